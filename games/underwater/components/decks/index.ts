import { ok, type Packs, packIdOf } from '@madang/kernel';
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

/** Packs that are kept ready; an evicted one is read again from the text that each state has. */
const READY_MAX = 16;
const ready = new Map<string, Deck>();

/** The deck of a pack's text. Throws where the id is not that of the text: it never means another deck. */
export function deckOfPack(id: string, text: string): Deck {
  const known = ready.get(id);
  if (known) return known;
  const parsed = parseDeck(JSON.parse(text));
  if (!parsed.ok) throw new Error(`the pack '${id}' cannot be read: ${JSON.stringify(parsed.problem)}`);
  const { name, version } = parsed.value;
  if (packIdOf(name, version, text) !== id) throw new Error(`the pack '${id}' has another text`);
  const [oldest] = ready.size < READY_MAX ? [] : ready.keys();
  if (oldest !== undefined) ready.delete(oldest);
  ready.set(id, parsed.value);
  return parsed.value;
}

/** Decks that owners type: the option's value is name, version and hash, and the state has the text. */
export const DECK_PACKS: Packs = {
  option: 'deck',
  format: 'underwater-deck',
  read(document) {
    const parsed = parseDeck(document);
    return parsed.ok ? ok({ name: parsed.value.name, version: parsed.value.version }) : parsed;
  },
};

/** The deck of an id on the shelf. Throws if there is none. */
export function deckOfId(id: string): Deck {
  const deck = SHELF[IDS.indexOf(id)];
  if (!deck) throw new Error(`no deck '${id}'`);
  return deck;
}
