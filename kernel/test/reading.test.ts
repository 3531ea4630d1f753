import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as kernel from '../index.ts';
import { canShow, decisions, type Game, isReading, newMatch, ourReading, playMove, readBy, stateAt, toDocument } from '../index.ts';
import { tiny } from './tiny.ts';

/** A played match of tiny as its file. */
function played(moves: number) {
  const match = newMatch(tiny, { seats: 2, seed: 'read' });
  for (let i = 0; i < moves; i++) {
    const [one] = decisions(tiny, match.state);
    assert.ok(one && playMove(match, one.seat, one.moves[i % one.moves.length]).ok);
  }
  match.helps.push({ at: 1, seat: 0, help: 'plan' });
  return { match, document: toDocument(match) };
}

/** The same rules as another version, with what differs. */
const as = (version: string, more: Partial<Game> = {}): Game => ({ ...tiny, version, ...more });

test('a document is read by the rules that are handed over: its steps, what was told of each, and where help was asked', () => {
  const { match, document } = played(12);
  const read = readBy(ourReading(tiny), document);
  assert.ok(read.ok);
  assert.deepEqual(read.value.match.state, match.state);
  assert.equal(read.value.log.length, 13);
  assert.ok(read.value.log.some(({ heard }) => heard.length > 0));
  assert.deepEqual(read.value.match.helps, [{ at: 1, seat: 0, help: 'plan' }]);
});

test('what does not fit the rules that are handed over is refused as openDocument refuses it', () => {
  const { document } = played(4);
  const codes = (game: Game, more: object = {}) => {
    const changed = { ...document, ...more };
    const [read, opened] = [readBy(ourReading(game), changed), kernel.openDocument(game, changed)];
    assert.ok(!read.ok && !opened.ok);
    assert.deepEqual(read.problem, opened.problem);
    return read.problem.code;
  };
  assert.equal(codes(as('2')), 'wrong-version');
  assert.equal(codes(tiny, { game: 'chess' }), 'wrong-game');
  assert.equal(codes(tiny, { seats: 99 }), 'wrong-seats');
  assert.equal(codes(tiny, { options: { rounds: '7' } }), 'wrong-options');
  assert.equal(codes(tiny, { hash: '0123456789abcdef' }), 'wrong-hash');
  assert.equal(codes(tiny, { moves: [...document.moves, [0, { kind: 'none' }]] }), 'illegal-move');
});

test('the rules of another version that has data of the same form can be shown; others are not shown wrongly', () => {
  const { document } = played(12);
  const reading = ourReading(tiny);
  const read = readBy(reading, document);
  assert.ok(read.ok);
  const shows = (game: Game): boolean => canShow(game, reading, read.value);
  assert.ok(shows(as('2')));
  const begun = (more: object): boolean => shows(as('2', { setup: (...given) => ({ ...tiny.setup(...given), ...more }) }));
  assert.ok(begun({ bank: 7 }), 'another figure is no other form');
  assert.equal(begun({ wheel: 0 }), false, 'a field more');
  assert.equal(begun({ bids: [-1, -1, -1] }), false, 'a place more');
  assert.equal(begun({ bank: [7] }), false, 'another kind');
  const options = { ...tiny.options, more: ['no', 'yes'] };
  assert.ok(shows(as('2', { options })), 'an option more');
  const told: Game['setup'] = (chosen, ...given) => ({ ...tiny.setup(chosen, ...given), options: chosen });
  assert.ok(shows(as('2', { options, setup: told })), 'an option more that states tell');
  const sunk: Game['setup'] = (chosen, ...given) => ({ ...tiny.setup(chosen, ...given), options: {} });
  assert.equal(shows(as('2', { options, setup: sunk })), false, 'options that states tell no more');
  assert.equal(shows(as('2', { options: { ...tiny.options, rounds: ['5'] } })), false, 'an option that is gone');
  assert.equal(shows(as('2', { players: { min: 3, max: 4 } })), false, 'not for so many any more');
  const find: Game['moves']['find'] = (json) => (JSON.stringify(json).includes('bid') ? undefined : tiny.moves.find(json));
  assert.equal(shows(as('2', { moves: { ...tiny.moves, find } })), false, 'a move that is another now');
  assert.deepEqual(stateAt(read.value.match, 0), kernel.begin(tiny, { seats: 2, seed: 'read' }), 'nothing was changed by looking');
});

test('a module holds kept rules where it has a game and all that folds it', () => {
  const module = { ...kernel, game: tiny };
  assert.ok(isReading(module));
  assert.equal(isReading({ ...module, makeStep: undefined }), false);
  assert.equal(isReading({ ...module, game: { name: 'tiny' } }), false);
  assert.equal(isReading(null), false);
});
