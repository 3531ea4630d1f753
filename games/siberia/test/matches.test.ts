import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, at, begin, fingerprint, has, type Options, seedRandom, type Told, total } from '@madang/kernel';
import { anyOptions, playWatched } from '@madang/kernel/testing';
import fc from 'fast-check';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { CUBE_COUNTS, PIECES, TILE_COUNTS } from '../components/numbers.ts';
import { RESOURCES } from '../components/words.ts';
import type { SiberiaEvent } from '../rules/events.ts';
import { OPTIONS, siberia } from '../rules/index.ts';
import { countersOnBoard } from '../rules/rounds/personal-board.ts';
import { EMPTY, type Siberia, TILE } from '../rules/state.ts';

const isSold = (told: Told): told is Extract<SiberiaEvent, { readonly event: 'sold' }> => told.event === 'sold';

/** Matches of random moves, any options, two to four seats. */
const MATCH = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  options: anyOptions(OPTIONS),
});

interface Plan {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** Plays a match of random moves; `look` sees every position and all that was told up to it. */
function follow(plan: Plan, look: (state: Siberia, told: readonly Told[]) => void): Siberia {
  const told: Told[] = [];
  const state = begin(siberia, plan, (event) => told.push(event));
  playWatched(siberia, state, seedRandom(plan.seed), 20_000, { before: () => look(state, told), tell: (event) => told.push(event) });
  look(state, told);
  return state;
}

/** Checks a property of every position of 60 random matches. */
const always = (look: (state: Siberia, told: readonly Told[]) => void): void =>
  fc.assert(
    fc.property(MATCH, (plan) => {
      assert.ok(follow(plan, look).over);
    }),
    { seed: 11, numRuns: 60 },
  );

test('counters and tiles are never lost nor made', () => {
  always((state) => {
    const counters = [...state.bag];
    const tiles = [...state.pile];
    for (const row of state.display) add(tiles, row, 1);
    for (const one of state.players) {
      for (const counter of [...one.research, ...one.drawn]) add(counters, counter, 1);
      for (const [space, thing] of one.spaces.entries()) {
        if (thing === TILE) add(tiles, space >> 1, 1);
        else if (thing !== EMPTY) add(counters, thing, 1);
      }
    }
    assert.deepEqual(counters, COUNTER_COUNTS);
    assert.deepEqual(tiles, TILE_COUNTS);
  });
});

test('every player has six pieces, no count is negative, and a board is in order', () => {
  always((state) => {
    for (const one of state.players) {
      assert.equal(one.supply + total(one.workers) + total(one.sellers), PIECES);
      assert.ok([one.supply, ...one.workers, ...one.sellers].every((count) => count >= 0));
      for (let space = 0; space < one.spaces.length; space += 2) {
        const [first, second] = [at(one.spaces, space), at(one.spaces, space + 1)];
        assert.ok(first !== TILE || second !== TILE, 'never two tiles: SIB-ACT-08');
        assert.ok(first !== EMPTY || second === EMPTY || second === TILE, 'a lone counter is on the first space');
      }
    }
    assert.ok([...state.bag, ...state.pile, ...state.reserve].every((count) => count >= 0));
    assert.ok(state.display.length <= 4);
  });
});

test('cubes lie on the map, in reserve, or were sold, and money is what was sold', () => {
  always((state, told) => {
    const sold = told.filter(isSold);
    for (const [kind, all] of CUBE_COUNTS.entries()) {
      const gone = sold.filter((sale) => sale.resource === RESOURCES[kind]).reduce((sum, sale) => sum + sale.cubes, 0);
      assert.equal(at(state.reserve, kind) + state.cubes.filter((set) => has(set, kind)).length + gone, all);
    }
    for (const [seat, one] of state.players.entries()) {
      assert.equal(
        one.money,
        sold.filter((sale) => sale.seat === seat).reduce((sum, sale) => sum + sale.income, 0),
      );
    }
  });
});

test('a round begins with at most ten counters on a board', () => {
  always((state) => {
    const drawn = state.players.map((one) => one.drawn.length + one.placed.length);
    if (drawn.every((count) => count >= 6)) for (const one of state.players) assert.ok(countersOnBoard(one) + one.drawn.length <= 16);
  });
});

test('the frames of the agenda are never changed in place', () => {
  fc.assert(
    fc.property(MATCH, (plan) => {
      let kept: { frames: readonly unknown[]; marks: readonly string[] } = { frames: [], marks: [] };
      follow(plan, (state) => {
        assert.deepEqual(kept.frames.map(fingerprint), kept.marks);
        const frames = state.agenda.flatMap((frame) => ('lanes' in frame ? [] : [frame]));
        kept = { frames, marks: frames.map(fingerprint) };
      });
    }),
    { seed: 12, numRuns: 10 },
  );
});
