import { add, at, playerOf, type Seat } from '@madang/kernel';
import { USA } from '../../../components/companies.ts';
import type { Flow } from '../../../components/effects.ts';
import { DAM_BASINS, NEXT } from '../../../components/map.ts';
import { DAM_SITES } from '../../../components/words.ts';
import { hasAbility } from '../../company/company.ts';
import { type Barrage, EMPTY } from '../../state.ts';
import { room } from '../../water/dams.ts';
import { OWN, powerhouseKinds } from './links.ts';

/** What an automa wants to know of drops before it places them. */
export interface Forecast {
  /** Drops that end in own dams. */
  held: number;
  /** Strips with an own powerhouse that drops pass (BAR-COMPANY-01). */
  steps: number;
  /** Drops that reach each dam site, held there or not. */
  readonly arrivals: number[];
}

/** One drop down the river on the map as it stands now; it is left where it ends. */
function run(state: Barrage, seat: Seat, headstream: number, forecast: Forecast): void {
  for (let basin = headstream; basin >= 0; basin = at(NEXT, basin)) {
    if ((powerhouseKinds(state, seat, basin) & OWN) !== 0) forecast.steps += 1;
    for (let dam = 2 * basin; basin < DAM_BASINS && dam <= 2 * basin + 1; dam++) {
      add(forecast.arrivals, dam, 1);
      if (room(state, dam) === 0) continue;
      add(state.drops, dam, 1);
      if (state.damOwner[dam] === seat) forecast.held += 1;
      return;
    }
  }
}

/** What would come of `counts` drops flowing from the headstreams now. The map is as before afterwards. */
function forecastOf(state: Barrage, seat: Seat, counts: readonly number[]): Forecast {
  const before = state.drops.slice();
  const forecast: Forecast = { held: 0, steps: 0, arrivals: DAM_SITES.map(() => 0) };
  for (let headstream = 0; headstream < counts.length; headstream++) {
    for (let drop = 0; drop < at(counts, headstream); drop++) run(state, seat, headstream, forecast);
  }
  state.drops = before;
  return forecast;
}

/** Drops that reach each dam site in the next water-flow phase as things stand. */
export const arrivalsOf = (state: Barrage): readonly number[] => forecastOf(state, EMPTY, state.waiting).arrivals;

/** What comes of drops that are placed on a headstream. */
export interface DropUse {
  /** Whether one drop more ends in an own dam. */
  readonly held: boolean;
  /** The energy that they give the USA. */
  readonly steps: number;
}

/**
 * BAR-AUTOMA-16: the use, by headstream, of as few more drops together as bring another drop into an own dam anywhere: those before the
 * last fill dams on the way. Empty: so many drops are of no use.
 */
export function dropUses(state: Barrage, seat: Seat, flow: Flow, drops: number): readonly DropUse[] {
  const others = flow === 'later' ? state.waiting : state.waiting.map(() => 0);
  const without = forecastOf(state, seat, others);
  const counts = hasAbility(playerOf(state, seat), USA);
  for (let together = 1; together <= drops; together++) {
    const uses = others.map((_, headstream): DropUse => {
      const more = others.slice();
      add(more, headstream, together);
      const { held, steps } = forecastOf(state, seat, more);
      return { held: held > without.held, steps: counts ? steps - without.steps : 0 };
    });
    if (uses.some(({ held }) => held)) return uses;
  }
  return [];
}
