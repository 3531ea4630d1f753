import { at, has, type Seat } from '@madang/kernel';
import { basinOf, CONDUIT_TO, CONDUIT_VALUE, POWERHOUSE_BASIN, RED_DAMS, RED_POWERHOUSES } from '../../components/map.ts';
import { OBJECTIVE_TILES } from '../../components/words.ts';
import { BASE, CONDUIT, ELEVATION } from '../../rules/building/sites.ts';
import { type Barrage, EMPTY, NEUTRAL, type Player } from '../../rules/state.ts';
import { bonusPerPiece } from '../track.ts';
import { MERITS } from '../weights.ts';
import { nextIncome, roundsLeft } from '../worth.ts';
import { conduitShare, ownStrips } from './links.ts';
import { flowInto } from './water.ts';

/** Judges sites of one structure at a glance, in points. */
export type SiteJudge = (site: number) => number;

const RED_SITES = OBJECTIVE_TILES.indexOf('obj-red-sites');

/** What any site of a structure brings: incomes, bonus tiles, objective. */
function pieceMerit(state: Barrage, me: Player, structure: number): number {
  const left = roundsLeft(state);
  return MERITS.piece + MERITS.pieceBonus * bonusPerPiece(state, structure) + nextIncome(me, structure) * (left + 1) + MERITS.pieceRounds * left;
}

/** Whether a basin has water that a seat may use: its own dam counts 1, a neutral one half. */
function damShare(state: Barrage, seat: Seat, basin: number): number {
  const [upper, lower] = [at(state.damOwner, 2 * basin), at(state.damOwner, 2 * basin + 1)];
  if (upper === seat || lower === seat) return 1;
  return upper === NEUTRAL || lower === NEUTRAL ? 0.5 : 0;
}

/** The best value of a conduit from a basin: into own powerhouses whole, elsewhere in part. */
function valueFrom(state: Barrage, seat: Seat, basin: number, strips: number): number {
  let best = 0;
  for (let conduit = 2 * basin; conduit <= 2 * basin + 1; conduit++) {
    const share = state.conduits[conduit] === EMPTY ? 0.4 : conduitShare(at(state.conduits, conduit), seat);
    best = Math.max(best, share * at(CONDUIT_VALUE, conduit) * (has(strips, at(CONDUIT_TO, conduit)) ? 1 : 0.5));
  }
  return best;
}

/** The best value that flows into a basin from own or neutral dams. */
function valueInto(state: Barrage, seat: Seat, basin: number): number {
  let sum = 0;
  for (let conduit = 0; conduit < CONDUIT_TO.length; conduit++) {
    if (CONDUIT_TO[conduit] !== basin) continue;
    const share = state.conduits[conduit] === EMPTY ? 0.3 : conduitShare(at(state.conduits, conduit), seat);
    sum = Math.max(sum, share * at(CONDUIT_VALUE, conduit) * (0.3 + damShare(state, seat, basinOf(conduit))));
  }
  return sum;
}

/** Judges the sites of a structure: pieces that complete or begin a system of dam, conduit and powerhouse. */
export function judgeSites(state: Barrage, seat: Seat, me: Player, structure: number): SiteJudge {
  const base = pieceMerit(state, me, structure);
  const strips = ownStrips(state, seat);
  const left = 0.4 + 0.3 * roundsLeft(state);
  const fee = state.objective === RED_SITES ? 0 : MERITS.redSite;
  switch (structure) {
    case BASE:
      return (site) => {
        const basin = basinOf(site);
        const flow = Math.min(3, flowInto(state, basin));
        return base + 0.35 * left * valueFrom(state, seat, basin, strips) * flow - (has(RED_DAMS, site) ? fee : 0);
      };
    case ELEVATION:
      return (site) => base + 0.3 * left * valueFrom(state, seat, basinOf(site), strips) * Math.min(2, flowInto(state, basinOf(site)));
    case CONDUIT:
      return (site) => {
        const ready = (0.3 + damShare(state, seat, basinOf(site))) * (has(strips, at(CONDUIT_TO, site)) ? 1 : 0.4);
        return base + left * at(CONDUIT_VALUE, site) * ready;
      };
    default:
      return (site) => base + MERITS.powerhouse + left * valueInto(state, seat, at(POWERHOUSE_BASIN, site)) - (has(RED_POWERHOUSES, site) ? fee : 0);
  }
}
