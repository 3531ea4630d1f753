import type { Decision } from '../engine.ts';
import type { Argument, Message, Move, RandomState, Seat, State, Task, Told } from '../state.ts';
import type { TextLoader } from '../texts.ts';
import type { Observation } from './observation.ts';
import type { Loss, Stakes } from './stakes.ts';

/** What a bot should know of a game; kept in games/<name>/bot. Works on full (imagined) states, never on secrets of others. */
export interface Expertise<S extends State = State, M extends Move = Move> {
  /** For each seat how well it stands, 0 … 1 (about its share of the victory, alone its chance of the goal); exact when the state is over. */
  evaluate(state: S): readonly number[];
  /** A sensible answer, quickly found, somewhat random: what playouts play. */
  rollout(state: S, decision: Decision<M>, random: RandomState): M;
  /**
   * What somebody at their first games answers: at a glance, with weaknesses that are the same for a whole match or round. Absent: bots of that level
   * go by `rollout`, and now and then by chance.
   */
  novice?(state: S, decision: Decision<M>, random: RandomState): M;
  /** The answers worth searching (a non-empty part of the offered ones; equal orders of one thing are kept once). Absent: all. */
  candidates?(state: S, decision: Decision<M>): readonly M[];
  /**
   * Whether an answer changes nothing for its seat, or declines what is free. Only a random bot gives one where another is offered; playouts may.
   * `made`: ids of the seat's moves since another seat's. Absent: no answer is senseless.
   */
  isSenseless?(view: S, decision: Decision<M>, move: M, made: readonly number[]): boolean;
  /** Whether a decision begins a turn, so that the one before it can be judged. Absent: turns end where another seat decides. */
  opensTurn?(decision: Decision<M>): boolean;
  /**
   * How greedy, normal and hard look one turn further from such a view, where the asking seat's next turn is the next decision of all; there none of
   * them wavers. Absent, or undefined: not at all.
   */
  looksFurther?(view: S): FurtherLook | undefined;
  /** How far playouts go. Absent: so many decisions for every game, to the end of the turn then under way. */
  readonly horizon?: Horizon<S, M>;
  /** What a search weighs against each other: moves, in a tree (absent), or whole turns, where most of a turn's outcome is the mover's own. */
  readonly weighs?: 'moves' | 'turns';
  /** How many iterations expert's search has in this game: where one costs more there are fewer. Absent: what is usual. */
  readonly iterations?: number;
  /**
   * Turns of all seats that its playouts go on for, each by the best answer that its seat sees; it then weighs whole turns, whatever
   * `weighs` says. Absent: playouts go by the quick policy.
   */
  readonly turns?: number;
  /** How far the levels waver that do not search. Absent: what is usual. */
  readonly temperatures?: Temperatures;
  /** How many of the best answers the levels that waver choose among. Absent: all, so that many poor answers together are likely. */
  readonly waversAmong?: number;
  /**
   * Whether `evaluate` sees nothing of what a decision changes before others act on it. Levels without a search then take its first candidate.
   * Absent: it always sees something.
   */
  unseen?(decision: Decision<M>): boolean;
  /** How much an analysis of a match thinks in this game. Absent: what is usual. */
  readonly analysis?: AnalysisDepth;
  /** The position in numbers that a net reads; what a net learned from them stands in `values`. */
  readonly facts?: Facts<S>;
  /** The position in plain numbers, for other programs that learn. Absent: they have `facts` alone. */
  readonly observation?: Observation<S>;
  /** A net's weights, as `madang train` writes them; refused where facts or rules differ. Absent: `evaluate` judges alone. */
  readonly values?: object;
  /** What may be named as a reason for a seat's chance to win. Absent: no reason is given. */
  readonly advantages?: readonly Advantage<S>[];
  /** What is known of bots of a level besides how they stand. Absent: nothing. */
  readonly levelOdds?: LevelOdds;
  /** What may be named as the difference of two turns, finer than advantages. Absent: no reason is given for a turn. */
  readonly details?: readonly Detail<S>[];
  /** What players vie for. Absent: nobody is warned of what others may take. */
  readonly stakes?: Stakes<S>;
}

/** Something that a seat may have more of than others, and that every player can count. */
export interface Advantage<S extends State = State> {
  /** Names it in the key of its words, `<game>.advantage.<name>`. */
  readonly name: string;
  /** The facts of a seat that say how much it has. */
  readonly facts: readonly string[];
  /** How much a seat has in a view. */
  amount(view: S, seat: Seat): number;
}

/** Something countable by which two turns of a seat may differ. Details share no fact. */
export interface Detail<S extends State = State> extends Pick<Advantage<S>, 'facts' | 'amount'> {
  /** Names it, also where there is one of it or none. */
  readonly what: Message;
  /** It is there or not (1 or 0), so no figure is told. */
  readonly isFlag?: true;
  /** Less of it is better. */
  readonly isBurden?: true;
  /** Others cannot see it: it is said of the asking seat only. */
  readonly isSecret?: true;
  /** It ends with the round: nothing is said of it beyond the turn. */
  readonly isOfRound?: boolean;
}

/** Advantages as details. `ofRound`: names of those that end with the round. */
export const detailsOf = <S extends State>(
  game: string,
  advantages: readonly Advantage<S>[],
  ofRound: readonly string[] = [],
): readonly Detail<S>[] =>
  advantages.map(({ name, facts, amount }) => ({
    ...{ what: { key: `${game}.advantage.${name}` }, facts, amount, isOfRound: ofRound.includes(name) },
  }));

/** How a level looks one turn further: behind its best plans, so many of them, in so many imagined worlds. */
export interface FurtherLook {
  readonly plans: number;
  readonly worlds: number;
}

/** Where a playout of a game ends: before the first decision at rest after so many. */
export interface Horizon<S extends State = State, M extends Move = Move> {
  readonly decisions: number;
  /** Whether all seats stand alike here, as at the start of a round: an evaluation compares such positions best. */
  rests(state: S, decision: Decision<M>): boolean;
  /**
   * Where whole turns are weighed, a playout ends sooner: as the asking seat's next turn opens, and counts as the best answer there. Absent: it
   * goes on to where it rests.
   */
  readonly nextTurn?: true;
}

/** How far levels waver, in log odds of victory: an answer that is behind the best by so much is taken 1 / e as often. */
export interface Temperatures {
  readonly greedy: number;
  readonly normal: number;
  readonly hard: number;
}

/**
 * By level of bot, its odds of victory beside those of a bot of level `normal` that stands as well, as their logarithm: what `evaluate` does not see.
 * Absent: 0.
 */
export type LevelOdds = Readonly<Partial<Record<string, number>>>;

/** How deep the analysis of a match looks: where a playout costs more, or says more, there are fewer. */
export interface AnalysisDepth {
  /** Iterations of the search at every choice. */
  readonly iterations: number;
  /** Imagined worlds in which a choice that looked dear is compared with others. */
  readonly pairs: number;
  /** Decisions that playouts of a comparison go on for at least. Absent: as many as those of a search. */
  readonly reach?: number;
  /**
   * Turns of all seats in the search's playouts, each by the seat's best answer. Comparisons still use the rollout policy, so a flagged choice is
   * costly by two measures. Absent: as in the game's search.
   */
  readonly turns?: number;
}

/** What a net is told of a position: facts of each seat, the same for every seat, and facts of the table, each about −1 … 1. */
export interface Facts<S extends State = State> {
  readonly seat: readonly string[];
  readonly table: readonly string[];
  /** Writes every seat's facts, seat by seat, then the table's: seats × seat.length + table.length numbers, each of them every time. How many seats there are. */
  write(state: S, out: Float32Array): number;
  /** Whether the trained values are meant for such positions; others are judged by the game's own evaluation. Absent: for all. */
  fits?(state: S): boolean;
  /** Reckons the facts that sum up a seat's other facts again, after a trial changed those. Absent: no fact sums up others. */
  sumUp?(state: S, told: Float32Array): void;
  /**
   * Versions of the rules before the present one, the oldest first, by which matches of the kinds that the values learned from were played just as
   * now: what was learned holds. Absent: none.
   */
  readonly alike?: readonly string[];
}

/** A field of a position with its name, for a reader. */
export interface Field {
  readonly name: Message;
  readonly value: Argument;
}

/** A number that a player counts, with its name. */
export interface NamedSum {
  readonly name: Message;
  readonly value: number;
}

/** A position as labelled fields: those of the table, and those of each seat by seat. */
export interface LabelledFields {
  readonly table: readonly Field[];
  readonly seats: readonly (readonly Field[])[];
}

/**
 * A game in words; kept in games/<name>/text. Keys begin with the game's name. Every catalogue has `<game>.title`,
 * `<game>.blurb` (one sentence), `<game>.points` (final `points` with what they are counted in), and for each option
 * `<game>.option.<id>`, `<game>.option.<id>.help` and `<game>.option.<id>.<value>`.
 */
export interface Wording<S extends State = State, M extends Move = Move> {
  readonly catalogues: TextLoader;
  /** The ledger: rule id → text; apart from the catalogue because only the rulebook needs it. */
  readonly rulebook: TextLoader;
  /** The chapters of the ledger: message key of the title and the ids in order. */
  readonly chapters: readonly { readonly title: Message; readonly rules: readonly string[] }[];
  /** Words of a printed rulebook where ours differ on purpose, with ours: the rulebook's page finds what it looks for by both. */
  readonly synonyms?: TextLoader;
  /** What the seat is asked, seen from its view. */
  prompt(view: S, decision: Decision<M>): Message;
  /** The rule that a decision stands on, for "what is this?". */
  ruleOf(view: S, decision: Decision<M>): string | undefined;
  /** A move as the label of a choice, short; may depend on the decision. */
  label(view: S, decision: Decision<M>, move: M): Message;
  /** One of the game's own tasks as a thing to do ("take the food reward"). Games need it whose frames ask; see `framed` in the text room. */
  task?(view: S, task: Task): Message;
  /** Whether the parts of a frame that picks one of them follow each other, so that only what comes first is picked. Absent: never. */
  follows?(part: Task): boolean;
  /** What a move would do, cost and gain, in one line; absent where the label says all. */
  forecast(view: S, seat: Seat, decision: Decision<M>, move: M): Message | undefined;
  /** Why a seat should think again before it confirms a move: it gives something up for nothing. Absent: no move does. */
  caution?(view: S, seat: Seat, decision: Decision<M>, move: M): Message | undefined;
  /** The offered move that `declining` gives up although it costs nothing (see `giftAmong`). Absent: the game is not asked. */
  gift?(view: S, seat: Seat, declining: M, offered: readonly M[]): M | undefined;
  /**
   * The answer that confirming takes: nearly always given where the only other one is to do without, or the end of what is arranged. It is not
   * taken together with what was tried under another headline. Absent: none.
   */
  usual?(view: S, decision: Decision<M>): M | undefined;
  /** What a seat loses as things stand (water that flows past its dams), for a warning. Absent: the game knows of nothing. */
  losses?(view: S, seat: Seat): readonly Loss[];
  /** What a newcomer may have overlooked: something of the same kind that is plainly better now. Absent: nothing is said. */
  tip?(view: S, seat: Seat, decision: Decision<M>, move: M): Message | undefined;
  /**
   * A told event as a line of the log, with the rule it follows; undefined: not worth a line. Seats are given as `seatArgument`.
   * `view`: any of the match, for names that depend on its options; absent: those of the defaults.
   */
  logLine(event: Told, view?: S): { readonly text: Message; readonly rule?: string } | undefined;
  /** The events with which begins what is nobody's turn, as the end of a round: in the log what follows stands by itself, not with the move before. */
  readonly begins: readonly Told['event'][];
  /** The events that a turn is about (built, produced, passed): the latest one is told first. Absent: each line is as good as another. */
  readonly deeds?: readonly Told['event'][];
  /** Deeds by which a whole turn is told: the first that happened, whatever deeds follow from it. Absent: by its latest deed. */
  readonly mains?: readonly Told['event'][];
  /** What an event brings or costs a seat beside its own one, as a fee does. Absent: nothing. */
  due?(event: Told): { readonly seat: Seat; readonly what: Message } | undefined;
  /** A round, phase and other public figures as one short line ("Round 3"). */
  headline(view: S): Message;
  /** The whole position in words, line by line, for a screen reader and the terminal. */
  describe(view: S, seat: Seat | null): readonly Message[];
  /** By the key of one of these lines, the area that begins with it, for headings; a player's lines name their seat. Absent: they are one area. */
  readonly areas?: Readonly<Record<string, DescribedArea>>;
  /** What a seat counts as a view shows it (money, points, energy): a change is said to those who listen. Absent: nothing. */
  sums?(view: S, seat: Seat): readonly NamedSum[];
  /** The position as labelled fields, for the plain board. Absent: that board shows what `describe` says. */
  fields?(view: S): LabelledFields;
  /**
   * The points of a finished match by where they come from, in the order in which the rulebook scores them; of every seat they add up to
   * its standing. `told`: everything that was told from the first move on, also to single seats.
   */
  parts(state: S, told: readonly Told[]): readonly ScorePart[];
  /**
   * Why the first of two seats with equal points ranks before the other in a finished match, with both figures. Asked only where the
   * standing breaks the tie. Absent: the game breaks none.
   */
  tie?(state: S, first: Seat, second: Seat): Message;
  /** The great moment among what a step told (the end of a round, a Production): counted up before all. The end of the match needs none. */
  moment?(told: readonly Told[], around: Around<S>): Moment | null;
  /** What a player has achieved with a step (a contract, a completed room): shown beside the board for a while. */
  feat?(told: readonly Told[], view: S): Feat | null;
}

/** What stands around a step; the later parts are reckoned only where they are asked for. */
export interface Around<S extends State = State> {
  /** The view before the step. */
  readonly before: S;
  /** The view after it. */
  after(): S;
  /** What was told before it, from the first move on. */
  earlier(): readonly Told[];
}

/** What a player has achieved. */
export interface Feat {
  readonly seat: Seat;
  readonly title: Message;
  /** What it brings, line by line. */
  readonly lines: readonly Message[];
}

/** The areas of a position in words. */
export type DescribedArea = 'table' | 'map' | 'actions' | 'market' | 'player';

/** What is counted up before the whole table at a great moment. */
export interface Moment {
  readonly title: Message;
  /** Points by seat before it. */
  readonly before: readonly number[];
  /** One for each source, in the order of the rulebook; none: there is only something to say. */
  readonly rows: readonly MomentRow[];
  /** What it means for what comes ("the last round begins"). */
  readonly means: readonly Message[];
  /** Why what comes is so, each by its rule ("least energy first"). */
  readonly reasons?: readonly MomentReason[];
  /** The match is over with it. */
  readonly ends?: true;
}

export interface MomentReason {
  readonly text: Message;
  readonly rule: string;
}

/** What a source brings each seat. */
export interface MomentRow {
  readonly source: Message;
  /** Points by seat. */
  readonly points: readonly number[];
  /** By seat, what it is reckoned from or brings beside points ("energy 9"); null: nothing. */
  readonly notes: readonly (Message | null)[];
}

/** One source of points in the final table. */
export interface ScorePart {
  readonly name: Message;
  readonly rule: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** A seat in a message; the table puts the player's name in its place. */
export const seatArgument = (seat: Seat): Message => ({ key: `seat.${seat}` });

/** Figures of a game side by side, from its component tables. The first cell of a row is what the row is about; null: nothing there. */
export interface PrimerTable {
  readonly title: Message;
  readonly head: readonly Message[];
  readonly rows: readonly (readonly (Message | number | null)[])[];
}

/** A game's first pages, before its rules: what it is about in a minute, its costs and incomes, its signs. Kept in games/<name>/primer. */
export interface Primer {
  /** The texts of these pages; they may use the game's own too. */
  readonly catalogues: Wording['catalogues'];
  /** The paragraphs of the first page, in order: `<game>.primer.<part>.title` and `.text`. */
  readonly parts: readonly string[];
  readonly tables: readonly PrimerTable[];
  /** What is drawn on the board, and what it is called; the board draws each by its id. */
  readonly symbols: readonly { readonly id: string; readonly words: Message }[];
}
