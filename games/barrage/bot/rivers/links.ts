import { at, has, lowest, type Seat } from '@madang/kernel';
import { basinOf, CONDUIT_TO, CONDUIT_VALUE, DAM_BASINS, POWERHOUSE_BASIN } from '../../components/map.ts';
import { PIECES, VIKTOR_MINIMUM } from '../../components/numbers.ts';
import { BASINS, POWERHOUSE_SITES } from '../../components/words.ts';
import { actingOfficer, VIKTOR } from '../../rules/company/officers.ts';
import { type Barrage, EMPTY, NEUTRAL, type Player } from '../../rules/state.ts';
import { capacity } from '../../rules/water/dams.ts';
import type { Water } from './water.ts';

/** How much of a conduit's value counts where another owns it: each drop costs a credit and gives the owner a point. */
const FOREIGN = 0.65;
/** How much of a neutral dam's water counts: others use it too. */
const SHARED = 0.5;

/** What a seat's dams, conduits and powerhouses can do together, in energy. */
export interface Links {
  /** Basins with an own powerhouse, a bit for each. */
  readonly strips: number;
  /** The best production now and after this round's water phase, before bonus; and all linked dams together now. */
  readonly best: number;
  readonly bestNext: number;
  readonly stored: number;
  /** The water of later rounds through complete systems, and through those that lack one piece. */
  readonly later: number;
  readonly lacking: number;
}

/** By basin: those whose conduits lead there, a bit for each. */
const SOURCES: readonly number[] = BASINS.map((_, to) =>
  CONDUIT_TO.reduce((set, basin, conduit) => (basin === to ? set | (1 << basinOf(conduit)) : set), 0),
);

/** Basins whose water a conduit could lead to one of these, a bit for each. */
function sourcesOf(basins: number): number {
  let set = 0;
  for (let rest = basins; rest !== 0; rest &= rest - 1) set |= at(SOURCES, lowest(rest));
  return set;
}

/** Basins with an own powerhouse, a bit for each. */
export function ownStrips(state: Barrage, seat: Seat): number {
  let set = 0;
  for (let site = 0; site < POWERHOUSE_SITES.length; site++) if (state.powerhouses[site] === seat) set |= 1 << at(POWERHOUSE_BASIN, site);
  return set;
}

/** Basins with a powerhouse site left, a bit for each. */
export function freeStrips(state: Barrage): number {
  let set = 0;
  for (let site = 0; site < POWERHOUSE_SITES.length; site++) if (state.powerhouses[site] === EMPTY) set |= 1 << at(POWERHOUSE_BASIN, site);
  return set;
}

/** How much of a conduit's value a seat gets; 0 where none is built. */
export const conduitShare = (owner: number, seat: Seat): number => (owner === EMPTY ? 0 : owner === seat ? 1 : FOREIGN);

/** Whether a basin has a dam whose water a seat may use. */
function drawsFrom(state: Barrage, seat: Seat, basin: number): boolean {
  const upper = at(state.damOwner, 2 * basin);
  const lower = at(state.damOwner, 2 * basin + 1);
  return upper === seat || lower === seat || upper === NEUTRAL || lower === NEUTRAL;
}

export function linksOf(state: Barrage, seat: Seat, me: Player, water: Water, unbuilt = freeStrips(state)): Links {
  const own = ownStrips(state, seat);
  const open = at(me.built, 3) < at(PIECES, 3) ? unbuilt & ~own : 0;
  const viktor = actingOfficer(me) === VIKTOR ? VIKTOR_MINIMUM : 0;
  const conduitsLeft = at(me.built, 2) < at(PIECES, 2);
  const basesLeft = at(me.built, 0) < at(PIECES, 0);
  const linked = sourcesOf(own);
  const within = linked | sourcesOf(open);
  const begun = basesLeft ? linked : 0;
  let best = 0;
  let bestNext = 0;
  let stored = 0;
  let later = 0;
  let lacking = 0;
  for (let basin = 0; basin < DAM_BASINS; basin++) {
    if (!has(drawsFrom(state, seat, basin) ? within : begun, basin)) continue;
    let value = 0;
    let gross = 0;
    let partial = 0;
    for (let conduit = 2 * basin; conduit <= 2 * basin + 1; conduit++) {
      const owner = at(state.conduits, conduit);
      const share = conduitShare(owner, seat);
      const worth = at(CONDUIT_VALUE, conduit);
      const to = 1 << at(CONDUIT_TO, conduit);
      if ((own & to) !== 0) {
        if (share > 0 && (value === 0 || share > value / worth)) {
          value = share * worth;
          gross = worth;
        } else if (owner === EMPTY && conduitsLeft) partial = Math.max(partial, 0.8 * worth);
      } else if ((open & to) !== 0) partial = Math.max(partial, share * worth);
    }
    if (value === 0 && partial === 0) continue;
    let dams = 0;
    let free = 0;
    for (let dam = 2 * basin; dam <= 2 * basin + 1; dam++) {
      const owner = at(state.damOwner, dam);
      if (owner === EMPTY) free++;
      const share = owner === seat ? 1 : owner === NEUTRAL ? SHARED : 0;
      if (share === 0) continue;
      dams++;
      const drops = at(state.drops, dam);
      const next = at(water.next, dam);
      if (drops > 0 && value > 0) best = Math.max(best, drops * gross, viktor);
      if (next > 0 && value > 0) bestNext = Math.max(bestNext, next * gross, viktor);
      stored += share * value * drops;
      const flow = Math.min(at(water.passing, basin), 2 * capacity(state, dam));
      later += share * value * flow;
      lacking += share * Math.max(0, partial - value) * Math.max(1, Math.min(next + flow, 2 * capacity(state, dam)));
    }
    if (dams === 0 && free > 0 && basesLeft) lacking += 0.7 * value * Math.min(2, at(water.passing, basin) + 1);
  }
  return { strips: own, best, bestNext, stored, later, lacking };
}
