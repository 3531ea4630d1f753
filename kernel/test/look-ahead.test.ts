import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allAtOnce,
  anyOrder,
  askedTask,
  begin,
  decision,
  foresee,
  foreseePart,
  HiddenError,
  inOrder,
  NOBODY,
  newMatch,
  oneOf,
  optional,
  PICKS,
  pickedTask,
  playMove,
  upTo,
  whyNot,
} from '../index.ts';
import { after, probeOf, say } from './probe.ts';
import { HIDDEN, tiny } from './tiny.ts';

const game = probeOf();
const letter = (name: string) => game.moves.find({ kind: 'letter', letter: name }) ?? game.moves.stop;

test('askedTask: what may be done up to so often, and any other task itself', () => {
  const letterTask = say(0, 'ab');
  assert.equal(askedTask(upTo(2, optional(letterTask))), letterTask);
  const either = anyOrder(0, letterTask, say(1, 'c'));
  assert.equal(askedTask(either), either);
  assert.equal(askedTask(letterTask), letterTask);
});

test('whyNot: the rule that forbids a move and its figures', () => {
  const only = { rule: 'PROBE-01', why: { key: 'only', args: { letters: 'ab' } } };
  assert.deepEqual(whyNot(game, after(say(0, 'ab')), 0, letter('c')), only);
});

test('whyNot: nothing of a move that is offered, of a seat that is not asked, or where no rule is named', () => {
  assert.equal(whyNot(game, after(say(0, 'ab')), 0, letter('a')), undefined);
  assert.equal(whyNot(game, after(say(0, 'ab')), 1, letter('c')), undefined);
  assert.equal(whyNot(game, after(say(0, 'a')), 0, game.moves.stop), undefined);
});

test('whyNot: an optional task refuses as the task itself does, however often it is wrapped', () => {
  assert.equal(whyNot(game, after(upTo(2, optional(say(0, 'a')))), 0, letter('b'))?.rule, 'PROBE-01');
});

test('whyNot: each lane refuses by its own task', () => {
  const state = after(allAtOnce([0, 1], say(NOBODY, 'a')));
  assert.equal(whyNot(game, state, 1, letter('b'))?.rule, 'PROBE-01');
});

const bid = (coins: number) => {
  const move = tiny.moves.find({ kind: 'bid', coins });
  if (!move) throw new Error('no such bid');
  return move;
};

test('foresee: the view after a move, what is heard of it, and the own next decision; the view stays as it was', () => {
  const view = tiny.redact(begin(tiny, { seats: 2, seed: 'foresee' }), 0);
  const before = JSON.stringify(view);
  const { after: foreseen, told, next, stopped } = foresee(tiny, view, 0, bid(2));
  assert.deepEqual([foreseen.bids[0], next?.seat, stopped], [2, 0, false]);
  assert.deepEqual(told, [{ event: 'bid', seat: 0, value: 2 }]);
  assert.equal(JSON.stringify(view), before);
});

test('foresee: it stops where something hidden is needed', () => {
  const match = newMatch(tiny, { seats: 2, seed: 'foresee' });
  for (const [seat, move] of [
    [1, bid(1)],
    [1, tiny.moves.stop],
    [0, bid(2)],
  ] as const)
    assert.ok(playMove(match, seat, { ...move }).ok);
  const view = tiny.redact(match.state, 0);
  assert.equal(view.bids[1], HIDDEN);
  assert.equal(foresee(tiny, view, 0, tiny.moves.stop).stopped, true);
});

test('foreseePart: what a move does before something hidden is needed, as its seat sees and hears it; the view stays as it was', () => {
  const view = tiny.redact(begin(tiny, { seats: 2, seed: 'part', options: { tip: 'none' } }), 0);
  const working = {
    ...view,
    agenda: [
      { task: 'draw', seat: 0 },
      { task: 'stone', seat: 0 },
    ],
  };
  const before = JSON.stringify(working);
  const stone = decision(tiny, working)?.moves[5];
  assert.ok(stone);
  const part = foreseePart(tiny, working, 0, stone);
  assert.equal(part?.view.field[5], 0);
  assert.deepEqual(part?.told, [{ event: 'laid', seat: 0, value: 5 }]);
  assert.equal(JSON.stringify(working), before);
});

test('foreseePart: nothing of a move that needs nothing hidden', () => {
  const view = tiny.redact(begin(tiny, { seats: 2, seed: 'foresee' }), 0);
  assert.equal(foreseePart(tiny, view, 0, bid(2)), undefined);
});

test('whyNot: a reason that is hidden from the seat is none; a rule that fails for another cause is not silenced', () => {
  const refusing = (error: Error) => {
    const rule = game.rules.say;
    assert.ok(rule);
    const refuse = (): never => {
      throw error;
    };
    return { ...game, rules: { ...game.rules, say: { ...rule, refuse } } };
  };
  const state = after(say(0, 'ab'));
  assert.equal(whyNot(refusing(new HiddenError('a card')), state, 0, letter('c')), undefined);
  assert.throws(() => whyNot(refusing(new Error('no such card')), state, 0, letter('c')), /no such card/);
});

test('pickedTask: what a pick chooses, also inside what may be left; nothing for other moves and other tasks', () => {
  const [first, second] = [say(0, 'a'), say(0, 'b')];
  const [pickFirst, pickSecond] = PICKS;
  assert.ok(pickFirst && pickSecond);
  for (const frame of [anyOrder(0, first, second), oneOf(0, first, second), optional(oneOf(0, first, second))]) {
    assert.deepEqual(
      [pickFirst, pickSecond, game.moves.stop].map((move) => pickedTask(frame, move)),
      [first, second, undefined],
    );
  }
  assert.equal(pickedTask(optional(first), pickFirst), first);
  for (const move of [game.moves.stop, letter('a')]) assert.equal(pickedTask(upTo(2, first), move), undefined);
  for (const other of [first, inOrder(first, second), allAtOnce([0, 1], first)]) assert.equal(pickedTask(other, pickFirst), undefined);
});

test('offers: a seat that is always asked is asked also where its view hides the answers; a rule that fails for another cause is not silenced', () => {
  const rule = game.rules.say;
  assert.ok(rule);
  const failing = (error: Error) => {
    const moves = (): never => {
      throw error;
    };
    return { ...game, rules: { ...game.rules, say: { ...rule, asks: true as const, moves } } };
  };
  const state = after(say(0, 'ab'));
  const asked = decision(failing(new HiddenError('a hand')), state);
  assert.deepEqual([asked?.seat, asked?.moves], [0, []]);
  assert.throws(() => decision(failing(new Error('no such hand')), state), /no such hand/);
});
