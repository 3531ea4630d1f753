import { type Decision, type Move, play, type RandomState, type State } from '@madang/kernel';
import type { Question } from './contract.ts';
import { candidatesOf, endsTurn, LONGEST_TURN, ownFirst } from './worlds.ts';

/** How far a seat thinks its turn through. */
export interface PlanSettings {
  /** Half-thought turns that are followed on after each decision: the best. */
  readonly width: number;
  /** Turns that are thought to their end; the decision under way is finished. */
  readonly turns: number;
}

export const PLAN_SETTINGS: PlanSettings = { width: 6, turns: 120 };

/** The best turn found that begins with `move`: how each seat then stands. */
export interface Plan<M extends Move> {
  readonly move: M;
  readonly values: readonly number[];
}

/** A turn half thought: where it stands, how it began, and what its end is worth if a glance decides the rest. */
interface Line<S extends State, M extends Move> {
  readonly world: S;
  readonly decision: Decision<M>;
  readonly first: M | undefined;
  readonly value: number;
}

/**
 * Thinks the asking seat's turn through in one world, and returns the best turn found for each first move, best first. A beam
 * search over the turn's decisions: an evaluation knows turns, not halves of them, so every half-thought turn is
 * judged by its end, played by the rollout policy; the best go on, decision by decision.
 */
export function planTurn<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  decision: Decision<M>,
  random: RandomState,
  settings: PlanSettings = PLAN_SETTINGS,
): { readonly plans: readonly Plan<M>[]; readonly ends: number } {
  const { game, expertise, seat } = question;
  const best = new Map<M, Plan<M>>();
  let beam: readonly Line<S, M>[] = [{ world, decision, first: undefined, value: 0 }];
  let ends = 0;
  for (let step = 0; step < LONGEST_TURN && beam.length > 0 && (step === 0 || ends < settings.turns); step++) {
    const longer: Line<S, M>[] = [];
    for (const line of beam) {
      for (const move of candidatesOf(expertise, line.world, line.decision)) {
        const after = game.clone(line.world);
        const next = settleOwn(question, after, play(game, after, seat, move));
        const end = next === undefined ? after : game.clone(after);
        if (next !== undefined) finish(question, end, next, random);
        const values = expertise.evaluate(end);
        const value = values[seat] ?? 0;
        ends++;
        const first = line.first ?? move;
        if (value > (best.get(first)?.values[seat] ?? -1)) best.set(first, { move: first, values });
        if (next !== undefined) longer.push({ world: after, decision: next, first, value });
      }
    }
    beam = longer.sort((a, b) => b.value - a.value).slice(0, settings.width);
  }
  return { plans: [...best.values()].sort((a, b) => (b.values[seat] ?? 0) - (a.values[seat] ?? 0)), ends };
}

/** The seat's next decision with a choice in the same turn; undefined where the turn is over. */
function settleOwn<S extends State, M extends Move>(question: Question<S, M>, world: S, from: Decision<M> | undefined): Decision<M> | undefined {
  const { game, expertise, seat } = question;
  let next = ownFirst(game, world, from, seat);
  for (let step = 0; step < LONGEST_TURN && next !== undefined && !endsTurn(question, next); step++) {
    const [only, another] = candidatesOf(expertise, world, next);
    if (another !== undefined || only === undefined) return next;
    next = ownFirst(game, world, play(game, world, seat, only), seat);
  }
  return undefined;
}

/** Plays the seat's decisions by the rollout policy to the end of its turn. */
function finish<S extends State, M extends Move>(question: Question<S, M>, world: S, from: Decision<M>, random: RandomState): void {
  const { game, expertise, seat } = question;
  let next: Decision<M> | undefined = from;
  for (let step = 0; step < LONGEST_TURN && next !== undefined && !endsTurn(question, next); step++) {
    next = ownFirst(game, world, play(game, world, seat, expertise.rollout(world, next, random)), seat);
  }
}
