import { type Seat, type State, seatArgument, type Wording } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { LogEntry } from '@madang/wire';
import { contain } from '../../faults/faults.ts';
import { leadingName } from '../lines/leading-name.ts';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly by: Seat | null;
  readonly text: string;
  /** How many letters its player's name takes at its beginning, which a name over it says already; 0: it does not begin with it. */
  readonly named: number;
  readonly rule: string | null;
  /** When it happened, in milliseconds since 1970; absent: nobody knows. */
  readonly at?: number | undefined;
  /** From here on it is nobody's turn, up to the end of the step. */
  readonly begins?: true;
  /** A turn is about it; the other lines tell how, or what came of it. */
  readonly deed?: true;
  /** A whole turn is told by it, whatever deeds follow. */
  readonly main?: true;
  /** What it brings or costs another seat, in words. */
  readonly due?: { readonly seat: Seat; readonly text: string } | undefined;
}

/** What one seat did before another one did something: the lines of its steps, the first first. Or what came of itself, as the end of a round. */
export interface LogTurn {
  /** Nobody's: what came of itself, or was done besides moves. */
  readonly by: Seat | null;
  readonly lines: readonly LogLine[];
  /** Its first and its last step. */
  readonly from: number;
  readonly to: number;
  /** It came of itself with the last step before it, so that both end in the same state. */
  readonly ofItself?: true;
}

/** The seat that an event is about; none for what happens to the whole table. */
const seatOf = (event: LogEntry['told'][number]): Seat | null => (typeof event.seat === 'number' ? event.seat : null);

type Worded = Pick<LogLine, 'text' | 'rule' | 'due'>;

function lineOf(wording: Wording, words: Translator, event: LogEntry['told'][number], view: State): Worded | null {
  const line = wording.logLine(event, view);
  if (!line) return null;
  const due = wording.due?.(event);
  return { text: words.say(line.text), rule: line.rule ?? null, ...(due && { due: { seat: due.seat, text: words.say(due.what) } }) };
}

/** The lines of one step, in words; `view`: any of the match. */
function linesOf(wording: Wording, words: Translator, entry: LogEntry, view: State): LogLine[] {
  return entry.told.flatMap((event, i) => {
    const line = contain('log-line', (): Worded | null => lineOf(wording, words, event, view), { text: event.event, rule: null });
    if (!line) return [];
    const begins = wording.begins.includes(event.event) && { begins: true as const };
    const deed = wording.deeds?.includes(event.event) && { deed: true as const };
    const main = wording.mains?.includes(event.event) && { main: true as const };
    const by = seatOf(event);
    const named = by === null ? 0 : leadingName(line.text, words.say(seatArgument(by)));
    return [{ key: `${entry.seq}.${i}`, seq: entry.seq, at: entry.at, by, ...line, named, ...begins, ...deed, ...main }];
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
    const begun = entry.by === null ? -1 : lines.findIndex(({ begins }) => begins);
    const [own, after] = begun < 0 ? [lines, []] : [lines.slice(0, begun), lines.slice(begun)];
    const last = turns.at(-1);
    if (own.length > 0 && last && last.by === entry.by) turns[turns.length - 1] = { ...last, lines: [...last.lines, ...own], to: entry.seq };
    else if (own.length > 0) turns.push({ by: entry.by, lines: own, from: entry.seq, to: entry.seq });
    if (after.length > 0) turns.push({ by: null, lines: after, from: entry.seq, to: entry.seq, ofItself: true });
  }
  return turns;
}

/** A line after one of the same player, whose name it does not say again. */
export function followingLine({ text, named }: LogLine): string {
  const rest = text.slice(named);
  return named === 0 ? text : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** True for a line that begins with the name of the player whom the line before it is about. */
export const follows = (lines: readonly LogLine[], i: number): boolean => (lines[i]?.named ?? 0) > 0 && lines[i - 1]?.by === lines[i]?.by;

/** Between two lines in one go. */
export const BETWEEN = ' · ';

/** Lines as sentences: a name stands where another player's begin. */
export const sentencesOf = (lines: readonly LogLine[]): readonly string[] =>
  lines.map((line, i) => (follows(lines, i) ? followingLine(line) : line.text));

/** The turns of the others since a seat's own last one, and what came of itself; all of them where it had none. Each ends in another state. */
export function sinceOwn(turns: readonly LogTurn[], eyes: Seat | null): readonly LogTurn[] {
  if (eyes === null) return [];
  const since: LogTurn[] = [];
  for (const turn of turns.slice(turns.findLastIndex(({ by }) => by === eyes) + 1)) {
    const last = since.at(-1);
    if (turn.ofItself && last?.to === turn.to) since[since.length - 1] = { ...last, lines: [...last.lines, ...turn.lines] };
    else if (turn.ofItself || turn.by !== null) since.push(turn);
  }
  return since;
}
