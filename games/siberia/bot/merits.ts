import { add, at, lowest, present } from '@madang/kernel';
import { figuresOf, ROW_RESOURCE, VLADIVOSTOK } from '../components/index.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Player, Siberia } from '../rules/state.ts';
import { bestPrices, KINDS, missing, rowOf } from './position.ts';

/** A move's merit in dollars, or about that. */
export type Judge = (move: SiberiaMove) => number;

/** What a player can do with a position: facts computed once for one judgement. */
export interface Outlook {
  /** What own sellers get for each kind. */
  readonly prices: readonly number[];
  /** How many cubes of each kind own workers would take. */
  readonly counts: readonly number[];
  /** Workers where nothing can be sold: in Vladivostok, beside another own one, or among the wrong cubes. */
  readonly idle: number;
  /** Sellers elsewhere than in Frankfurt. */
  readonly abroad: number;
  /** What performing each row now would bring, in dollars: a resource's sale; for persons a guess. */
  readonly rows: readonly number[];
}

export function outlook(state: Siberia, me: Player): Outlook {
  const prices = bestPrices(state, me);
  const wanted = present(prices);
  const counts = [0, 0, 0, 0, 0];
  let idle = me.workers[VLADIVOSTOK] ?? 0;
  for (let place = 1; place < me.workers.length; place++) {
    const here = me.workers[place] ?? 0;
    if (here === 0) continue;
    const cubes = (state.cubes[place] ?? 0) & wanted;
    idle += cubes === 0 ? here : here - 1;
    for (let rest = cubes; rest !== 0; rest &= rest - 1) add(counts, lowest(rest), 1);
  }
  const abroad = sellersAbroad(me);
  const sale = (kind: number): number => at(counts, kind) * at(prices, kind);
  const rows = [
    1500, // manager
    idle > 0 ? 1900 + 500 * Math.min(idle, 3) : 200,
    me.supply > 0 ? Math.max(400, 2800 - 900 * abroad) : 300,
    workerMerit(state, me),
    state.lastRound ? 10 : 900,
    sale(4), // the board lists resources rare to common
    sale(3),
    sale(2),
    sale(1),
    sale(0),
  ];
  return { prices, counts, idle, abroad, rows };
}

const workerMerit = ({ lastRound }: Siberia, { supply }: Player): number => (lastRound ? 20 : supply > 0 ? 2300 : 300);

function sellersAbroad(me: Player): number {
  let count = 0;
  for (let space = 1; space < me.sellers.length; space++) if ((me.sellers[space] ?? 0) > 0) count++;
  return count;
}

/** What one more counter on this row is worth: a start, or readiness. */
export const counterMerit = (me: Player, row: number, rows: readonly number[]): number => {
  const value = rows[row] ?? 0;
  return missing(me, row) === 1 ? 1200 + value : 700 + value * 0.5;
};

/** What a seller at an exchange would add to the prices that a player gets. */
export function exchangeGain(state: Siberia, me: Player, exchange: number, { prices, counts }: Outlook): number {
  const { priceList } = figuresOf(state);
  let gain = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const more = (priceList[exchange * KINDS + kind] ?? 0) - (prices[kind] ?? 0);
    if (more > 0) gain += more * (0.6 + (counts[kind] ?? 0) + (missing(me, rowOf(kind)) < 2 ? 0.5 : 0));
  }
  return gain;
}

/** The kind that a row sells; −1 for a person's row. */
export const kindOf = (row: number): number => ROW_RESOURCE[row] ?? -1;

/** Other players' workers on a place. */
export function rivals(state: Siberia, me: Player, place: number): number {
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const other = state.players[seat];
    if (other !== undefined && other !== me) count += other.workers[place] ?? 0;
  }
  return count;
}
