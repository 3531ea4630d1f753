import { type Decision, decisionOf, type Game, HiddenError, type Move, play, type Seat, type State, type Told } from '@madang/kernel';

/** One tried move: what it answered, and how things would stand after it. */
interface PlanStep {
  readonly move: Move;
  readonly decision: Decision;
  /** The seat's own view after the move; null: something hidden would be revealed, so nobody knows. */
  readonly view: State | null;
  readonly told: readonly Told[];
}

/**
 * Moves tried on a seat's own view; nothing of it has left the browser.
 * `open`: `decision` waits for an answer. `hidden`: the next thing is known only once the plan is confirmed.
 * `done`: nothing more for this seat to decide.
 */
export interface Plan {
  readonly seat: Seat;
  readonly base: State;
  readonly first: Decision | null;
  readonly steps: readonly PlanStep[];
  readonly stage: 'open' | 'hidden' | 'done';
  readonly decision: Decision | null;
}

/** An empty plan on a view. `decision`: what the seat must decide there, null: nothing. */
export const startPlan = (base: State, seat: Seat, decision: Decision | null): Plan => ({
  seat,
  base,
  first: decision,
  steps: [],
  stage: decision ? 'open' : 'done',
  decision,
});

/** What the seat sees with the plan carried out, as far as that can be known. */
export const plannedView = (plan: Plan): State => plan.steps.findLast((step) => step.view !== null)?.view ?? plan.base;

/** The plan with one more move. Moves that its decision does not offer are not added. */
export function planMove(game: Game, plan: Plan, move: Move): Plan {
  const { decision, seat } = plan;
  if (!decision?.moves.includes(move)) return plan;
  const view = game.clone(plannedView(plan));
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
    if (!(error instanceof HiddenError)) throw error;
    return { ...plan, steps: [...plan.steps, { move, decision, view: null, told: [] }], stage: 'hidden', decision: null };
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

/** The plan carried over to a changed view; moves that are no longer offered, and what came after them, are dropped. */
export function rebase(game: Game, plan: Plan, base: State, decision: Decision | null): Plan {
  let carried = startPlan(base, plan.seat, decision);
  for (const step of plan.steps) {
    const next = planMove(game, carried, step.move);
    if (next === carried) break;
    carried = next;
  }
  return carried;
}
