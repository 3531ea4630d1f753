import { at, type Seat, type Task } from '@madang/kernel';
import { CONDUIT_VALUE } from '../components/map.ts';
import { names, systemAt } from '../rules/answers.ts';
import { siteOf } from '../rules/building/construct.ts';
import { requirement } from '../rules/production/contracts.ts';
import { bonusOf, grossOf, mostDrops } from '../rules/production/systems.ts';
import { player } from '../rules/rule.ts';
import { type Barrage, type BarrageTask, NEUTRAL, type Player, type ProductionKind } from '../rules/state.ts';
import { room } from '../rules/water/dams.ts';
import { linksOf } from './links.ts';
import { judgeSites } from './sites.ts';
import { type Judge, judgeStructures, judgeTiles, judgeTurn, productionMerit } from './turn.ts';
import { passesAny, waterOf } from './water.ts';
import { OFFICER_WORTH } from './weights.ts';
import { contractWorth, timeLeft, timeShare } from './worth.ts';

const ALIKE: Judge = () => 0;

const TASKS: Readonly<Record<BarrageTask['task'], true>> = {
  'draft company': true,
  'draft contract': true,
  drafted: true,
  round: true,
  income: true,
  headstreams: true,
  turn: true,
  'automa turn': true,
  'automa tile': true,
  'turn end': true,
  'round end': true,
  tile: true,
  'copy tile': true,
  structure: true,
  site: true,
  payment: true,
  effects: true,
  machines: true,
  drop: true,
  'free piece': true,
  system: true,
  drops: true,
  contract: true,
  release: true,
  take: true,
  discard: true,
};

const isBarrageTask = (task: Task): task is BarrageTask => task.task in TASKS;

/** The task of a decision: Barrage uses no combinator that asks, so it is always its own. */
export function barrageTask(task: Task): BarrageTask {
  if (!isBarrageTask(task)) throw new Error(`Barrage does not ask '${task.task}'`);
  return task;
}

/** Judges the answers of a task at a glance. */
export function judgeOf(state: Barrage, task: BarrageTask): Judge {
  const me = player(state, Math.max(task.seat, 0));
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
    case 'drop':
      return judgeDrop(state, task.seat);
    case 'system':
      return judgeSystem(state, task.seat, me, task);
    case 'drops':
      return (move) => names(move).drops;
    case 'contract':
      return (move) => (move.kind === 'fulfil' ? contractWorth(state, names(move).thing) : -1);
    case 'take':
      return judgeTake(state, task.seat, me);
    case 'discard': {
      const keep = judgeTake(state, task.seat, me);
      return (move) => -keep(move);
    }
    case 'draft company':
      return judgeCompany(state);
    case 'draft contract':
      return (move) => contractWorth(state, names(move).thing);
    case 'drafted':
    case 'round':
    case 'income':
    case 'headstreams':
    case 'automa turn':
    case 'automa tile':
    case 'turn end':
    case 'round end':
    case 'effects':
    case 'release':
      return ALIKE;
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
    const { excavators, mixers, credits } = names(move);
    return -(excavators * (0.3 + 0.2 * time) + mixers * (0.3 + 0.4 * time) + 0.3 * credits);
  };
}

/** Machinery that is scarcer; excavators half again as many as mixers. */
function judgeMachines(me: Player): Judge {
  return (move) => {
    const { excavators, mixers } = names(move);
    return -Math.abs(me.excavators + excavators - 1.4 * (me.mixers + mixers) - 1);
  };
}

/** Headstreams whose water comes to own or neutral dams with room. */
function judgeDrop(state: Barrage, seat: Seat): Judge {
  const own = basinsOf(state, seat);
  const neutral = basinsOf(state, NEUTRAL);
  return (move) => {
    if (move.kind === 'decline') return -1;
    const { thing } = names(move);
    return (passesAny(thing, own) ? 2 : 0) + (passesAny(thing, neutral) ? 0.5 : 0);
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
    const { powerhouse, dam, conduit } = names(move);
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
    const { thing } = names(move);
    return contractWorth(state, thing) * Math.min(1, capacity / Math.max(1, requirement(state, me, thing, false)));
  };
}

function judgeCompany(state: Barrage): Judge {
  return (move) => at(OFFICER_WORTH, at(state.draft.officers, state.draft.companies.indexOf(names(move).thing)));
}
