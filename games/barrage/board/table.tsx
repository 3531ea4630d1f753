import { type BoardProps, type SeatInfo, useTarget } from '@madang/board-kit';
import type { Message, Seat } from '@madang/kernel';
import { createContext, useContext } from 'react';
import type { Barrage, BarrageMove, Player } from '../rules/index.ts';
import type { PieceId } from './targets.ts';

export type BarrageProps = BoardProps<Barrage, BarrageMove>;

/** What every part of Barrage's board looks at. */
export interface Table {
  readonly props: BarrageProps;
  readonly view: Barrage;
  readonly targets: ReadonlyMap<PieceId, readonly BarrageMove[]>;
  readonly pointed: readonly PieceId[];
  /** The seat whose mat the board shows. */
  readonly owner: Seat;
}

const Context = createContext<Table | null>(null);
export const TableProvider = Context.Provider;

/** The table around a part of the board. */
export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('a part of the board outside of its table');
  return table;
}

/** Says messages in the reader's words. */
export const useSay = (): ((message: Message) => string) => useTable().props.say;

const NONE: readonly BarrageMove[] = [];

/**
 * Makes an element the piece: it answers where the decision names it, else it is read as a picture with these words.
 * `answers`: false where the same piece shows elsewhere too, such as on another's mat.
 */
export function usePiece(piece: PieceId, words: string, answers = true) {
  const { targets, pointed } = useTable();
  const moves = answers ? (targets.get(piece) ?? NONE) : NONE;
  const target = useTarget(moves, words);
  const shown = answers && pointed.includes(piece);
  return 'role' in target ? { ...target, 'data-pointed': shown } : { role: 'img', 'aria-label': words, 'data-pointed': shown };
}

/** How a seat looks. A board is always given all its seats. */
export function seatInfo(seats: readonly SeatInfo[], seat: Seat): SeatInfo {
  const info = seats.find((one) => one.seat === seat);
  if (!info) throw new Error(`no seat ${seat}`);
  return info;
}

/** The player of a seat. */
export function playerOf(view: Barrage, seat: Seat): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}
