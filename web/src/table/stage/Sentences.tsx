import { followingLine, follows, type LogLine, type LogTurn, sentencesOf } from '../side/log.ts';

/** What is read while an act is shown. */
const MOST_LETTERS = 150;

/** As much of a turn before its latest line as is read at a glance, and that line; a name is said once. */
export function linesOf(turn: LogTurn | undefined): readonly [rest: string, last: string] {
  const lines = turn?.lines ?? [];
  const last = lines.at(-1);
  if (!last) return ['', ''];
  const shown: LogLine[] = [];
  let letters = last.text.length;
  for (const line of lines.slice(0, -1).toReversed()) {
    letters += line.text.length;
    if (letters > MOST_LETTERS) break;
    shown.unshift(line);
  }
  return [sentencesOf(shown), follows([...shown, last], shown.length) ? followingLine(last) : last.text];
}

/** A turn in words, its latest line the largest. */
export const Sentences = ({ rest, last }: { readonly rest: string; readonly last: string }) => (
  <>
    {rest === '' ? null : <small>{rest}</small>}
    <strong key={last}>{last}</strong>
  </>
);
