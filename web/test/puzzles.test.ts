import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { below, decisions, type Game, type Puzzle, seedRandom } from '@madang/kernel';
import fc from 'fast-check';
import { keep } from '../src/page/storage.ts';
import { keepRatings, keptRatings, ratedPuzzles } from '../src/puzzles/crowd.ts';
import { keepOutcome, keptOutcomes, nextPuzzle, type Outcome, ratingOf } from '../src/puzzles/kept.ts';
import { bestTurn, lineLike, matchOf, playTurn } from '../src/puzzles/position.ts';

/** Puzzles of a game whose lines are all looked up again. */
const LOOKED_UP = 4;

/** Whether the best turn comes to its end: another seat decides then, or the same begins anew. */
function isEnded(game: Game, version: string, puzzle: Puzzle): boolean {
  const match = matchOf(game, version, puzzle);
  const asked = () => decisions(game, match.state).find(({ seat }) => seat === puzzle.seat)?.task.task;
  const first = asked();
  if (!playTurn(match, puzzle.seat, bestTurn(puzzle))) return false;
  const next = asked();
  return next === undefined || next === first;
}

for (const title of SHELF)
  test(`puzzles of ${title.name} fit the rules, and their best turn is the only good one`, async () => {
    const [game, found] = await Promise.all([title.rules(), title.puzzles?.()]);
    assert.ok(found && found.puzzles.length > 0);
    assert.equal(found.version, game.version);
    assert.equal(new Set(found.puzzles.map(({ id }) => id)).size, found.puzzles.length);
    for (const puzzle of found.puzzles) {
      const [best, ...others] = puzzle.lines;
      assert.ok(best && best.behind === 0 && others.length >= 2, puzzle.id);
      assert.ok(
        others.every(({ behind }) => behind >= 0.03),
        puzzle.id,
      );
      const match = matchOf(game, found.version, puzzle);
      for (const { moves } of puzzle.lines) {
        const tried = { ...match, state: game.clone(match.state), log: [...match.log] };
        assert.ok(playTurn(tried, puzzle.seat, moves), `${puzzle.id}: ${moves.join()}`);
      }
    }
    for (const puzzle of found.puzzles) assert.ok(isEnded(game, found.version, puzzle), `${puzzle.id}: the best turn is not told to its end`);
    for (const puzzle of found.puzzles.slice(0, LOOKED_UP))
      for (const line of puzzle.lines) assert.equal(lineLike(game, found.version, puzzle, line.moves), line, puzzle.id);
  });

const RATED = [
  { id: 'easy', rating: 1000 },
  { id: 'fit', rating: 1250 },
  { id: 'hard', rating: 1900 },
];
const some = fc.dictionary(fc.constantFrom('easy', 'fit', 'hard'), fc.constantFrom<Outcome>('solved', 'missed'));

test('a solver’s rating begins at 1200, rises with each puzzle that is solved, falls with each that is missed, whatever their order', () => {
  assert.equal(ratingOf(RATED, new Map()), 1200);
  fc.assert(
    fc.property(some, (outcomes) => {
      const entries = Object.entries(outcomes);
      const rating = ratingOf(RATED, new Map(entries));
      assert.equal(ratingOf(RATED, new Map(entries.toReversed())), rating);
      assert.equal(ratingOf(RATED, new Map([...entries, ['gone', 'solved'] as const])), rating);
      for (const { id } of RATED.filter((one) => !(one.id in outcomes))) {
        assert.ok(ratingOf(RATED, new Map([...entries, [id, 'solved'] as const])) > rating, `${id} solved`);
        assert.ok(ratingOf(RATED, new Map([...entries, [id, 'missed'] as const])) < rating, `${id} missed`);
      }
    }),
  );
});

test('a rating is the most likely one: a solver who finds as many as their rating says comes to it', () => {
  const puzzles = Array.from({ length: 400 }, (_, i) => ({ id: `${i}`, rating: 1000 + 2 * i }));
  const expected = (rating: number): number => 1 / (1 + 10 ** ((rating - 1500) / 400));
  const random = seedRandom('solver');
  const outcomes = new Map(
    puzzles.map(({ id, rating }): [string, Outcome] => [id, below(random, 1000) < 1000 * expected(rating) ? 'solved' : 'missed']),
  );
  assert.ok(Math.abs(ratingOf(puzzles, outcomes) - 1500) < 60, `${ratingOf(puzzles, outcomes)}`);
  const all = new Map(puzzles.map(({ id }): [string, Outcome] => [id, 'solved']));
  assert.ok(Number.isFinite(ratingOf(puzzles, all)) && ratingOf(puzzles, all) > 1800);
});

test('what a page of before kept of puzzles is kept on', () => {
  keep('madang.puzzles.old', { rating: 1290, outcomes: { a: 'solved', b: 'missed', c: 7 } });
  keepOutcome('old', 'd', 'missed');
  assert.deepEqual(Object.fromEntries(keptOutcomes('old')), { a: 'solved', b: 'missed', d: 'missed' });
});

test('the next puzzle is the untried one nearest to the solver, then a missed one, and not the one on the screen', () => {
  const fresh = new Map<string, Outcome>();
  assert.equal(nextPuzzle(RATED, fresh, null)?.id, 'fit');
  assert.equal(nextPuzzle(RATED, fresh, 'fit')?.id, 'easy');
  const outcomes = new Map([
    ['easy', 'solved'],
    ['fit', 'solved'],
    ['hard', 'missed'],
  ] as const);
  assert.equal(nextPuzzle(RATED, outcomes, 'fit')?.id, 'hard');
  assert.equal(nextPuzzle(RATED.slice(0, 1), outcomes, 'easy')?.id, 'easy');
});

test('a puzzle has people’s rating where the device heard of one, else its own, and junk counts for nothing', () => {
  assert.deepEqual(ratedPuzzles(RATED.slice(0, 1), keptRatings('crowd')), [{ id: 'easy', rating: 1000, tries: 0 }]);
  keepRatings('crowd', { puzzles: { easy: { rating: 1310, tries: 25 }, gone: { rating: 900, tries: 5 } } });
  const rated = ratedPuzzles(RATED, keptRatings('crowd'));
  assert.deepEqual(rated[0], { id: 'easy', rating: 1310, tries: 25 });
  assert.deepEqual(rated[1], { id: 'fit', rating: 1250, tries: 0 });
  keepRatings('crowd', { puzzles: {} });
  assert.equal(keptRatings('crowd').size, 0);
  keep('madang.puzzle-ratings.crowd', { easy: { rating: 'high', tries: 5 }, fit: 7 });
  assert.equal(keptRatings('crowd').size, 0);
});
