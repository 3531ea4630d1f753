import { type Chronicle, type Decision, type Game, type Options, type Pack, type Seat, type Step, sameData } from '@madang/kernel';
import type { BotLevel, DoneAct, OpenQuestion } from '@madang/wire';
import { afterUndo, type Clocks } from '../../core/clock/clocks.ts';
import { type Engine, ours, type Rules } from '../../core/rules/engine.ts';
import { clocksAfter, clocksAfterAct, isForced } from './clocks.ts';
import { commandIdHash } from './command-id.ts';
import { rewindTo } from './rewind.ts';
import { questionAfter } from './votes.ts';

/** How a row names what it tells. */
export interface Entry {
  readonly command: string | null;
  /** When it was written. */
  readonly at: number;
}

/** A match as its rows tell it, with what they say beyond the moves. */
export interface Fold extends Chronicle {
  /** What it is folded with; of kept rules, also where bots find them. */
  readonly engine: Engine;
  readonly shelf: string | undefined;
  /** The names of commands carried out, as numbers (`markOfName`). */
  readonly commands: number[];
  /** Steps that were played for players whose time had run out; they are never taken back. */
  readonly forced: { readonly seq: number; readonly seat: Seat }[];
  /** By seq, when a step was written, in milliseconds since 1970. */
  readonly times: number[];
  /** Steps that were taken back. */
  undone: number;
  /** For each seat the seq since which its open decision is the same. */
  readonly since: number[];
  /** What was done besides moves. */
  readonly acts: DoneAct[];
  /** By seat the bot that plays for its person at present; undefined: none. */
  standIns: readonly (BotLevel | undefined)[];
  /** Seats whose people gave up. */
  resigned: ReadonlySet<Seat>;
  /** Seats that somebody else may take over. */
  offered: ReadonlySet<Seat>;
  /** What all are asked; undefined: nothing. */
  question: OpenQuestion | undefined;
  /** The match was ended by vote. */
  abandoned: boolean;
  /** Undefined: the table is played without clocks. */
  clocks: Clocks | undefined;
}

interface Setup {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  /** What it is played with, if the options name a pack. */
  readonly pack?: Pack | undefined;
}

/** Begins a match by this build's rules. Throws where its set-up does. */
export const beginFold = (game: Game, setup: Setup): Fold => beginBy(ours(game), setup);

/** Begins a match by these rules. Throws where its set-up does. */
export function beginBy({ game, engine, shelf }: Rules, setup: Setup): Fold {
  const since = Array.from({ length: setup.seats }, () => 0);
  const standIns = since.map(() => undefined);
  const acting = { acts: [], standIns, resigned: new Set<Seat>(), offered: new Set<Seat>(), question: undefined, abandoned: false };
  return {
    ...engine.beginChronicle(game, setup),
    engine,
    shelf,
    commands: [],
    forced: [],
    times: [],
    undone: 0,
    since,
    ...acting,
    clocks: undefined,
  };
}

/** What a seat has to decide. */
export function decisionIn(open: readonly Decision[], seat: Seat): Decision | undefined {
  for (const one of open) if (one.seat === seat) return one;
  return undefined;
}

/** Whether both are there, and the same. */
export const sameDecision = (a: Decision | undefined, b: Decision | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.moves.length === b.moves.length &&
  a.moves.every((move, i) => move.id === b.moves[i]?.id) &&
  sameData(a.task, b.task);

/** Counts a step that was made: from now on it is part of the match. */
export function count(fold: Fold, step: Step, { command, at }: Entry): void {
  const forced = isForced(command);
  const before = fold.open;
  fold.engine.countStep(fold, step);
  fold.times[fold.seq] = at;
  if (forced) fold.forced.push({ seq: fold.seq, seat: step.by });
  fold.clocks = clocksAfter(fold.clocks, [step], forced, at);
  for (let seat = 0; seat < fold.since.length; seat++) {
    if (seat === step.by || !sameDecision(decisionIn(step.open, seat), decisionIn(before, seat))) fold.since[seat] = fold.seq;
  }
  if (command !== null) fold.commands.push(commandIdHash(command));
}

/** Takes the seat's last move back and counts that. Trusts that `undoProblem` had no objection. */
export function countUndo(fold: Fold, seat: Seat, { command, at }: Entry): void {
  const undone = fold.engine.undoStep(fold, seat);
  if (!undone.ok) throw new Error(`undo at ${fold.seq + 1}: ${undone.problem.code}`);
  fold.undone += 1;
  fold.clocks = fold.clocks && afterUndo(fold.clocks, { waiting: fold.open.map((one) => one.seat), at });
  fold.since.fill(fold.seq);
  if (command !== null) fold.commands.push(commandIdHash(command));
}

/** The bot that plays for whoever gave up. */
const RESIGNED: BotLevel = 'normal';

/** By seat the bots that play for people after an act. */
export function standInsAfter(standIns: Fold['standIns'], { seat, act }: Pick<DoneAct, 'seat' | 'act'>): Fold['standIns'] {
  switch (act.kind) {
    case 'sit-in':
      return standIns.with(seat, act.level);
    case 'back':
    case 'take-over':
      return standIns.with(seat, undefined);
    case 'resign':
      return standIns.with(seat, RESIGNED);
    case 'ask':
    case 'agree':
    case 'refuse':
    case 'help':
    case 'give-time':
    case 'rewound':
    case 'abandoned':
    case 'rest':
    case 'offered':
      return standIns;
  }
}

/** The seats whose people gave up, after an act: whoever takes one over plays it. */
export function resignedAfter(resigned: ReadonlySet<Seat>, { seat, act }: Pick<DoneAct, 'seat' | 'act'>): ReadonlySet<Seat> {
  if (act.kind === 'resign') return new Set([...resigned, seat]);
  return act.kind === 'take-over' ? without(resigned, seat) : resigned;
}

/** The seats that may be taken over, after an act. */
export function offeredAfter(offered: ReadonlySet<Seat>, { seat, act }: Pick<DoneAct, 'seat' | 'act'>): ReadonlySet<Seat> {
  if (act.kind === 'offered') return new Set([...offered, act.of]);
  return act.kind === 'back' || act.kind === 'take-over' ? without(offered, seat) : offered;
}

const without = (seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> =>
  seats.has(seat) ? new Set([...seats].filter((one) => one !== seat)) : seats;

/** Counts what was done besides moves. */
export function countAct(fold: Fold, done: DoneAct, { command, at }: Entry): void {
  const { seat, act, seq } = done;
  if (act.kind === 'rewound') {
    rewindTo(fold, act.to, fold.engine);
    fold.undone += act.steps;
    fold.since.fill(seq);
  }
  if (act.kind === 'abandoned') {
    fold.abandoned = true;
    fold.open = [];
  }
  fold.resigned = resignedAfter(fold.resigned, done);
  fold.offered = offeredAfter(fold.offered, done);
  if (act.kind === 'help') fold.match.helps.push({ at: fold.match.log.length, seat, help: act.help });
  fold.seq = seq;
  fold.acts.push(done);
  fold.standIns = standInsAfter(fold.standIns, done);
  fold.question = questionAfter(fold.question, seat, act);
  fold.clocks = fold.clocks && clocksAfterAct(fold.clocks, done, fold.open, at);
  if (command !== null) fold.commands.push(commandIdHash(command));
}

/** Counts a step that was taken back later, or its taking back, without playing either. Only where no clock ran meanwhile. */
export function skipRow(fold: Fold, takenBack: boolean, { command }: Entry): void {
  fold.seq += 1;
  if (takenBack) {
    fold.undone += 1;
    fold.since.fill(fold.seq);
  }
  if (command !== null) fold.commands.push(commandIdHash(command));
}

/** Whether a command meant for `seq` still means the same: the seat's open decision has not changed since. */
export const isCurrent = (fold: Fold, seat: Seat, seq: number): boolean => seq <= fold.seq && seq >= (fold.since[seat] ?? 0);
