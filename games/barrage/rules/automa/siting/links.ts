import { at, type Seat, wholes } from '@madang/kernel';
import { CONDUIT_TO, CONDUIT_VALUE, DAM_BASINS, NEXT, stripEnd, stripStart } from '../../../components/map.ts';
import { CONDUIT_SITES } from '../../../components/words.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../../state.ts';

/** Owners of dams or powerhouses, a bit for each. */
export const OWN = 1;
export const NEUTRALS = 2;
export const OPPONENTS = 4;

const kindOf = (owner: number, seat: Seat): number => (owner === EMPTY ? 0 : owner === seat ? OWN : owner === NEUTRAL ? NEUTRALS : OPPONENTS);

/** The owners of the dams in a basin. */
export const damKinds = (state: Barrage, seat: Seat, basin: number): number =>
  basin >= DAM_BASINS ? 0 : kindOf(at(state.damOwner, 2 * basin), seat) | kindOf(at(state.damOwner, 2 * basin + 1), seat);

/** The owners of the powerhouses in a basin. */
export function powerhouseKinds(state: Barrage, seat: Seat, basin: number): number {
  let kinds = 0;
  for (let site = stripStart(basin); site < stripEnd(basin); site++) kinds |= kindOf(at(state.powerhouses, site), seat);
  return kinds;
}

/** The conduit sites that lead to each basin. */
const LEADING_TO: readonly (readonly number[])[] = NEXT.map((_, basin) =>
  CONDUIT_SITES.flatMap((__, conduit) => (CONDUIT_TO[conduit] === basin ? [conduit] : [])),
);
export const conduitsTo = (basin: number): readonly number[] => LEADING_TO[basin] ?? [];
export const conduitsFrom = (basin: number): readonly number[] => (basin >= DAM_BASINS ? [] : [2 * basin, 2 * basin + 1]);
export const targetOf = (conduit: number): number => at(CONDUIT_TO, conduit);

/** Value of the most powerful conduit built there, twice, and one more if it is an own one; −1 if there is none. */
export function powerOf(state: Barrage, seat: Seat, conduits: readonly number[]): number {
  let best = -1;
  for (const conduit of conduits) {
    const owner = state.conduits[conduit];
    if (owner !== EMPTY) best = Math.max(best, 2 * at(CONDUIT_VALUE, conduit) + Number(owner === seat));
  }
  return best;
}

/** Whether a conduit leads from a basin, or to it, whose other end is of these kinds; built or not. */
export const leadsTo = (state: Barrage, seat: Seat, basin: number, kinds: number): boolean =>
  conduitsFrom(basin).some((conduit) => (powerhouseKinds(state, seat, targetOf(conduit)) & kinds) !== 0);
export const comesFrom = (state: Barrage, seat: Seat, basin: number, kinds: number): boolean =>
  conduitsTo(basin).some((conduit) => (damKinds(state, seat, conduit >> 1) & kinds) !== 0);

/** The kind of the first dam that water of a strip meets, full or not; 0 if it leaves the map. */
export function fedBy(state: Barrage, seat: Seat, strip: number): number {
  for (let basin = strip; basin >= 0; basin = at(NEXT, basin)) {
    for (let dam = 2 * basin; basin < DAM_BASINS && dam <= 2 * basin + 1; dam++) {
      const kind = kindOf(at(state.damOwner, dam), seat);
      if (kind !== 0) return kind;
    }
  }
  return 0;
}

/** Dam sites that water of any powerhouse reaches with no dam in between, a bit for each. */
export function belowPowerhouses(state: Barrage): number {
  let sites = 0;
  for (let strip = 0; strip < NEXT.length; strip++) {
    if (powerhouseKinds(state, EMPTY, strip) !== 0) sites |= reached(state, strip);
  }
  return sites;
}

/** Dam sites down to the first dam, that one included. */
function reached(state: Barrage, strip: number): number {
  let sites = 0;
  for (let basin = strip; basin >= 0; basin = at(NEXT, basin)) {
    for (let dam = 2 * basin; basin < DAM_BASINS && dam <= 2 * basin + 1; dam++) {
      sites |= 1 << dam;
      if (state.damOwner[dam] !== EMPTY) return sites;
    }
  }
  return sites;
}

/** The basins that the water of each headstream passes (BAR-MAP-09), a bit for each. */
export const RIVERS: readonly number[] = wholes(
  [0, 1, 2, 3].map((headstream) => {
    let basins = 0;
    for (let basin = headstream; basin >= 0; basin = at(NEXT, basin)) basins |= 1 << basin;
    return basins;
  }),
);
