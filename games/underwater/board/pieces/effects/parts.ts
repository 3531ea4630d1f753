import type { ThingName } from '../things/things.ts';

/** What stands between things: it gives, or, then, for one another, but not. */
export type Mark = 'give' | 'or' | 'next' | 'swap' | 'no';

/** A part of a card's picture: a thing, perhaps with a figure on it, or a mark between things. */
export type Part = { readonly thing: ThingName; readonly figure?: string } | { readonly mark: Mark };

/** A thing with a figure on it. */
export const figured = (thing: ThingName, figure: string): Part => ({ thing, figure });

/** A thing; how many is said from two on. */
export const part = (thing: ThingName, n = 1): Part => (n === 1 ? { thing } : figured(thing, `${n}`));

/** Rows of things with a mark between them. */
export const between = (lists: readonly (readonly Part[])[], mark: Mark): readonly Part[] =>
  lists.flatMap((list, i): readonly Part[] => (i === 0 ? list : [{ mark }, ...list]));
