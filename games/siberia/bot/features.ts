import { VLADIVOSTOK } from '../components/index.ts';
import { countersOnBoard } from '../rules/rounds/personal-board.ts';
import type { Player, Siberia } from '../rules/state.ts';
import { type Outlook, outlook, rivals } from './merits.ts';
import { hasTile, KINDS, missing, rowOf, worth } from './position.ts';

/** The rows of persons: manager, logistician, seller, worker, investor. */
const PERSONS = [0, 1, 2, 3, 4] as const;

/** How much of the game is left, 1 … 0, by depletion and by the three smallest reserves. */
export function timeLeft(state: Siberia): number {
  if (state.lastRound) return 0;
  let depleted = 0;
  for (let place = 0; place < state.depleted.length; place++) if (state.depleted[place] !== 0) depleted++;
  const [a = 0, b = 0, c = 0] = state.reserve.slice().sort((x, y) => x - y);
  return Math.max(0.05, Math.min(1, (8 - depleted) / 8, (a + b + c) / 18));
}

/** What a seat's prospects are judged by while more rounds follow (see WEIGHTS). Money in thousands. */
export function features(state: Siberia, me: Player, left: number, onMap: readonly number[]): number[] {
  const facts = outlook(state, me);
  const money = me.money / 1000;
  const ready = sales(me, facts, 0);
  const short = sales(me, facts, 1);
  const tiles = countTiles(me);
  const needs = PERSONS.map((row) => missing(me, row));
  const isReady = (row: number): number => (needs[row] === 0 ? 1 : 0);
  return [
    money,
    money * (1 - left),
    me.passed ? 0 : ready,
    me.passed ? ready : 0,
    me.passed ? 0 : short,
    me.passed ? short : 0,
    sales(me, facts, 2),
    sales(me, facts, 2) * left,
    market(facts, onMap) * left,
    atWork(facts) * left,
    contested(state, me, facts),
    facts.idle * left,
    (me.workers[VLADIVOSTOK] ?? 0) * left,
    me.supply * left,
    facts.abroad * left,
    tiles.resources * left,
    tiles.persons * left,
    isReady(0) * left,
    isReady(1) * left,
    isReady(2) * left,
    isReady(3) * left,
    isReady(4) * left,
    needs.filter((need) => need === 1).length * left,
    countersOnBoard(me) * left,
    me.passed ? 1 : 0,
  ];
}

/** The same for the last round: money, and what can still be sold in it. */
export function lastFeatures(state: Siberia, me: Player): number[] {
  const money = me.money / 1000;
  if (me.passed) return [money, 0, 0, 0];
  const facts = outlook(state, me);
  return [money, sales(me, facts, 0), sales(me, facts, 1) * (missing(me, 0) === 0 ? 1 : 0), contested(state, me, facts)];
}

/** What the resource rows that lack `short` counters would bring. */
function sales(me: Player, { rows }: Outlook, short: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const row = rowOf(kind);
    if (missing(me, row) === short) sum += rows[row] ?? 0;
  }
  return sum / 1000;
}

/** The cubes on the map, a handful of each kind at most, at own prices. */
function market({ prices }: Outlook, onMap: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += (prices[kind] ?? 0) * Math.min(6, onMap[kind] ?? 0);
  return sum / 1000;
}

/** The cubes at own workers, at own prices. */
function atWork({ prices, counts }: Outlook): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += (prices[kind] ?? 0) * (counts[kind] ?? 0);
  return sum / 1000;
}

/** The part of these that rivals stand beside. */
function contested(state: Siberia, me: Player, { prices }: Outlook): number {
  let sum = 0;
  for (let place = 1; place < me.workers.length; place++) {
    if ((me.workers[place] ?? 0) > 0 && rivals(state, me, place) > 0) sum += worth(state.cubes[place] ?? 0, prices);
  }
  return sum / 1000;
}

function countTiles(me: Player): { readonly resources: number; readonly persons: number } {
  let resources = 0;
  let persons = 0;
  for (let row = 0; row < 2 * KINDS; row++) {
    if (!hasTile(me, row)) continue;
    if (row < KINDS) persons++;
    else resources++;
  }
  return { resources, persons };
}
