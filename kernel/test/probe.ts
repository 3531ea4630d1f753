import assert from 'node:assert/strict';
import {
  begin,
  cloneAgenda,
  decisionOf,
  type Game,
  hiddenRandom,
  join,
  type Moves,
  moveSpace,
  NOBODY,
  play,
  pushInOrder,
  type Rules,
  rankByPoints,
  type Seat,
  type State,
  type Task,
} from '../index.ts';

/** A game that does nothing but write down what happens, for tests of the agenda: give it tasks, then answers. */
export interface Probe extends State {
  trail: string[];
}

type Letter = { readonly kind: 'letter'; readonly letter: string };
type Probed =
  | { readonly task: 'say'; readonly seat: Seat; readonly letters: string; readonly then: readonly Task[] } // a letter of these
  | { readonly task: 'note'; readonly seat: Seat; readonly text: string; readonly then: readonly Task[] } // by itself
  | { readonly task: 'joining'; readonly seat: Seat; readonly text: string; readonly tasks: readonly Task[] } // these join an open order
  | { readonly task: 'never'; readonly seat: Seat } // resolves by itself, but is not worth choosing
  | { readonly task: 'loop'; readonly seat: Seat }
  | { readonly task: 'fail'; readonly seat: Seat }
  | { readonly task: 'finish'; readonly seat: Seat };

const LETTERS = ['a', 'b', 'c', 'd'];
const MOVES = moveSpace<Letter>(LETTERS.map((letter) => ({ kind: 'letter', letter })));

export const say = (seat: Seat, letters: string, ...then: readonly Task[]): Probed => ({ task: 'say', seat, letters, then });
export const note = (text: string, ...then: readonly Task[]): Probed => ({ task: 'note', seat: NOBODY, text, then });
export const joining = (text: string, seat: Seat, ...tasks: readonly Task[]): Probed => ({ task: 'joining', seat, text, tasks });
export const never: Probed = { task: 'never', seat: NOBODY };
export const loop: Probed = { task: 'loop', seat: NOBODY };
export const failing: Probed = { task: 'fail', seat: NOBODY };
export const finish: Probed = { task: 'finish', seat: NOBODY };

const RULES: Rules<Probe, Probed, Moves<Letter>> = {
  say: {
    moves: (_, task) => MOVES.table.filter((move) => task.letters.includes(move.letter)),
    refuse: (_, task, move) => (move.kind === 'letter' ? { rule: 'PROBE-01', why: { key: 'only', args: { letters: task.letters } } } : undefined),
    resolve(state, task, move) {
      if (move?.kind === 'letter') state.trail.push(`${task.seat}${move.letter}`);
      pushInOrder(state, task.then);
    },
  },
  note: {
    resolve(state, task, move) {
      state.trail.push(move ? `${task.text}, answered` : task.text);
      pushInOrder(state, task.then);
    },
  },
  joining: {
    resolve(state, { seat, text, tasks }) {
      state.trail.push(text);
      join(state, seat, ...tasks);
    },
  },
  never: {
    possible: () => false,
    resolve: (state) => {
      state.trail.push('never');
    },
  },
  loop: { resolve: (state, task) => pushInOrder(state, [task]) },
  fail: {
    resolve() {
      throw new Error('this rule fails');
    },
  },
  finish: {
    resolve(state) {
      state.over = true;
    },
  },
};

/** The game whose match is these tasks, one after the other. */
export const probeOf = (...tasks: readonly Task[]): Game<Probe, Moves<Letter>> => ({
  name: 'probe',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  moves: MOVES,
  rules: RULES,
  setup: (_, __, random) => ({ agenda: [...tasks, finish].toReversed(), random, over: false, trail: [] }),
  redact: (state) => ({ ...state, agenda: cloneAgenda(state.agenda), random: hiddenRandom(), trail: state.trail.slice() }),
  imagine: (view, random) => ({ ...view, agenda: cloneAgenda(view.agenda), random, trail: view.trail.slice() }),
  clone: (state) => ({ ...state, agenda: cloneAgenda(state.agenda), random: state.random.slice(), trail: state.trail.slice() }),
  standing: (state) => rankByPoints([state.trail.length]),
});

/** An answer: a letter, the number of a pick, or 'stop'. */
type Answer = string | number;

const moveOf = (answer: Answer) =>
  MOVES.find(
    typeof answer === 'number' ? { kind: 'pick', index: answer } : answer === 'stop' ? { kind: 'stop' } : { kind: 'letter', letter: answer },
  );

/** What a seat may answer now. */
export const offered = (state: Probe, seat: Seat = 0): readonly Answer[] =>
  (decisionOf(probeOf(), state, seat)?.moves ?? []).map((move) =>
    move.kind === 'letter' ? move.letter : move.kind === 'pick' ? move.index : 'stop',
  );

/** Plays answers, each checked to be offered. `1:a`: seat 1 answers a; without a number seat 0 does. */
export function answer(state: Probe, ...answers: readonly Answer[]): Probe {
  for (const one of answers) {
    const [, who, what] = /^(?:(\d):)?(.*)$/.exec(String(one)) ?? [];
    const seat = Number(who ?? 0);
    const wanted = typeof one === 'number' || /^\d+$/.test(what ?? '') ? Number(what) : (what ?? '');
    const move = moveOf(wanted);
    assert.ok(move && offered(state, seat).includes(wanted), `${one} is not among ${JSON.stringify(offered(state, seat))}`);
    play(probeOf(), state, seat, move);
  }
  return state;
}

/** The position after the tasks have been resolved to the first decision. */
export const after = (...tasks: readonly Task[]): Probe => begin(probeOf(...tasks), { seats: 4, seed: 'probe' });

/** What was written down when these tasks got these answers. */
export const trail = (tasks: readonly Task[], ...answers: readonly Answer[]): readonly string[] => answer(after(...tasks), ...answers).trail;
