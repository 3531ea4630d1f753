import type { Seat } from '@madang/kernel';
import type { SeaLayout } from './layout.ts';

/** What every part of a sea is told: whose sea it is. */
export interface SeaPart {
  readonly seat: Seat;
  readonly layout: SeaLayout;
  /** Whether it answers: the own sea on the board. */
  readonly answers: boolean;
}
