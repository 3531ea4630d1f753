import { seatArgument } from '../information/knowledge.ts';
import type { Argument, Message, Seat } from '../state.ts';

/** The figures of a text. */
export type Arguments = Readonly<Record<string, Argument>>;

/** How a game makes messages of its own catalogues, whose keys are K. */
export interface Sayings<K extends string> {
  say(key: K, args?: Arguments): Message;
  /** A text that begins with a seat. */
  of(seat: Seat, key: K, args?: Arguments): Message;
  /** One after another, with the language's comma (`<game>.list.join`, or another way to join); a word for none (`<game>.list.none`). */
  listed(messages: readonly Message[], by?: string): Message;
  /** Sentences one after another (`<game>.list.sentences`); undefined for none. */
  sentences(messages: readonly Message[]): Message | undefined;
}

export function sayings<K extends string>(game: string): Sayings<K> {
  const say = (key: K, args?: Arguments): Message => (args ? { key, args } : { key });
  const joined = (kind: string, messages: readonly Message[]): Message | undefined => {
    const last = messages.at(-1);
    return last && messages.slice(0, -1).reduceRight((tail, head) => ({ key: `${game}.list.${kind}`, args: { head, tail } }), last);
  };
  return {
    say,
    of: (seat, key, args = {}) => say(key, { seat: seatArgument(seat), ...args }),
    listed: (messages, by = 'join') => joined(by, messages) ?? { key: `${game}.list.none` },
    sentences: (messages) => joined('sentences', messages),
  };
}
