import { at, fractionAt, playerOf, type Seat } from '@madang/kernel';
import { CONDUIT_VALUE } from '../components/map.ts';
import { numbersOf, siteOf, systemAt } from '../rules/answers.ts';
import { requirement } from '../rules/production/contracts.ts';
import { bonusOf, grossOf, mostDrops } from '../rules/production/systems.ts';
import { type Barrage, type BarrageDecision, NEUTRAL, type Player, type ProductionKind } from '../rules/state.ts';
import { room } from '../rules/water/dams.ts';
import { linksOf } from './rivers/links.ts';
import { judgeSites } from './rivers/sites.ts';
import { passesAny, waterOf } from './rivers/water.ts';
import { type Judge, judgeStructures, judgeTiles, judgeTurn, productionMerit } from './turn.ts';
import { OFFICER_WORTH } from './weights.ts';
import { contractWorth, timeLeft, timeShare } from './worth.ts';

/** Judges the answers of a task at a glance. */
export function judgeOf(state: Barrage, task: BarrageDecision): Judge {
  const me = playerOf(state, Math.max(task.seat, 0));
  switch (task.task) {
    case 'turn':
      return judgeTurn(state, task.seat, me);
    case 'tile':
    case 'copy tile':
      return judgeTiles(state, task.seat, me);
    case 'structure':
      return judgeStructures(state, task.seat, me, task.acts);
    case 'site':
    case 'free piece':
      return judgeNamedSites(state, task.seat, me, task.structure);
    case 'payment':
      return judgePayment(state, me);
    case 'machines':
      return judgeMachines(me);
    case 'fill':
      return (move) => Number(move.kind === 'fill');
    case 'drop':
      return judgeDrop(state, task.seat);
    case 'system':
      return judgeSystem(state, task.seat, me, task);
    case 'drops':
      return (move) => numbersOf(move).drops;
    case 'contract':
      return (move) => (move.kind === 'fulfil' ? contractWorth(state, numbersOf(move).contract) : -1);
    case 'take':
      return judgeTake(state, task.seat, me);
    case 'discard': {
      const keep = judgeTake(state, task.seat, me);
      return (move) => -keep(move);
    }
    case 'draft company':
      return judgeCompany(state);
    case 'draft contract':
      return (move) => contractWorth(state, numbersOf(move).contract);
  }
}

function judgeNamedSites(state: Barrage, seat: Seat, me: Player, structure: number): Judge {
  const judge = judgeSites(state, seat, me, structure);
  return (move) => (move.kind === 'site' ? judge(siteOf(structure, move)) : 0.5);
}

/** Machinery comes back from the wheel, credits do not: but credits are worth less than time. */
function judgePayment(state: Barrage, me: Player): Judge {
  const time = timeShare(timeLeft(state, me));
  return (move) => {
    const { excavators, mixers, credits } = numbersOf(move);
    return -(excavators * (0.3 + 0.2 * time) + mixers * (0.3 + 0.4 * time) + 0.3 * credits);
  };
}

/** Machinery that is scarcer; excavators half again as many as mixers. */
function judgeMachines(me: Player): Judge {
  return (move) => {
    const { excavators, mixers } = numbersOf(move);
    return -Math.abs(me.excavators + excavators - 1.4 * (me.mixers + mixers) - 1);
  };
}

/** Headstreams whose water comes to own or neutral dams with room. */
function judgeDrop(state: Barrage, seat: Seat): Judge {
  const own = basinsOf(state, seat);
  const neutral = basinsOf(state, NEUTRAL);
  return (move) => {
    if (move.kind === 'decline') return -1;
    const { headstream } = numbersOf(move);
    return (passesAny(headstream, own) ? 2 : 0) + (passesAny(headstream, neutral) ? 0.5 : 0);
  };
}

/** Basins where a dam of this owner has room, a bit for each. */
export function basinsOf(state: Barrage, owner: number): number {
  let set = 0;
  for (let dam = 0; dam < state.damOwner.length; dam++) if (state.damOwner[dam] === owner && room(state, dam) > 0) set |= 1 << (dam >> 1);
  return set;
}

/** A production by what its energy brings; foreign conduits cost. */
function judgeSystem(state: Barrage, seat: Seat, me: Player, kind: ProductionKind): Judge {
  return (move) => {
    if (move.kind !== 'system') return 0;
    const { powerhouse, dam, conduit } = numbersOf(move);
    const system = systemAt(powerhouse, dam);
    const drops = mostDrops(state, seat, me, system, me.credits);
    const total = grossOf(state, me, system, drops, kind.after >= 0) + bonusOf(me, kind);
    const fee = state.conduits[conduit] === seat ? 0 : 1.2 * drops;
    return productionMerit(state, seat, me, total) - fee - (state.damOwner[dam] === seat ? 0.2 : 0) - 0.01 * at(CONDUIT_VALUE, conduit);
  };
}

/** Contracts by worth, and by how near the best production comes to them. */
function judgeTake(state: Barrage, seat: Seat, me: Player): Judge {
  const links = linksOf(state, seat, me, waterOf(state));
  const capacity = Math.max(3, links.best, links.bestNext);
  return (move) => {
    const { contract } = numbersOf(move);
    return contractWorth(state, contract) * Math.min(1, capacity / Math.max(1, requirement(state, me, contract, false)));
  };
}

function judgeCompany(state: Barrage): Judge {
  return (move) => fractionAt(OFFICER_WORTH, at(state.draft.officers, state.draft.companies.indexOf(numbersOf(move).company)));
}
