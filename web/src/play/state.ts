import { type Condition, type Decision, type Move, type Seat, type State, sameData } from '@madang/kernel';
import type { DoneAct, OpenQuestion, Problem, Reaction, ReactionSign, SeatPlan, ServerMessage, TableAct, TableView } from '@madang/wire';
import type { StoreApi } from 'zustand/vanilla';
import type { TableClocks } from '../clock/clocks.ts';
import type { Command, LinkStatus } from '../net/channel.ts';
import type { Confirm } from '../settings/settings.ts';
import type { Director, ShownMoment, Staged } from './director.ts';
import { type LostMove, type Plan, plannedView } from './plan.ts';
import { type Position, seenBy } from './position.ts';
import type { Viewer } from './viewer.ts';

export type ChatLine = Extract<ServerMessage, { readonly type: 'chat' }>['lines'][number];

/** Lines by their numbers, each once. */
export function mergeChat(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Reactions with one more, which stands in the place of the same person's to the same line. */
export function withReactions(known: readonly Reaction[], more: readonly Reaction[]): readonly Reaction[] {
  const keyOf = ({ about, line, person }: Reaction): string => `${about} ${line} ${person}`;
  const newer = new Set(more.map(keyOf));
  return [...known.filter((one) => !newer.has(keyOf(one))), ...more.filter(({ sign }) => sign !== null)];
}

/**
 * What happened behind a reader's back: planned moves cannot be made any more (another tab played, or it was taken back), somebody else took a
 * step back (`steps`: tried ones, planned now; `seq`: the table's number), several were, or a planned turn came.
 */
export type News =
  | { readonly kind: 'dropped' | 'rewound'; readonly steps: number }
  | { readonly kind: 'takenBack'; readonly by: Seat; readonly steps: number; readonly seq: number }
  | PlanNews;

/**
 * `turn`: the turn that was planned has come, and `steps` moves are tried now. `cut`: it is still to come. `lost`: the first move that is not offered
 * any more, and who moved last.
 */
export interface PlanNews {
  readonly kind: 'turn' | 'cut';
  readonly steps: number;
  readonly lost: (LostMove & { readonly by: Seat | null }) | null;
}

/** The problem that says whose turn an undo would take away: asked again, it does. */
export const UNDO_AGAIN = 'undo-again';

/** Moves that were taken: `count` steps of a seat after step `after`, and the view that the seat foresaw; null: it foresaw nothing of the last one. */
interface Made {
  readonly seat: Seat;
  readonly after: number;
  readonly count: number;
  readonly view: State | null;
}

/** Everything that a table's screen shows. */
export interface TableState extends Viewer {
  readonly table: TableView | null;
  readonly position: Position | null;
  /** The moves being tried by the seat whose eyes are on the screen; null for a spectator or before the first view. */
  readonly plan: Plan | null;
  /** The command that has not been answered yet. */
  readonly sending: Command | null;
  /** The moves that were taken last, until their steps are here. */
  readonly made: Made | null;
  /** The own steps of this page that revealed something: they cannot be undone. */
  readonly revealing: ReadonlySet<number>;
  /** Why the last command, or the table itself, was refused. */
  readonly problem: Problem | null;
  /** By seat, what it has planned for its next turns, as the server keeps it. */
  readonly planned: ReadonlyMap<Seat, SeatPlan>;
  readonly chat: readonly ChatLine[];
  /** The last chat line that this person has seen, as the server keeps it for all their devices; 0: none. */
  readonly heard: number;
  /** How people react to chat lines and steps. */
  readonly reactions: readonly Reaction[];
  /** The latest own line that was refused; a new object each time. */
  readonly unsaid: { readonly text: string; readonly problem: Problem } | null;
  /** What was done besides moves, the first first. */
  readonly acts: readonly DoneAct[];
  /** What all at the table are asked. */
  readonly question: OpenQuestion | null;
  /** The name of the act under way, if one is. */
  readonly acting: string | null;
  /** Null: the table has no clock. */
  readonly clocks: TableClocks | null;
  readonly link: LinkStatus;
  /** The latest; a new object each time. */
  readonly news: News | null;
  /** The act of another player that is being shown; null: the newest position is on the screen. */
  readonly staged: Staged | null;
  /** What is counted up before the match goes on. */
  readonly moment: ShownMoment | null;
  /** The end of the match was counted up here. */
  readonly isCounted: boolean;
}

/** A table as its screen uses it: what to show, and what a person may do. */
export interface TableStore extends StoreApi<TableState> {
  /** What the reader does with the scenes that are shown. */
  readonly stage: Omit<Director, 'hear'>;
  /** Try a move (or send it, where every answer is sent at once). */
  choose(move: Move, confirm: Confirm): void;
  /** The same with several, one after the other: what is not offered, and what would follow it, is left out. */
  chooseAll(moves: readonly Move[], confirm: Confirm): void;
  /** Send the plan, all moves or none. */
  confirm(): void;
  /** Take back the last tried move; without one, ask for the last played one back. */
  takeBack(): void;
  /** Plan the seat's next turn, from what is kept of it; again: the turn after. */
  lookForward(): void;
  /** When what is planned is to be made. */
  provide(condition: Condition): void;
  /** Plan no further; what is kept stays. */
  leavePlan(): void;
  /** What is kept for the seat is to be made no more. */
  dropPlan(seat: Seat): void;
  /** The next seat at this screen has taken its place. */
  raiseCurtain(): void;
  say(text: string): void;
  /** React to a chat line or a step; null: not any more. */
  react(about: Reaction['about'], line: number, sign: ReactionSign | null): void;
  /** Be sent how the table stood after a step. */
  lookUp(step: number): void;
  /** All chat lines up to this one were in sight. */
  hear(line: number): void;
  /** Do something besides moves, for a seat. */
  act(seat: Seat, act: TableAct): void;
  dismiss(): void;
  /** Hear about the table until the result is called. */
  open(): () => void;
}

/** A view, and what the eyes on the screen are asked there. */
export interface Shown {
  readonly view: State;
  /** Null: nothing. */
  readonly decision: Decision | null;
}

/** What stands on the screen: the plan's view with the plan's decision, else the position's, where nothing is asked. */
export function shownOn({ plan, sending, position, eyes }: TableState): Shown | undefined {
  // A plan without tried moves stands where the position stood as it was made; while a command is under way that may have gone on.
  if (plan && (plan.ahead || plan.steps.length > 0 || !sending)) return { view: plannedView(plan), decision: sending ? null : plan.decision };
  const view = position ? seenBy(position, eyes)?.view : undefined;
  return view && { view, decision: null };
}

/** The moves of a plan that were taken; null: the command was another one. */
export const madeBy = (command: Command, plan: Plan | null): Made | null =>
  command.type === 'play' && plan
    ? { seat: command.seat, after: command.seq, count: command.moves.length, view: plan.stage === 'hidden' ? null : plannedView(plan) }
    : null;

/** With the last of the moves that were taken judged, once it is here: it revealed something if its seat did not foresee what it sees now. */
export function withRevealing(now: TableState): TableState {
  const { made, position, revealing } = now;
  if (!made || !position) return now;
  const seen = seenBy(position, made.seat);
  const step = seen?.log.filter(({ seq, by }) => seq > made.after && by === made.seat)[made.count - 1]?.seq;
  if (step === undefined) return now;
  // Where another seat moved between, the view has what nobody foresaw: only what was known to be hidden counts.
  const isAlone = step === made.after + made.count;
  const view = seen?.past.get(step);
  const reveals = made.view === null || (isAlone && view !== undefined && !sameData(made.view, view));
  return { ...now, made: null, revealing: reveals ? new Set([...revealing, step]) : revealing };
}

/** True if the last step is the own one of the eyes on the screen, and is known to have revealed something. */
export function hasRevealed({ plan, position, eyes, revealing }: TableState): boolean {
  if (!position || eyes === null || plan?.ahead || (plan && plan.steps.length > 0)) return false;
  const last = seenBy(position, eyes)?.log.at(-1);
  return last?.by === eyes && revealing.has(last.seq);
}
