import type { Seat } from '@madang/kernel';
import { BETWEEN, type LogLine, type LogTurn, sentencesOf } from './log.ts';

/** What a turn is about: the latest deed of its player; undefined: no line is one. */
const deedOf = ({ by, lines }: LogTurn): LogLine | undefined => lines.findLast((line) => line.deed && line.by === by);

/** What a whole turn is about: what its player chose to do; else the latest deed. */
const mainOf = (turn: LogTurn): LogLine | undefined => turn.lines.find((line) => line.main && line.by === turn.by) ?? deedOf(turn);

/** Lines without those that say again what one before them said. */
const onceEach = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ text }, i) => lines.findIndex((line) => line.text === text) === i);

/** A turn's sentences, what it is about first. */
function sentencesIn(turn: LogTurn): readonly string[] {
  const deed = mainOf(turn);
  const lines = onceEach(turn.lines);
  return sentencesOf(deed ? [deed, ...lines.filter(({ text }) => text !== deed.text)] : lines);
}

/** A turn in one go, what it is about first: where there is no room for all of it, the end is cut. */
export const sentenceOf = (turn: LogTurn): string => sentencesIn(turn).join(BETWEEN);

/** A turn at a glance back. */
export interface Brief {
  /** Its player's name, where what the turn is about begins with it; empty otherwise. */
  readonly name: string;
  /** What the turn is about, after the name. */
  readonly deed: string;
  /** What else its player did, or if nothing else, what came of it. The log tells costs and details. */
  readonly rest: readonly string[];
}

/** A turn at a glance back; its lines are not empty. */
export function briefOf(turn: LogTurn): Brief {
  const main = mainOf(turn) ?? turn.lines[0];
  if (!main) return { name: '', deed: '', rest: [] };
  const others = onceEach(turn.lines).filter(({ text }) => text !== main.text);
  const own = others.filter(({ by }) => by === turn.by && by !== null);
  const deeds = own.filter((line) => line.deed);
  const after = own.filter((line) => turn.lines.indexOf(line) > turn.lines.indexOf(main));
  const rest = sentencesOf([main, ...(deeds.length > 0 ? deeds : after)]).slice(1);
  return { name: main.text.slice(0, main.named), deed: main.text.slice(main.named), rest };
}

/** What a reader gains, pays or does in the turn of another; nothing where it is their own or nobody's. A deed of theirs was only turned up with the others'. */
export function dueIn({ by, lines }: LogTurn, eyes: Seat | null): readonly string[] {
  if (eyes === null || by === null || by === eyes) return [];
  const own = lines.flatMap(({ by: seat, text, named, due, deed }) => {
    if (due?.seat === eyes) return [due.text];
    return seat === eyes && !deed ? [text.slice(named)] : [];
  });
  return [...new Set(own)];
}

/** What is read while an act is shown. */
const MOST_LETTERS = 150;

/** A turn as it is read at a glance, in the order of time: a name is said once. */
export interface Glance {
  /** As much of what went before the deed as there is room for. */
  readonly before: string;
  /** Its deed, or its latest line. */
  readonly deed: string;
  /** As much of what came of it as there is room for. */
  readonly after: string;
}

/** A turn at a glance; null: nothing was done. Where there is no room, deeds go before other lines, later lines before earlier ones. */
export function glanceAt(turn: LogTurn | undefined): Glance | null {
  const deed = turn && (deedOf(turn) ?? turn.lines.at(-1));
  if (!turn || !deed) return null;
  const others = onceEach(turn.lines).filter(({ text }) => text !== deed.text);
  const latest = others.toReversed();
  const shown = new Set([deed]);
  let letters = deed.text.length;
  for (const line of [...latest.filter((one) => one.deed), ...latest.filter((one) => !one.deed)]) {
    letters += line.text.length;
    if (letters > MOST_LETTERS) break;
    shown.add(line);
  }
  const lines = turn.lines.filter((line) => shown.has(line));
  const at = lines.indexOf(deed);
  const said = sentencesOf(lines);
  return { before: said.slice(0, at).join(BETWEEN), deed: said[at] ?? '', after: said.slice(at + 1).join(BETWEEN) };
}
