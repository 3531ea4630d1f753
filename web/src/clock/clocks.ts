import type { Seat } from '@madang/kernel';
import type { SeatTime, ServerMessage } from '@madang/wire';

/** A table's clocks as this page heard of them last. Only what passed here since counts, so the two clocks need not agree. */
export interface TableClocks {
  readonly seats: readonly SeatTime[];
  /** When that was, by this machine. */
  readonly heardAt: number;
  /** Steps that were played for a player whose time had run out, and for whom. */
  readonly forced: ReadonlyMap<number, Seat>;
}

/** What is known of the clocks after a message. */
export const hearClocks = (
  before: TableClocks | null,
  { seats, forced }: Extract<ServerMessage, { readonly type: 'clocks' }>,
  heardAt: number,
): TableClocks => {
  const known = before?.forced ?? new Map<number, Seat>();
  const fresh = forced.filter(({ seq }) => !known.has(seq)).map(({ seq, seat }) => [seq, seat] as const);
  return { seats, heardAt, forced: fresh.length === 0 ? known : new Map([...known, ...fresh]) };
};

/** Milliseconds that a seat has left; null: it has no clock. */
export function leftOf({ seats, heardAt }: TableClocks, seat: Seat, now: number): number | null {
  const time = seats[seat];
  if (!time || time.left === null) return null;
  const passed = Math.max(0, now - heardAt);
  return time.running ? Math.max(0, time.left - passed + restedIn(time, passed)) : time.left;
}

/** Milliseconds of the first `passed` in which a seat's person rested; pieces may overlap. */
function restedIn({ rests = [] }: SeatTime, passed: number): number {
  let until = 0;
  let rested = 0;
  for (const { from, to } of rests) {
    const begins = Math.max(from, until);
    const ends = Math.min(to, passed);
    if (ends > begins) rested += ends - begins;
    until = Math.max(until, ends);
  }
  return rested;
}

/** When a seat's person rests no more, by this machine; null: they do not rest now. */
export function restsUntil({ seats, heardAt }: TableClocks, seat: Seat, now: number): number | null {
  const passed = Math.max(0, now - heardAt);
  const resting = (seats[seat]?.rests ?? []).filter(({ from, to }) => from <= passed && to > passed);
  return resting.length === 0 ? null : heardAt + Math.max(...resting.map(({ to }) => to));
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Time as a clock shows it: whole seconds, the last one until it is over. */
export interface Shown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export function shownTime(left: number): Shown {
  const whole = Math.ceil(left / SECOND) * SECOND;
  const part = (unit: number, within: number): number => Math.floor((whole % within) / unit);
  return { days: Math.floor(whole / DAY), hours: part(HOUR, DAY), minutes: part(MINUTE, HOUR), seconds: part(SECOND, MINUTE) };
}

/** Digits of less than a day: 1:02:05, 12:05. */
export function digits({ hours, minutes, seconds }: Shown): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
