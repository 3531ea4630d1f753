import type { Colour, Confidence, Kind } from '../words.ts';
import { type Effects, type EraCard, kindOf, type SpecialCard } from './card.ts';
import { ERA_1 } from './era1.ts';
import { ERA_2 } from './era2.ts';
import { ERA_3 } from './era3.ts';
import { SPECIALS } from './specials.ts';

/** The decks that a card belongs to: the three eras, the Special cards, and none for the Personal Assistant. */
export const PACKS = ['era1', 'era2', 'era3', 'special', 'none'] as const;
export type Pack = (typeof PACKS)[number];

/** Any card of the game by its number. */
export interface Card extends Effects {
  readonly number: number;
  readonly pack: Pack;
  readonly kind: Kind;
  /** The Personal Assistant has none: it is never played. */
  readonly colour: Colour | 'none';
  /** Credits that a Special card costs; 0 for all others. */
  readonly cost: number;
  readonly confidence: Confidence;
}

/** The number of the Personal Assistant. */
export const ASSISTANT = 0;

/** UWC-CARD-15: the action card that everybody owns from the start. */
const assistant: Card = Object.freeze<Card>({
  number: ASSISTANT,
  pack: 'none',
  kind: 'action',
  colour: 'none',
  cost: 0,
  action: { do: 'gainChoice', count: 1, distinct: true, from: ['steelplast', 'credits'] },
  confidence: 'verified',
});

/** Cards of a deck as its tables list them. */
export interface CardTables {
  readonly eras: readonly [readonly EraCard[], readonly EraCard[], readonly EraCard[]];
  readonly specials: readonly SpecialCard[];
}

/** Our own tables. */
export const TABLES: CardTables = Object.freeze({ eras: [ERA_1, ERA_2, ERA_3] as const, specials: SPECIALS });

/** All cards of a deck by their number: the Personal Assistant, 180 era cards, 25 Special cards. */
export function numbered({ eras, specials }: CardTables): readonly Card[] {
  const cards: Card[] = [
    assistant,
    ...eras.flatMap((era, i) => era.map((card): Card => Object.freeze({ ...card, pack: PACKS[i] ?? 'none', kind: kindOf(card), cost: 0 }))),
    ...specials.map((card): Card => Object.freeze({ ...card, pack: 'special', kind: kindOf(card) })),
  ];
  return Object.freeze(cards.toSorted((a, b) => a.number - b.number));
}

/** How many cards there are of each pack (UWC-SETUP-03, -08). */
export const PACK_SIZES: Readonly<Record<Pack, number>> = Object.freeze({ era1: 66, era2: 57, era3: 57, special: 25, none: 1 });

/** One more than the largest number of a card. */
export const CARD_NUMBERS = 206;
