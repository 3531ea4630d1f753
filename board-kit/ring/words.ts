import type { About } from '../contract.ts';

/** Puts words into the form of a card: the first sentence names the thing, the others say more of it. */
export function aboutWords(words: string): About {
  const [title = words, ...lines] = words.split(/(?<=\.)\s+|(?<=。)/).map((sentence) => sentence.replace(/[.。]$/, ''));
  return { title, lines: lines.filter((line) => line !== ''), rule: null };
}

interface Labelled {
  readonly label: string;
  readonly steps: readonly string[];
}

/**
 * Names ways by their short names where each has another; else by the steps in which they differ: what all of them have in common, the
 * piece itself says.
 */
export function namesOf(ways: readonly Labelled[], short: readonly (string | undefined)[] = []): readonly string[] {
  const known = new Set(short.flatMap((name) => name ?? []));
  if (known.size === ways.length) return [...known];
  const isCommon = (step: string): boolean => ways.length > 1 && ways.every(({ steps }) => steps.includes(step));
  return ways.map(({ label, steps }) => steps.filter((step) => !isCommon(step)).join(' · ') || label);
}
