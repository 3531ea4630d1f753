import { add, at, filled } from '@madang/kernel';
import { HEADSTREAM_DROPS, NEXT } from '../../components/map.ts';
import { BASINS, HEADSTREAMS } from '../../components/words.ts';
import type { Barrage } from '../../rules/state.ts';
import { room } from '../../rules/water/dams.ts';

/** The basins with dams that a headstream's water comes through, downwards. */
const WAYS: readonly (readonly number[])[] = HEADSTREAMS.map((_, headstream) => {
  const way: number[] = [];
  for (let basin = headstream; basin >= 0; basin = at(NEXT, basin)) way.push(basin);
  return way;
});

/** Drops that a headstream's tile brings in the rounds after this one. */
function tileDropsToCome(state: Barrage, headstream: number): number {
  const drops = HEADSTREAM_DROPS[at(state.headstreams, headstream)] ?? [];
  let sum = 0;
  for (let round = state.round; round < drops.length; round++) sum += at(drops, round);
  return sum;
}

/** The water that comes by itself: drops by dam after this round's water phase; drops that pass each basin in later rounds. */
export interface Water {
  readonly next: readonly number[];
  readonly passing: readonly number[];
}

export function waterOf(state: Barrage): Water {
  const next = state.drops.slice();
  const passing = filled(BASINS.length, 0);
  for (let headstream = 0; headstream < WAYS.length; headstream++) {
    const way = WAYS[headstream] ?? [];
    for (let drop = at(state.waiting, headstream); drop > 0; drop--) sink(state, way, next);
    const later = tileDropsToCome(state, headstream);
    for (let i = 0; i < way.length; i++) add(passing, at(way, i), later);
  }
  return { next, passing };
}

/** One drop on its way: it stays in the first dam with room. */
function sink(state: Barrage, way: readonly number[], drops: number[]): void {
  for (let i = 0; i < way.length; i++) {
    const basin = at(way, i);
    for (let dam = 2 * basin; dam <= 2 * basin + 1 && dam < drops.length; dam++) {
      if (at(drops, dam) < at(state.drops, dam) + room(state, dam)) {
        add(drops, dam, 1);
        return;
      }
    }
  }
}

/** Drops that come through a basin by themselves from now on, whatever dams hold back. */
export function flowInto(state: Barrage, basin: number): number {
  let sum = 0;
  for (let headstream = 0; headstream < WAYS.length; headstream++) {
    if (WAYS[headstream]?.includes(basin)) sum += at(state.waiting, headstream) + tileDropsToCome(state, headstream);
  }
  return sum;
}

/** Whether a drop from a headstream comes through one of these basins (a bit for each). */
export function passesAny(headstream: number, basins: number): boolean {
  const way = WAYS[headstream] ?? [];
  for (let i = 0; i < way.length; i++) if ((basins & (1 << at(way, i))) !== 0) return true;
  return false;
}
