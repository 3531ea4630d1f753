import type { Argument, Message } from '../state.ts';

/** A message in which `rename` may say by its key that something is called otherwise: for names that a pack gives. */
export function renamed(message: Message, rename: (key: string) => Message | undefined): Message {
  const { key, args } = message;
  if (!args) return rename(key) ?? message;
  const inner = Object.entries(args).map(([name, one]): readonly [string, Argument] => [name, typeof one === 'object' ? renamed(one, rename) : one]);
  return { key, args: Object.fromEntries(inner) };
}
