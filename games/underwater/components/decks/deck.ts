import { fingerprint } from '@madang/kernel';
import { type Card, type CardTables, numbered, TABLES } from '../cards/index.ts';
import { GOVERNMENT_CONTRACTS, type GovernmentContract } from '../contracts.ts';
import { METROPOLIS_TILES, type MetropolisTile } from '../metropolises.ts';

/** A title in each language. */
interface Titles {
  readonly en: string;
  readonly ko: string;
  readonly zh: string;
}

/** A deck as a document: the cards by era and the Special cards; metropolises and contracts where they are not ours. */
export interface DeckDocument extends CardTables {
  readonly format: 'underwater-deck';
  readonly name: string;
  readonly version: string;
  /** Titles of its cards by number; our own where one is missing. */
  readonly titles?: Readonly<Record<string, Titles>>;
  readonly metropolises?: readonly MetropolisTile[];
  readonly contracts?: readonly GovernmentContract[];
}

/** Everything that a match is played with and that another deck may have otherwise. */
export interface Deck {
  /** Name and version: the value of the option that chooses it from the shelf. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** All cards by number. */
  readonly cards: readonly Card[];
  readonly metropolises: readonly MetropolisTile[];
  readonly contracts: readonly GovernmentContract[];
  readonly titles: Readonly<Record<string, Titles>>;
  /** Changes whenever anything that has an effect in play changes. */
  readonly fingerprint: string;
}

/** The deck of a document. */
export function deckFrom({
  name,
  version,
  eras,
  specials,
  titles = {},
  metropolises = METROPOLIS_TILES,
  contracts = GOVERNMENT_CONTRACTS,
}: DeckDocument): Deck {
  const cards = numbered({ eras, specials });
  return Object.freeze({
    id: `${name}-${version}`,
    name,
    version,
    cards,
    metropolises,
    contracts,
    titles,
    fingerprint: fingerprint({ cards, metropolises, contracts }),
  });
}

/** Our own deck as a document: what sources attest, and the rest of our own design. */
export const MADANG: DeckDocument = Object.freeze({ format: 'underwater-deck', name: 'madang', version: '2', ...TABLES });

/** How many era and Special cards of a deck have their effect from a source, and how many are our own. */
export function origins({ cards }: Pick<Deck, 'cards'>): { readonly attested: number; readonly inferred: number; readonly invented: number } {
  const printed = cards.filter((card) => card.pack !== 'none');
  const of = (...confidences: readonly Card['confidence'][]): number => printed.filter((card) => confidences.includes(card.confidence)).length;
  return { attested: of('verified', 'single-source'), inferred: of('inferred'), invented: of('invented') };
}
