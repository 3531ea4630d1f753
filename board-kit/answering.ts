import { askedTask, type Decision, type Move, pickedTask, type Task } from '@madang/kernel';

/** A piece of a board that can answer, by the board's own name for it, such as `site:D1u`; before the colon stands its kind. */
export type PieceId = string;

/** Where a game's answers lie on its board. Pure, so that a test can ask whether every answer can be given there. */
export interface Answering<M extends Move> {
  /** The pieces that are pressed for this move. The decision's task is the game's own, also where a frame of the kernel asks it. */
  piecesOf(move: M, decision: Decision<M>): readonly PieceId[];
  /** For moves that take something up and put it down: the piece that is taken up, a card or a worker. `piecesOf` is then where it goes. */
  takenBy?(move: M): PieceId | null;
  /** Places light up before anything is taken up, and a press there takes up what goes there or asks which; what can be taken up itself does not. */
  readonly direct?: true;
  /** Pieces that are small or say nothing of what they answer: those answers stand in the line as well. Absent: none is. */
  isFaint?(piece: PieceId): boolean;
  /** Where a task stands that the kernel's frames offer to pick: a reward, an action, a part of an effect. */
  piecesOfTask?(task: Task): readonly PieceId[];
}

/** A part of an effect that can be picked, and the question that comes next. */
export interface Picked {
  readonly part: Task;
  readonly asked: Task;
}

/** The pieces that are pressed for this move, frames of the kernel included. */
export function piecesFor<M extends Move>(of: Answering<M>, move: M, decision: Decision<M>): readonly PieceId[] {
  const picked = pickedTask(decision.task, move);
  if (picked) return of.piecesOfTask?.(picked) ?? [];
  return of.piecesOf(move, { ...decision, task: askedTask(decision.task) });
}

/** The piece where each of these moves is pressed first, whether it is offered or not. */
export const firstPieces = <M extends Move, T extends { readonly move: M }>(
  of: Answering<M>,
  decision: Decision<M> | null,
  list: readonly T[] = [],
): ReadonlyMap<PieceId, T> =>
  new Map(
    decision
      ? list.flatMap((one) =>
          piecesFor(of, one.move, decision)
            .slice(0, 1)
            .map((piece) => [piece, one] as const),
        )
      : [],
  );

/** For each piece that lights up while `held` is in the hand, the moves that it answers with. */
export function targetsOf<M extends Move>(
  of: Answering<M>,
  decision: Decision<M> | null,
  held: PieceId | null = null,
): ReadonlyMap<PieceId, readonly M[]> {
  const targets = new Map<PieceId, M[]>();
  if (!decision) return targets;
  const handless = of.direct && held === null ? takeable(of, decision.moves) : null;
  for (const move of handless ? decision.moves : decision.moves.filter((one) => goesWith(of, one, held))) {
    for (const piece of piecesFor(of, move, decision).filter((one) => !handless?.includes(one))) {
      const known = targets.get(piece);
      if (known) known.push(move);
      else targets.set(piece, [move]);
    }
  }
  return targets;
}

/** True if a move takes nothing up, or what is in the hand. */
function goesWith<M extends Move>(of: Answering<M>, move: M, held: PieceId | null): boolean {
  const taken = of.takenBy?.(move) ?? null;
  return taken === null || taken === held;
}

/** The pieces that can be taken up, each once, in the order of the moves. */
export const takeable = <M extends Move>(of: Answering<M>, moves: readonly M[]): readonly PieceId[] => [
  ...new Set(moves.flatMap((move) => of.takenBy?.(move) ?? [])),
];

/** What is in the hand: as chosen while it can still be taken up, else the only thing that can be, else what is pointed at. */
export function inHand<M extends Move>(of: Answering<M>, moves: readonly M[], chosen: PieceId | null, pointed: M | null): PieceId | null {
  const possible = takeable(of, moves);
  if (chosen !== null && possible.includes(chosen)) return chosen;
  if (possible.length === 1) return possible[0] ?? null;
  // places are lit all at once there: pointing at a choice puts none of them out
  if (of.direct) return null;
  return (pointed && of.takenBy?.(pointed)) ?? null;
}

/** The tabs where pieces lie, in the tabs' order; `where` says it by the kind of a piece. Kinds that it leaves out lie on the map. */
export function tabsOf<T extends string>(tabs: readonly T[], where: Readonly<Record<string, T>>, pieces: Iterable<PieceId>): readonly T[] {
  const lit = new Set([...pieces].map((piece) => where[piece.split(':')[0] ?? '']));
  return tabs.filter((tab) => lit.has(tab));
}
