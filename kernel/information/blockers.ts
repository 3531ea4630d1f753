import { type Decision, decisionOf } from '../engine.ts';
import { sameData } from '../equality.ts';
import type { Game } from '../game.ts';
import { isAmong } from '../moves.ts';
import { BARS, type Move, type Refusal, type Seat, type Shortage, type State } from '../state.ts';
import { whyNot } from './look-ahead.ts';

/** All that is known to stand in the way of a move. */
export interface Blockers<M extends Move = Move> {
  readonly move: M;
  /** One after the other: each holds although the seat had what the ones before say is short. Never empty. */
  readonly refusals: readonly Refusal[];
  /** With what is short, and nothing else changed, the move would be offered. */
  readonly enough: boolean;
}

/** More refusals of one move than anybody reads. */
const MOST_REFUSALS = 6;

/** What stands in the way of a move that a seat's decision does not offer, on its own view; undefined where there is nothing to say. */
export function blockers<S extends State, M extends Move>(game: Game<S, M>, view: S, decision: Decision<M>, move: M): Blockers<M> | undefined {
  const { seat } = decision;
  const told: Refusal[] = [];
  const given = new Map<string, number>();
  let refusals: readonly Refusal[] = [];
  let seen = view;
  let open: Decision<M> | undefined = decision;
  while (told.length < MOST_REFUSALS) {
    const refusal: Refusal | undefined = open && whyNot(game, seen, seat, move, open);
    // the same again: what was given did not help
    if (!refusal || told.some((one) => sameData(one, refusal))) break;
    told.push(refusal);
    refusals = withNext(refusals, refusal, given);
    if (!refusal.short || !game.grant) break;
    const { good, n } = refusal.short;
    given.set(good, (given.get(good) ?? 0) + n);
    seen = granted(game, seen, seat, refusal.short);
    open = decisionOf(game, seen, seat);
    if (open && isAmong(open.moves, move)) return { move, refusals, enough: true };
  }
  return refusals.length > 0 ? { move, refusals, enough: false } : undefined;
}

/** One refusal more, with the figures of what the seat really has; of a good that is short twice only the greater need is said. */
function withNext(before: readonly Refusal[], refusal: Refusal, given: ReadonlyMap<string, number>): readonly Refusal[] {
  const { short, why } = refusal;
  const extra = short && given.get(short.good);
  if (!short || !extra) return [...before, refusal];
  const n = short.n + extra;
  const here = why.args?.here;
  const figures = typeof here === 'number' ? { here: here - extra } : {};
  const real: Refusal = {
    ...refusal,
    why: { ...why, args: { ...why.args, ...figures } },
    short: { ...short, n, what: { ...short.what, args: { ...short.what.args, n } } },
  };
  return [...before.filter((one) => one.short?.good !== short.good), real];
}

function granted<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, { good, n }: Shortage): S {
  const richer = game.clone(view);
  game.grant?.(richer, seat, good, n);
  return richer;
}

/**
 * The obstacles of the move that lacks least; among equals the first. A move of another kind than those offered now comes last, unless it lacks only
 * goods, because a press most likely means the present decision. Undefined: none has a reason.
 */
export function nearest<S extends State, M extends Move>(
  game: Game<S, M>,
  view: S,
  decision: Decision<M>,
  moves: readonly M[],
): Blockers<M> | undefined {
  const found = moves.flatMap((move) => blockers(game, view, decision, move) ?? []);
  const near = found.filter(concerns(decision));
  return nearestOf(near.length > 0 ? near : found, ({ refusals }) => refusals);
}

/** Tells blockers of what the decision asks for: moves of a kind that it offers, or that lack goods alone. */
export function concerns<M extends Move>(decision: Decision<M>): (blockers: Blockers<M>) => boolean {
  const kinds = new Set(decision.moves.map(({ kind }) => kind));
  return ({ move, refusals }) => kinds.has(move.kind) || refusals.every((one) => barOf(one) === 0);
}

/** The refusal that is nearest to being none. */
export const nearestRefusal = (refusals: readonly (Refusal | undefined)[]): Refusal | undefined =>
  nearestOf(
    refusals.flatMap((one) => one ?? []),
    (one) => [one],
  );

/** What is short altogether, each good once. */
export function shortages(refusals: readonly Refusal[]): readonly Shortage[] {
  const byGood = new Map<string, Shortage>();
  for (const { short } of refusals) {
    if (!short) continue;
    const n = short.n + (byGood.get(short.good)?.n ?? 0);
    byGood.set(short.good, { ...short, n, what: { ...short.what, args: { ...short.what.args, n } } });
  }
  return [...byGood.values()];
}

/** Nearer first: what bars it most, then how much is short altogether, then in how many ways. */
function nearestOf<T>(list: readonly T[], refusalsOf: (one: T) => readonly Refusal[]): T | undefined {
  const far = (one: T): readonly number[] => {
    const refusals = refusalsOf(one);
    const short = refusals.reduce((sum, refusal) => sum + (refusal.short?.n ?? 0), 0);
    return [farness(refusals), short, refusals.length];
  };
  let best: { readonly one: T; readonly far: readonly number[] } | undefined;
  for (const one of list) {
    const candidate = { one, far: far(one) };
    if (!best || isLess(candidate.far, best.far)) best = candidate;
  }
  return best?.one;
}

/** 0: nothing but a shortage. */
const barOf = ({ bar, short }: Refusal): number => BARS.indexOf(bar ?? (short ? 'short' : 'later'));

/** How far off what these refuse is, nearest first: the place among the bars of what bars it most. */
export const farness = (refusals: readonly Refusal[]): number => Math.max(...refusals.map(barOf));

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const first = a.findIndex((n, i) => n !== b[i]);
  return first >= 0 && (a[first] ?? 0) < (b[first] ?? 0);
}
