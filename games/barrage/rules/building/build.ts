import { playerOf, type Seat } from '@madang/kernel';
import { TERMS } from '../../components/technology.ts';
import { usesAbilities } from '../company/company.ts';
import { payCredits } from '../company/goods.ts';
import { gainUncovered } from '../company/income.ts';
import { insert, turnWheel } from '../company/wheel.ts';
import { type BarrageTell, perform } from '../rule.ts';
import { tileOrNull, tileWord } from '../spelling.ts';
import type { Barrage, Plan } from '../state.ts';
import { siteFee } from './costs.ts';
import { placePiece } from './place.ts';

/** What is built where, and with which tile. */
export interface Decided extends Plan {
  readonly structure: number;
  readonly site: number;
}

/** A construction that is decided, and the machinery and credits that pay for it. */
export interface Construction extends Decided {
  readonly excavators: number;
  readonly mixers: number;
  /** In the place of machines (BAR-OFFICER-05). */
  readonly credits: number;
}

/** Steps 2 to 5 of a construction in the order of BAR-BUILD-23. Engineers and the fee of a red space have been paid. */
export function build(state: Barrage, seat: Seat, construction: Construction, tell: BarrageTell): void {
  const { tile, acts, structure, site, excavators, mixers, credits } = construction;
  const me = playerOf(state, seat);
  // An automa below high voltage has only the structure of its tile (BAR-AUTOMA-26).
  const waived = usesAbilities(me) && TERMS[acts]?.waived === true;
  const after = usesAbilities(me) ? (TERMS[acts]?.after ?? []) : [];
  payCredits(state, seat, credits);
  insert(me, tile, excavators, mixers);
  tell?.({ event: 'inserted', seat, tile: tileOrNull(tile), copied: tile === acts ? null : tileWord(acts), excavators, mixers, credits });
  turnWheel(state, seat, 1, tell);
  placePiece(state, seat, { structure, site, fee: siteFee(structure, site, waived), free: false }, tell);
  perform(state, seat, after, 'tile', site);
  gainUncovered(state, seat, structure, tell);
}
