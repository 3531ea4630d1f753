import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardBy } from '@madang/kernel/testing';
import type { Deed } from '../../components/effects.ts';
import { TUNNEL } from '../../components/things.ts';
import { METROPOLISES } from '../../components/words.ts';
import { effectTask, wholeTask } from '../../rules/agenda/effect-tasks.ts';
import { usable } from '../../rules/effects/usable.ts';
import { underwater } from '../../rules/index.ts';
import { producing } from '../../rules/production/structures.ts';
import { HIDDEN_TILE, type UnderwaterTask } from '../../rules/state.ts';
import { goodsOf, offered, ofName, type PlayerSketch, play, playerAt, playHeard, position, resolved, waiting } from '../position.ts';

// What each operator does beyond the cards of our deck, for the decks of others.

const gain = (goods: Extract<Deed, { do: 'gain' }>['goods']): Deed => ({ do: 'gain', goods });
const farm: Deed = { do: 'build', what: 'farm', count: 1, cost: 'usual' };
const SLOT = { task: 'slot', seat: 0 } as const;

/** An effect carried out; below it lies the choice of a slot. */
function carriedOut(deed: Deed, me: PlayerSketch = {}, must = false) {
  return resolved({ players: [{ board: '1', ...me }] }, effectTask(0, deed, must), SLOT).state;
}

test('UWC-TURN-12 UWC-TURN-19 what is only gained is taken first; other parts in an order of choice, and each may be left out', () => {
  const state = carriedOut({ do: 'all', of: [farm, gain({ kelp: 1 }), { do: 'advance', steps: 1 }] });
  // The farm is paid with the kelp that the same effect gives.
  assert.deepEqual([goodsOf(state), offered(state)], [{ kelp: 1 }, ['stop', 'pick 0', 'pick 1']]);
  play(state, 'pick 1');
  assert.equal(state.federation[0], 4);
  play(state, 'skip');
  assert.deepEqual([goodsOf(state), waiting(state)], [{ kelp: 1 }, 'slot']);
});

test('UWC-TURN-12 a part that can do nothing is not offered until another part lets it', () => {
  const state = carriedOut(
    {
      do: 'all',
      of: [
        { do: 'useAction', max: 1 },
        { do: 'refreshAction', count: 1 },
      ],
    },
    { ready: [], spent: [20] },
  );
  assert.deepEqual(offered(state), ['skip', 'use 20']);
});

test('UWC-TURN-13 what must be used cannot be left out altogether', () => {
  const both: Deed = { do: 'all', of: [farm, { do: 'advance', steps: 2 }] };
  const state = carriedOut(both, { goods: { kelp: 1 } }, true);
  assert.deepEqual(offered(state), ['pick 0', 'pick 1']);
  play(state, 'pick 0');
  assert.ok(!offered(state).includes('skip'));
});

test('UWC-GLOSS-05 for every two farms something that asks is done once each, and may be left out each time', () => {
  const deed: Deed = { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 2, effect: { do: 'advance', steps: 1 } };
  const state = carriedOut(deed, { buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm+' } });
  play(state, 'do');
  assert.deepEqual([state.federation[0], waiting(state)], [4, 'slot']);
  assert.ok(!usable(position({}), 0, deed, -1));
});

test('UWC-GLOSS-16 otherwise: the other part where the condition does not hold', () => {
  const deed: Deed = { do: 'if', condition: { federationSpace: 3 }, effect: gain({ credits: 2 }), otherwise: gain({ kelp: 1 }) };
  assert.deepEqual(goodsOf(resolved({ federation: [3] }, effectTask(0, deed), SLOT).state), { credits: 2 });
  assert.deepEqual(goodsOf(resolved({ federation: [2] }, effectTask(0, deed), SLOT).state), { kelp: 1 });
});

test('UWC-GLOSS-19 of several payments any one; without payment no benefit', () => {
  const deed: Deed = { do: 'pay', cost: [{ credits: 2 }, { kelp: 1 }], effect: gain({ points: 3 }) };
  const state = carriedOut(deed, { goods: { credits: 2, kelp: 1 } });
  assert.deepEqual(offered(state), ['skip', 'spend credits', 'spend kelp']);
  play(state, 'spend kelp');
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{ credits: 2 }, 3]);
  assert.equal(waiting(carriedOut(deed, { goods: { credits: 1 } })), 'slot');
});

test('UWC-GLOSS-28 resources are chosen in any order, and what is left is not asked; without distinct the same may come twice', () => {
  const from = ['credits', 'kelp', 'science'] as const;
  const different = carriedOut({ do: 'gainChoice', count: 2, distinct: true, from });
  assert.deepEqual(offered(different), ['gain credits', 'gain kelp', 'gain science']);
  play(different, 'gain science');
  assert.deepEqual(offered(different), ['gain credits', 'gain kelp']);
  play(different, 'gain kelp');
  assert.deepEqual(goodsOf(different), { kelp: 1, science: 1 });
  const both = carriedOut({ do: 'gainChoice', count: 2, distinct: true, from: ['credits', 'kelp'] });
  assert.deepEqual(goodsOf(both), { credits: 1, kelp: 1 });
  const any = carriedOut({ do: 'gainChoice', count: 2, distinct: false, from });
  play(any, 'gain kelp', 'gain kelp');
  assert.deepEqual(goodsOf(any), { kelp: 2 });
});

test('UWC-TURN-22 what must follow decides what may be begun; an upgrade at will does not', () => {
  const first = { do: 'build', what: 'farm', count: 1, cost: 'usual' } as const;
  const second = { do: 'upgrade', what: 'structure', count: 1, cost: [{ science: 1 }], target: 'justBuilt' } as const;
  const can = (science: number, deed: Deed): boolean => {
    // C23-b, which gives a science, is taken.
    const state = position({ players: [{ board: '1', goods: { kelp: 1, ...(science > 0 ? { science } : {}) }, buildings: { 'C23-b': 'farm' } }] });
    return usable(state, 0, deed, -1);
  };
  const both: Deed = { do: 'seq', of: [first, second], atomic: true };
  assert.deepEqual([can(0, both), can(1, both), can(0, { do: 'seq', of: [first, second] })], [false, true, true]);
});

test('UWC-TURN-22 the bonus of the site may pay for what must follow', () => {
  const deed: Deed = {
    do: 'seq',
    of: [
      { do: 'build', what: 'building', count: 1, cost: 'free' },
      { do: 'upgrade', what: 'structure', count: 1, cost: [{ science: 1 }], target: 'justBuilt' },
    ],
    atomic: true,
  };
  // Only C23-b of board 1 gives a science.
  const state = carriedOut(deed);
  assert.deepEqual(offered(state), ['skip', 'building farm C23-b', 'building desalination C23-b', 'building laboratory C23-b']);
  play(state, 'building laboratory C23-b');
  assert.deepEqual([goodsOf(state), playerAt(state).buildings.filter((one) => one > 3).length], [{}, 1]);
});

test('UWC-BUILD-18 what happens fully asks nothing: all steps are made', () => {
  const { state } = resolved({}, wholeTask(0, { do: 'all', of: [{ do: 'advance', steps: 3 }, gain({ points: 1 })] }), SLOT);
  assert.deepEqual([state.federation[0], playerAt(state).points, goodsOf(state), waiting(state)], [2, 1, { credits: 1, steelplast: 1 }, 'slot']);
});

test('UWC-CARD-24 an action card that uses action cards does not make itself usable', () => {
  const deed: Deed = { do: 'useAction', max: 2 };
  assert.ok(!usable(position({ players: [{ ready: [] }] }), 0, deed, -1));
  assert.ok(usable(position({ players: [{ ready: [0] }] }), 0, deed, -1));
});

test('UWC-NET-10 of the tiles looked at so many are kept, with their instant effects; the others go back', () => {
  const deed: Deed = { do: 'gainMetropolis', colour: 'blue', look: 3, keep: 2 };
  const state = position({ players: [{}] });
  state.unusedTiles = (['blue-1', 'blue-2', 'blue-7'] as const).map((tile) => METROPOLISES.indexOf(tile));
  const agenda: readonly UnderwaterTask[] = [SLOT, effectTask(0, deed), { task: 'advance', seat: 0, left: 1 }];
  state.agenda = [...agenda];
  const [mine, other] = [heardBy(0), heardBy(1)];
  for (const { tell } of [mine, other]) playHeard(underwater.clone(state), 'skip', tell);
  const looked = mine.heard.find(({ event }) => event === 'tiles-looked');
  assert.deepEqual(looked && 'tiles' in looked && [...Object.values(looked.tiles ?? [])].toSorted(), ['blue-1', 'blue-2', 'blue-7']);
  assert.deepEqual(other.heard, [{ event: 'tiles-looked-unseen', seat: 0, tiles: 3 }]);
  play(state, 'skip');
  const seen = [0, 1, null].map((seat) => underwater.redact(state, seat).players[0]?.lookedTiles.filter((tile) => tile !== HIDDEN_TILE).length);
  assert.deepEqual(seen, [3, 0, 0]);
  const told = play(state, 'tile blue-1', 'tile blue-7');
  const me = playerAt(state);
  assert.deepEqual([goodsOf(state), me.points, me.gained.length, me.lookedTiles, state.unusedTiles.length], [{ kelp: 1 }, 4, 2, [], 1]);
  assert.deepEqual(
    ofName(told, 'tile-gained'),
    ['blue-1', 'blue-7'].map((tile) => ({ event: 'tile-gained', seat: 0, tile })),
  );
});

test('UWC-PROD-09, OQ-62 a card may swap the yield of each tunnel next to a city, of no other', () => {
  const me = playerAt(position({ players: [{ board: '6', tunnels: ['C23-C33', 'C13-C23', 'C12-C13'] }] }));
  assert.equal(producing(me, TUNNEL), 1);
  const between = playerAt(position({ players: [{ cities: ['C23'], tunnels: ['C23-C33', 'C13-C23'] }] }));
  assert.equal(producing(between, TUNNEL), 2);
});
