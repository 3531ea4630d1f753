import { type Barrage, type BarrageMove, basinOf, HEADSTREAMS, NEXT, POWERHOUSE_BASIN, POWERHOUSE_SITES, wayOf } from '../rules/index.ts';
import { at } from '../rules/tally.ts';

/** The basins through which the water of a pointed production or headstream would run, first to last; empty for other moves. */
export function forecastWay(view: Barrage, move: BarrageMove | null): readonly number[] {
  switch (move?.kind) {
    case 'system':
      return downTo(view, at(POWERHOUSE_BASIN, POWERHOUSE_SITES.indexOf(move.powerhouse)), true);
    case 'headstream':
      return downTo(view, HEADSTREAMS.indexOf(move.headstream), false);
    default:
      return [];
  }
}

function downTo(view: Barrage, start: number, released: boolean): readonly number[] {
  const { dam } = wayOf(view, start, released);
  const last = dam < 0 ? -1 : basinOf(dam);
  const basins = [start];
  for (let basin = start; basin !== last && at(NEXT, basin) >= 0; ) {
    basin = at(NEXT, basin);
    basins.push(basin);
  }
  return basins;
}
