import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginChronicle,
  canonical,
  chronicleOf,
  countStep,
  makeStep,
  makeSteps,
  type Options,
  type RandomState,
  toldTo,
  undoStep,
} from '../index.ts';
import { MOVES, type Tiny, tiny } from './tiny.ts';

const begun = (game = tiny) => beginChronicle(game, { seats: 2, seed: 'chronicle', options: { tip: 'none', rounds: '1' } });
const bid = (coins: number) => ({ kind: 'bid', coins });

test('a command is made as a whole or not at all: a rule that fails on its second move leaves the match where it was, frozen', () => {
  const rule = tiny.rules.bid;
  assert.ok(rule);
  const resolve: typeof rule.resolve = (state: Tiny, task, move, tell) => {
    if (move === MOVES.find(bid(3))) throw new Error('no such coin');
    rule.resolve(state, task, move, tell);
  };
  // Whether the view shows the fault (the failing move is not the last) or not.
  for (const moves of [
    [bid(1), bid(3)],
    [bid(1), bid(3), { kind: 'stop' }],
  ]) {
    const chronicle = begun({ ...tiny, rules: { ...tiny.rules, bid: { ...rule, resolve } } });
    const before = canonical(chronicle.match.state);
    const made = makeSteps(chronicle, 0, moves);
    assert.ok(!made.ok && made.problem.code === 'frozen');
    assert.equal(canonical(chronicle.match.state), before);
    assert.deepEqual([chronicle.match.log.length, chronicle.seq, chronicle.match.frozen?.document.moves.length], [0, 0, 2]);
  }
});

test('a step after which somebody cannot be asked leaves the match where it was, frozen', () => {
  const rule = tiny.rules.bid;
  assert.ok(rule);
  let done = false;
  // The kernel asks for the first open decision itself; only whoever wants all of them meets the fault, when the move is played already.
  const broken: typeof rule = {
    ...rule,
    moves(state: Tiny, task) {
      if (done && task.seat === 2) throw new Error('cannot be asked');
      return rule.moves?.(state, task) ?? [];
    },
    resolve(state: Tiny, task, move, tell) {
      rule.resolve(state, task, move, tell);
      done = true;
    },
  };
  const game = { ...tiny, rules: { ...tiny.rules, bid: broken } };
  const { match } = beginChronicle(game, { seats: 3, seed: 'chronicle', options: { tip: 'none', rounds: '1' } });
  const before = canonical(match.state);
  const made = makeStep({ match, seq: 0, log: [], open: [] }, 0, bid(1));
  assert.ok(!made.ok && made.problem.code === 'frozen');
  assert.equal(canonical(match.state), before);
  assert.deepEqual([match.log.length, match.frozen?.document.moves.length], [0, 1]);
});

test('steps that were counted stand in the log with what each pair of eyes heard, and the whole is told again from the moves alone', () => {
  const chronicle = begun();
  const made = makeSteps(chronicle, 1, [bid(2), { kind: 'stop' }]);
  assert.ok(made.ok);
  for (const step of made.value) countStep(chronicle, step);
  const told = (seat: number | null) => chronicle.log.map(({ heard }) => toldTo(seat, heard).map((event) => event.event));
  assert.deepEqual(told(1).slice(1), [['bid'], []]);
  assert.deepEqual(told(0).slice(1), [['bid sealed'], []]);
  assert.deepEqual(chronicleOf(chronicle.match).log, chronicle.log);
  assert.equal(undoStep(chronicle, 0).ok, false);
  assert.ok(undoStep(chronicle, 1).ok && undoStep(chronicle, 1).ok);
  assert.deepEqual([chronicle.seq, chronicle.log.length, chronicle.open.length], [4, 1, 2]);
});

test('a view that offers what its state does not is a bug, not somebody’s mistake; the match stays where it was', () => {
  const chronicle = begun({ ...tiny, redact: (state, seat) => ({ ...tiny.redact(state, seat), coins: [9, 9] }) });
  const before = canonical(chronicle.match.state);
  assert.throws(() => makeSteps(chronicle, 0, [bid(1), bid(7)]), /a view offers what its state does not: not-offered/);
  assert.equal(canonical(chronicle.match.state), before);
});

test('a move that only another seat is offered is refused with its reason', () => {
  const poor = (options: Options, seats: number, random: RandomState): Tiny => ({ ...tiny.setup(options, seats, random), coins: [1, 3] });
  const chronicle = begun({ ...tiny, setup: poor });
  const made = makeSteps(chronicle, 0, [bid(2)]);
  assert.ok(!made.ok && made.problem.code === 'not-offered');
  assert.equal(made.problem.refusal?.rule, 'TINY-02');
  assert.equal(makeSteps(chronicle, 1, [bid(2)]).ok, true);
});
