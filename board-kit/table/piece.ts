import type { Move } from '@madang/kernel';
import { useRef } from 'preact/hooks';
import type { PieceId } from '../answering.ts';
import type { Choosing } from '../answers/choices.tsx';
import { type OrderWays, useAbout, useClosed, useTarget } from '../answers/target.ts';
import type { About, BoardProps, Reason, Threatened, Way } from '../contract.ts';
import type { Refusal } from '../ring/ring.tsx';
import type { Chosen } from './use-chosen.ts';

/** The attribute of a piece that answers nothing now and says why not when it is pressed. */
const CLOSED = 'data-closed';

/** The pieces drawn inside an element that a press could be tried on and that answer nothing now, each once. */
export const closedPieces = (root: ParentNode): readonly PieceId[] => [
  ...new Set([...root.querySelectorAll(`[${CLOSED}]`)].flatMap((piece) => piece.getAttribute(CLOSED) ?? [])),
];

/** What a piece looks at of its table. */
export interface PieceTable<M extends Move = Move> {
  readonly props: BoardProps;
  /** For each piece that lights up, the moves that it answers with. */
  readonly targets: ReadonlyMap<PieceId, readonly M[]>;
  /** Short cuts: pieces that answer with several moves at once, or begin an act, where they answer with none; or their move and what follows there. */
  readonly ways: ReadonlyMap<PieceId, readonly Way<M>[]>;
  /** The pieces that others may take before the reader's next turn. */
  readonly threatened: ReadonlyMap<PieceId, Threatened>;
  /** The pieces that the pointed move names. */
  readonly pointed: readonly PieceId[];
  /** The pieces that can be taken up, and the one that is. */
  readonly takeable: readonly PieceId[];
  readonly held: PieceId | null;
  /** Where the last choice was made. */
  readonly chosen: Chosen;
  /** Why a piece answers nothing now that could at other times; null: it is nobody's turn to say, or there is nothing to say. */
  whyClosed(piece: PieceId): Reason | null;
  /** Takes a piece up instead of what is held; null: puts it back. */
  hold(piece: PieceId | null): void;
  /** What a piece would answer with beside what it does, but cannot now. */
  refusals(piece: PieceId): readonly Refusal[];
}

/** Keeps a part of the board as it was drawn for an earlier position, while nothing that it shows has changed. */
export interface Keeper<T> {
  /** The table at the position on the screen. */
  readonly live: { current: T };
  /** A piece lies in the part: when its answer changes, the part is drawn again. */
  note(piece: PieceId, answers: Answers): void;
  /** Draws the part with the next render, whatever has changed. */
  ask(): void;
  /** Draws the part at once if it was last drawn for another position: what it says of itself is read next. */
  refresh(): void;
}

/** False: the piece is a copy and answers nothing. A move: the only one that it answers with. */
export type Answers<M extends Move = Move> = boolean | M;

const alone = new WeakMap<Move, Way>();

/** The way of one move: the same for the same move, so that its words are worked out once. */
function wayOf(move: Move): Way {
  const way = alone.get(move) ?? [move];
  alone.set(move, way);
  return way;
}

/** The moves and short cuts that a piece answers with. A move that the same piece goes on from is answered together with what follows. */
function answersOf({ targets, ways }: PieceTable, piece: PieceId, answers: Answers) {
  const moves = (answers && targets.get(piece)) || [];
  const own = typeof answers === 'object' ? moves.filter((move) => move === answers) : moves;
  const further = (answers && ways.get(piece)) || [];
  if (own.length === 0) return { isShortCut: true, ways: further };
  const on = (move: Move): readonly Way[] => further.filter(([first]) => first === move);
  return { isShortCut: false, ways: own.flatMap((move) => (on(move).length > 0 ? on(move) : [wayOf(move)])) };
}

/** All that the look of a piece depends on beside its own drawing: two tables with the same answer show it alike. */
export function answerOf(table: PieceTable, { explainWay, pointed }: Choosing, piece: PieceId, answers: Answers): readonly unknown[] {
  const { isShortCut, ways } = answersOf(table, piece, answers);
  const [way, ...others] = ways;
  return [
    ...[isShortCut, ways, table.pointed.includes(piece), ways.some(([only]) => only === pointed)],
    ...[way && others.length === 0 ? explainWay(way)?.label : null, table.chosen.is(piece) && Boolean(table.props.onConfirm)],
    ...[
      table.threatened.get(piece)?.words,
      table.held === piece,
      table.takeable.length > 1 && table.takeable.includes(piece),
      table.takeable.includes(piece),
    ],
  ];
}

interface PieceSaid {
  readonly piece: PieceId;
  readonly words: string;
  readonly answers: Answers;
  about(): About;
  readonly order?: OrderWays | undefined;
}

/** Makes an element the piece: it answers, says why not, or is read as a picture. */
export function usePieceOf<T extends PieceTable>(table: T, keeper: Keeper<T>, { piece, words, answers, about, order }: PieceSaid) {
  const { pointed, chosen, props } = table;
  const { isShortCut, ways } = answersOf(table, piece, answers);
  const now = () => keeper.live.current;
  const threat = answers === false ? undefined : table.threatened.get(piece);
  const told = useTold(keeper, () => withThreat(about(), threat));
  const marked = threat && { 'data-threat': threat.isLikely ? 'likely' : 'possible' };
  keeper.note(piece, answers);
  const target = useTarget(ways, {
    ...{ words, about: told, order, isShortCut, refusals: () => now().refusals(piece) },
    onAnswer(way) {
      now().chosen.at(piece);
      // A short cut of one move does not name the piece: it begins an act that goes on with it.
      if (isShortCut && way.length === 1) now().hold(piece);
    },
  });
  const described = useAbout(() => withReason(told(), answers && isAmong(now().targets, piece) ? now().whyClosed(piece) : null));
  const closed = useClosed(words, told, () => now().whyClosed(piece));
  const shown = answers !== false && pointed.includes(piece);
  if (target) return { ...target, ...marked, 'data-piece': piece, 'data-pointed': shown };
  const confirms = answers !== false && chosen.is(piece) && Boolean(props.onConfirm);
  const confirm = () => now().props.onConfirm?.();
  const shut = answers ? { ...closed, ...(confirms && { onClick: confirm, 'data-confirms': true }), [CLOSED]: piece } : {};
  return { role: 'img' as const, 'aria-label': words, ...described, ...shut, ...marked, 'data-pointed': shown };
}

/** The words of a piece for the position on the screen. */
function useTold<T>(keeper: Keeper<T>, about: () => About): () => About {
  const last = useRef(about);
  last.current = about;
  return () => {
    keeper.refresh();
    return last.current();
  };
}

const kindOf = (piece: PieceId): string | undefined => piece.split(':')[0];

/** True if others of the piece's kind answer now, so that its reader asks why it does not. */
const isAmong = (targets: ReadonlyMap<PieceId, unknown>, piece: PieceId): boolean =>
  piece.includes(':') && [...targets.keys()].some((one) => kindOf(one) === kindOf(piece));

/** A piece described: last that others may take it. */
const withThreat = (is: About, threat: Threatened | undefined): About => (threat ? { ...is, lines: [...is.lines, threat.words] } : is);

/** A piece described: first why it does not answer. */
const withReason = (is: About, reason: Reason | null): About => (reason ? { ...is, lines: [reason.why, ...is.lines], rule: reason.rule } : is);
