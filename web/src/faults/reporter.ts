import type { FaultReport } from '@madang/wire';

/** The table on the page, as reports name it. */
export type FaultPlace = Pick<FaultReport, 'game' | 'version' | 'step'>;

export const NO_TABLE: FaultPlace = { game: null, version: null, step: null };

/** Most reports that one page sends to the server, and most faults that it tells apart. */
const MOST_SENT = 10;
const MOST_KNOWN = 200;

/** Characters that a report keeps, as the server takes them (`FAULT_LENGTHS` of the wire). */
const LONGEST = { message: 300, stack: 3000 };

interface Reporter {
  report(part: string, error: unknown): void;
}

interface ReporterParts {
  /** Answers which table is on the page. */
  place(): FaultPlace;
  log(part: string, error: unknown): void;
  send(report: FaultReport): void;
}

/** Logs each fault once for each step, and sends the first of them. */
export function createReporter({ place, log, send }: ReporterParts): Reporter {
  const known = new Set<string>();
  let sent = 0;
  return {
    report(part, error) {
      const at = place();
      const message = messageOf(error);
      const fault = `${part} ${at.step} ${message}`;
      if (known.has(fault) || known.size >= MOST_KNOWN) return;
      known.add(fault);
      log(part, error);
      if (sent >= MOST_SENT) return;
      sent += 1;
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      send({ ...at, part, message: safe(message).slice(0, LONGEST.message), stack: safe(stack).slice(0, LONGEST.stack) });
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Leaves out what could be a secret: addresses but for files of the app, and long words with digits (names of tables, invitations). */
const safe = (text: string): string =>
  text
    .replace(/\b(?:https?|blob|wss?):[^\s)]*?(\/assets\/[\w.-]+(?::\d+)*)(?=[\s)]|$)/g, '$1')
    .replace(/\b(?:https?|blob|wss?):[^\s)]+/g, '…')
    .replace(/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '…');
