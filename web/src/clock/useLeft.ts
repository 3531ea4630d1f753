import type { Seat } from '@madang/kernel';
import { createContext } from 'preact/compat';
import { useContext, useEffect, useState } from 'preact/hooks';
import { leftOf, restsUntil, type TableClocks } from './clocks.ts';

/** The clocks of the table on the screen; null: it has none. */
export const ClocksContext = createContext<TableClocks | null>(null);

export const useClocks = (): TableClocks | null => useContext(ClocksContext);

/** A seat's time as a page shows it. `rests`: until when its person rests, so that it stands still; null: they do not. */
interface Left {
  readonly left: number;
  readonly running: boolean;
  readonly rests: number | null;
}

/** The longest that a timer of a browser can be. */
const LONGEST_MS = 2_147_483_647;

/** Milliseconds that a seat has left, counting down by the second; null: it has no clock. */
export function useLeft(seat: Seat | null): Left | null {
  const clocks = useClocks();
  const [now, setNow] = useState(() => Date.now());
  const latest = clocks ? Math.max(now, clocks.heardAt) : now;
  const left = clocks && seat !== null ? leftOf(clocks, seat, latest) : null;
  const rests = clocks && seat !== null ? restsUntil(clocks, seat, latest) : null;
  const running = seat !== null && clocks?.seats[seat]?.running === true;
  useEffect(() => {
    if (!running || left === null || left === 0) return;
    const wait = rests === null ? (left % 1000) + 5 : Math.min(LONGEST_MS, Math.max(0, rests - Date.now()) + 5);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [running, left, rests]);
  return left === null ? null : { left, running, rests };
}
