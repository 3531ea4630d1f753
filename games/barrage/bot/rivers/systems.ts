import { at, bitCount, lowest, type Seat } from '@madang/kernel';
import { CONDUIT_TO, CONDUIT_VALUE, DAM_BASINS, NEXT } from '../../components/map.ts';
import { PIECES } from '../../components/numbers.ts';
import { type Barrage, EMPTY, type Player } from '../../rules/state.ts';
import { capacity, room } from '../../rules/water/dams.ts';
import { conduitShare, type Links } from './links.ts';
import type { Water } from './water.ts';

/** Basins whose water comes through each basin, a bit for each. */
const ABOVE: readonly number[] = Array.from({ length: DAM_BASINS }, (_, basin) => {
  let set = 0;
  for (let other = 0; other < DAM_BASINS; other++)
    for (let below = at(NEXT, other); below >= 0; below = at(NEXT, below)) if (below === basin) set |= 1 << other;
  return set;
});

/** Room in the dams of others above a basin: it takes water before it comes down. */
function heldBack(state: Barrage, seat: Seat, basin: number): number {
  let sum = 0;
  for (let rest = at(ABOVE, basin); rest !== 0; rest &= rest - 1) {
    const above = lowest(rest);
    for (let dam = 2 * above; dam <= 2 * above + 1; dam++) if (at(state.damOwner, dam) !== seat) sum += room(state, dam);
  }
  return sum;
}

/** Whether a basin's water can be led to an own powerhouse. */
function isLinked(state: Barrage, seat: Seat, basin: number, strips: number): boolean {
  for (let conduit = 2 * basin; conduit <= 2 * basin + 1; conduit++)
    if (conduitShare(at(state.conduits, conduit), seat) > 0 && (strips & (1 << at(CONDUIT_TO, conduit))) !== 0) return true;
  return false;
}

/** Productions, and own dams whose water comes through a conduit to an own powerhouse. Returns where the next fact goes. */
export function writeDams(state: Barrage, seat: Seat, { strips, best, bestNext }: Links, out: Float32Array, from: number): number {
  let to = from;
  let linked = 0;
  let alone = 0;
  let drops = 0;
  for (let dam = 0; dam < 2 * DAM_BASINS; dam++) {
    if (state.damOwner[dam] !== seat) continue;
    drops += at(state.drops, dam);
    if (isLinked(state, seat, dam >> 1, strips)) linked++;
    else alone++;
  }
  out[to++] = best / 15;
  out[to++] = bestNext / 15;
  out[to++] = linked / 3;
  out[to++] = alone / 3;
  out[to++] = drops / 6;
  out[to++] = bitCount(strips) / 4;
  return to;
}

/** A seat's rivers: what runs there, and what its pieces make of it. */
interface Rivers {
  readonly state: Barrage;
  readonly seat: Seat;
  readonly me: Player;
  readonly water: Water;
  readonly links: Pick<Links, 'strips'>;
}

/** The best conduit of a seat's systems that lack one piece only, by that piece. */
interface Lacking {
  powerhouse: number;
  conduit: number;
  dam: number;
}

/** What the best complete system of a basin makes of a drop, 0 where none is complete; what the others lack goes to `lacking`. */
function bestSystem({ state, seat, links: { strips } }: Rivers, basin: number, lacking: Lacking): number {
  const dams = state.damOwner[2 * basin] === seat || state.damOwner[2 * basin + 1] === seat;
  const free = state.damOwner[2 * basin] === EMPTY || state.damOwner[2 * basin + 1] === EMPTY;
  let best = 0;
  for (let conduit = 2 * basin; conduit <= 2 * basin + 1; conduit++) {
    const owner = at(state.conduits, conduit);
    const worth = at(CONDUIT_VALUE, conduit);
    const share = worth * conduitShare(owner, seat);
    const led = (strips & (1 << at(CONDUIT_TO, conduit))) !== 0;
    if (dams) {
      if (led) best = Math.max(best, share);
      else lacking.powerhouse = Math.max(lacking.powerhouse, share);
      if (led && owner === EMPTY) lacking.conduit = Math.max(lacking.conduit, worth);
    } else if (led && free) lacking.dam = Math.max(lacking.dam, share);
  }
  return best;
}

/** Complete systems of dam, conduit and powerhouse, what water they have and get; and the best conduit of those that lack one piece. Returns where the next fact goes. */
export function writeSystems(rivers: Rivers, out: Float32Array, from: number): number {
  const { state, seat, me, water } = rivers;
  const { next, passing } = water;
  let value = 0;
  let space = 0;
  let drops = 0;
  let then = 0;
  let come = 0;
  let held = 0;
  const lacking: Lacking = { powerhouse: 0, conduit: 0, dam: 0 };
  for (let basin = 0; basin < DAM_BASINS; basin++) {
    const best = bestSystem(rivers, basin, lacking);
    if (best === 0) continue;
    value += best;
    come += best * at(passing, basin);
    held += best * heldBack(state, seat, basin);
    for (let dam = 2 * basin; dam <= 2 * basin + 1; dam++) {
      if (state.damOwner[dam] !== seat) continue;
      space += capacity(state, dam);
      drops += best * at(state.drops, dam);
      then += best * at(next, dam);
    }
  }
  const left = at(me.built, 3) < at(PIECES, 3) ? lacking.powerhouse : 0;
  let to = from;
  out[to++] = value / 10;
  out[to++] = space / 6;
  out[to++] = drops / 20;
  out[to++] = then / 20;
  out[to++] = come / 60;
  out[to++] = held / 40;
  out[to++] = left / 5;
  out[to++] = lacking.conduit / 5;
  out[to++] = lacking.dam / 5;
  return to;
}
