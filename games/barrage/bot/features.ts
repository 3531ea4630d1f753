import { at, fractionAt, type Seat, total } from '@madang/kernel';
import { GOODS_PER_VP, ROUNDS, SEGMENTS } from '../components/numbers.ts';
import { BASE, CONDUIT, ELEVATION, POWERHOUSE } from '../rules/building/sites.ts';
import { abilityOf, companyBonus, hasIncome } from '../rules/company/company.ts';
import { advancedTiles, turnsUntilBack } from '../rules/company/wheel.ts';
import { requirement } from '../rules/production/contracts.ts';
import { dropsOf, goodsOf } from '../rules/rounds/final.ts';
import { objectiveCount, objectivePoints } from '../rules/rounds/objective.ts';
import { type Barrage, EMPTY, type Player } from '../rules/state.ts';
import { freeStrips, type Links, linksOf } from './rivers/links.ts';
import { type Water, waterOf } from './rivers/water.ts';
import { bonusAt, bonusNow, incomeAt, rankExpected } from './track.ts';
import { OFFICER_WORTH } from './weights.ts';
import { contractWorth, PROSPECTS, roundsLeft, timeLeft, timeShare } from './worth.ts';

/** What the features of all seats are made of, found once. */
interface Survey {
  readonly links: readonly Links[];
  /** Energy at the end of the round if all goes well. */
  readonly reach: readonly number[];
  readonly counts: readonly number[];
}

/** What each seat's dams, conduits and powerhouses can do together. */
export function linksOfAll(state: Barrage, water: Water): readonly Links[] {
  const unbuilt = freeStrips(state);
  return state.players.map((me, seat) => linksOf(state, seat, me, water, unbuilt));
}

/** What each seat's prospects are judged by (see WEIGHTS). */
export function features(state: Barrage, links = linksOfAll(state, waterOf(state))): number[][] {
  const survey = {
    links,
    reach: state.players.map((me, seat) => me.energy + energyToCome(me, links[seat])),
    counts: state.players.map((_, seat) => objectiveCount(state, seat, state.objective)),
  };
  return state.players.map((me, seat) => featuresOf(state, seat, me, survey));
}

/** Energy that a player's engineers may still produce in this round. */
function energyToCome(me: Player, links: Links | undefined): number {
  if (!links || links.best === 0) return 0;
  const once = Math.min(1, me.engineers / 2) * (links.best + companyBonus(me));
  return once + 0.5 * Math.min(1, Math.max(0, me.engineers - 2) / 4) * Math.max(0, links.stored - links.best);
}

function featuresOf(state: Barrage, seat: Seat, me: Player, survey: Survey): number[] {
  const links = survey.links[seat] ?? NO_LINKS;
  const left = roundsLeft(state);
  const time = timeShare(timeLeft(state, me));
  const energy = fractionAt(survey.reach, seat);
  const capacity = Math.max(links.best, links.bestNext) + companyBonus(me);
  const incomes = incomesOf(me, left);
  const wheel = wheelOf(me);
  return [
    me.vp,
    incomes.points,
    incomes.goods,
    incomes.next,
    rankExpected(survey.reach, seat),
    incomeAt(energy),
    bonusNow(state, me),
    bonusAt(state, me, state.round, energy),
    bonusToCome(state, me, capacity),
    energy - me.energy,
    links.stored,
    links.later,
    left > 0 ? links.lacking : 0,
    companyBonus(me) * left,
    abilityOf(me) === undefined ? 0 : left,
    goodsOf(state, seat) / GOODS_PER_VP,
    me.excavators * time,
    me.mixers * time,
    wheel.machinery * time,
    wheel.turns * time,
    advancedTiles(me) * left,
    me.engineers,
    bestContract(state, me, me.held, energy - me.energy),
    likelyContracts(state, me, capacity, left),
    bestContract(state, me, state.nationals, energy - me.energy),
    (objectivePoints(state, seat, survey.counts).vp * Math.max(1, state.round)) / ROUNDS,
    at(survey.counts, seat) - total(survey.counts) / survey.counts.length,
    dropsOf(state, seat) * (state.round / ROUNDS) ** 2,
    at(me.built, BASE) * left,
    at(me.built, ELEVATION) * left,
    at(me.built, CONDUIT) * left,
    at(me.built, POWERHOUSE) * left,
    me.officer === EMPTY ? 0 : fractionAt(OFFICER_WORTH, me.officer) * left,
  ];
}

const NO_LINKS: Links = { strips: 0, best: 0, bestNext: 0, stored: 0, later: 0, lacking: 0 };

/** What uncovered incomes bring in the rounds left, and the next ones by the pieces done towards them. */
function incomesOf(me: Player, left: number): { readonly points: number; readonly goods: number; readonly next: number } {
  let points = 0;
  let goods = 0;
  let next = 0;
  const prospects = hasIncome(me) ? (PROSPECTS[me.company] ?? []) : [];
  for (let i = 0; i < prospects.length; i++) {
    const one = prospects[i];
    if (!one) continue;
    const missing = one.step - at(me.built, one.row);
    if (missing <= 0) {
      points += one.points * left;
      goods += one.goods * Math.min(left, 3);
    } else if (missing < one.span) next += ((one.points + one.goods) * (left + 0.5) * (one.span - missing)) / one.span;
  }
  return { points, goods, next };
}

/** Machinery on the wheel, each the nearer the more; and the turns until all tiles are back. */
function wheelOf(me: Player): { readonly machinery: number; readonly turns: number } {
  let machinery = 0;
  let turns = 0;
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const machines = at(me.wheel, 3 * segment + 1) + at(me.wheel, 3 * segment + 2);
    const filled = me.wheel[3 * segment] !== EMPTY;
    if (machines === 0 && !filled) continue;
    const away = turnsUntilBack(me, segment);
    machinery += (machines * (SEGMENTS + 1 - away)) / SEGMENTS;
    if (filled) turns += away;
  }
  return { machinery, turns };
}

/** Bonus tiles of coming rounds for what a player has now, as far as about two productions a round reach. */
function bonusToCome(state: Barrage, me: Player, capacity: number): number {
  let sum = 0;
  for (let round = state.round + 1; round <= ROUNDS; round++) sum += bonusAt(state, me, round, 6 + 2 * capacity);
  return sum;
}

/** The best of these contracts that a production of this much energy fulfils. */
function bestContract(state: Barrage, me: Player, contracts: readonly number[], energy: number): number {
  let best = 0;
  if (energy <= 0) return best;
  for (let i = 0; i < contracts.length; i++) {
    const contract = at(contracts, i);
    if (contract !== EMPTY && requirement(state, me, contract, false) <= energy) best = Math.max(best, contractWorth(state, contract));
  }
  return best;
}

/** Own contracts by how near a player's systems come to them, while there is time. */
function likelyContracts(state: Barrage, me: Player, capacity: number, left: number): number {
  let sum = 0;
  for (let i = 0; i < me.held.length; i++) {
    const contract = at(me.held, i);
    const needed = Math.max(1, requirement(state, me, contract, false));
    sum += contractWorth(state, contract) * (0.25 + 0.75 * Math.min(1, capacity / needed)) * Math.min(1, (left + me.engineers / 12) / 1.5);
  }
  return sum;
}
