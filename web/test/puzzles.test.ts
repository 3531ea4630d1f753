import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { keptRecord, nextPuzzle, withOutcome } from '../src/puzzles/kept.ts';
import { lineLike, matchOf, playTurn } from '../src/puzzles/position.ts';

/** Puzzles of a game whose lines are all looked up again. */
const LOOKED_UP = 4;

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
    for (const puzzle of found.puzzles.slice(0, LOOKED_UP))
      for (const line of puzzle.lines) assert.equal(lineLike(game, found.version, puzzle, line.moves), line, puzzle.id);
  });

test('the first try of a puzzle changes the rating, a later one does not', () => {
  const fresh = keptRecord('none');
  const puzzle = { id: 'a', rating: fresh.rating };
  const solved = withOutcome(fresh, puzzle, 'solved');
  assert.equal(solved.rating, fresh.rating + 20);
  assert.equal(withOutcome(solved, puzzle, 'missed'), solved);
  assert.equal(withOutcome(fresh, puzzle, 'missed').rating, fresh.rating - 20);
});

test('the next puzzle is the untried one nearest to the solver, then a missed one, and not the one on the screen', () => {
  const puzzles = [
    { id: 'easy', rating: 1000 },
    { id: 'fit', rating: 1250 },
    { id: 'hard', rating: 1900 },
  ];
  const fresh = { rating: 1200, outcomes: new Map() };
  assert.equal(nextPuzzle(puzzles, fresh, null)?.id, 'fit');
  assert.equal(nextPuzzle(puzzles, fresh, 'fit')?.id, 'easy');
  const outcomes = new Map([
    ['easy', 'solved'],
    ['fit', 'solved'],
    ['hard', 'missed'],
  ] as const);
  assert.equal(nextPuzzle(puzzles, { rating: 1200, outcomes }, 'fit')?.id, 'hard');
  assert.equal(nextPuzzle(puzzles.slice(0, 1), { rating: 1200, outcomes }, 'easy')?.id, 'easy');
});
