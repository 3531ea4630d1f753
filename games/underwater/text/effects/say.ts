import type { Argument, Message } from '@madang/kernel';
import type cards from '../en/cards.json';
import type effects from '../en/effects.json';

/** The keys of the texts of effects and of the titles of what has effects. */
export type Key = keyof typeof effects | keyof typeof cards;

/** A message; the key is checked by the compiler. */
export const say = (key: Key, args?: Readonly<Record<string, Argument>>): Message => (args ? { key, args } : { key });

/** Messages as a list whose last two are joined by a word: "a, b and c". Throws for none. */
export function enumerated(last: 'underwater.join.and' | 'underwater.join.or', messages: readonly Message[]): Message {
  const tail = messages.at(-1);
  return tail && messages.length > 1 ? say(last, { head: joined('underwater.join.list', messages.slice(0, -1)), tail }) : joined(last, messages);
}

/** Messages one after the other, joined by a message of `head` and `tail`. Throws for none. */
export function joined(key: Key, messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (!first) throw new Error(`nothing to join by '${key}'`);
  return rest.reduce((head, tail) => say(key, { head, tail }), first);
}
