import { has, members, playerOf, type Seat } from '@madang/kernel';
import { ANTON_TILE, TERMS } from '../../components/technology.ts';
import { STRUCTURES, type Structure } from '../../components/words.ts';
import { affordable, needsExcavators, priceOf } from '../../rules/building/costs.ts';
import { legalSites } from '../../rules/building/sites.ts';
import { copiesAble, copiesBare, structuresBy, surveySites, tilesAble } from '../../rules/building/technology.ts';
import type { Barrage } from '../../rules/state.ts';

/** A structure that can be built now, and the fewest machines that it takes. */
export interface Buildable {
  readonly structure: Structure;
  readonly machines: 'excavators' | 'mixers';
  readonly least: number;
}

/** BAR-BUILD-03, -25: what a construction could build with the tiles and goods at hand. `manned`: on a construction space. */
export function buildable(view: Barrage, seat: Seat, manned: boolean): readonly Buildable[] {
  const me = playerOf(view, seat);
  const survey = surveySites(view, seat, me);
  const able = tilesAble(survey, manned, me.credits);
  const copies = has(able, ANTON_TILE) || copiesBare(me) ? copiesAble(survey, manned, me.credits) : 0;
  const tiles = members((able & ~(1 << ANTON_TILE)) | copies);
  return STRUCTURES.flatMap((structure, number) => {
    const prices = tiles.flatMap((tile) => {
      const terms = TERMS[tile];
      if (!terms || !has(structuresBy(survey, tile, me.credits), number)) return [];
      return members(affordable(me, number, terms, me.credits, legalSites(view, seat, me, number))).map((site) => priceOf(me, number, site, terms));
    });
    return prices.length === 0
      ? []
      : [{ structure, machines: needsExcavators(number) ? 'excavators' : 'mixers', least: Math.min(...prices) } as const];
  });
}
