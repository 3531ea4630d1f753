import type { Move } from '@madang/kernel';
import { createContext, type ReactNode } from 'preact/compat';
import { useContext } from 'preact/hooks';
import type { TableState } from '../play/state.ts';

/** Somebody who teaches at this table: says what to do, and lights only that. */
export interface Guide {
  /** It says which answers to give: those are marked. */
  readonly teaches: boolean;
  /**
   * Those of the offered moves that are to be played now, or after so many moves more; the board lights nothing else. None: there is
   * something to read first.
   */
  lit(moves: readonly Move[], after?: number): readonly Move[];
  /** What is said, above the board. */
  readonly card: ReactNode;
  /** What the prompt says while there is nothing to play; null: as ever. */
  readonly prompt: string | null;
  /** True if something may be taken back here. Absent: as ever. */
  mayUndo?(state: TableState): boolean;
  /** Somebody pressed where nothing is lit. */
  stray(): void;
}

const GuideContext = createContext<Guide | null>(null);

export const GuideProvider = GuideContext.Provider;

/** The teacher at this table; null: there is none. */
export const useGuide = (): Guide | null => useContext(GuideContext);
