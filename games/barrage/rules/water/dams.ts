import { at, playerOf, type Seat } from '@madang/kernel';
import { DAM_HEIGHT_MAX, GRAZIANO_CAPACITY } from '../../components/numbers.ts';
import { DECLINE, FILL } from '../answers.ts';
import { actingOfficer, GRAZIANO } from '../company/officers.ts';
import type { BarrageMove } from '../moves.ts';
import { type BarrageChoice, type BarrageTell, NONE } from '../rule.ts';
import { damWord } from '../spelling.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../state.ts';

/** BAR-BUILD-21: a dam holds as many drops as it has pieces; Graziano Del Monte's of level 3 hold four (BAR-OFFICER-02, -13). */
export function capacity(state: Barrage, dam: number): number {
  const height = at(state.damHeight, dam);
  if (height < DAM_HEIGHT_MAX) return height;
  const owner = at(state.damOwner, dam);
  if (owner === NEUTRAL || owner === EMPTY) return height;
  return actingOfficer(playerOf(state, owner)) === GRAZIANO ? GRAZIANO_CAPACITY : height;
}

/** Room for drops; 0 where no dam stands. A fourth drop of a copied Graziano leaves none, and takes none away (BAR-OFFICER-13). */
export const room = (state: Barrage, dam: number): number => Math.max(0, capacity(state, dam) - at(state.drops, dam));

/** Whether a seat's dam stands there without drops. */
const isEmpty = (state: Barrage, seat: Seat, dam: number): boolean => state.damOwner[dam] === seat && state.drops[dam] === 0;

/** BAR-TECH-01: drops from the supply for every own dam that has none. */
export function fillEmptyDams(state: Barrage, seat: Seat, n: number, tell: BarrageTell): void {
  for (let dam = 0; dam < state.damOwner.length; dam++) if (isEmpty(state, seat, dam)) fillDam(state, seat, dam, n, tell);
}

const FILL_OR_NOT: readonly BarrageMove[] = [DECLINE, FILL];

/** BAR-TECH-01: with the option a player may do without the drops (D-28). */
export const fill: BarrageChoice<'fill'> = {
  choices: (state, { seat }) => (state.damOwner.some((_, dam) => isEmpty(state, seat, dam)) ? FILL_OR_NOT : NONE),
  answer(state, { seat, n }, move, tell) {
    if (move?.kind === 'fill') fillEmptyDams(state, seat, n, tell);
    else if (move) tell?.({ event: 'declined', seat, what: 'fill', origin: 'tile' });
  },
};

/** Puts drops from the supply into a dam, as many as it may hold (BAR-TECH-01, -07). */
export function fillDam(state: Barrage, seat: Seat, dam: number, most: number, tell: BarrageTell): void {
  const drops = Math.min(most, room(state, dam));
  if (drops === 0) return;
  state.drops[dam] = at(state.drops, dam) + drops;
  tell?.({ event: 'dam-filled', seat, dam: damWord(dam), drops });
}
