import { at, playerOf, type Seat } from '@madang/kernel';
import type { Effect, Per } from '../../components/effects.ts';
import { CONDUIT_VALUE } from '../../components/map.ts';
import { DROPS_MAX } from '../../components/numbers.ts';
import { AREAS, DAM_SITES, STRUCTURES } from '../../components/words.ts';
import { advanceEnergy, gainCredits, gainMachinery, gainVp } from '../company/goods.ts';
import { advancedTiles, turnWheel } from '../company/wheel.ts';
import { takePatent } from '../market/patents.ts';
import { type BarrageRule, type BarrageTell, push, type TaskOf } from '../rule.ts';
import { type Barrage, EMPTY } from '../state.ts';
import { fillDam, fillEmptyDams } from '../water/dams.ts';

/** Own dams of at least this height that hold at most so many drops; the new piece is included. */
function ownDams(state: Barrage, seat: Seat, height: number, most: number): number {
  let found = 0;
  for (let dam = 0; dam < DAM_SITES.length; dam++) {
    if (state.damOwner[dam] === seat && at(state.damHeight, dam) >= height && at(state.drops, dam) <= most) found += 1;
  }
  return found;
}

/** The count that an effect depends on; `site` is that of the piece just built. */
function countOf(state: Barrage, seat: Seat, per: Per, site: number): number {
  const me = playerOf(state, seat);
  switch (per) {
    case 'ownBase':
      return at(me.built, 0);
    case 'ownElevation':
      return at(me.built, 1);
    case 'ownPowerhouse':
      return at(me.built, 3);
    case 'ownDamWithElevation':
      return ownDams(state, seat, 2, DROPS_MAX);
    case 'ownDamWithNoDrop':
      return ownDams(state, seat, 1, 0);
    case 'ownAdvancedTile':
      return advancedTiles(me);
    case 'builtConduitValue':
      return at(CONDUIT_VALUE, site);
  }
}

const ALL_AREAS = (1 << AREAS.length) - 1;

/** Every effect by what it does. */
type Effects = { readonly [E in Effect as E['do']]: E };

/** An effect under way: whose it is, what it comes from, and the site of the piece just built. */
interface Carrying extends Pick<TaskOf<'effect'>, 'seat' | 'origin' | 'site'> {
  readonly state: Barrage;
  readonly tell: BarrageTell;
}

function placeDrops({ n, flow }: Effects['placeDrops'], { state, seat, origin }: Carrying): void {
  const rewarded = origin !== 'space';
  const mustAll = state.options[rewarded ? 'rewards.placementOptional' : 'water.mayPlaceFewerLaterDrops'] === 'false';
  push(state, { task: 'drop', seat, left: n, flow, must: mustAll || !rewarded, mustAll });
}

function buildFree({ areas: words, piece, maxValue = 5 }: Effects['buildFree'], { state, seat }: Carrying): void {
  const areas = words ? words.reduce((set, area) => set | (1 << AREAS.indexOf(area)), 0) : ALL_AREAS;
  push(state, { task: 'free piece', seat, structure: STRUCTURES.indexOf(piece), areas, maxValue });
}

function produceEnergyPer({ n, per }: Effects['produceEnergyPer'], { state, seat, site, tell }: Carrying): void {
  const total = n * countOf(state, seat, per, site);
  advanceEnergy(state, seat, total, 'tile', tell);
  push(state, { task: 'contract', seat, total, tile: true });
}

function placeDropsInDams({ n }: Effects['placeDropsInDams'], { state, seat, tell }: Carrying): void {
  if (state.options['baseOne.dropsOptional'] === 'true') push(state, { task: 'fill', seat, n });
  else fillEmptyDams(state, seat, n, tell);
}

/**
 * Carries one effect out, or pushes the decision that it needs: the interpreter of the effect language. Null: what changes a construction is
 * asked of the tile's terms; what a company can do, where it does it (abilityOf).
 */
const OPERATORS: { readonly [E in keyof Effects]: ((effect: Effects[E], of: Carrying) => void) | null } = {
  gainVp: ({ n }, { state, seat, tell }) => gainVp(state, seat, n, tell),
  gainCredits: ({ n }, { state, seat, tell }) => gainCredits(state, seat, n, tell),
  gainExcavators: ({ n }, { state, seat, tell }) => gainMachinery(state, seat, n, 0, tell),
  gainMixers: ({ n }, { state, seat, tell }) => gainMachinery(state, seat, 0, n, tell),
  gainMachines: ({ n }, { state, seat }) => push(state, { task: 'machines', seat, n }),
  rotateWheel: ({ n }, { state, seat, tell }) => turnWheel(state, seat, n, tell),
  advanceEnergy: ({ n }, { state, seat, tell }) => advanceEnergy(state, seat, n, 'effect', tell),
  placeDrops,
  buildFree,
  takePrivateContracts: ({ n }, { state, seat }) => push(state, { task: 'take', seat, left: n }),
  takeAdvancedTile: ({ slot }, { state, seat, tell }) => takePatent(state, seat, slot - 1, tell),
  production: ({ bonus, optional }, { state, seat }) => push(state, { task: 'system', seat, bonus, optional: optional === true, after: EMPTY }),
  gainVpPer: ({ n, per }, { state, seat, site, tell }) => gainVp(state, seat, n * countOf(state, seat, per, site), tell),
  gainCreditsPer: ({ n, per }, { state, seat, site, tell }) => gainCredits(state, seat, n * countOf(state, seat, per, site), tell),
  rotateWheelPer: ({ n, per }, { state, seat, site, tell }) => turnWheel(state, seat, n * countOf(state, seat, per, site), tell),
  produceEnergyPer,
  placeDropsInDams,
  fillDam: (_, { state, seat, site, tell }) => fillDam(state, seat, site, DROPS_MAX, tell),
  noEngineersNeeded: null,
  noMachineryNeeded: null,
  waiveRedSiteFee: null,
  capCost: null,
  swapMachines: null,
  extraProduction: null,
  contractRequirementDelta: null,
  advanceEnergyPerDrop: null,
};

const carryOut = <E extends keyof Effects>(name: E, effect: Effects[E], of: Carrying): void => OPERATORS[name]?.(effect, of);

/** An effect on its own. */
export const effect: BarrageRule<'effect'> = {
  resolve: (state, { seat, effect: one, origin, site }, _move, tell) => carryOut(one.do, one, { state, seat, origin, site, tell }),
};
