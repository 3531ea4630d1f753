import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Played, standings, tablePoints } from '../../../features/tournaments/points.ts';
import { countMeetings, fairSeating } from '../../../features/tournaments/seating.ts';

const cup = fc.record({ tables: fc.integer({ min: 1, max: 6 }), seats: fc.integer({ min: 2, max: 5 }), rounds: fc.integer({ min: 1, max: 6 }) });

test('in every round everybody sits once, and over the rounds on each seat as often as on any other, give or take one', () => {
  fc.assert(
    fc.property(cup, ({ tables, seats, rounds }) => {
      const people = tables * seats;
      const seating = fairSeating(people, seats, rounds);
      assert.equal(seating.length, rounds);
      const everybody = Array.from({ length: people }, (_, one) => one);
      for (const round of seating)
        assert.deepEqual(
          round.flat().sort((a, b) => a - b),
          everybody,
        );
      for (const one of everybody) {
        const on = Array.from({ length: seats }, (_, seat) => seating.flat().filter((table) => table[seat] === one).length);
        assert.ok(Math.max(...on) - Math.min(...on) <= 1, `${one} sits ${on}`);
      }
    }),
    { numRuns: 60 },
  );
});

test('no two people of a round could change places so that fewer meet again', () => {
  fc.assert(
    fc.property(cup, ({ tables, seats, rounds }) => {
      const people = tables * seats;
      const seating = fairSeating(people, seats, rounds);
      const again = (one: typeof seating): number =>
        countMeetings(one, people)
          .flat()
          .reduce((sum, met) => sum + met * met, 0);
      const best = again(seating);
      for (const [i, round] of seating.entries()) {
        for (const one of round.flat().slice(0, 6)) {
          for (const other of round.flat().slice(-6)) {
            const swapped = round.map((table) => table.map((who) => (who === one ? other : who === other ? one : who)));
            assert.ok(again(seating.with(i, swapped)) >= best, `round ${i}: ${one} and ${other}`);
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('as many different others as there are to be met', () => {
  const met = (people: number, seats: number, rounds: number): number[] =>
    countMeetings(fairSeating(people, seats, rounds), people).map((row) => row.filter((count) => count > 0).length);
  assert.deepEqual(new Set(met(8, 2, 7)), new Set([7]), 'at tables of two everybody meets everybody');
  assert.deepEqual(new Set(met(16, 4, 3)), new Set([9]), 'sixteen at tables of four meet nine others in three rounds');
  assert.deepEqual(new Set(met(12, 3, 4)), new Set([8]), 'twelve at tables of three meet eight others in four rounds');
});

const score = (seat: number, points: number, rank: number) => ({ seat, points, rank });

test('a table of four gives 6, 4, 2 and 0; equals share, and whoever let a bot end it is beaten by everybody', () => {
  const scores = [score(0, 20, 3), score(1, 40, 1), score(2, 30, 2), score(3, 10, 4)];
  const given = tablePoints(scores, [false, false, false, false]);
  assert.deepEqual(
    given.map(({ points, share }) => [points, share]),
    [
      [2, 0.2],
      [6, 0.4],
      [4, 0.3],
      [0, 0.1],
    ],
  );
  const tied = tablePoints([score(0, 5, 1), score(1, 5, 1), score(2, 2, 3)], [false, false, false]);
  assert.deepEqual(
    tied.map(({ points }) => points),
    [3, 3, 0],
  );
  const missed = tablePoints(scores, [false, true, false, false]);
  assert.deepEqual(
    missed.map(({ points, missed: gone }) => [points, gone]),
    [
      [4, false],
      [0, true],
      [6, false],
      [2, false],
    ],
  );
  const broken = tablePoints(null, [false, false]);
  assert.deepEqual(
    broken.map(({ points, share }) => [points, share]),
    [
      [1, 0.5],
      [1, 0.5],
    ],
  );
});

test('equal points: whose opponents have more points, then whose share of tables’ points is more, else the same place', () => {
  const seat = (person: string, table: string, points: number | null, share = 0.5): Played => ({ person, table, points, share, missed: false });
  const places = (seats: readonly Played[]): unknown => standings(['a', 'b', 'c', 'd'], seats).map(({ person, place }) => [person, place]);
  const first = [seat('a', '1', 2), seat('b', '1', 0), seat('c', '2', 2), seat('d', '2', 0)];
  const level = [...first, seat('a', '3', 0), seat('c', '3', 2), seat('b', '4', 2), seat('d', '4', 0)];
  // a met b (2) and c (4), b met a (2) and d (0): both have 2 points.
  assert.deepEqual(places(level), [
    ['c', 1],
    ['a', 2],
    ['b', 3],
    ['d', 4],
  ]);
  const shared = [seat('a', '1', 2, 0.6), seat('b', '1', 0, 0.4), seat('c', '2', 2, 0.7), seat('d', '2', 0, 0.3)];
  assert.deepEqual(places(shared), [
    ['c', 1],
    ['a', 2],
    ['b', 3],
    ['d', 4],
  ]);
  assert.deepEqual(places(first), [
    ['a', 1],
    ['c', 1],
    ['b', 3],
    ['d', 3],
  ]);
  assert.deepEqual(standings(['a'], [seat('a', '1', null)])[0], { person: 'a', place: 1, points: 0, opponents: 0, share: 0, played: 0, missed: 0 });
});
