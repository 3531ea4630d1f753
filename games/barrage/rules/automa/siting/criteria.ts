import { at, type Seat } from '@madang/kernel';
import type { ConduitCriterion, DamCriterion, PowerhouseCriterion } from '../../../components/automa.ts';
import { AREA_OF, basinOf, CONDUIT_VALUE, POWERHOUSE_BASIN, RED_DAMS } from '../../../components/map.ts';
import { AREAS, HEADSTREAMS, type Headstream } from '../../../components/words.ts';
import type { Barrage } from '../../state.ts';
import { arrivalsOf } from './forecast.ts';
import {
  belowPowerhouses,
  comesFrom,
  conduitsFrom,
  conduitsTo,
  damKinds,
  fedBy,
  leadsTo,
  NEUTRALS,
  OPPONENTS,
  OWN,
  powerhouseKinds,
  powerOf,
  RIVERS,
  targetOf,
} from './links.ts';
import { highest, those } from './narrowing.ts';

/** A criterion of the criteria tile: which of these sites match it, none perhaps (BAR-AUTOMA-20). */
type Criterion = (state: Barrage, seat: Seat, sites: number, letters: readonly Headstream[]) => number;

/** The first of these kinds that any site has; the sites that have it. */
function firstKind(sites: number, order: readonly number[], kinds: (site: number) => number): number {
  for (const kind of order) {
    const found = those(sites, (site) => (kinds(site) & kind) !== 0);
    if (found !== 0) return found;
  }
  return 0;
}

/** The sites on the river of the first letter that has one of them. */
function byLetters(sites: number, letters: readonly Headstream[]): number {
  for (const letter of letters) {
    const river = at(RIVERS, HEADSTREAMS.indexOf(letter));
    const found = those(sites, (dam) => (river & (1 << basinOf(dam))) !== 0);
    if (found !== 0) return found;
  }
  return sites;
}

const orElse = (found: number, otherwise: () => number): number => (found !== 0 ? found : otherwise());

/** For bases and elevations. */
export const DAM_TESTS: Readonly<Record<DamCriterion, Criterion>> = {
  'most-powerful-conduit': (state, seat, sites) => highest(sites, (dam) => powerOf(state, seat, conduitsFrom(basinOf(dam)))),
  'owned-powerhouse': (state, seat, sites) => those(sites, (dam) => leadsTo(state, seat, basinOf(dam), OWN)),
  'upstream-powerhouse': (state, _seat, sites) => sites & belowPowerhouses(state),
  'red-outline-space': (_state, _seat, sites) => sites & RED_DAMS,
  'most-water-drops'(state, _seat, sites, letters) {
    const arrivals = arrivalsOf(state);
    const most = highest(sites, (dam) => at(arrivals, dam) - 1);
    return most === 0 ? 0 : byLetters(most, letters);
  },
  'downstream-dam'(state, seat, sites) {
    const linked = (dam: number, kinds: number): boolean =>
      conduitsFrom(basinOf(dam)).some((conduit) => (damKinds(state, seat, targetOf(conduit)) & kinds) !== 0);
    return orElse(
      those(sites, (dam) => linked(dam, OWN)),
      () => those(sites, (dam) => !linked(dam, OPPONENTS)),
    );
  },
};

const value = (conduit: number): number => at(CONDUIT_VALUE, conduit);
const damBefore = (state: Barrage, seat: Seat) => (conduit: number) => damKinds(state, seat, basinOf(conduit));
const powerhouseBehind = (state: Barrage, seat: Seat) => (conduit: number) => powerhouseKinds(state, seat, targetOf(conduit));

export const CONDUIT_TESTS: Readonly<Record<ConduitCriterion, Criterion>> = {
  'most-powerful': (_state, _seat, sites) => highest(sites, value),
  'second-most-powerful'(_state, _seat, sites) {
    const most = highest(sites, value);
    return orElse(highest(sites & ~most, value), () => most);
  },
  'owned-neutral-opponent-dam': (state, seat, sites) => firstKind(sites, [OWN, NEUTRALS, OPPONENTS], damBefore(state, seat)),
  'opponent-neutral-owned-dam': (state, seat, sites) => firstKind(sites, [OPPONENTS, NEUTRALS, OWN], damBefore(state, seat)),
  'owned-opponent-powerhouse': (state, seat, sites) => firstKind(sites, [OWN, OPPONENTS], powerhouseBehind(state, seat)),
  'opponent-owned-powerhouse': (state, seat, sites) => firstKind(sites, [OPPONENTS, OWN], powerhouseBehind(state, seat)),
};

const strip = (powerhouse: number): number => at(POWERHOUSE_BASIN, powerhouse);
const inBasin =
  (number: number): Criterion =>
  (_state, _seat, sites) =>
    those(sites, (powerhouse) => strip(powerhouse) === number - 1);
const feeding = (state: Barrage, seat: Seat, sites: number): number => those(sites, (site) => fedBy(state, seat, strip(site)) === OWN);
const sparing = (state: Barrage, seat: Seat, sites: number): number => those(sites, (site) => fedBy(state, seat, strip(site)) !== OPPONENTS);
const PLAINS = AREAS.indexOf('plain');

export const POWERHOUSE_TESTS: Readonly<Record<PowerhouseCriterion, Criterion>> = {
  'most-powerful-conduit': (state, seat, sites) => highest(sites, (powerhouse) => powerOf(state, seat, conduitsTo(strip(powerhouse)))),
  'owned-dam': (state, seat, sites) => those(sites, (powerhouse) => comesFrom(state, seat, strip(powerhouse), OWN)),
  'feeding-owned-dam': (state, seat, sites) => orElse(feeding(state, seat, sites), () => sparing(state, seat, sites)),
  'not-feeding-opponent-dam': (state, seat, sites) => orElse(sparing(state, seat, sites), () => feeding(state, seat, sites)),
  plains: (_state, _seat, sites) => those(sites, (powerhouse) => AREA_OF[strip(powerhouse)] === PLAINS),
  'hills-basin-5': inBasin(5),
  'hills-basin-6': inBasin(6),
  'hills-basin-7': inBasin(7),
};
