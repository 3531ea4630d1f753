import type { Message, Wording } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { LoadedGame } from './loaded-game.ts';

const known = new WeakMap<Wording, ReadonlyMap<string, Message>>();

/** The chapter of each rule. */
function chaptersOf(wording: Wording): ReadonlyMap<string, Message> {
  const found = known.get(wording) ?? new Map(wording.chapters.flatMap(({ title, rules }) => rules.map((rule) => [rule, title] as const)));
  known.set(wording, found);
  return found;
}

/** The title of a rule: that of its chapter. Its id is for addresses and details. Empty: the rulebook has no such rule. */
export function ruleTitle({ wording }: Pick<LoadedGame, 'wording'>, words: Translator, rule: string): string {
  const title = chaptersOf(wording).get(rule);
  return title ? words.say(title) : '';
}
