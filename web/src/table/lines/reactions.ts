import type { Reaction, ReactionSign } from '@madang/wire';
import { createContext } from 'preact/compat';

/** The signs with which people react, as they are shown. */
export const SIGNS: Readonly<Record<ReactionSign, string>> = { yes: '👍', clap: '👏', wow: '😮', laugh: '😂' };

export const isSign = (word: string): word is ReactionSign => Object.hasOwn(SIGNS, word);

/** What people react to. */
export type About = Reaction['about'];

/** One sign at a line, and the people who set it. */
interface Tally {
  readonly sign: ReactionSign;
  readonly people: readonly Pick<Reaction, 'person' | 'name'>[];
}

/** The signs at the lines from `from` to `to`, each person once. */
export function tallyOf(reactions: readonly Reaction[], about: About, from: number, to: number): readonly Tally[] {
  const here = reactions.filter((one) => one.about === about && one.line >= from && one.line <= to);
  return Object.keys(SIGNS)
    .filter(isSign)
    .flatMap((sign) => {
      const people = [...new Map(here.filter((one) => one.sign === sign).map((one) => [one.person, one])).values()];
      return people.length > 0 ? [{ sign, people }] : [];
    });
}

/** The reactions at a table, and how the reader reacts. */
export interface Reacting {
  readonly reactions: readonly Reaction[];
  react(about: About, line: number, sign: ReactionSign | null): void;
}

/** Null: nobody can react here. */
export const ReactingContext = createContext<Reacting | null>(null);
