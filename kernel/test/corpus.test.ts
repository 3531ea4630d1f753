import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Policy, pickOne, playCorpus, replayProblem } from '../testing/index.ts';
import { type Tiny, type TinyMove, tiny } from './tiny.ts';

const policy: Policy<Tiny, TinyMove> = (_, { moves }, random) => {
  const move = pickOne(random, moves);
  assert.ok(move);
  return move;
};
const kept = playCorpus(tiny, { seats: [2, 3], policy });

test('matches of a corpus are of every number of seats, all different, and replay', () => {
  assert.deepEqual(new Set(kept.map(({ seats }) => seats)), new Set([2, 3]));
  assert.equal(new Set(kept.map(({ hash }) => hash)).size, kept.length);
  for (const match of kept.slice(0, 40)) assert.equal(replayProblem(tiny, match), undefined);
});

test('a match of rules whose states had less is compared in the form that they had', () => {
  const [first] = kept;
  assert.ok(first);
  const more = { ...tiny, setup: (...given: Parameters<typeof tiny.setup>) => ({ ...tiny.setup(...given), news: 1 }) };
  assert.match(replayProblem(more, first) ?? '', /ends as/);
  const before = (state: Tiny) => Object.fromEntries(Object.entries(state).filter(([field]) => field !== 'news'));
  assert.equal(replayProblem(more, first, before), undefined);
});

test('a rule that does something else, offers less or ends earlier is found', () => {
  const rule = tiny.rules.work;
  assert.ok(rule);
  const generous: typeof rule.resolve = (state: Tiny, task, move, tell) => {
    rule.resolve(state, task, move, tell);
    state.coins[task.seat] = (state.coins[task.seat] ?? 0) + 1;
  };
  const bids = tiny.rules.bid;
  assert.ok(bids?.moves);
  const fewer: typeof bids.moves = (state, task) => bids.moves?.(state, task).slice(0, 3) ?? [];
  const changed = [
    { ...tiny, rules: { ...tiny.rules, work: { ...rule, resolve: generous } } },
    { ...tiny, rules: { ...tiny.rules, bid: { ...bids, moves: fewer } } },
  ];
  for (const game of changed) assert.ok(kept.some((match) => replayProblem(game, match) !== undefined));
  const [first] = kept;
  assert.ok(first);
  assert.match(replayProblem(tiny, { ...first, moves: first.moves.slice(0, -2) }) ?? '', /not over/);
});
