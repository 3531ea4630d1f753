import { type Decision, decision as decisionIn, type Move, play, type RandomState, type Seat, type State } from '@madang/kernel';
import type { Question } from './contract.ts';
import { candidatesOf, endsTurn, LONGEST_TURN, ownFirst } from './determinization.ts';

/** How far a seat thinks its turn through. */
export interface PlanSettings {
  /** Half-thought turns that are followed on after each decision: the best. */
  readonly width: number;
  /** Turns that are thought to their end, about: no further decision is begun after so many. */
  readonly turns: number;
  /** After this moment (of `performance.now`) no further turn is begun, but for the first; absent: whenever. */
  readonly until?: number;
}

/** More hardly ever changes the first move, in no game (docs/bots.md). */
export const PLAN_SETTINGS: PlanSettings = { width: 4, turns: 60 };

/** Every answer to the first question of a turn, and a glance for the rest of it. */
export const ONE_ANSWER: PlanSettings = { width: 1, turns: 1 };

/** One way through the turn: its first choices, after which a glance decides, and how each seat stands at its end. */
export interface Plan<M extends Move> {
  readonly moves: readonly M[];
  readonly values: readonly number[];
  /** All moves of the seat until the turn ends, those of the glance and forced ones among them. */
  readonly length: number;
}

/** A turn half thought, what it is worth if a glance decides the rest, and where it stands. */
interface Line<S extends State, M extends Move> {
  readonly moves: readonly M[];
  readonly value: number;
  readonly length: number;
  readonly world: S;
  readonly decision: Decision<M>;
}

/** Counts the moves of a turn. */
interface Count {
  moves: number;
}

/** A beam search under way: what it has found, and what it draws by. */
interface Thinking<S extends State, M extends Move> {
  readonly question: Question<S, M>;
  readonly random: RandomState;
  readonly until: number;
  readonly plans: Plan<M>[];
}

/**
 * Plans the seat's turn in one world by beam search; returns all plans, best first, at least one for each candidate of `decision`. The evaluation
 * judges whole turns, so the rollout policy completes each partial turn before it is judged.
 */
export function planTurn<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  decision: Decision<M>,
  random: RandomState,
  { width, turns, until = Number.POSITIVE_INFINITY }: PlanSettings = PLAN_SETTINGS,
): readonly Plan<M>[] {
  const thinking: Thinking<S, M> = { question, random, until, plans: [] };
  const { plans } = thinking;
  let beam: readonly Line<S, M>[] = [{ moves: [], value: 0, length: 0, world, decision }];
  for (let step = 0; step < LONGEST_TURN && (step === 0 || plans.length < turns) && !isLate(thinking); step++) {
    const longer: Line<S, M>[] = [];
    for (const line of beam) follow(thinking, line, longer);
    beam = longer.sort((a, b) => b.value - a.value).slice(0, width);
  }
  return bestFirst(plans, question.seat);
}

/** The first plan is made however late it is. */
const isLate = ({ plans, until }: Pick<Thinking<State, Move>, 'plans' | 'until'>): boolean => plans.length > 0 && performance.now() >= until;

/** Makes a plan of every candidate that goes on from a half-thought turn, and notes those that are half thought still. */
function follow<S extends State, M extends Move>(thinking: Thinking<S, M>, line: Line<S, M>, longer: Line<S, M>[]): void {
  const { question, random, plans } = thinking;
  const { game, expertise, seat } = question;
  for (const move of candidatesOf(expertise, line.world, line.decision)) {
    if (isLate(thinking)) return;
    const after = game.clone(line.world);
    const count: Count = { moves: line.length + 1 };
    const next = nextChoice(question, after, play(game, after, seat, move), count);
    const length = count.moves;
    const end = next === undefined ? after : game.clone(after);
    if (next !== undefined) finishTurn(question, end, next, random, count);
    const moves = [...line.moves, move];
    const values = expertise.evaluate(end);
    plans.push({ moves, values, length: count.moves });
    if (next !== undefined) longer.push({ moves, value: values[seat] ?? 0, length, world: after, decision: next });
  }
}

const bestFirst = <M extends Move>(plans: Plan<M>[], seat: Seat): readonly Plan<M>[] =>
  plans.sort((a, b) => (b.values[seat] ?? 0) - (a.values[seat] ?? 0));

/** The seat's next decision with a choice in the same turn; undefined where the turn is over. */
function nextChoice<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M> | undefined,
  count: Count,
): Decision<M> | undefined {
  const { game, expertise, seat } = question;
  let next = ownFirst(game, world, from, seat);
  for (let step = 0; step < LONGEST_TURN && next !== undefined && !endsTurn(expertise, seat, next); step++) {
    const [only, another] = candidatesOf(expertise, world, next);
    if (another !== undefined || only === undefined) return next;
    count.moves += 1;
    next = ownFirst(game, world, play(game, world, seat, only), seat);
  }
  return undefined;
}

/** Plays the seat's decisions by the rollout policy to the end of its turn. */
function finishTurn<S extends State, M extends Move>(question: Question<S, M>, world: S, from: Decision<M>, random: RandomState, count: Count): void {
  const { game, expertise, seat } = question;
  let next: Decision<M> | undefined = from;
  for (let step = 0; step < LONGEST_TURN && next !== undefined && !endsTurn(expertise, seat, next); step++) {
    count.moves += 1;
    next = ownFirst(game, world, play(game, world, seat, expertise.rollout(world, next, random)), seat);
  }
}

/** Plays a turn as planned, as far as this world offers that, and by the rollout policy to its end; the decision after it. */
export function playPlan<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  plan: readonly M[],
  random: RandomState,
): Decision<M> | undefined {
  const { game, expertise, seat } = question;
  let next = ownFirst(game, world, decisionIn(game, world), seat);
  let at = 0;
  for (let step = 0; step < LONGEST_TURN && next !== undefined && (step === 0 || !endsTurn(expertise, seat, next)); step++) {
    const offered = candidatesOf(expertise, world, next);
    let move = offered.length === 1 ? offered[0] : undefined;
    if (move === undefined) {
      const planned = plan[at++];
      move = planned && next.moves.find((one) => one.id === planned.id);
      // A seat that cannot follow its plan does not return to it.
      if (move === undefined) at = plan.length;
    }
    next = ownFirst(game, world, play(game, world, seat, move ?? expertise.rollout(world, next, random)), seat);
  }
  return next;
}
