import { playerOf, type Seat } from '@madang/kernel';
import type { Player } from '../../rules/index.ts';
import type { UnderwaterProps } from '../table.tsx';
import type { SeaLayout } from './layout.ts';

/** What every part of a sea is told: whose sea it is. */
export interface SeaPart {
  readonly seat: Seat;
  readonly layout: SeaLayout;
  /** Whether it answers: the own sea on the board. */
  readonly answers: boolean;
}

/** The player before the moves that are tried; null: none are, or the sea is a copy. */
export const playerBefore = ({ rest }: UnderwaterProps, seat: Seat, answers: boolean): Player | null =>
  answers && rest ? playerOf(rest, seat) : null;
