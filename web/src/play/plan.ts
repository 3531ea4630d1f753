import {
  type Condition,
  type Decision,
  decisionOf,
  foreseePart,
  type Game,
  HiddenError,
  imagineTurn,
  type Move,
  play,
  type Seat,
  type State,
  type Told,
} from '@madang/kernel';
import type { SeatPlan } from '@madang/wire';
import { contain, reportFault } from '../faults/faults.ts';
import { keptDecision } from './keeping.ts';
import type { Seen } from './position.ts';

/** One tried move: what it answered, and how things would stand after it. */
interface PlanStep {
  readonly move: Move;
  readonly decision: Decision;
  /** The seat's own view after the move, or as far as it is known before something hidden is revealed; null: nothing of it is. */
  readonly view: State | null;
  readonly told: readonly Told[];
}

/** What goes with the plan of a turn to come: the ids of the moves of turns before it, and when they are to be made. */
interface Ahead {
  readonly turns: readonly (readonly number[])[];
  readonly condition: Condition;
}

/**
 * Moves tried on a seat's own view; nothing of it has left the browser.
 * `open`: `decision` waits for an answer. `hidden`: the next thing is known only once the plan is confirmed.
 * `done`: nothing more for this seat to decide.
 */
export interface Plan {
  readonly seat: Seat;
  /** The imagined turn that this plan is for; it is played once that turn comes. Null: it is this seat's turn, or the seat only watches. */
  readonly ahead: Ahead | null;
  readonly base: State;
  readonly first: Decision | null;
  readonly steps: readonly PlanStep[];
  readonly stage: 'open' | 'hidden' | 'done';
  readonly decision: Decision | null;
}

/** An empty plan on a view. `decision`: what the seat must decide there, null: nothing. */
export const startPlan = (base: State, seat: Seat, decision: Decision | null): Plan => ({
  seat,
  ahead: null,
  base,
  first: decision,
  steps: [],
  stage: decision ? 'open' : 'done',
  decision,
});

/** What the seat sees with the plan carried out, as far as that can be known. */
export const plannedView = (plan: Plan): State => plan.steps.findLast((step) => step.view !== null)?.view ?? plan.base;

/** What the seat sees where it makes a step of the plan: the decision of the step is asked of that view. */
export const viewBefore = ({ steps, base }: Plan, step: number): State => (step > 0 ? steps[step - 1]?.view : undefined) ?? base;

/** The plan with one more move. Moves that its decision does not offer are not added; the same move may be another object there. */
export function planMove(game: Game, plan: Plan, { id }: Move): Plan {
  const { decision, seat } = plan;
  const move = decision?.moves.find((one) => one.id === id);
  if (!decision || !move) return plan;
  const before = plannedView(plan);
  const view = game.clone(before);
  const told: Told[] = [];
  try {
    play(game, view, seat, move, (event, only, twin) => {
      const heard = !only || only.includes(seat) ? event : twin;
      if (heard) told.push(heard);
    });
    const seen = game.redact(view, seat);
    const next = decisionOf(game, seen, seat) ?? null;
    const steps = [...plan.steps, { move, decision, view: seen, told }];
    return { ...plan, steps, stage: next ? 'open' : 'done', decision: next };
  } catch (error) {
    // A fault of the rules on a view is no reason to be unable to answer: whoever holds the match decides.
    if (!(error instanceof HiddenError)) reportFault('plan', error);
    const part = error instanceof HiddenError ? foreseePart(game, before, seat, move) : undefined;
    const step = { move, decision, view: part?.view ?? null, told: part?.told ?? [] };
    return { ...plan, steps: [...plan.steps, step], stage: 'hidden', decision: null };
  }
}

/** The plan with these moves, one after the other, as far as each is offered when it comes to it. */
export function planMoves(game: Game, plan: Plan, moves: readonly Move[]): Plan {
  let tried = plan;
  for (const move of moves) {
    const next = planMove(game, tried, move);
    if (next === tried) break;
    tried = next;
  }
  return tried;
}

/** The plan without its last move. */
export function stepBack(plan: Plan): Plan {
  const last = plan.steps.at(-1);
  return last ? { ...plan, steps: plan.steps.slice(0, -1), stage: 'open', decision: last.decision } : plan;
}

/**
 * The plan carried over to a changed view; moves that are no longer offered, and what came after them, are dropped. Where nothing changed it is
 * the same plan.
 */
export function rebase(game: Game, plan: Plan, base: State, decision: Decision | null): Plan {
  if (!plan.ahead && base === plan.base && decision === plan.first) return plan;
  return keepDecisions(plan, carriedTo(game, plan, base, decision));
}

/** The plan with the decisions of the one before it, where they ask the same at the same place. */
function keepDecisions(before: Plan, after: Plan): Plan {
  const known = [before.first, ...before.steps.map(({ decision }) => decision), before.decision];
  return {
    ...after,
    first: keptDecision(known, after.first),
    steps: after.steps.map((step) => ({ ...step, decision: keptDecision(known, step.decision) })),
    decision: keptDecision(known, after.decision),
  };
}

function carriedTo(game: Game, plan: Plan, base: State, decision: Decision | null): Plan {
  if (plan.ahead)
    return decision
      ? arrive(game, plan, base, decision)
      : (planAhead(game, base, plan.seat, turnsOf(plan), plan.ahead.condition) ?? postponed(plan, plan.ahead, base));
  let carried = startPlan(base, plan.seat, decision);
  for (const step of plan.steps) {
    const next = planMove(game, carried, step.move);
    if (next === carried) break;
    carried = next;
  }
  return carried;
}

/** The plan while the turn that it is for cannot be imagined: it is kept, with nothing tried. */
const postponed = (plan: Plan, { condition }: Ahead, base: State): Plan => {
  const turns = turnsOf(plan);
  return { ...startPlan(base, plan.seat, null), ahead: turns.length > 0 ? { turns, condition } : null };
};

/** What was tried of a turn that is taken away again, as the plan of a turn to come. */
export const asAhead = (plan: Plan): Plan => ({ ...plan, ahead: { turns: [], condition: 'same' } });

/** Whether a plan waits until the turn that it is for can be imagined again. */
export const isPostponed = ({ ahead, first }: Plan): boolean => ahead !== null && first === null;

/** A move that was planned and is not offered any more: what decision it answered, of which view. */
export interface LostMove {
  readonly view: State;
  readonly decision: Decision;
  readonly move: Move;
}

/** The first move of a plan ahead that is no more in it, now that it is carried over; undefined: none. */
export function lostMove(game: Game, before: Plan, after: Plan): LostMove | undefined {
  if (!before.ahead || isPostponed(after)) return undefined;
  const turns = turnsOf(before);
  const wanted = (after.ahead ? turns : turns.slice(0, 1)).flat();
  const at = turnsOf(after).flat().length;
  const own = at - before.ahead.turns.flat().length;
  const step = before.steps[own];
  if (step && at < wanted.length) return { view: viewBefore(before, own), decision: step.decision, move: step.move };
  const move = game.moves.byId(wanted[at] ?? Number.NaN);
  // What is picked is known by its decision alone.
  return move && move.kind !== 'pick' && after.decision ? { view: plannedView(after), decision: after.decision, move } : undefined;
}

/**
 * The move at which the turn of a kept plan cannot be made any more, and the seat after whose move that was so, if this page saw it (`by`: null
 * otherwise). Undefined: it is not known.
 */
export function stoppedAt(game: Game, seen: Seen, seat: Seat, kept: SeatPlan): (LostMove & { readonly by: Seat | null }) | undefined {
  const { turns, after, condition } = kept;
  const [ids = []] = turns;
  const viewAfter = (seq: number): State | undefined => (seq === seen.log.at(-1)?.seq ? seen.view : seen.past.get(seq));
  const triedAfter = (seq: number): Plan | null => {
    const view = viewAfter(seq);
    return view ? planAhead(game, view, seat, [ids], condition) : null;
  };
  let whole: Plan | null = null;
  for (const { seq, by } of [{ seq: after, by: null }, ...seen.log.filter((entry) => entry.seq > after)]) {
    const tried = triedAfter(seq);
    const at = tried?.steps.length ?? ids.length;
    const step = whole?.steps[at];
    if (whole && step) return { view: viewBefore(whole, at), decision: step.decision, move: step.move, by: by === seat ? null : by };
    whole = tried ?? whole;
  }
  const now = triedIn(game, startPlan(seen.view, seat, decisionOf(game, seen.view, seat) ?? null), ids);
  const move = game.moves.byId(ids[now.steps.length] ?? Number.NaN);
  return move && move.kind !== 'pick' && now.decision ? { view: plannedView(now), decision: now.decision, move, by: null } : undefined;
}

/** The turns of a plan ahead, the one that is tried last: each the ids of its moves. */
export const turnsOf = ({ ahead, steps }: Plan): readonly (readonly number[])[] => {
  const tried = steps.map(({ move }) => move.id);
  return [...(ahead?.turns ?? []), ...(tried.length > 0 ? [tried] : [])];
};

/**
 * A plan of turns to come, from a view in which it is not this seat's turn, with as many of these moves as can be planned. Null: the seat's
 * next turn cannot be imagined.
 */
export function planAhead(game: Game, view: State, seat: Seat, turns: readonly (readonly number[])[], condition: Condition): Plan | null {
  const first = contain('plan', () => imagineTurn(game, view, seat), undefined);
  let plan: Plan | null = first ? { ...startPlan(first.view, seat, first.decision), ahead: { turns: [], condition } } : null;
  for (const [i, ids] of turns.entries()) {
    if (!plan) break;
    if (i > 0) {
      const next = turnAfter(game, plan);
      if (!next) break;
      plan = next;
    }
    const tried = triedIn(game, plan, ids);
    plan = tried;
    if (tried.steps.length < ids.length) break;
  }
  return plan;
}

/** The plan with moves of these ids tried, as far as they are offered. */
const triedIn = (game: Game, plan: Plan, ids: readonly number[]): Plan =>
  planMoves(
    game,
    plan,
    ids.map((id) => game.moves.byId(id)).filter((move) => move !== undefined),
  );

/** The plan of the turn after the one that is tried; null: that one is not over yet, or the next cannot be imagined. */
export function turnAfter(game: Game, plan: Plan): Plan | null {
  if (!plan.ahead || plan.stage !== 'done' || plan.steps.length === 0) return null;
  const next = contain('plan', () => imagineTurn(game, plannedView(plan), plan.seat), undefined);
  return next ? { ...startPlan(next.view, plan.seat, next.decision), ahead: { ...plan.ahead, turns: turnsOf(plan) } } : null;
}

/** The turn that was planned has come: its moves are tried on what is really so. */
const arrive = (game: Game, plan: Plan, base: State, decision: Decision): Plan =>
  triedIn(game, startPlan(base, plan.seat, decision), turnsOf(plan)[0] ?? []);
