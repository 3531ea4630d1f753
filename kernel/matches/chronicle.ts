import type { Decision } from '../engine.ts';
import type { Game } from '../game.ts';
import { type Heard, listening } from '../information/told.ts';
import type { Options, Pack } from '../options.ts';
import { fail, type Move, ok, type Result, type Seat, type State } from '../state.ts';
import { type Frozen, freeze, type Match, type MatchProblem, markOf, newMatch, openDecisions, playMove, takeBack, undo } from './match.ts';
import { foreseeAll, type TogetherProblem } from './together.ts';

/** A step as the log keeps it. `by` null: nobody's, the set-up. */
export interface LoggedStep {
  readonly seq: number;
  readonly by: Seat | null;
  readonly heard: readonly Heard[];
}

/** One step made on a match and not yet counted. */
export interface Step<S extends State = State, M extends Move = Move> {
  readonly by: Seat;
  readonly move: M;
  readonly heard: readonly Heard[];
  /** The match after it. */
  readonly state: S;
  readonly open: readonly Decision<M>[];
}

/** A match as a table keeps it: with what was told, and counted steps, those that were taken back too. */
export interface Chronicle<S extends State = State, M extends Move = Move> {
  readonly match: Match<S, M>;
  /** Steps and takings back so far. */
  seq: number;
  /** Steps that stand, the set-up first; those taken back are gone. */
  readonly log: LoggedStep[];
  open: readonly Decision<M>[];
}

/** Begins a match. Throws where its set-up does. */
export function beginChronicle<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options: Options; readonly pack?: Pack | undefined },
): Chronicle<S, M> {
  const { heard, tell } = listening();
  const match = newMatch(game, setup, tell);
  return { match, seq: 0, log: [{ seq: 0, by: null, heard }], open: openDecisions(match) };
}

/** A match's chronicle, told anew from its start. */
export function chronicleOf<S extends State, M extends Move>({ game, seats, seed, options, pack, log, helps }: Match<S, M>): Chronicle<S, M> {
  const chronicle = beginChronicle(game, { seats, seed, options, pack });
  for (const { seat, move } of log) {
    const step = makeStep(chronicle, seat, move);
    if (!step.ok) throw new Error(`${game.name}: a match does not replay: ${step.problem.code}`);
    countStep(chronicle, step.value);
  }
  chronicle.match.helps.push(...helps);
  return chronicle;
}

/** Makes a move on the match without counting it. On a problem nothing has changed, but the match may be frozen. */
export function makeStep<S extends State, M extends Move>({ match }: Chronicle<S, M>, seat: Seat, json: unknown): Result<Step<S, M>, MatchProblem> {
  const mark = markOf(match);
  const { heard, tell } = listening();
  const played = playMove(match, seat, json, tell);
  if (!played.ok) return played;
  try {
    return ok({ by: seat, move: played.value, heard, state: match.state, open: openDecisions(match) });
  } catch (error) {
    takeBack(match, mark);
    return fail({ code: 'frozen', frozen: freeze(match, { seat, move: played.value }, error) });
  }
}

/**
 * Makes the moves of a command, all or none, without counting them. Refusals are worked out on the seat's own view before
 * anything is played: what moves that are not played would have revealed stays hidden.
 */
export function makeSteps<S extends State, M extends Move>(
  chronicle: Chronicle<S, M>,
  seat: Seat,
  moves: readonly unknown[],
): Result<readonly Step<S, M>[], TogetherProblem | { readonly code: 'frozen'; readonly frozen: Frozen }> {
  const { match } = chronicle;
  const foreseen = isOffered(chronicle, seat, moves) || foresight(match, seat, moves);
  if (typeof foreseen === 'object' && !foreseen.ok) return foreseen;
  const mark = markOf(match);
  const steps: Step<S, M>[] = [];
  for (const move of moves) {
    const step = makeStep(chronicle, seat, move);
    if (step.ok) {
      steps.push(step.value);
      continue;
    }
    takeBack(match, mark);
    if (step.problem.code === 'frozen') return fail(step.problem);
    throw new Error(`${match.game.name}: a view offers what its state does not: ${step.problem.code}`);
  }
  return ok(steps);
}

/** What the seat's view says of the moves; true where the rules fail on the view: then the match itself shows whether it must be frozen. */
function foresight<S extends State, M extends Move>({ game, state }: Match<S, M>, seat: Seat, moves: readonly unknown[]) {
  try {
    return foreseeAll(game, game.redact(state, seat), seat, moves);
  } catch {
    return true;
  }
}

/** Whether a command is one offered move, as nearly all are: then there is nothing to foresee. */
function isOffered<S extends State, M extends Move>({ match, open }: Chronicle<S, M>, seat: Seat, [json, ...more]: readonly unknown[]): boolean {
  const move = more.length === 0 ? match.game.moves.find(json) : undefined;
  return move !== undefined && open.some((one) => one.seat === seat && one.moves.some((offered) => offered.id === move.id));
}

/** Counts a step that was made: from now on it is part of the match. */
export function countStep<S extends State, M extends Move>(chronicle: Chronicle<S, M>, { by, heard, open }: Step<S, M>): void {
  chronicle.seq += 1;
  // A list that grew has room for more, which a copy has not: of one or two events that is most of it.
  chronicle.log.push({ seq: chronicle.seq, by, heard: heard.slice() });
  chronicle.open = open;
}

/** Takes the seat's last move back if nothing stands against it, and counts that. */
export function undoStep<S extends State, M extends Move>(chronicle: Chronicle<S, M>, seat: Seat): Result<M, MatchProblem> {
  const undone = undo(chronicle.match, seat);
  if (!undone.ok) return undone;
  chronicle.seq += 1;
  chronicle.log.pop();
  chronicle.open = openDecisions(chronicle.match);
  return undone;
}
