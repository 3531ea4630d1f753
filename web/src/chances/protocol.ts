import type { Chances } from '@madang/bots/analysis';
import type { State } from '@madang/kernel';

/** A position as the reader sees it. */
export interface ChancesQuestion {
  readonly game: string;
  readonly view: State;
}

/** Null: the worker failed. */
export type ChancesAnswer = Chances | null;
