import type { Seat, State } from '@madang/kernel';
import type { SeatInfo } from '../contract.ts';

/** How a seat looks. A board is always given all its seats. */
export function seatInfo(seats: readonly SeatInfo[], seat: Seat): SeatInfo {
  const info = seats.find((one) => one.seat === seat);
  if (!info) throw new Error(`no seat ${seat}`);
  return info;
}

/** The seat whose mat the board shows: the viewer's; for a spectator the seat whose turn it is, else the first. */
export const ownerOf = (view: State, seat: Seat | null): Seat => seat ?? Math.max(0, view.agenda.at(-1)?.seat ?? 0);
