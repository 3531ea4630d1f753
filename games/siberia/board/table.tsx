import type { BoardProps, SeatInfo } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { createContext, useContext } from 'react';
import type { Siberia, SiberiaMove } from '../rules/index.ts';
import type { SaleForecast } from './sale-forecast.ts';
import type { Held, PieceId } from './targets.ts';

export type SiberiaProps = BoardProps<Siberia, SiberiaMove>;

/** What every part of Siberia's board looks at. */
export interface Table {
  readonly props: SiberiaProps;
  readonly view: Siberia;
  readonly targets: ReadonlyMap<PieceId, readonly SiberiaMove[]>;
  readonly held: Held;
  hold(held: Held): void;
  readonly sale: SaleForecast | null;
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

const NONE: readonly SiberiaMove[] = [];

/** The moves with which a piece answers now. */
export const useMovesAt = (piece: PieceId): readonly SiberiaMove[] => useTable().targets.get(piece) ?? NONE;

/** How a seat looks. A board is always given all its seats. */
export function seatInfo(seats: readonly SeatInfo[], seat: Seat): SeatInfo {
  const info = seats.find((one) => one.seat === seat);
  if (!info) throw new Error(`no seat ${seat}`);
  return info;
}
