import type { State } from '@madang/kernel';

/** A position as the reader sees it. */
export interface ChancesQuestion {
  readonly game: string;
  readonly view: State;
}
