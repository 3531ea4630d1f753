import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAtOnce, begin, check, decision, decisionOf, type Game, isAside, oneOf, play, type Task, upTo } from '../index.ts';
import { note, probeOf, say } from './probe.ts';

type Probed = ReturnType<typeof probeOf>;
type ProbeMove = Probed['moves']['stop'];
type ProbeState = ReturnType<Probed['setup']>;

const inWords = (move: ProbeMove): string => (move.kind === 'letter' ? move.letter : move.kind === 'pick' ? `pick ${move.index}` : move.kind);

/** These tasks; a, once, may be said beside whatever seats are asked that is no letter a. */
function probed(...tasks: readonly Task[]): { readonly game: Game<ProbeState, ProbeMove>; readonly state: ProbeState } {
  const plain = probeOf(...tasks);
  const [a] = plain.moves.table;
  assert.ok(a);
  const game: Game<ProbeState, ProbeMove> = {
    ...plain,
    asides: {
      moves: (state) => (state.trail.some((line) => line.endsWith('beside')) ? [] : [a]),
      resolve: (state, { seat }) => void state.trail.push(`${seat} beside`),
    },
  };
  return { game, state: begin(game, { seats: 2, seed: 'asides' }) };
}

test('asides: they are offered with the answers, in the order of all moves, whoever asks; where nobody is asked they are not', () => {
  const offered = (task: Task): readonly string[] => {
    const { game, state } = probed(task);
    const open = decision(game, state)?.moves.map(inWords) ?? [];
    assert.deepEqual(decisionOf(game, state, 0)?.moves.map(inWords) ?? [], open);
    return open;
  };
  assert.deepEqual(offered(say(0, 'bc')), ['a', 'b', 'c']);
  assert.deepEqual(offered(upTo(2, say(0, 'bc'))), ['stop', 'a', 'b', 'c']);
  assert.deepEqual(offered(oneOf(0, note('1'), note('2'))), ['pick 0', 'pick 1', 'a']);
  assert.deepEqual(offered(note('1')), []);
});

test('asides: what is asked stays asked, until it is answered', () => {
  const { game, state } = probed(say(0, 'bc'), note('on'));
  const [a, b] = game.moves.table;
  assert.ok(a && b);
  const task = decision(game, state)?.task;
  assert.ok(task && isAside(game, state, task, a) && !isAside(game, state, task, b));
  assert.equal(check(game, state, 0, a), undefined);
  assert.deepEqual(play(game, state, 0, a)?.moves.map(inWords), ['b', 'c']);
  assert.deepEqual(state.trail, ['0 beside']);
  assert.notEqual(check(game, state, 0, a), undefined);
  play(game, state, 0, b);
  assert.deepEqual(state.trail, ['0 beside', '0b', 'on']);
});

test('asides: also where seats act at the same time', () => {
  const { game, state } = probed(allAtOnce([0, 1], say(0, 'bc')));
  const [a, b] = game.moves.table;
  assert.ok(a && b);
  play(game, state, 1, a);
  play(game, state, 1, b);
  play(game, state, 0, b);
  assert.deepEqual(state.trail, ['1 beside', '1b', '0b']);
});
