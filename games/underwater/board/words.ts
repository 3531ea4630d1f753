import type { Argument, Message } from '@madang/kernel';
import type board from '../text/en/board.json';
import type cards from '../text/en/cards.json';
import type effects from '../text/en/effects.json';

/** The keys of the texts that the board says. */
export type Key = keyof typeof board | keyof typeof effects | keyof typeof cards;

/** The figures of a text. */
export type Arguments = Readonly<Record<string, Argument>>;

/** A message of the board; the key is checked by the compiler. */
export const say = (key: Key, args?: Arguments): Message => (args ? { key, args } : { key });

/** Messages one after another; a dash for none. */
export function listed(messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (!first) return say('underwater.board.none');
  return rest.reduce((head, tail) => say('underwater.join.list', { head, tail }), first);
}
