import type { Decision, FieldsOf, Message, Move, PackRecord, Seat, State, Told } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import type { Answering } from './answering.ts';

/** The player of a seat, as every board and panel shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** `automa`: the rules play it themselves. */
  readonly kind: 'person' | 'bot' | 'automa' | 'open';
  /** A CSS custom property value, e.g. `var(--seat-0)`; never the only cue, see `shape`. */
  readonly colour: string;
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond';
}

/** Moves that are answered with at once, one after the other; mostly one. */
export type Way<M extends Move = Move> = readonly M[];

/** One position with its decision. Labels, forecasts and pictures are derived from both together. */
export interface Ahead<S extends State = State, M extends Move = Move> {
  readonly view: S;
  /** What the seat may choose there; null: nothing. */
  readonly decision: Decision<M> | null;
  /** Explains a move of that decision (label, forecast, rule). Null: the decision does not offer it. */
  explain(move: M): Explanation | null;
}

/** The position on the screen, and the positions that its moves lead to. */
export interface Standing<S extends State = State, M extends Move = Move> extends Ahead<S, M> {
  /** Tries these moves one after the other. Null: one of them is not offered, or something hidden comes. */
  lookAhead(moves: Way<M>): Ahead<S, M> | null;
}

/** What a board is given. It decides no rule: it shows the view and lights up the pieces that `decision.moves` name. */
export interface BoardProps<S extends State = State, M extends Move = Move, E extends Told = Told> extends Standing<S, M> {
  /** The seat whose eyes these are; null: a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** Answer the decision with one of its moves. */
  onMove(move: M): void;
  /** What has just happened, to be animated; changes identity with each step. Empty: show the view at rest. */
  readonly events: readonly E[];
  /**
   * Answer with these moves, one after the other; the kernel verifies each on the position that the ones before lead to, and what is not
   * offered there is left out with all that follows.
   */
  onMoves(moves: Way<M>): void;
  /** Takes the last tried moves back as long as they pass the test, and answers with these. Absent: nothing is made anew. */
  onInstead?(moves: Way<M>, test: (move: M) => boolean): void;
  /** Answers with a move that ends the turn, and confirms it. Absent: an answer never confirms. */
  onLast?(move: M): void;
  /** Puts a message into the reader's words. */
  say(message: Message): string;
  /**
   * Says why the decision offers no move with these fields, of the table or of a family; of several, the one that lacks least. Null:
   * one is offered, there is no such move, no seat is asked, or there is nothing to say.
   */
  whyNot(...fields: readonly FieldsOf<M>[]): Reason | null;
  /** Why none of the moves of the table that pass is offered, told of the one that lacks least: of a place that is pressed in vain. */
  whyClosed(test: (move: M) => boolean): Reason | null;
  /** Confirms what has been tried; the second press of a piece does so. Null or absent: it cannot be confirmed now. */
  onConfirm?: (() => void) | null;
  /** What others may take before the reader's next turn. Absent: nothing is told of it. */
  readonly threatened?: readonly Threatened<M>[];
  /** No motion: the reader asked for less. */
  readonly still: boolean;
  /** The choice that is hovered or focused in the list or on the board, lit in both; null: none. */
  readonly pointed: M | null;
  onPoint(move: M | null): void;
  /** The view before the moves that are tried and not sent yet: until then what can be pressed keeps its place. Null or absent: none is tried. */
  readonly rest?: S | null;
  /** The thumb bar of a phone, where a board puts what is to be pressed next; null or absent: there is none. */
  readonly bar?: Element | null;
  /** Where forecasts are shown, beside the board; null: there is no room, they show beside their piece. */
  readonly dock: Element | null;
}

/** A piece that others may take before the reader's next turn: a move that is pressed there, and what its card says. */
export interface Threatened<M extends Move = Move> {
  readonly move: M;
  /** It is gone more often than not. */
  readonly isLikely: boolean;
  readonly words: string;
}

/** Why something is not possible, and what would make it so: in words, and by which rule. */
export interface Reason {
  readonly why: string;
  readonly rule: string;
}

/** A choice explained: its label, what it would do, the rule it follows. */
export interface Explanation {
  readonly label: string;
  readonly forecast: string | null;
  readonly rule: string | null;
}

/** What a piece is, in words: for the card beside it. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string | null;
  /** The thing itself, drawn large. */
  readonly picture?: ReactNode;
}

/** A player's mat: everything public (and, for its own seat, private) about one player. */
export interface MatProps<S extends State = State, M extends Move = Move, E extends Told = Told> extends BoardProps<S, M, E> {
  readonly player: Seat;
  /**
   * `brief`: what one plays with, in one row at the foot of a phone's screen; `line`: figures in one card; `full`: the whole mat;
   * `picture`: what the player has built, nothing where all build on one map.
   */
  readonly size: 'brief' | 'line' | 'full' | 'picture';
}

/** What can be heard of what happens on a board. */
export type Sound = 'wood' | 'stone' | 'water' | 'wheel' | 'coin' | 'card' | 'stamp';

/** By the name of an event, its sound; an event that is not named is silent. */
export type SoundTable = Readonly<Partial<Record<string, Sound>>>;

/** A game's screen: the board for the centre and a mat for each player. */
export interface BoardView {
  Board(props: BoardProps): ReactNode;
  Mat(props: MatProps): ReactNode;
  /** One of the things that the board draws, alone, by the id that the game's primer has for it; in a line of text. */
  Sign(props: { readonly id: string }): ReactNode;
  /** Where its answers lie. */
  readonly answering: Answering<Move>;
  /** True for a seat that does nothing more in this round, though others do. Absent: there are none. */
  isOut?(view: State, seat: Seat): boolean;
  /** How its events sound; absent: they are silent. */
  readonly sounds?: SoundTable;
}

/** How large a still board is drawn. */
export interface StillBox {
  readonly box: Readonly<Record<'width' | 'height', number>>;
}

/** A game's board as a picture that is drawn without a page: one SVG, or a group of it, in which nothing answers. */
export interface StillBoard {
  /** The board of everybody, or that of `player` where boards are not shared. */
  Still(props: MatProps & StillBox): ReactNode;
  /** True: all build on one map. False: each player has a board of their own. */
  readonly isShared: boolean;
}

/** A piece of a pack while a person types it, drawn as on the board. */
export interface BlankProps {
  /** The id of the form's entry. */
  readonly entry: string;
  /** What is typed so far; unfinished parts are left out. */
  readonly record: PackRecord;
  /** Its name in the form. */
  readonly name: Message;
  say(message: Message): string;
}

/** How a game of the shelf looks: what screens need of it beside its rules and words. */
export interface Look {
  /** Its picture on the shelf: decoration, its title stands beside it. Absent: the shelf has one for all. */
  Cover?(): ReactNode;
  /** Its board, loaded when a table opens. */
  board(): Promise<BoardView>;
  /** The pieces of its packs one by one, loaded when a person types them. Absent: they are not drawn. */
  blank?(): Promise<(props: BlankProps) => ReactNode>;
}
