import type { Player } from '../../rules/index.ts';
import type { SeaLayout } from './layout.ts';

/** What every part of a sea looks at. */
export interface SeaPart {
  readonly me: Player;
  readonly layout: SeaLayout;
  /** Whether it answers: the own sea on the board. */
  readonly answers: boolean;
}
