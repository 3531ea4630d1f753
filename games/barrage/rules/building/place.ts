import { add, playerOf, type Seat } from '@madang/kernel';
import { payCredits } from '../company/goods.ts';
import type { BarrageTell } from '../rule.ts';
import { siteWord, structureWord } from '../spelling.ts';
import type { Barrage } from '../state.ts';
import { BASE, CONDUIT, ELEVATION } from './sites.ts';

/** A piece on its way to a site. */
export interface Placement {
  readonly structure: number;
  readonly site: number;
  /** Credits of a red site. */
  readonly fee: number;
  /** A contract's piece. */
  readonly free: boolean;
}

/**
 * BAR-BUILD-06, -07, -22: the leftmost piece of its row goes to a legal site and the fee is paid. Drops do not move.
 * What the piece uncovers is gained by the caller (BAR-BUILD-23).
 */
export function placePiece(state: Barrage, seat: Seat, { structure, site, fee, free }: Placement, tell: BarrageTell): void {
  add(playerOf(state, seat).built, structure, 1);
  if (structure === BASE || structure === ELEVATION) {
    state.damOwner[site] = seat;
    add(state.damHeight, site, 1);
  } else if (structure === CONDUIT) state.conduits[site] = seat;
  else state.powerhouses[site] = seat;
  if (fee > 0) payCredits(state, seat, fee);
  tell?.({ event: 'built', seat, structure: structureWord(structure), site: siteWord(structure, site), fee, free });
}
