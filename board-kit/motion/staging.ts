import type { Seat } from '@madang/kernel';
import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

/** The turn that the board shows, and how much time each act of it has. */
export interface Staging {
  /** The player whose turn is shown: the board turns to what is theirs. Null: it is the reader's own. */
  readonly seat: Seat | null;
  /** Milliseconds for what a step brings. */
  readonly length: number;
  /** The reader only looks on, so the map may lean in; once they are asked it is as they had it. */
  readonly leans: boolean;
}

const Context = createContext<Staging>({ seat: null, length: 1200, leans: true });

/** Tells a board whose turn it shows. */
export const StagingProvider = Context.Provider;

/** The turn that the board shows. */
export const useStaging = (): Staging => useContext(Context);
