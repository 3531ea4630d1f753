import { at } from '@madang/kernel';
import { BASINS, type BarrageEvent, basinOf, DAM_SITES, HEADSTREAMS, NEXT, POWERHOUSE_BASIN, POWERHOUSE_SITES } from '../../rules/index.ts';

export type Flowed = BarrageEvent & { readonly event: 'flowed' };

/** The basins that a drop runs through, from where it starts to where it ends, as numbers from 0. */
export function basinsOf({ from, end }: Flowed): readonly number[] {
  const powerhouse = POWERHOUSE_SITES.map(String).indexOf(from);
  const dam = DAM_SITES.map(String).indexOf(end);
  const last = dam < 0 ? -1 : basinOf(dam);
  const start = powerhouse < 0 ? HEADSTREAMS.map(String).indexOf(from) : at(POWERHOUSE_BASIN, powerhouse);
  const basins = [start];
  for (let basin = start; basin !== last && at(NEXT, basin) >= 0; ) {
    basin = at(NEXT, basin);
    basins.push(basin);
  }
  return basins;
}

/** A drop's way basin by basin, to the dam that holds it or off the map. */
export function flowPath(flowed: Flowed): readonly string[] {
  const { from, end } = flowed;
  const start = /^P/.test(from) ? `site:${from}` : `headstream:${from}`;
  const basins = basinsOf(flowed);
  const through = basins.slice(0, /^D/.test(end) ? -1 : undefined).flatMap((basin) => [`basin:${BASINS[basin]}`, `river:${BASINS[basin]}`]);
  const goal = end === 'exit-left' ? 'exit:left' : end === 'exit-right' ? 'exit:right' : `site:${end}`;
  return [start, ...through, goal];
}
