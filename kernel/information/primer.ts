import type { Message } from '../state.ts';
import type { Wording } from './knowledge.ts';

/** Figures of a game side by side, from its component tables. The first cell of a row is what the row is about; null: nothing there. */
export interface PrimerTable {
  readonly title: Message;
  readonly head: readonly Message[];
  readonly rows: readonly (readonly (Message | number | null)[])[];
}

/** A game's first pages, before its rules: what it is about in a minute, its costs and incomes, its signs. Kept in games/<name>/primer. */
export interface Primer {
  /** The texts of these pages; they may use the game's own too. */
  readonly catalogues: Wording['catalogues'];
  /** The paragraphs of the first page, in order: `<game>.primer.<part>.title` and `.text`. */
  readonly parts: readonly string[];
  readonly tables: readonly PrimerTable[];
  /** What is drawn on the board, and what it is called; the board draws each by its id. */
  readonly symbols: readonly { readonly id: string; readonly words: Message }[];
}
