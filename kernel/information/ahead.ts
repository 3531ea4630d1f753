import { type Decision, decisionOf, settled } from '../engine.ts';
import { sameData } from '../equality.ts';
import type { Game } from '../game.ts';
import { fail, type Move, ok, type Result, type Seat, type State, type Told } from '../state.ts';
import { foresee } from './look-ahead.ts';

/** A move that a seat has in mind, and what it would hear of it as far as it could foresee. */
export interface PlannedMove {
  readonly id: number;
  readonly told: readonly Told[];
}

/** When a planned turn is made: `offered`: as far as its moves are offered; `same`: only where all of it comes to what was foreseen. */
export const CONDITIONS = ['same', 'offered'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Why a plan is not followed further. `ended`: the turn was over before its moves were. */
export const STOPS = ['not-offered', 'changed', 'revealed', 'ended'] as const;
export type Stop = (typeof STOPS)[number];

/** A seat's view as if it were its turn, with what it would have to decide there. */
export interface ImaginedTurn<S extends State = State, M extends Move = Move> {
  readonly view: S;
  readonly decision: Decision<M>;
}

/**
 * The decision that a seat would have if it were its turn now, on its own view, without what is under way of others' turns. Undefined where the view
 * does not tell, the seat would not be asked, or the game has no such turns.
 */
export function imagineTurn<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat): ImaginedTurn<S, M> | undefined {
  const turn = view.over ? undefined : game.turnOf?.(view, seat);
  if (!turn || !settled(game, turn)) return undefined;
  const decision = decisionOf(game, turn, seat);
  return decision && decision.moves.length > 0 ? { view: turn, decision } : undefined;
}

/** Why turns cannot be planned so. `no-turn`: the seat's next one cannot be imagined. `turn`, `index`: the move that cannot be planned. */
export type PlanProblem = { readonly code: 'no-turn' | 'not-offered' | 'revealed'; readonly turn: number; readonly index: number };

/**
 * Plans a seat's next turns on its own view, each a list of move ids, and what each move would do. Only the very last move may reveal something. A
 * turn begins where the seat is asked or its turn is imagined.
 */
export function planTurns<S extends State, M extends Move>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  turns: readonly (readonly number[])[],
): Result<readonly (readonly PlannedMove[])[], PlanProblem> {
  const planned: PlannedMove[][] = [];
  let seen: S | undefined = view;
  for (const [turn, ids] of turns.entries()) {
    if (!seen) return fail({ code: 'revealed', turn, index: 0 });
    if (planned.length === 0 || !decisionOf(game, seen, seat)) seen = imagineTurn(game, seen, seat)?.view;
    if (!seen) return fail({ code: 'no-turn', turn, index: 0 });
    const moves: PlannedMove[] = [];
    for (const id of ids) {
      const next: Planned<S> | PlanProblem['code'] = planMove(game, seen, seat, id);
      if (typeof next === 'string') return fail({ code: next, turn, index: moves.length });
      moves.push(next.move);
      seen = next.view;
    }
    planned.push(moves);
  }
  return ok(planned);
}

/** A planned move, and the seat's view after it; undefined: it would reveal something. */
interface Planned<S extends State> {
  readonly move: PlannedMove;
  readonly view: S | undefined;
}

/** Plans one move on a view; or why it cannot. */
function planMove<S extends State, M extends Move>(game: Game<S, M>, view: S | undefined, seat: Seat, id: number): Planned<S> | PlanProblem['code'] {
  if (!view) return 'revealed';
  const move = decisionOf(game, view, seat)?.moves.find((one) => one.id === id);
  if (!move) return 'not-offered';
  const { after, told, stopped } = foresee(game, view, seat, move);
  return { move: { id, told }, view: stopped ? undefined : game.redact(after, seat) };
}

/** The moves of a planned turn that are made now, and why no more; `stop` undefined: that is all of them. */
interface Followed<M extends Move> {
  readonly moves: readonly M[];
  readonly stop: Stop | undefined;
}

/**
 * The moves of a planned turn that can be made now, on the seat's own view where it is asked, up to what reveals something. Where it is to come to
 * the same, all of them or none: half a turn comes to something else.
 */
export function followPlan<S extends State, M extends Move>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  planned: readonly PlannedMove[],
  condition: Condition,
): Followed<M> {
  const followed = followAsFar(game, view, seat, planned, condition);
  if (condition === 'offered' || followed.moves.length === planned.length) return followed;
  return { moves: [], stop: followed.stop === 'revealed' ? 'changed' : followed.stop };
}

function followAsFar<S extends State, M extends Move>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  planned: readonly PlannedMove[],
  condition: Condition,
): Followed<M> {
  const moves: M[] = [];
  let seen = view;
  for (const { id, told } of planned) {
    const open = decisionOf(game, seen, seat);
    if (!open) return { moves, stop: 'ended' };
    const move = open.moves.find((one) => one.id === id);
    if (!move) return { moves, stop: 'not-offered' };
    const foreseen = foresee(game, seen, seat, move);
    if (condition === 'same' && !beginsWith(foreseen.told, told)) return { moves, stop: 'changed' };
    moves.push(move);
    if (foreseen.stopped) return { moves, stop: 'revealed' };
    seen = game.redact(foreseen.after, seat);
  }
  return { moves, stop: undefined };
}

/** Whether a move comes to what was foreseen; what follows its turn (a round that ends) nobody could know. */
const beginsWith = (told: readonly Told[], planned: readonly Told[]): boolean =>
  told.length >= planned.length && sameData(told.slice(0, planned.length), planned);
