import { at, type Seat } from '@madang/kernel';
import { DAM_HEIGHT_MAX, GRAZIANO_CAPACITY } from '../../components/numbers.ts';
import { actingOfficer, GRAZIANO } from '../effects/officers.ts';
import { type BarrageTell, player } from '../rule.ts';
import { damWord } from '../spelling.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../state.ts';

/** BAR-BUILD-21: a dam holds as many drops as it has pieces; Graziano Del Monte's of level 3 hold four (BAR-OFFICER-02, -13). */
export function capacity(state: Barrage, dam: number): number {
  const height = at(state.damHeight, dam);
  if (height < DAM_HEIGHT_MAX) return height;
  const owner = at(state.damOwner, dam);
  if (owner === NEUTRAL || owner === EMPTY) return height;
  return actingOfficer(player(state, owner)) === GRAZIANO ? GRAZIANO_CAPACITY : height;
}

/** Room for drops; 0 where no dam stands. A fourth drop of a copied Graziano leaves none, and takes none away (BAR-OFFICER-13). */
export const room = (state: Barrage, dam: number): number => Math.max(0, capacity(state, dam) - at(state.drops, dam));

/** Puts drops from the supply into a dam, as many as it may hold (BAR-TECH-01, -07). */
export function fillDam(state: Barrage, seat: Seat, dam: number, most: number, tell: BarrageTell): void {
  const drops = Math.min(most, room(state, dam));
  if (drops === 0) return;
  state.drops[dam] = at(state.drops, dam) + drops;
  tell?.({ event: 'dam-filled', seat, dam: damWord(dam), drops });
}
