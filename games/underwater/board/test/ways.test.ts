import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickedWays } from '@madang/board-kit/layout';
import { type Decision, decision, foresee, inWords } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { NONSYMBIOTIC } from '../../components/things.ts';
import { type EffectTask, NO_SLOT, NOTHING_NEXT, SOME } from '../../rules/agenda/effect-tasks.ts';
import { type UnderwaterMove, underwater } from '../../rules/index.ts';
import { type PlayerSketch, resolved } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { ANSWERING, begins } from '../targets.ts';

/** The first steps of the ways that lie at pieces of the board, where these parts of an effect can be picked. */
function waysOf(of: readonly Deed[], me: PlayerSketch = {}) {
  const parts: EffectTask = { task: 'parts', of, seat: 0, need: SOME, slot: NO_SLOT };
  const { state } = resolved({ players: [me] }, parts);
  const open: Decision<UnderwaterMove> | undefined = decision(underwater, state);
  assert.ok(open);
  const ways = pickedWays(
    ANSWERING,
    open,
    ([pick]) => {
      const { after, next } = foresee(underwater, state, open.seat, pick ?? assert.fail());
      return { view: after, decision: next ?? null, explain: () => null };
    },
    begins,
  );
  return Object.fromEntries([...ways].map(([piece, list]) => [piece, list.map((way) => way.map(inWords).join(' › '))]));
}

const CHOICE: Deed = { do: 'gainChoice', count: 2, distinct: true, from: ['credits', 'kelp', 'science'] };
const STEPS: Deed = { do: 'advance', steps: 2 };

test('UWC-TURN-19 UWC-GLOSS-28 one press on a resource picks its part of an effect and gains it', () => {
  const ways = waysOf([CHOICE, { do: 'advance', steps: 1 }]);
  assert.deepEqual(ways['good:kelp'], ['pick 0 › gain kelp']);
  assert.deepEqual(ways['good:science'], ['pick 0 › gain science']);
  assert.equal(ways['good:steelplast'], undefined, 'not offered');
});

test('UWC-TURN-19 a press on a resource that a part gives does not begin another part', () => {
  assert.deepEqual(Object.keys(waysOf([{ do: 'gain', goods: { kelp: 1 } }, CHOICE])), ['good:credits', 'good:kelp', 'good:science']);
  assert.deepEqual(waysOf([{ do: 'gain', goods: { kelp: 1 } }, CHOICE])['good:kelp'], ['pick 1 › gain kelp']);
});

test('UWC-FED-11 one press on the track takes one step, and not the step that a part takes by itself as well', () => {
  for (const way of Object.values(waysOf([CHOICE, STEPS])).flat()) assert.doesNotMatch(way, /do/);
});

test('UWC-SPEC-02 one press on a face-up special card picks the part that takes it', () => {
  const ways = waysOf([CHOICE, { do: 'drawSpecial', count: 1 }]);
  const taken = Object.entries(ways).filter(([piece]) => piece.startsWith('special:'));
  assert.ok(taken.length > 0);
  for (const [piece, way] of taken) assert.deepEqual(way, [`pick 1 › take ${piece.slice('special:'.length)}`]);
});

/** What confirming pays, in words. */
function paid(goods: NonNullable<PlayerSketch['goods']>): string | undefined {
  const price: EffectTask = { task: 'replace', seat: 0, thing: NONSYMBIOTIC, site: 1, cost: 'usual', next: NOTHING_NEXT };
  const { state } = resolved({ players: [{ goods }] }, price);
  const open = decision(underwater, state);
  assert.equal(open?.task.task, 'replace');
  const move = open && wording.usual?.(state, open);
  return move && inWords(move);
}

test('UWC-RES-05 confirming pays without biomatter where that can be, and chooses nothing where it cannot', () => {
  assert.equal(paid({ credits: 3, kelp: 3, steelplast: 3, biomatter: 2 }), 'replace 0 0');
  assert.equal(paid({ credits: 3, kelp: 1, steelplast: 1, biomatter: 2 }), undefined);
});
