import type { Chronicle, Document, Seat } from '@madang/kernel';
import type { Route } from '../page/router.ts';

/** What can be done with a table besides playing on it; differs between a server's and an offline one. */
export interface TableActions {
  readonly rematch: (() => void) | null;
  /** Takes the seat of a player who left; null: nobody can here. */
  readonly takeOver: ((seat: Seat) => void) | null;
  readonly replay: Route | null;
  /** The whole match; null while it may not be seen. */
  readonly document: (() => Promise<Document | null>) | null;
  /** Finds the ids of the achievements that the reader reached first in this match, once it is over; null: none count here. */
  readonly reached: ((read: Chronicle | null) => Promise<readonly string[]>) | null;
  /** Whether others sit elsewhere: one talks with them, and does more with them than to move. */
  readonly chat: boolean;
  /** The address of the table after a step; null: it has none that others can open. */
  readonly link: ((step: number) => string) | null;
  /** The step that the address asks to look at. */
  readonly at: number | null;
}
