import type { Seat, Wording } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { LogEntry } from '@madang/wire';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly by: Seat | null;
  readonly text: string;
  readonly rule: string | null;
}

/** The seat that an event is about; none for what happens to the whole table. */
const seatOf = (event: LogEntry['told'][number]): Seat | null => (typeof event.seat === 'number' ? event.seat : null);

/** The lines of one step, in words. */
export function linesOf(wording: Wording, words: Translator, entry: LogEntry): LogLine[] {
  return entry.told.flatMap((event, i) => {
    const line = wording.logLine(event);
    return line ? [{ key: `${entry.seq}.${i}`, seq: entry.seq, by: seatOf(event), text: words.say(line.text), rule: line.rule ?? null }] : [];
  });
}
