import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyOrder, begin, decision, decisionOf, type Game, isAmong, oneOf, type Task, upTo, whyNot } from '../index.ts';
import { note, probeOf, say } from './probe.ts';

type Probed = ReturnType<typeof probeOf>;
type ProbeMove = Probed['moves']['stop'];
type ProbeState = ReturnType<Probed['setup']>;

/** These tasks under a law that nobody may stop, pick first, or say a. */
function lawful(...tasks: readonly Task[]): Game<ProbeState, ProbeMove> {
  const game = probeOf(...tasks);
  const { stop, picks } = game.moves;
  const isBad = (move: ProbeMove): boolean => move === stop || move === picks[0] || (move.kind === 'letter' && move.letter === 'a');
  return {
    ...game,
    law: {
      legal: (_, __, moves) => moves.filter((move) => !isBad(move)),
      refuse: (_, task) => ({ rule: 'PROBE-02', why: { key: task.task } }),
    },
  };
}

const inWords = (move: ProbeMove): string => (move.kind === 'letter' ? move.letter : move.kind === 'pick' ? `pick ${move.index}` : move.kind);

function offered(...tasks: readonly Task[]): readonly string[] {
  const game = lawful(...tasks);
  const state = begin(game, { seats: 2, seed: 'law' });
  const open = decision(game, state)?.moves.map(inWords) ?? [];
  assert.deepEqual(decisionOf(game, state, 0)?.moves.map(inWords), open);
  return open;
}

test('law: what a rule offers and what the kernel’s own frames offer is judged alike', () => {
  assert.deepEqual(offered(say(0, 'abc')), ['b', 'c']);
  assert.deepEqual(offered(upTo(2, say(0, 'abc'))), ['b', 'c']);
  assert.deepEqual(offered(oneOf(0, note('1'), note('2'), note('3'))), ['pick 1', 'pick 2']);
  assert.deepEqual(offered(anyOrder(0, note('1'), note('2'))), ['pick 1']);
});

test('law: a single answer is not judged, for there is no other', () => {
  assert.deepEqual(offered(say(0, 'a')), ['a']);
  assert.deepEqual(offered(oneOf(0, note('1'))), ['pick 0']);
});

test('law: it says why it forbids what its frame would offer; of other moves the rule does', () => {
  const why = (task: Task, wanted: string): readonly (string | undefined)[] => {
    const game = lawful(task);
    const state = begin(game, { seats: 2, seed: 'law' });
    const move = [game.moves.stop, ...game.moves.picks, ...game.moves.table].find((one) => inWords(one) === wanted);
    assert.ok(move && !isAmong(decision(game, state)?.moves ?? [], move));
    const refusal = whyNot(game, state, 0, move);
    return [refusal?.rule, refusal?.why.key];
  };
  assert.deepEqual(why(upTo(2, say(0, 'abc')), 'stop'), ['PROBE-02', 'up to']);
  assert.deepEqual(why(say(0, 'abc'), 'a'), ['PROBE-02', 'say']);
  assert.deepEqual(why(say(0, 'abc'), 'd'), ['PROBE-01', 'only']);
});
