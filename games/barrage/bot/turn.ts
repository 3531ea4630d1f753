import { at, has, lowest, type Seat } from '@madang/kernel';
import { HAND_LIMIT } from '../components/contracts.ts';
import type { Effect } from '../components/effects.ts';
import { PIECES, SEGMENTS } from '../components/numbers.ts';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES } from '../components/spaces.ts';
import { TERMS } from '../components/technology.ts';
import { bestTotal, CREDITS_OF, ENGINEERS_OF, type Reach, reachOf } from '../rules/acting/spaces.ts';
import { numbersOf } from '../rules/answers.ts';
import { affordable } from '../rules/building/costs.ts';
import { legalSites } from '../rules/building/sites.ts';
import { turnsUntilBack } from '../rules/company/wheel.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { fulfillable } from '../rules/production/contracts.ts';
import { type Barrage, EMPTY, type Player } from '../rules/state.ts';
import { room } from '../rules/water/dams.ts';
import { judgeSites } from './rivers/sites.ts';
import { bonusAt } from './track.ts';
import { MERITS } from './weights.ts';
import { contractWorth, effectWorth, roundsLeft, timeLeft, timeShare } from './worth.ts';

/** Judges a move at a glance; only the order of a decision's moves counts. */
export type Judge = (move: BarrageMove) => number;

/** A turn that is judged: what its seat can reach, and the share of the match that is left. */
interface Turn {
  readonly state: Barrage;
  readonly seat: Seat;
  readonly me: Player;
  readonly reach: Reach;
  readonly time: number;
}

/** A turn's actions by points for each engineer; the bank by its credits. */
export function judgeTurn(state: Barrage, seat: Seat, me: Player): Judge {
  const reach = reachOf(state, seat, me);
  const time = timeShare(timeLeft(state, me));
  const turn: Turn = { state, seat, me, reach, time };
  const construction = CONSTRUCTION_SPACES[me.constructions] ?? { engineers: 3, redFee: 3 };
  return (move) => {
    switch (move.kind) {
      case 'space': {
        const { space } = numbersOf(move);
        return (spaceMerit(turn, space) - MERITS.credit * at(CREDITS_OF, space)) / at(ENGINEERS_OF, space);
      }
      case 'construct':
        return (bestConstruction(state, seat, me, true) - MERITS.credit * construction.redFee) / construction.engineers;
      case 'construct-unmanned':
        return bestConstruction(state, seat, me, false) / MERITS.unmanned;
      case 'bank':
        return MERITS.bank + MERITS.bankTogether * move.engineers;
      case 'copy':
        return me.engineers >= MERITS.copyFrom ? MERITS.copy : 0;
      default:
        return 0;
    }
  };
}

/** About the points of a management space. */
function spaceMerit({ state, seat, me, reach, time }: Turn, space: number): number {
  const { section, effect } = MANAGEMENT_SPACES[space] ?? {};
  switch (section) {
    case 'turbine':
      return productionMerit(state, seat, me, bestTotal(me, space, reach));
    case 'water':
      return ownRoom(state, seat) ? effectsMerit(effect ?? [], time) : MERITS.idleWater;
    case 'workshop':
      return wheelMerit(me, effect?.[0]?.do === 'rotateWheel' ? effect[0].n : 0) * (0.2 + time);
    case 'contractOffice':
      return officeMerit(state, me, effect?.[0]?.do === 'takePrivateContracts' ? effect[0].n : 0);
    default:
      return effectsMerit(effect ?? [], time);
  }
}

function effectsMerit(effects: readonly Effect[], time: number): number {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    if (effect) sum += effectWorth(effect, time);
  }
  return sum;
}

/** A production by its energy, the bonus tile that it reaches, and the best contract. */
export function productionMerit(state: Barrage, seat: Seat, me: Player, total: number): number {
  const contracts = fulfillable(state, seat, total, false);
  let best = 0;
  for (let i = 0; i < contracts.length; i++) best = Math.max(best, contractWorth(state, at(contracts, i)));
  const bonus = bonusAt(state, me, state.round, me.energy + total) - bonusAt(state, me, state.round, me.energy);
  return MERITS.energy * total + best + MERITS.bonusTile * bonus;
}

const ownRoom = (state: Barrage, seat: Seat): boolean => state.damOwner.some((owner, dam) => owner === seat && room(state, dam) > 0);

/** What comes back by turns of the wheel. */
function wheelMerit(me: Player, turns: number): number {
  let merit = MERITS.emptyTurn * turns;
  for (let segment = 0; segment < SEGMENTS; segment++) {
    if (turnsUntilBack(me, segment) > turns) continue;
    merit += MERITS.machineBack * (at(me.wheel, 3 * segment + 1) + at(me.wheel, 3 * segment + 2));
    if (me.wheel[3 * segment] !== EMPTY) merit += MERITS.tileBack;
  }
  return merit;
}

/** New contracts, the more if the hand is empty. */
const officeMerit = (state: Barrage, me: Player, n: number): number =>
  Math.min(n, Math.max(0.2, HAND_LIMIT - me.held.length)) *
  (roundsLeft(state) > 0 ? MERITS.contract : MERITS.lastContract) *
  (at(me.built, 3) > 0 ? 1 : MERITS.darkContract);

/** The best site of each structure that a tile can build now and pay; none where it can build nothing. */
function bestWith(state: Barrage, seat: Seat, me: Player, tile: number, structures: number): number {
  const terms = TERMS[tile];
  let best = NOTHING;
  for (let structure = 0; terms && structure < PIECES.length; structure++) {
    if (!has(structures, structure) || (terms.structure >= 0 && terms.structure !== structure)) continue;
    const sites = affordable(me, structure, terms, me.credits, legalSites(state, seat, me, structure));
    if (sites !== 0) best = Math.max(best, bestSite(state, seat, me, structure, sites));
  }
  return best;
}

const NOTHING = -1;
const ALL_STRUCTURES = 0b1111;
const ANY = -1;

/** The best that a construction can build now. Structures that a plain tile shows are not judged again for a wild one. */
function bestConstruction(state: Barrage, seat: Seat, me: Player, manned: boolean): number {
  let structures = ALL_STRUCTURES;
  let wild = 0;
  let best = 0;
  for (let rest = me.tiles; rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const terms = TERMS[tile];
    if (!terms || !(manned || terms.unmanned)) continue;
    if (terms.structure === ANY) wild |= 1 << tile;
    if (terms.structure < 0) continue;
    const merit = bestWith(state, seat, me, tile, structures);
    if (merit !== NOTHING) structures &= ~(1 << terms.structure);
    best = Math.max(best, merit);
  }
  for (let rest = wild; rest !== 0; rest &= rest - 1) best = Math.max(best, bestWith(state, seat, me, lowest(rest), structures));
  return best;
}

function bestSite(state: Barrage, seat: Seat, me: Player, structure: number, sites: number): number {
  const judge = judgeSites(state, seat, me, structure);
  let best = 0;
  for (let rest = sites; rest !== 0; rest &= rest - 1) best = Math.max(best, judge(lowest(rest)));
  return best;
}

/** The tiles of a structure's best site; those with an effect of their own a little more, wild ones a little less. */
export function judgeTiles(state: Barrage, seat: Seat, me: Player): Judge {
  return (move) => {
    const { tile } = numbersOf(move);
    const wild = (TERMS[tile]?.structure ?? 0) < 0;
    return bestWith(state, seat, me, tile, ALL_STRUCTURES) - (wild ? MERITS.wild : 0) + (has(SPECIAL, tile) ? MERITS.special : 0);
  };
}

/** Tiles with an effect of their own. */
const SPECIAL = TERMS.reduce((set, { after, free, unmanned }, tile) => (after.length > 0 || free || unmanned ? set | (1 << tile) : set), 0);

/** A wild tile's structures by their best site. */
export function judgeStructures(state: Barrage, seat: Seat, me: Player, acts: number): Judge {
  return (move) => bestWith(state, seat, me, acts, 1 << numbersOf(move).structure);
}
