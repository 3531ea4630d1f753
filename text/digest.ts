import type { Seat, State, Told, Wording } from '@madang/kernel';
import type { Translator } from './translator.ts';

/** A step as one seat heard it. `by` null: the set-up. */
export interface HeardStep {
  readonly by: Seat | null;
  readonly told: readonly Told[];
}

/** What happened, line by line, and how many lines were left out. */
export interface Digest {
  readonly lines: readonly string[];
  readonly left: number;
}

/** Letters of lines, and lines, at most. */
export interface DigestSize {
  readonly letters: number;
  readonly lines: number;
}

/**
 * Words for what happened since a seat's last step, from what it heard. The beginnings of others' turns and what concerns the whole table come before
 * details, later events before earlier ones; told in order of time. `view`: any of the match.
 */
export function digestOf(
  words: Translator,
  { logLine }: Pick<Wording, 'logLine'>,
  { log, view }: { readonly log: readonly HeardStep[]; readonly view: State },
  seat: Seat,
  most: DigestSize,
): Digest {
  const own = log.findLastIndex(({ by }) => by === seat);
  const steps = log.slice(own + 1).filter(({ by }) => by !== null);
  const lines = steps.flatMap(({ by, told }, i) =>
    told.flatMap((event, nth) => {
      const line = logLine(event, view);
      if (!line) return [];
      const begins = nth === 0 && steps[i - 1]?.by !== by;
      return [{ text: words.say(line.text), first: begins || !('seat' in event) }];
    }),
  );
  const kept = new Set<number>();
  let letters = 0;
  const take = (first: boolean): void => {
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at];
      if (!line || line.first !== first || kept.size >= most.lines || letters + line.text.length > most.letters) continue;
      kept.add(at);
      letters += line.text.length;
    }
  };
  take(true);
  take(false);
  return { lines: lines.flatMap(({ text }, at) => (kept.has(at) ? [text] : [])), left: lines.length - kept.size };
}
