import type { Decision, Message, Move, Seat, State, Told } from '@madang/kernel';
import type { ReactNode } from 'react';

/** Who sits where, as every board and panel shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** `automa`: the rules play it themselves. */
  readonly kind: 'person' | 'bot' | 'automa' | 'open';
  /** A CSS custom property value, e.g. `var(--seat-0)`; never the only cue, see `shape`. */
  readonly colour: string;
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond';
}

/** What a board is given. It decides no rule: it shows the view and lights up the pieces that `decision.moves` name. */
export interface BoardProps<S extends State = State, M extends Move = Move> {
  readonly view: S;
  /** The seat whose eyes these are; null: a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** What this seat may choose now; null: nothing (not its turn, a replay). */
  readonly decision: Decision<M> | null;
  /** Answer the decision with one of its moves. */
  onMove(move: M): void;
  /** What has just happened, to be animated; changes identity with each step. Empty: show the view at rest. */
  readonly events: readonly Told[];
  /** Puts a message into the reader's words. */
  say(message: Message): string;
  /** What a move would do (label, forecast, rule), for hover and focus cards. */
  explain(move: M): Explanation;
  /** No motion: the reader asked for less. */
  readonly still: boolean;
  /** The choice that is hovered or focused in the list or on the board, lit in both; null: none. */
  readonly pointed: M | null;
  onPoint(move: M | null): void;
}

/** A choice explained: its label, what it would do, the rule it follows. */
export interface Explanation {
  readonly label: string;
  readonly forecast: string | null;
  readonly rule: string | null;
}

/** A player's mat: everything public (and, for its own seat, private) about one player. */
export interface MatProps<S extends State = State, M extends Move = Move> extends BoardProps<S, M> {
  readonly player: Seat;
  /** `line`: figures in one card; `full`: the whole mat. */
  readonly size: 'line' | 'full';
}

/** A game's screen: the board for the centre and a mat for each player. */
export interface BoardView {
  Board(props: BoardProps): ReactNode;
  Mat(props: MatProps): ReactNode;
  /** Width ÷ height of the board's drawing. */
  readonly aspect: number;
}
