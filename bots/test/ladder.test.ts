import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Depths } from '@madang/bots';
import {
  CHUNK,
  chunkSeed,
  climbed,
  type LadderFile,
  newLadder,
  played,
  type Rung,
  readLadder,
  rungsOf,
  sideOf,
  standings,
  verdictOf,
} from '@madang/bots/arena';
import { below, seedRandom } from '@madang/kernel';
import { nim, nimExpertise } from './toys/nim.ts';

const GAME = {
  game: nim,
  expertise: { ...nimExpertise, iterations: 40, turns: 3, temperatures: { greedy: 1, normal: 0.7, hard: 0.2 } },
};

/** The ladder after chunks in which the upper level won so many of twenty. */
function after(ladder: LadderFile, rung: Rung, victories: readonly number[]): LadderFile {
  const none = { value: 0, low: 0, high: 0 };
  const bot = {
    name: rung.upper,
    seats: CHUNK,
    share: none,
    pair: none,
    meanPoints: 0,
    rating: none,
    millisecondsPerDecision: 4,
    iterationsPerDecision: 0,
  };
  return victories.reduce((ladder, won) => climbed(ladder, rung, { bots: [{ ...bot, victories: won }] }), ladder);
}

const rung = (at: number): Rung => {
  const one = rungsOf(GAME)[at];
  assert.ok(one);
  return one;
};

test('a rung for every level but the lowest, with what is played on it', () => {
  assert.deepEqual(
    rungsOf(GAME).map(({ upper, lower, iterations, temperature }) => [
      upper,
      lower,
      iterations.upper,
      iterations.lower,
      temperature.upper,
      temperature.lower,
    ]),
    [
      ['easy', 'random', 0, 0, 0, 0],
      ['greedy', 'easy', 0, 0, 1, 0],
      ['normal', 'greedy', 0, 0, 0.7, 1],
      ['hard', 'normal', 0, 0, 0.2, 0.7],
      ['expert', 'hard', 40, 0, 0, 0.2],
    ],
  );
  assert.deepEqual(
    rungsOf(GAME, 'greedy').map(({ upper }) => upper),
    ['easy', 'greedy'],
  );
});

test('chunks add up, each with deals of its own, and a file that is read again goes on where it was', () => {
  const ladder = after(newLadder('s'), rung(1), [8, 12.5]);
  assert.deepEqual([played(ladder, rung(1)).matches, played(ladder, rung(1)).victories], [40, 20.5]);
  assert.equal(played(ladder, rung(0)).matches, 0);
  const seeds = [0, 1, 2].map((chunks) => chunkSeed(ladder, { ...rung(1), matches: chunks * CHUNK }));
  assert.equal(new Set([...seeds, chunkSeed(ladder, rung(0)), chunkSeed(newLadder('t'), rung(1))]).size, 5);
  assert.deepEqual(readLadder(JSON.parse(JSON.stringify(ladder))), { ok: true, value: ladder });
  assert.deepEqual(readLadder({ ...ladder, rungs: [{ ...rung(0), matches: -1 }] }), { ok: false, problem: { field: 'rungs.0.matches' } });
});

test('other rules, iterations, turns, reach or temperature are another rung: what was played before stays as it was', () => {
  const ladder = after(newLadder('s'), rung(4), [10]);
  const expertWith = (expertise: Depths, version = nim.version): Rung => {
    const one = rungsOf({ game: { ...nim, version }, expertise: { ...GAME.expertise, ...expertise } })[4];
    return one ?? assert.fail();
  };
  const faster = expertWith({ iterations: 41 });
  const turned = expertWith({ turns: 7 });
  assert.deepEqual(turned.turns, { upper: 7, lower: 0 });
  const far = { ...rung(4), reach: { upper: 60, lower: 0 } };
  const others = [faster, turned, expertWith({}, '2'), far, expertWith({ temperatures: { greedy: 1, normal: 0.7, hard: 0.3 } })];
  assert.deepEqual(
    [expertWith({}), ...others].map((one) => played(ladder, one).matches),
    [20, 0, 0, 0, 0, 0],
  );
  const renamed = (alike: readonly string[]) => rungsOf({ game: { ...nim, version: '2' }, expertise: { ...GAME.expertise, facts: { alike } } })[4];
  assert.deepEqual(renamed([nim.version, '1.5']), rung(4), 'rules that are alike go on with what the oldest of them played');
  assert.notDeepEqual(renamed([]), rung(4));
  const both = after(ladder, faster, [4]);
  assert.deepEqual([played(both, rung(4)).victories, played(both, faster).victories], [10, 4]);
});

test('newly trained values make another rung of every level that judges positions; a file of before there were marks and reaches is read on', () => {
  const facts = { facts: 'f', shape: { first: 4, second: 2 }, weights: 'AAAA' };
  const rungs = (values?: object): readonly Rung[] => rungsOf({ ...GAME, expertise: { ...GAME.expertise, ...(values && { values }) } });
  const [trained, again, told] = [rungs(facts), rungs({ ...facts, weights: 'AAAB' }), rungs({ ...facts, arena: [1] })];
  const ladder = after(newLadder('s'), rung(1), [10]);
  const known = (now: readonly Rung[], ladderNow = ladder) => now.map((one) => played(ladderNow, one).matches);
  assert.deepEqual(
    [known(rungs()), known(trained)],
    [
      [0, 20, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  );
  const [easy, greedy] = trained;
  assert.ok(easy && greedy);
  const both = after(after(ladder, easy, [20]), greedy, [8]);
  assert.deepEqual(
    [known(trained, both), known(told, both), known(again, both)],
    [
      [20, 20, 0, 0, 0],
      [20, 20, 0, 0, 0],
      [20, 0, 0, 0, 0],
    ],
  );
  const old = { ...ladder, rungs: ladder.rungs.map(({ values: _, reach: __, turns: ___, ...before }) => before) };
  assert.deepEqual(readLadder(JSON.parse(JSON.stringify(old))), { ok: true, value: ladder });
  // What greedy won before it wavered is not the present one's.
  const steady = readLadder({ ...ladder, rungs: ladder.rungs.map(({ temperature: _, ...before }) => before) });
  assert.ok(steady.ok);
  assert.deepEqual(steady.value.rungs[0]?.temperature, { upper: 0, lower: 0 });
  assert.deepEqual(known(rungs(), steady.value), [0, 0, 0, 0, 0]);
});

test('a level is above its bar or below it only where that holds for whoever looks again and again', () => {
  const verdict = (...victories: number[]) => verdictOf(played(after(newLadder('s'), rung(0), victories), rung(0)));
  assert.equal(verdict(8), 'unsure');
  assert.equal(verdict(20), 'above');
  assert.equal(verdict(1), 'below');
  // 3 of 20 are 5 to 36 %, so below 38 % for who looks once; of twenty looks one would say so too often.
  assert.equal(verdict(3), 'unsure');
  assert.equal(verdict(3, 3), 'below');
  assert.equal(verdict(12), 'unsure');
  // 10 of 20 are 30 to 70 %; as many of 200 are 43 to 57 %.
  assert.equal(verdict(10), 'unsure');
  assert.equal(verdict(...Array.from({ length: 10 }, () => 10)), 'above');
  assert.equal(verdictOf(rung(0)), 'unsure');
});

test('a level exactly at its bar is hardly ever said to be above or below it, however often one looks', () => {
  const random = seedRandom('looks');
  const isDecided = (): boolean => {
    for (let look = 1, victories = 0; look <= 20; look++) {
      for (let i = 0; i < 20; i++) if (below(random, 100) < 38) victories++;
      if (sideOf(victories, 20 * look, 0.38) !== 'unsure') return true;
    }
    return false;
  };
  const decided = Array.from({ length: 500 }, isDecided).filter(Boolean).length;
  // About 5 of a hundred; with the bound of a single look 25.
  assert.ok(decided >= 5 && decided <= 50, String(decided));
});

test('ratings are distances added up from random, with their errors; par is no distance, and above a rung that was not played nothing is known', () => {
  let ladder = after(
    newLadder('s'),
    rung(0),
    Array.from({ length: 5 }, () => 5),
  );
  ladder = after(
    ladder,
    rung(1),
    Array.from({ length: 5 }, () => 15),
  );
  ladder = after(ladder, rung(3), [10]);
  const [easy, greedy, normal, hard] = standings(rungsOf(GAME).map((one) => played(ladder, one)));
  assert.equal(Math.round(easy?.rating?.value ?? Number.NaN), 0);
  // Three of four at four seats: odds of nine to one against each.
  assert.equal(Math.round(greedy?.rating?.value ?? Number.NaN), Math.round(400 * Math.log10(9)));
  // 25 of a hundred are 17.5 to 34.3 by Wilson: 78 points below even and above. Two steps' errors add up by their squares.
  const ends = (rating: { readonly low: number; readonly high: number } | undefined) =>
    [rating?.low, rating?.high].map((one) => Math.round(one ?? 0));
  assert.deepEqual(
    [ends(easy?.rating), ends(greedy?.rating)],
    [
      [-78, 78],
      [271, 492],
    ],
  );
  assert.equal(Math.round(100 * (greedy?.pair.value ?? 0)), 90);
  const width = (rating: { readonly low: number; readonly high: number } | undefined) => (rating ? rating.high - rating.low : Number.NaN);
  assert.ok(width(greedy?.rating) > width(easy?.rating));
  assert.deepEqual([normal?.rating, hard?.rating], [undefined, undefined]);
  assert.equal(greedy?.milliseconds, 4);
  const all = standings([played(after(newLadder('s'), rung(0), [20]), rung(0))])[0]?.rating;
  assert.ok(all && Number.isFinite(all.value) && Number.isFinite(all.high) && all.value > 600);
});
