import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deed } from '../../components/effects.ts';
import { BUILT_BY } from '../../components/things.ts';
import { TUNNEL_SITES } from '../../components/words.ts';
import { effectTask, wholeTask } from '../../rules/agenda/effect-tasks.ts';
import { canBuild } from '../../rules/building/sites.ts';
import { goodsOf, offered, type PlayerSketch, play, playerAt, position, resolved, waiting } from '../position.ts';

// How much of an effect has to be used: nothing of it, or all that can be.

const SLOT = { task: 'slot', seat: 0 } as const;
const FARMS: PlayerSketch = { buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm' } };
const upgrade: Deed = { do: 'upgrade', what: 'farm', count: 1, cost: 'free' };

const atWill = (deed: Deed, me: PlayerSketch = {}) => resolved({ players: [me] }, effectTask(0, deed), SLOT).state;
const wholly = (deed: Deed, me: PlayerSketch = {}) => resolved({ players: [me] }, wholeTask(0, deed), SLOT).state;

test('UWC-BUILD-18, UWC-TURN-12 parts of what is triggered are all carried out, in any order; those of a card may be left out', () => {
  const deed: Deed = { do: 'all', of: [upgrade, { do: 'gainChoice', count: 1, distinct: true, from: ['kelp', 'credits'] }] };
  const [free, bound] = [atWill(deed, FARMS), wholly(deed, FARMS)];
  assert.deepEqual(
    [offered(free), offered(bound)],
    [
      ['stop', 'pick 0', 'pick 1'],
      ['pick 0', 'pick 1'],
    ],
  );
  for (const state of [free, bound]) play(state, 'pick 1', 'gain kelp');
  assert.deepEqual([offered(free)[0], offered(bound)[0]], ['skip', 'upgrade C33-a']);
});

test('UWC-GLOSS-05, UWC-BUILD-18 what is done once for each is done each time where it is triggered, and may be left out each time on a card', () => {
  const deed: Deed = { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 1, max: 2, effect: upgrade };
  const [free, bound] = [atWill(deed, FARMS), wholly(deed, FARMS)];
  for (const state of [free, bound]) {
    assert.equal(offered(state).includes('skip'), state === free);
    play(state, 'upgrade C33-a');
    assert.equal(offered(state).includes('skip'), state === free);
    play(state, 'upgrade C33-b');
    assert.equal(waiting(state), 'slot');
  }
});

test('UWC-GLOSS-15 what one structure yields is of the kinds that the effect names', () => {
  const me: PlayerSketch = { buildings: { 'C33-a': 'farm+', 'C33-b': 'laboratory+', 'C33-c': 'farm' }, cities: ['C23'], tunnels: ['C23-C33+'] };
  assert.deepEqual(offered(atWill({ do: 'produceOnce', what: 'structure' }, me)), ['yield C33-a', 'yield C33-b', 'yield C23-C33']);
  assert.deepEqual(offered(atWill({ do: 'produceOnce', what: 'building' }, me)), ['yield C33-a', 'yield C33-b']);
});

test('UWC-UPG-07 a city that is converted for free costs nothing', () => {
  const state = atWill({ do: 'convertCity', cost: 'free' });
  play(state, 'convert C33');
  assert.deepEqual([playerAt(state).symbiotic, goodsOf(state)], [1 << 8, {}]);
});

test('UWC-VAR-07 where only a site with a surcharge is left, who cannot pay that too can build nothing', () => {
  const tunnels = TUNNEL_SITES.filter((site) => site !== 'C22-C23');
  const can = (credits: number): boolean =>
    canBuild(position({ players: [{ board: '5', tunnels, goods: { steelplast: 1, credits } }] }), 0, BUILT_BY.tunnel, 'usual', false);
  assert.deepEqual([can(1), can(2)], [false, true]);
});
