import {
  type Decision,
  fail,
  type Game,
  type Match,
  type MatchProblem,
  type Move,
  newMatch,
  type Options,
  ok,
  openDecisions,
  playMove,
  type Result,
  type Seat,
  type State,
  sameData,
  type Told,
  undo,
} from '@madang/kernel';
import type { ToldEvent } from '@madang/wire';
import { afterUndo, type Clocks } from '../clock/clocks.ts';
import { clocksAfter, isForced } from '../clock/fold.ts';

/** A told event with its audience: `only` those seats (absent: all); the others hear `twin`, if there is one. */
export interface Heard {
  readonly event: ToldEvent;
  readonly only?: readonly Seat[];
  readonly twin?: ToldEvent;
}

/** A step as the log keeps it. */
export interface LoggedStep {
  readonly seq: number;
  readonly by: Seat | null;
  readonly heard: readonly Heard[];
  /** It was played for a player whose time had run out. */
  readonly forced: boolean;
}

/** How a row names what it tells. */
export interface Entry {
  readonly command: string | null;
  /** When it was written. */
  readonly at: number;
}

/** One step made on a match and not yet counted: it may still lose the race for its seq. */
export interface Step {
  readonly by: Seat;
  readonly move: Move;
  readonly heard: readonly Heard[];
  readonly state: State;
  readonly open: readonly Decision[];
}

/** A match as its rows tell it, with what they say beyond the moves. */
export interface Fold {
  readonly match: Match;
  /** Rows folded. */
  seq: number;
  /** Steps that stand, the set-up first; taken back ones are gone. */
  readonly log: LoggedStep[];
  /** Commands carried out: by whom, and the seq they ended at. */
  readonly commands: Map<string, { readonly seat: Seat; readonly seq: number }>;
  open: readonly Decision[];
  /** For each seat the seq since which its open decision is the same. */
  readonly since: number[];
  /** Undefined: the table is played without clocks. */
  clocks: Clocks | undefined;
}

const listener =
  (heard: Heard[]) =>
  (event: Told, only?: readonly Seat[], twin?: Told): void => {
    heard.push({ event: { ...event }, ...(only && { only }), ...(twin && { twin: { ...twin } }) });
  };

/** Begins a match. Throws where its set-up does. */
export function beginFold(game: Game, setup: { readonly seats: number; readonly seed: string; readonly options: Options }): Fold {
  const heard: Heard[] = [];
  const match = newMatch(game, setup, listener(heard));
  const open = openDecisions(match);
  const since = Array.from({ length: setup.seats }, () => 0);
  return { match, seq: 0, log: [{ seq: 0, by: null, heard, forced: false }], commands: new Map(), open, since, clocks: undefined };
}

/** Makes a move on the match without counting it. On a problem nothing has changed, but the match may be frozen. */
export function makeStep(fold: Fold, seat: Seat, json: unknown): Result<Step, MatchProblem> {
  const { match } = fold;
  const mark = markOf(fold);
  const heard: Heard[] = [];
  const played = playMove(match, seat, json, listener(heard));
  if (!played.ok) return played;
  try {
    return ok({ by: seat, move: played.value, heard, state: match.state, open: openDecisions(match) });
  } catch (error) {
    takeBack(fold, mark);
    return fail(freeze(match, seat, played.value, error));
  }
}

/** Freezes a match on a rule that failed outside a move: when the next moves were offered. */
function freeze(match: Match, seat: Seat, move: Move, error: unknown): MatchProblem {
  const { game, options, seats, seed, log } = match;
  const moves = [...log, { seat, move }].map((played) => [played.seat, played.move] as const);
  const document = { format: 'madang-match', game: game.name, version: game.version, options, seats, seed, moves } as const;
  match.frozen = { error: error instanceof Error ? error.message : String(error), document };
  return { code: 'frozen', frozen: match.frozen };
}

/** Where a match stood, to come back to when steps are not to count. */
export interface Mark {
  readonly state: State;
  readonly length: number;
}

export const markOf = ({ match }: Fold): Mark => ({ state: match.state, length: match.log.length });

/** Forgets the steps made since the mark. */
export function takeBack({ match }: Fold, mark: Mark): void {
  match.state = mark.state;
  match.log.length = mark.length;
  while ((match.snapshots.at(-1)?.at ?? 0) > mark.length) match.snapshots.pop();
}

function decisionIn(open: readonly Decision[], seat: Seat): Decision | undefined {
  for (const one of open) if (one.seat === seat) return one;
  return undefined;
}

const sameDecision = (a: Decision | undefined, b: Decision | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.moves.length === b.moves.length &&
  a.moves.every((move, i) => move === b.moves[i]) &&
  sameData(a.task, b.task);

/** Counts a step that was made: from now on it is part of the match. */
export function count(fold: Fold, step: Step, { command, at }: Entry): void {
  const forced = isForced(command);
  fold.seq += 1;
  fold.log.push({ seq: fold.seq, by: step.by, heard: step.heard, forced });
  fold.clocks = clocksAfter(fold.clocks, [step], forced, at);
  for (let seat = 0; seat < fold.since.length; seat++) {
    if (seat === step.by || !sameDecision(decisionIn(step.open, seat), decisionIn(fold.open, seat))) fold.since[seat] = fold.seq;
  }
  fold.open = step.open;
  if (command !== null) fold.commands.set(command, { seat: step.by, seq: fold.seq });
}

/** Takes the seat's last move back and counts that. Trusts that `undoProblem` had no objection. */
export function countUndo(fold: Fold, seat: Seat, { command, at }: Entry): void {
  const undone = undo(fold.match, seat);
  if (!undone.ok) throw new Error(`undo at ${fold.seq + 1}: ${undone.problem.code}`);
  fold.seq += 1;
  fold.log.pop();
  fold.open = openDecisions(fold.match);
  fold.clocks = fold.clocks && afterUndo(fold.clocks, { waiting: fold.open.map((one) => one.seat), at });
  fold.since.fill(fold.seq);
  if (command !== null) fold.commands.set(command, { seat, seq: fold.seq });
}

/** Whether a command meant for `seq` still means the same: the seat's open decision has not changed since. */
export const isCurrent = (fold: Fold, seat: Seat, seq: number): boolean => seq <= fold.seq && seq >= (fold.since[seat] ?? 0);
