import { at, type Seat } from '@madang/kernel';
import type { Per } from '../../components/effects.ts';
import { CONDUIT_VALUE } from '../../components/map.ts';
import { DROPS_MAX } from '../../components/numbers.ts';
import { AREAS, DAM_SITES, STRUCTURES } from '../../components/words.ts';
import { advanceEnergy, gainCredits, gainMachinery, gainVp } from '../company/goods.ts';
import { advancedTiles, turnWheel } from '../company/wheel.ts';
import { takePatent } from '../market/patents.ts';
import { type BarrageRule, type BarrageTell, player, push, type TaskOf } from '../rule.ts';
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
  const me = player(state, seat);
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

/** Carries one effect out, or pushes the decision that it needs. The interpreter of the effect language. */
function carryOut(state: Barrage, { seat, effect, origin, site }: TaskOf<'effect'>, tell: BarrageTell): void {
  switch (effect.do) {
    case 'gainVp':
      gainVp(state, seat, effect.n, tell);
      return;
    case 'gainCredits':
      gainCredits(state, seat, effect.n, tell);
      return;
    case 'gainExcavators':
      gainMachinery(state, seat, effect.n, 0, tell);
      return;
    case 'gainMixers':
      gainMachinery(state, seat, 0, effect.n, tell);
      return;
    case 'gainMachines':
      push(state, { task: 'machines', seat, n: effect.n });
      return;
    case 'rotateWheel':
      turnWheel(state, seat, effect.n, tell);
      return;
    case 'advanceEnergy':
      advanceEnergy(state, seat, effect.n, 'effect', tell);
      return;
    case 'placeDrops': {
      const rewarded = origin !== 'space';
      const mustAll = rewarded ? state.options['rewards.placementOptional'] === 'false' : state.options['water.mayPlaceFewerLaterDrops'] === 'false';
      push(state, { task: 'drop', seat, left: effect.n, flow: effect.flow, must: mustAll || !rewarded, mustAll });
      return;
    }
    case 'buildFree': {
      const areas = effect.areas ? effect.areas.reduce((set, area) => set | (1 << AREAS.indexOf(area)), 0) : ALL_AREAS;
      push(state, { task: 'free piece', seat, structure: STRUCTURES.indexOf(effect.piece), areas, maxValue: effect.maxValue ?? 5 });
      return;
    }
    case 'takePrivateContracts':
      push(state, { task: 'take', seat, left: effect.n });
      return;
    case 'takeAdvancedTile':
      takePatent(state, seat, effect.slot - 1, tell);
      return;
    case 'production':
      push(state, { task: 'system', seat, bonus: effect.bonus, optional: effect.optional === true, after: EMPTY });
      return;
    case 'gainVpPer':
      gainVp(state, seat, effect.n * countOf(state, seat, effect.per, site), tell);
      return;
    case 'gainCreditsPer':
      gainCredits(state, seat, effect.n * countOf(state, seat, effect.per, site), tell);
      return;
    case 'rotateWheelPer':
      turnWheel(state, seat, effect.n * countOf(state, seat, effect.per, site), tell);
      return;
    case 'produceEnergyPer': {
      const total = effect.n * countOf(state, seat, effect.per, site);
      advanceEnergy(state, seat, total, 'tile', tell);
      push(state, { task: 'contract', seat, total, tile: true });
      return;
    }
    case 'placeDropsInDams':
      if (state.options['baseOne.dropsOptional'] === 'true') push(state, { task: 'fill', seat, n: effect.n });
      else fillEmptyDams(state, seat, effect.n, tell);
      return;
    case 'fillDam':
      fillDam(state, seat, site, DROPS_MAX, tell);
      return;
    // What changes a construction is asked of the tile's terms; what a company can do, where it does it (abilityOf).
    case 'noEngineersNeeded':
    case 'noMachineryNeeded':
    case 'waiveRedSiteFee':
    case 'capCost':
    case 'swapMachines':
    case 'extraProduction':
    case 'contractRequirementDelta':
    case 'advanceEnergyPerDrop':
      return;
  }
}

/** An effect on its own. */
export const effect: BarrageRule<'effect'> = {
  resolve: (state, task, _move, tell) => carryOut(state, task, tell),
};
