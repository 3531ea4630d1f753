import type { Seat, State, Wording } from '@madang/kernel';
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

/** What one seat did before another one did something: the lines of its steps, the first first. */
export interface LogTurn {
  readonly by: Seat | null;
  readonly lines: readonly LogLine[];
  /** Its first and its last step. */
  readonly from: number;
  readonly to: number;
}

/** The seat that an event is about; none for what happens to the whole table. */
const seatOf = (event: LogEntry['told'][number]): Seat | null => (typeof event.seat === 'number' ? event.seat : null);

/** The lines of one step, in words; `view`: any of the match. */
function linesOf(wording: Wording, words: Translator, entry: LogEntry, view: State): LogLine[] {
  return entry.told.flatMap((event, i) => {
    const line = wording.logLine(event, view);
    return line ? [{ key: `${entry.seq}.${i}`, seq: entry.seq, by: seatOf(event), text: words.say(line.text), rule: line.rule ?? null }] : [];
  });
}

/** The lines of steps that were put into words before; a step never changes. */
export type KnownLines = WeakMap<LogEntry, readonly LogLine[]>;

/** The log turn by turn, the first first. Steps that told nothing are in nobody's turn. `known`: of the same words; grows. */
export function turnsOf(
  wording: Wording,
  words: Translator,
  log: readonly LogEntry[],
  view: State,
  known: KnownLines = new WeakMap(),
): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  for (const entry of log) {
    const lines = known.get(entry) ?? linesOf(wording, words, entry, view);
    known.set(entry, lines);
    if (lines.length === 0) continue;
    const last = turns.at(-1);
    if (last && last.by === entry.by) turns[turns.length - 1] = { ...last, lines: [...last.lines, ...lines], to: entry.seq };
    else turns.push({ by: entry.by, lines, from: entry.seq, to: entry.seq });
  }
  return turns;
}

/** A turn in one go. */
export const sentenceOf = ({ lines }: LogTurn): string => lines.map(({ text }) => text).join(' ');

/** The turns of the others since a seat's own last one; all of them where it had none. */
export function sinceOwn(turns: readonly LogTurn[], eyes: Seat | null): readonly LogTurn[] {
  const own = turns.findLastIndex(({ by }) => by === eyes);
  return eyes === null ? [] : turns.slice(own + 1).filter(({ by }) => by !== null);
}
