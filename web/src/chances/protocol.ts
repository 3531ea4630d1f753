import type { BotLevel } from '@madang/bots';
import type { State } from '@madang/kernel';

/** A position as the reader sees it. */
export interface ChancesQuestion {
  readonly game: string;
  readonly view: State;
  /** By seat the level of its bot; null: a person plays. */
  readonly levels: readonly (BotLevel | null)[];
}
