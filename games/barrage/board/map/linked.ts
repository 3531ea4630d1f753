import { at } from '@madang/kernel';
import { basinOf, CONDUIT_SITES, CONDUIT_TO, DAM_SITES, POWERHOUSE_BASIN, POWERHOUSE_SITES } from '../../rules/index.ts';

/** The conduits that a piece of the map is linked by: a conduit itself, those of a dam's basin, those that lead to a powerhouse. */
export function linkedConduits(piece: string): readonly number[] {
  const site = piece.replace(/^site:/, '');
  const own = CONDUIT_SITES.map(String).indexOf(site);
  if (own >= 0) return [own];
  const dam = DAM_SITES.map(String).indexOf(site);
  if (dam >= 0) return [2 * basinOf(dam), 2 * basinOf(dam) + 1];
  const powerhouse = POWERHOUSE_SITES.map(String).indexOf(site);
  if (powerhouse < 0) return [];
  return CONDUIT_SITES.flatMap((_, conduit) => (at(CONDUIT_TO, conduit) === at(POWERHOUSE_BASIN, powerhouse) ? [conduit] : []));
}
