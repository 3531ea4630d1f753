import { COUNTER_RESOURCE, MANAGER, RESEARCH, VLADIVOSTOK } from '../components/index.ts';
import { numbersOf, PASS } from '../rules/answers.ts';
import { MOVES } from '../rules/moves.ts';
import type { Player, Siberia } from '../rules/state.ts';
import { counterMerit, type Judge, kindOf, outlook } from './merits.ts';
import { hasTile, missing } from './position.ts';

/** Where a drawn counter goes: ready rows that bring something, else beginnings of them, else research. */
export function judgePlacing(state: Siberia, me: Player): Judge {
  const { rows, prices } = outlook(state, me);
  return (move) => {
    const { area, counter } = numbersOf(move);
    if (area !== RESEARCH) return counterMerit(me, area, rows) + 0.3 * (prices[kindOf(area)] ?? 0);
    return counter === MANAGER ? 300 : researchMerit(state, me, COUNTER_RESOURCE[counter] ?? 0, prices);
  };
}

/** What a counter of this kind under research would bring: a cube at an own worker, if there is room for one. */
function researchMerit(state: Siberia, me: Player, kind: number, prices: readonly number[]): number {
  if ((state.reserve[kind] ?? 0) === 0) return 100;
  for (let place = VLADIVOSTOK + 1; place < me.workers.length; place++) {
    if ((me.workers[place] ?? 0) > 0 && ((state.cubes[place] ?? 0) & (1 << kind)) === 0) return 200 + 0.3 * (prices[kind] ?? 0);
  }
  return 150;
}

/** The best sale or the most useful person; passing when nothing brings anything. */
export function judgeTurn(state: Siberia, me: Player): Judge {
  const { rows } = outlook(state, me);
  return (move) => {
    if (move === PASS) return 250;
    const { area } = numbersOf(move);
    return area === RESEARCH ? 9000 : (rows[area] ?? 0);
  };
}

export function judgeJoker(state: Siberia, me: Player): Judge {
  const { rows } = outlook(state, me);
  return (move) => (move === MOVES.stop ? 0 : counterMerit(me, numbersOf(move).area, rows));
}

export function judgeTile(state: Siberia, me: Player): Judge {
  const { rows, prices } = outlook(state, me);
  return (move) => {
    if (move === MOVES.stop) return 0;
    const { area } = numbersOf(move);
    const ready = missing(me, area) === 1 ? 500 : 0;
    return ready + 400 + 0.4 * (rows[area] ?? 0) + 0.3 * (prices[kindOf(area)] ?? 0);
  };
}

/** Which counter to give away: a lone one of little use first. */
export function judgeSurplus(state: Siberia, me: Player): Judge {
  const { rows } = outlook(state, me);
  return (move) => {
    const { area } = numbersOf(move);
    if (area === RESEARCH) return 5000;
    return (missing(me, area) === 0 ? 0 : 2000) - (hasTile(me, area) ? 500 : 0) - 0.5 * (rows[area] ?? 0);
  };
}
