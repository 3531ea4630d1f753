import type { Seat } from '@madang/kernel';
import { createContext, useContext, useEffect, useState } from 'react';
import { leftOf, type TableClocks } from './clocks.ts';

/** The clocks of the table on the screen; null: it has none. */
export const ClocksContext = createContext<TableClocks | null>(null);

export const useClocks = (): TableClocks | null => useContext(ClocksContext);

/** Milliseconds that a seat has left, counting down by the second; null: it has no clock. */
export function useLeft(seat: Seat | null): { readonly left: number; readonly running: boolean } | null {
  const clocks = useClocks();
  const [now, setNow] = useState(() => Date.now());
  const latest = clocks ? Math.max(now, clocks.heardAt) : now;
  const left = clocks && seat !== null ? leftOf(clocks, seat, latest) : null;
  const running = seat !== null && clocks?.seats[seat]?.running === true;
  useEffect(() => {
    if (!running || left === null || left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), (left % 1000) + 5);
    return () => clearTimeout(timer);
  }, [running, left]);
  return left === null ? null : { left, running };
}
