import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, seedRandom, type Told } from '@madang/kernel';
import type { Flow } from '../../components/effects.ts';
import { DAM_SITES, type DamSite, HEADSTREAMS } from '../../components/words.ts';
import { water } from '../../rules/automa/steps/water.ts';
import { clone } from '../../rules/clone.ts';
import type { Barrage } from '../../rules/state.ts';
import { flowAll } from '../../rules/water/flow.ts';
import { dropsIn, playerAt, type Sketch } from '../position.ts';
import { automaAt, gain, looks, standing, steps, takeTurn, told } from './turns.ts';

// Tile 6 places one drop that flows now, tile 5 two that flow later; both as step 2.
const NOW = 6;
const LATER = 5;

test('BAR-AUTOMA-16 a drop is placed where it ends in an own dam, and the turn goes on', () => {
  const state = automaAt({ actions: NOW }, { dams: { D8l: [0, 1, 0] } });
  const events = takeTurn(state);
  assert.deepEqual(steps(events), ['1 production: no-system', '2 water: done', '3 construction: done']);
  assert.deepEqual(dropsIn(state), { D8l: 1 });
  assert.equal(told(events, 'drop-placed')[0]?.headstream, 'A');
});

test('BAR-AUTOMA-16 without a useful drop the step is skipped', () => {
  const skipped = (dams: Sketch['dams'], actions: number, waiting: readonly number[] = [0, 0, 0, 0]): string | undefined =>
    steps(takeTurn(automaAt({ actions }, { ...(dams ? { dams } : {}), waiting })))[1];
  assert.equal(skipped({}, NOW), '2 water: no-useful-drop');
  assert.equal(skipped({ D8l: [0, 1, 1] }, NOW), '2 water: no-useful-drop'); // full
  assert.equal(skipped({ D1l: [1, 1, 0], D8l: [0, 1, 0] }, NOW), '2 water: no-useful-drop'); // it stops above
  assert.equal(skipped({ D1l: [1, 1, 1], D8l: [0, 1, 0] }, NOW), '2 water: done'); // it passes
  assert.equal(skipped({ D8l: [0, 1, 0] }, LATER, [1, 0, 0, 0]), '2 water: no-useful-drop'); // the drop that waits will fill it
  assert.equal(skipped({ D8l: [0, 1, 0] }, NOW, [1, 0, 0, 0]), '2 water: done'); // that one does not move now
});

test('BAR-AUTOMA-16 drops are placed one after another, on several headstreams too, each where it brings another drop into an own dam', () => {
  const state = automaAt({ actions: LATER, criteria: 1 }, { dams: { D8l: [0, 2, 0], D9l: [0, 1, 0] }, waiting: [1, 0, 0, 0] });
  const events = takeTurn(state);
  assert.deepEqual(state.waiting, [2, 1, 0, 0], 'the drop that waits and one more fill D8l, the other fills D9l');
  assert.deepEqual(looks(events).slice(0, 1), ['letters: A B → A'], 'then B alone is left');
});

test('BAR-AUTOMA-16 drops that are of no use are left over', () => {
  const after = (dams: Sketch['dams']): readonly number[] => {
    const state = automaAt({ actions: LATER, criteria: 1 }, dams ? { dams } : {});
    takeTurn(state);
    return state.waiting;
  };
  assert.deepEqual(after({ D8l: [0, 1, 0] }), [1, 0, 0, 0], 'a second would run past');
  assert.deepEqual(after({ D1l: ['neutral', 1, 0], D8l: [0, 1, 0], D9l: [0, 1, 0] }), [0, 1, 0, 0], 'the other would stop at D1l');
  assert.deepEqual(after({ D1l: ['neutral', 2, 0], D8l: [0, 1, 0] }), [0, 0, 0, 0], 'neither would come to D8l');
});

test('BAR-AUTOMA-16 a first drop may fill a dam on the way for the second', () => {
  const dams = { D1l: ['neutral', 1, 0], D8l: [0, 1, 0] } as const;
  const later = automaAt({ actions: 1, criteria: 2 }, { dams });
  const events = takeTurn(later);
  assert.ok(steps(events).some((step) => step.endsWith('water: done')));
  assert.deepEqual(later.waiting, [2, 0, 0, 0]);
  const now = automaAt({ actions: NOW, criteria: 2 }, { dams });
  assert.equal(steps(takeTurn(now))[1], '2 water: no-useful-drop', 'one drop alone does not come so far');
});

test('BAR-AUTOMA-16 of several headstreams the letters of the criteria tile decide, the one that it does not name comes last', () => {
  const headstream = (criteria: number, dams: Sketch['dams']): string | undefined =>
    told(takeTurn(automaAt({ actions: NOW, criteria }, { ...(dams ? { dams } : {}) })), 'drop-placed')[0]?.headstream;
  const two: Sketch['dams'] = { D8l: [0, 1, 0], D9l: [0, 1, 0] };
  assert.equal(headstream(1, two), 'A'); // A B C
  assert.equal(headstream(2, two), 'B'); // B C D
  assert.equal(headstream(5, two), 'B'); // D C B, A last
  assert.equal(headstream(3, { D10l: [0, 1, 0] }), 'C'); // C D A
});

test('BAR-AUTOMA-16 what it looked at is told', () => {
  const events = takeTurn(automaAt({ actions: NOW, criteria: 5 }, { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] } }));
  assert.deepEqual(looks(events)[0], 'letters: A B → B');
});

test('BAR-AUTOMA-10 BAR-AUTOMA-16 one engineer stands in the water section', () => {
  const state = automaAt({ actions: NOW }, { dams: { D8l: [0, 1, 0] }, taken: { 'water-two-later-left': 2 } });
  takeTurn(state);
  assert.deepEqual(standing(state), ['water-two-later-left', 'water-one-now-left']);
});

test('BAR-AUTOMA-16 drops of its rewards and incomes are placed in the same way, or not at all', () => {
  const now = { do: 'placeDrops', n: 2, flow: 'now' } as const;
  const state = automaAt({ criteria: 2 }, { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] } });
  gain(state, 0, [now]);
  assert.deepEqual(dropsIn(state), { D8l: 1, D9l: 1 });
  const events = gain(state, 0, [now]);
  assert.deepEqual(dropsIn(state), { D8l: 1, D9l: 1 });
  assert.equal(told(events, 'drop-placed').length, 0);
});

test('BAR-AUTOMA-16 rewards too are placed on several headstreams, a drop of no use with the one after it, and the rest is declined', () => {
  const later = (n: number, dams: NonNullable<Sketch['dams']>, waiting: readonly number[]): readonly number[] => {
    const state = automaAt({ criteria: 1 }, { dams, waiting });
    gain(state, 0, [{ do: 'placeDrops', n, flow: 'later' }]);
    return state.waiting;
  };
  assert.deepEqual(later(2, { D8l: [0, 2, 0], D9l: [0, 1, 0] }, [1, 0, 0, 0]), [2, 1, 0, 0]);
  assert.deepEqual(later(3, { D1l: ['neutral', 1, 0], D8l: [0, 1, 0] }, [0, 0, 0, 0]), [2, 0, 0, 0]);
  assert.deepEqual(
    later(2, { D1l: ['neutral', 1, 0], D8l: [0, 1, 0], D9l: [0, 1, 0] }, [0, 0, 0, 0]),
    [0, 1, 0, 0],
    'one drop alone on B, not two on A',
  );
});

/** A water step of so many drops, as if a tile showed it. */
function takeWater(state: Barrage, drops: number, flow: Flow): Told[] {
  const heard: Told[] = [];
  const step = water({ step: 'water', engineers: 1, drops, flow, continues: true });
  if (step.hindered(state, 0) === null) step.perform(state, 0, (event) => heard.push(event));
  return heard;
}

/** The drops of an automa's plan by the ledger's words, each trial let down by the rules of the water themselves. */
function byTheWords(state: Barrage, drops: number, flow: Flow, letters: readonly number[]): number[] {
  const placed = [0, 0, 0, 0];
  const held = (more: readonly number[]): number => {
    const trial = clone(state);
    trial.waiting = trial.waiting.map((waiting, i) => (flow === 'later' ? waiting : 0) + (more[i] ?? 0));
    flowAll(trial, undefined);
    return trial.drops.reduce((sum, n, dam) => sum + (trial.damOwner[dam] === 0 ? n : 0), 0);
  };
  let useless = 0;
  for (let drop = 0; drop < drops; drop++) {
    const before = held(placed);
    const withMore = (headstream: number) => placed.map((n, i) => n + (i === headstream ? useless + 1 : 0));
    const found = letters.find((headstream) => held(withMore(headstream)) > before);
    if (found === undefined) useless += 1;
    else {
      placed.splice(0, 4, ...withMore(found));
      useless = 0;
    }
  }
  return placed;
}

const OWNERS: readonly (0 | 1 | 'neutral')[] = [0, 0, 1, 'neutral'];
const PLACED: readonly (readonly [drops: number, flow: Flow])[] = [
  [1, 'now'],
  [2, 'later'],
  [3, 'later'],
  [3, 'now'],
];
/** Criteria tiles by their numbers, and the headstreams in the order of their letters. */
const LETTERS: readonly (readonly [criteria: number, letters: readonly number[]])[] = [
  [1, [0, 1, 2, 3]],
  [2, [1, 2, 3, 0]],
  [5, [3, 2, 1, 0]],
];

test('BAR-AUTOMA-16 steps and rewards place what the words say, whatever stands on the map', () => {
  const random = seedRandom('automa drops');
  const some = <T>(of: readonly T[]): T => {
    const chosen = of[below(random, of.length)];
    assert.ok(chosen !== undefined);
    return chosen;
  };
  let several = 0;
  for (let trial = 0; trial < 300; trial++) {
    const sketched = DAM_SITES.filter(() => below(random, 2) === 0).map((site): [DamSite, [0 | 1 | 'neutral', number, number]] => {
      const height = 1 + below(random, 3);
      return [site, [some(OWNERS), height, below(random, height + 1)]];
    });
    const sketch: Sketch = { dams: Object.fromEntries(sketched), waiting: HEADSTREAMS.map(() => below(random, 3)) };
    const [criteria, letters] = some(LETTERS);
    const [drops, flow] = some(PLACED);
    const expected = byTheWords(automaAt({ criteria }, sketch), drops, flow, letters);
    const events = gain(automaAt({ criteria }, sketch), 0, [{ do: 'placeDrops', n: drops, flow }]);
    const stepped = takeWater(automaAt({ criteria }, sketch), drops, flow);
    for (const heard of [events, stepped]) {
      assert.deepEqual(
        HEADSTREAMS.map((word) => told(heard, 'drop-placed').filter(({ headstream }) => headstream === word).length),
        expected,
        `trial ${trial}: ${JSON.stringify({ sketch, criteria, drops, flow })}`,
      );
    }
    several += Number(expected.filter((n) => n > 0).length > 1);
  }
  assert.ok(several >= 20, `drops on several headstreams in ${several} trials`);
});

test('BAR-AUTOMA-29 the USA with their ability place a drop, of equal ones, where it gives most energy', () => {
  // B passes the strips of 5, 9 and 11, A those of 8 and 11: the drop ends in D8l or D9l.
  const sketch: Sketch = { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] }, powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P12-3': 0 } };
  const first = (automa: 'standard' | 'high-voltage'): unknown => {
    const state = automaAt({ actions: NOW, criteria: 1 }, { ...sketch, conduits: {} }, { automa, company: 'usa' });
    const events = takeTurn(state);
    return [told(events, 'drop-placed')[0]?.headstream, playerAt(state, 0).energy];
  };
  assert.deepEqual(first('standard'), ['A', 0]);
  assert.deepEqual(first('high-voltage'), ['B', 2]);
});
