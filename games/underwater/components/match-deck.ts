import { at, wholes } from '@madang/kernel';
import { ASSISTANT, type Card, numbered, PACKS, TABLES } from './cards/index.ts';
import { type Deck, deckOfId, deckOfPack } from './decks/index.ts';
import { COLOURS, KINDS } from './words.ts';

/** What tells the deck of a match: its options, and the text of the pack that they name. */
interface Played {
  readonly options: { readonly deck: string };
  readonly pack?: string;
}

/** The deck that a match is played with: its cards, metropolises and contracts. */
export const deckOf = ({ options, pack }: Played): Deck => (pack === undefined ? deckOfId(options.deck) : deckOfPack(options.deck, pack));

/** A card of the match's deck by its number. Throws if there is none. */
export function cardOf(state: Played, number: number): Card {
  const card = deckOf(state).cards[number];
  if (!card) throw new Error(`no card ${number}`);
  return card;
}

/** Something of every card by its number, worked out once for each deck. */
export function ofCards<T>(of: (card: Card) => T): (state: Played) => readonly T[] {
  const columns = new WeakMap<Deck, readonly T[]>();
  // Nearly always it is the deck of the last question.
  let last: { readonly deck: string; readonly column: readonly T[] } | undefined;
  return (state) => {
    const { deck } = state.options;
    if (last?.deck === deck) return last.column;
    const found = deckOf(state);
    const column = columns.get(found) ?? found.cards.map(of);
    columns.set(found, column);
    last = { deck, column };
    return column;
  };
}

const colours: readonly string[] = COLOURS;

/** By card: its colour (COLOURS; −1: none), kind (KINDS) and credits. */
export const coloursOf = ofCards((card) => colours.indexOf(card.colour));
export const kindsOf = ofCards((card) => KINDS.indexOf(card.kind));
export const costsOf = ofCards((card) => card.cost);

/** By card: its back (PACKS), which is the same in every deck. */
export const BACK_OF: readonly number[] = wholes(numbered(TABLES).map((card) => PACKS.indexOf(card.pack)));

/** Backs: an era card's is its era − 1. */
export const SPECIAL_BACK = PACKS.indexOf('special');

/** KINDS by number. */
export const INSTANT = KINDS.indexOf('instant');
export const PERMANENT = KINDS.indexOf('permanent');
export const ACTION = KINDS.indexOf('action');
export const PRODUCTION = KINDS.indexOf('production');

/** UWC-SPEC-05, -11: the Special cards that leave the game when discarded. */
export const THREE_CREDITS = 3;

/** Whether a card is a Special card. */
export const isSpecial = (card: number): boolean => at(BACK_OF, card) === SPECIAL_BACK;

const BY_BACK: readonly (readonly number[])[] = PACKS.map((_, back) =>
  wholes(BACK_OF.flatMap((one, number) => (number !== ASSISTANT && one === back ? [number] : []))),
);

/** Cards of a back, ascending. */
export const cardsOfBack = (back: number): number[] => wholes(BY_BACK[back] ?? []);
