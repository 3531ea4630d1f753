import type { FaultReport } from '@madang/wire';
import { request } from '../net/request.ts';
import { createReporter, type FaultPlace, NO_TABLE } from './reporter.ts';

/** One for all: a function that were made where a table is known would keep the table, and with it everything that it drew. */
const nowhere = (): FaultPlace => NO_TABLE;

let place = nowhere;

const reporter = createReporter({
  place: () => place(),
  log: (part, error) => console.error(`Fault in ${part}:`, error),
  // The server may be away, or there is none: the console has the fault all the same.
  send: (report: FaultReport) => void request('POST', '/faults', report),
});

/** Reports a fault that was contained: to the console, and to the server's log. */
export const reportFault = (part: string, error: unknown): void => reporter.report(part, error);

/** Derives something that the page can do without. A fault of it is reported, and `instead` takes its place. */
export function contain<T>(part: string, derive: () => T, instead: T): T {
  try {
    return derive();
  } catch (error) {
    reportFault(part, error);
    return instead;
  }
}

/** Reports what no part contained: faults of handlers, timers and promises. `counts`: which errors are faults. */
export function watchFaults(counts: (error: unknown) => boolean): void {
  const hear = (error: unknown): void => {
    if (error instanceof Error && counts(error)) reportFault('script', error);
  };
  window.addEventListener('error', ({ error }) => hear(error));
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
}

/** Tells which table is on the page, until the result is called. */
export function standAt(table: () => FaultPlace): () => void {
  place = table;
  return () => {
    if (place === table) place = nowhere;
  };
}
