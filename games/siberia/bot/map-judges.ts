import { lowest } from '@madang/kernel';
import { figuresOf, VLADIVOSTOK } from '../components/index.ts';
import { FIRST_EXCHANGE_SOURCE, FIRST_PLACE_SOURCE, numbersOf } from '../rules/answers.ts';
import { MOVES } from '../rules/moves.ts';
import type { Player, Siberia } from '../rules/state.ts';
import { exchangeGain, type Judge, outlook, rivals } from './merits.ts';
import { bestPrices, KINDS, worth } from './position.ts';

/** How much of a find one step further on counts. */
const ONWARD = 0.5;

/** A researched cube goes where an own worker stands, and no other player's. */
export function judgeDeposit(state: Siberia, me: Player, resource: number): Judge {
  const price = bestPrices(state, me)[resource] ?? 0;
  return (move) => {
    const { place } = numbersOf(move);
    return ((me.workers[place] ?? 0) > 0 ? price : 0) - 400 * rivals(state, me, place);
  };
}

/** A step is worth what the worker finds more than it leaves, and a part of what lies one step on. */
export function judgeStep(state: Siberia, me: Player, left: number): Judge {
  const prices = bestPrices(state, me);
  const { neighbours } = figuresOf(state);
  const found = (place: number): number => ((me.workers[place] ?? 0) > 0 ? 0 : worth(state.cubes[place] ?? 0, prices));
  const lost = (place: number): number => ((me.workers[place] ?? 0) > 1 ? 0 : worth(state.cubes[place] ?? 0, prices));
  const onward = (place: number): number => {
    let most = 0;
    for (let rest = left > 1 ? (neighbours[place] ?? 0) : 0; rest !== 0; rest &= rest - 1) most = Math.max(most, found(lowest(rest)));
    return most;
  };
  return (move) => {
    if (move === MOVES.stop) return 200;
    const { place, to } = numbersOf(move);
    const here = found(to);
    return here + ONWARD * Math.max(0, onward(to) - here) - lost(place) + (place === VLADIVOSTOK ? 600 : 0);
  };
}

/** Which piece becomes a seller: one of the supply, else one that does little where it is. */
export function judgeSellerSource(state: Siberia, me: Player): Judge {
  const prices = bestPrices(state, me);
  return (move) => {
    if (move === MOVES.stop) return 700;
    const { source } = numbersOf(move);
    if (source < FIRST_EXCHANGE_SOURCE) return 1800;
    if (source === FIRST_EXCHANGE_SOURCE) return 900;
    if (source < FIRST_PLACE_SOURCE) return 100;
    const place = source - FIRST_PLACE_SOURCE;
    return (me.workers[place] ?? 0) > 1 ? 700 : 500 - worth(state.cubes[place] ?? 0, prices);
  };
}

export function judgeExchange(state: Siberia, me: Player): Judge {
  const facts = outlook(state, me);
  return (move) => exchangeGain(state, me, numbersOf(move).exchange, facts);
}

/** Which piece becomes a worker: one of the supply, else rather none than a useful one. */
export function judgeWorkerSource(state: Siberia, me: Player): Judge {
  const prices = bestPrices(state, me);
  return (move) => {
    if (move === MOVES.stop) return 700;
    const { source } = numbersOf(move);
    if (source < FIRST_EXCHANGE_SOURCE) return 1800;
    if (source < FIRST_PLACE_SOURCE) return source === FIRST_EXCHANGE_SOURCE ? 700 : 0;
    const place = source - FIRST_PLACE_SOURCE;
    return (me.workers[place] ?? 0) > 1 ? 600 : 400 - worth(state.cubes[place] ?? 0, prices);
  };
}

export function judgeSale(state: Siberia, resource: number): Judge {
  const { priceList } = figuresOf(state);
  return (move) => priceList[numbersOf(move).exchange * KINDS + resource] ?? 0;
}
