/** A part of a line: plain, or the name of somebody at the table behind an “@”. */
export interface MentionPart {
  readonly text: string;
  readonly mentions?: string;
}

/** The parts of a line. `names`: those who can be meant; the longest name that fits is meant, whatever its letters’ case. */
export function mentionParts(line: string, names: readonly string[]): readonly MentionPart[] {
  const ordered = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const parts: MentionPart[] = [];
  let from = 0;
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', Math.max(at + 1, from))) {
    const name = ordered.find((one) => line.slice(at + 1, at + 1 + one.length).toLowerCase() === one.toLowerCase());
    if (name === undefined) continue;
    if (at > from) parts.push({ text: line.slice(from, at) });
    from = at + 1 + name.length;
    parts.push({ text: line.slice(at, from), mentions: name });
  }
  return from < line.length ? [...parts, { text: line.slice(from) }] : parts;
}

/** True if a line means somebody of one of these names. */
export const isMentioned = (line: string, names: readonly string[]): boolean =>
  mentionParts(line, names).some(({ mentions }) => mentions !== undefined);
