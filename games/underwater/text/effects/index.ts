import type { Message } from '@madang/kernel';
import type { Effects } from '../../components/cards/card.ts';
import type { Card } from '../../components/cards/index.ts';
import type { GovernmentContract } from '../../components/contracts.ts';
import type { Deck } from '../../components/decks/index.ts';
import type { Effect } from '../../components/effects.ts';
import type { MetropolisTile } from '../../components/metropolises.ts';
import type { ActionSlot } from '../../components/slots.ts';
import { KINDS } from '../../components/words.ts';
import { conditionText } from './counts.ts';
import { effectText } from './operators.ts';
import { joined, type Key, say } from './say.ts';

export { slotWords } from './brief.ts';
export { goodsText } from './counts.ts';
export { effectText } from './operators.ts';

/** What stands alone begins with a capital. */
const sentence = (text: Message): Message => say('underwater.effect.sentence', { text });

/** An effect as a sentence. */
export const effectSentence = (effect: Effect): Message => sentence(effectText(effect));

/** What a card does, with what must hold for it. */
export function cardText(card: Effects): Message {
  const effects = KINDS.flatMap((kind) => card[kind] ?? []).map(effectText);
  const effect = joined('underwater.join.parts', effects);
  return sentence(card.requires ? say('underwater.effect.if', { condition: conditionText(card.requires), effect }) : effect);
}

/** What an action slot does. */
export const slotText = ({ action }: Pick<ActionSlot, 'action'>): Message => effectSentence(action);

/** What a metropolis does, and when. */
export function metropolisText(tile: MetropolisTile): Message {
  if (tile.colour === 'brown') return sentence(say('underwater.when.end', { effect: effectText(tile.endScoring) }));
  const instant = say('underwater.when.connected', { effect: effectText(tile.instant) });
  const production = tile.production ? [say('underwater.when.production', { effect: effectText(tile.production) })] : [];
  return sentence(joined('underwater.join.parts', [instant, ...production]));
}

/** What a contract needs and gives. */
export const contractText = ({ needs, reward }: Pick<GovernmentContract, 'needs' | 'reward'>): Message =>
  sentence(say('underwater.effect.contract', { needs: joined('underwater.join.list', needs.map(conditionText)), effect: effectText(reward) }));

const isCardKey = (key: string, keys: ReadonlySet<string>): key is Key => keys.has(key);
const NUMBERED: ReadonlySet<string> = new Set(Array.from({ length: 206 }, (_, number) => `underwater.card.${number}`));

/** The title of a card: the deck's own where it has one, ours otherwise. */
export function cardTitle(card: Pick<Card, 'number'>, deck: Pick<Deck, 'titles'>): Message {
  const own = deck.titles[card.number];
  if (own) return say('underwater.title.own', { en: own.en, ko: own.ko, zh: own.zh });
  const key = `underwater.card.${card.number}`;
  if (!isCardKey(key, NUMBERED)) throw new Error(`no card ${card.number}`);
  return say(key);
}
