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

/** Basins with a powerhouse of the seat's own, and with room for one more, a bit for each; and the pieces that the seat still has. */
interface Reach {
  readonly own: number;
  readonly open: number;
  readonly conduitsLeft: boolean;
  readonly basesLeft: boolean;
  /** Basins whose water leads to a powerhouse, built or not; and those to one that is built, if a dam can still begin the system. */
  readonly within: number;
  readonly begun: number;
}

function reachOf(state: Barrage, seat: Seat, { built }: Player, unbuilt: number): Reach {
  const own = ownStrips(state, seat);
  const open = at(built, 3) < at(PIECES, 3) ? unbuilt & ~own : 0;
  const basesLeft = at(built, 0) < at(PIECES, 0);
  const linked = sourcesOf(own);
  const conduitsLeft = at(built, 2) < at(PIECES, 2);
  return { own, open, conduitsLeft, basesLeft, within: linked | sourcesOf(open), begun: basesLeft ? linked : 0 };
}

/** What a drop of a basin is worth by its best conduit, to the seat and in all; and by a system that lacks one piece. Used again for every basin. */
const drop = { value: 0, gross: 0, partial: 0 };

/** Looks at the two conduits of a basin; false where no drop is worth anything. */
function weighConduits(state: Barrage, seat: Seat, basin: number, { own, open, conduitsLeft }: Reach): boolean {
  drop.value = 0;
  drop.gross = 0;
  drop.partial = 0;
  for (let conduit = 2 * basin; conduit <= 2 * basin + 1; conduit++) {
    const owner = at(state.conduits, conduit);
    const share = conduitShare(owner, seat);
    const worth = at(CONDUIT_VALUE, conduit);
    const to = 1 << at(CONDUIT_TO, conduit);
    if ((own & to) === 0) {
      if ((open & to) !== 0) drop.partial = Math.max(drop.partial, share * worth);
    } else if (share > 0 && (drop.value === 0 || share > drop.value / worth)) {
      drop.value = share * worth;
      drop.gross = worth;
    } else if (owner === EMPTY && conduitsLeft) drop.partial = Math.max(drop.partial, 0.8 * worth);
  }
  return drop.value > 0 || drop.partial > 0;
}

/** A dam with what it may let through, and how much of that counts for the seat. */
interface Outflow {
  readonly share: number;
  readonly drops: number;
  readonly next: number;
  readonly flow: number;
  readonly room: number;
}

/** Adds the water of one dam, by the conduits that were weighed. `viktor`: the least that a production brings. */
function addDam(links: { -readonly [K in keyof Links]: Links[K] }, { share, drops, next, flow, room }: Outflow, viktor: number): void {
  const { value, gross, partial } = drop;
  if (drops > 0 && value > 0) links.best = Math.max(links.best, drops * gross, viktor);
  if (next > 0 && value > 0) links.bestNext = Math.max(links.bestNext, next * gross, viktor);
  links.stored += share * value * drops;
  links.later += share * value * flow;
  links.lacking += share * Math.max(0, partial - value) * Math.max(1, Math.min(next + flow, room));
}

/** How much of a dam's water a seat may count on; 0: none. */
const damShare = (owner: number, seat: Seat): number => (owner === seat ? 1 : owner === NEUTRAL ? SHARED : 0);

export function linksOf(state: Barrage, seat: Seat, me: Player, water: Water, unbuilt = freeStrips(state)): Links {
  const reach = reachOf(state, seat, me, unbuilt);
  const viktor = actingOfficer(me) === VIKTOR ? VIKTOR_MINIMUM : 0;
  const links = { strips: reach.own, best: 0, bestNext: 0, stored: 0, later: 0, lacking: 0 };
  for (let basin = 0; basin < DAM_BASINS; basin++) {
    const draws = drawsFrom(state, seat, basin);
    if (!has(draws ? reach.within : reach.begun, basin) || !weighConduits(state, seat, basin, reach)) continue;
    for (const outflow of outflowsOf(state, seat, water, basin)) addDam(links, outflow, viktor);
    if (!draws && reach.basesLeft && hasDamSite(state, basin)) links.lacking += 0.7 * drop.value * Math.min(2, at(water.passing, basin) + 1);
  }
  return links;
}

const hasDamSite = ({ damOwner }: Barrage, basin: number): boolean => at(damOwner, 2 * basin) === EMPTY || at(damOwner, 2 * basin + 1) === EMPTY;

/** The dams of a basin whose water a seat may use. */
function outflowsOf(state: Barrage, seat: Seat, { next, passing }: Water, basin: number): readonly Outflow[] {
  const outflows: Outflow[] = [];
  for (let dam = 2 * basin; dam <= 2 * basin + 1; dam++) {
    const share = damShare(at(state.damOwner, dam), seat);
    if (share === 0) continue;
    const room = 2 * capacity(state, dam);
    outflows.push({ share, drops: at(state.drops, dam), next: at(next, dam), flow: Math.min(at(passing, basin), room), room });
  }
  return outflows;
}
