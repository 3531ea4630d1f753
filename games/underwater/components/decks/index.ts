import { packContents, packsRead } from '@madang/kernel';
import { type Deck, deckFrom, MADANG } from './deck.ts';
import { parseDeck } from './parse.ts';

export { type Deck, origins } from './deck.ts';
export { type DeckProblem, parseDeck } from './parse.ts';

/** The decks that a table can be made with, the default first. */
const SHELF: Deck[] = [];

/** The ids of the decks: the values of the option that chooses one. */
const IDS: string[] = [];

/**
 * Puts a deck on the shelf at the program's start. `fingerprint` is the recorded one: the meaning of an id never changes. Throws
 * with all faults of the document, or if it is another deck than was recorded.
 */
export function shelve(json: unknown, fingerprint: string): Deck {
  const parsed = parseDeck(json);
  if (!parsed.ok) throw new Error(`this deck cannot be read: ${JSON.stringify(parsed.problem)}`);
  return put(parsed.value, fingerprint);
}

function put(deck: Deck, fingerprint: string): Deck {
  if (IDS.includes(deck.id)) throw new Error(`there is a deck '${deck.id}' already`);
  if (deck.fingerprint !== fingerprint)
    throw new Error(`deck '${deck.id}' has the fingerprint ${deck.fingerprint}: a changed deck needs another version`);
  SHELF.push(deck);
  IDS.push(deck.id);
  return deck;
}

put(deckFrom(MADANG), '06ef3d203bd959d4');
// Another deck: docs/underwater-decks.md.

/** The decks that a table can be made with, the default first. */
export const DECKS: readonly Deck[] = SHELF;
export const DECK_IDS: readonly string[] = IDS;

/** The deck of a pack's text. Throws where the id is not that of the text: it never means another deck. */
export const deckOfPack = packContents(parseDeck);

/** Decks that owners type. */
export const DECK_PACKS = packsRead('deck', 'underwater-deck', parseDeck);

/** The deck of an id on the shelf. Throws if there is none. */
export function deckOfId(id: string): Deck {
  const deck = SHELF[IDS.indexOf(id)];
  if (!deck) throw new Error(`no deck '${id}'`);
  return deck;
}
