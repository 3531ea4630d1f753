import { endSentence } from '@madang/board-kit/sentences';

/** Letters that one announcement has at most: longer ones are talked over, or left. */
export const MOST_LETTERS = 300;
/** Sentences that wait to be heard at most; older ones are in the log. */
const MOST_WAITING = 60;

/** One announcement. Two of the same words are two announcements. */
export interface Said {
  readonly id: number;
  readonly text: string;
}

/** What is said, and what waits until the reader asks for the rest. */
export interface Speech {
  /** The latest; null: nothing was said yet. */
  readonly said: Said | null;
  readonly rest: readonly string[];
}

export const SILENT: Speech = { said: null, rest: [] };

/** Says how many sentences wait, and how they are heard. */
export type SayMore = (count: number) => string;

/** How one goes on to speak. `anew`: what waited is of a turn that is over, and is heard no more. */
export interface Manner {
  readonly more: SayMore;
  readonly anew?: boolean;
}

/** Places where a sentence that is too long may be divided, the best first. */
const BREAKS = ['; ', ', ', '; ', '，', '、', ' '] as const;

/** A text in parts that fit, divided where one takes breath. */
function parts(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const head = text.slice(0, most);
  const found = BREAKS.map((sign) => ({ sign, at: head.lastIndexOf(sign) })).find(({ at }) => at > most / 3);
  const at = found ? found.at + found.sign.length : most;
  return [text.slice(0, at).trimEnd(), ...parts(text.slice(at).trimStart(), most)];
}

/** Says as many of these sentences as fit; the others wait. */
function sayFirst({ said }: Speech, sentences: readonly string[], more: SayMore): Speech {
  const spoken = sentences.flatMap((text) => parts(endSentence(text), MOST_LETTERS - more(MOST_WAITING).length - 1));
  let [text = '', ...rest] = spoken;
  const fits = (next: string): boolean => {
    const waiting = rest.length - 1;
    const tail = waiting > 0 ? more(waiting).length + 1 : 0;
    return text.length + 1 + next.length + tail <= MOST_LETTERS;
  };
  for (let [next] = rest; next !== undefined && fits(next); [next] = rest) {
    text = `${text} ${next}`;
    rest = rest.slice(1);
  }
  const waiting = rest.slice(0, MOST_WAITING);
  return { said: { id: (said?.id ?? 0) + 1, text: waiting.length > 0 ? `${text} ${more(waiting.length)}` : text }, rest: waiting };
}

/** Says these sentences, each once; nothing where there are none. What does not fit waits behind what waits already. */
export function speak(speech: Speech, sentences: readonly string[], { more, anew = false }: Manner): Speech {
  const wanted = sentences.filter((text) => text.trim() !== '');
  const waiting = anew ? [] : speech.rest;
  if (wanted.length === 0) return anew && speech.rest.length > 0 ? { ...speech, rest: [] } : speech;
  const next = sayFirst(speech, wanted, more);
  return { ...next, rest: [...waiting, ...next.rest].slice(-MOST_WAITING) };
}

/** Says what waits, as much as fits. */
export const further = (speech: Speech, more: SayMore): Speech => (speech.rest.length === 0 ? speech : sayFirst(speech, speech.rest, more));
