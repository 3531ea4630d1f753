import { playerOf, type Seat } from '@madang/kernel';
import type { Player, Underwater } from '../../state.ts';

/** A slot that a seat may choose, or has chosen, with the action-cloning tile or without. */
export interface Choice {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  readonly slot: number;
  readonly cloned: boolean;
}

/** The choice of a slot. */
export const choiceOf = (state: Underwater, seat: Seat, slot: number, cloned = false): Choice => ({
  state,
  seat,
  me: playerOf(state, seat),
  slot,
  cloned,
});
