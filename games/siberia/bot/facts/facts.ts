import type { Facts } from '@madang/kernel';
import { COUNTER_RESOURCE, MANAGER, RESOURCES, ROWS, VLADIVOSTOK } from '../../components/index.ts';
import { EMPTY, type Player, type Siberia } from '../../rules/state.ts';
import { timeLeft } from '../features.ts';
import { type Outlook, outlook, rivals } from '../merits.ts';
import { cubesOnMap, hasTile, KINDS, missing, rowOf, worth } from '../position.ts';

/** Each kind's name, for the names of facts. */
const kinds = (what: string): readonly string[] => RESOURCES.map((resource) => `${what}: ${resource}`);
const rows = (what: string): readonly string[] => ROWS.map((row) => `${what}: ${row}`);

/** What a seat is judged by; money and sales in tens of thousands. A fact "in time" counts for what is left of the match. */
const SEAT = [
  'money',
  'money late',
  'passed',
  'to act',
  'acted',
  'supply',
  'supply in time',
  'workers in port',
  'workers on the map',
  'workers idle',
  'workers idle in time',
  'workers contested',
  'sellers abroad',
  'sellers in Frankfurt',
  'resource tiles in time',
  'person tiles in time',
  'sales ready',
  'sales ready but passed',
  'sales one short',
  'sales one short in time',
  'sales two short in time',
  'market in time',
  'managers under research',
  'counters under research',
  'counters on the board',
  ...kinds('price'),
  ...kinds('price in time'),
  ...kinds('cubes at work'),
  ...kinds('sale now'),
  ...kinds('sale when ready'),
  ...kinds('counters under research'),
  ...rows('ready'),
  ...rows('ready in time'),
  ...rows('one short'),
  ...rows('tile'),
] as const;

const TABLE = [
  'time left',
  'last round',
  'round',
  'depleted',
  'passed',
  'idle rounds',
  'tiles left',
  ...kinds('reserve'),
  ...kinds('on the map'),
] as const;

/** A position of Siberia in numbers that a net reads. */
export const facts: Facts<Siberia> = {
  // 2.1.0 brought packs. Without one all is as before.
  alike: ['2.0.0'],
  seat: SEAT,
  table: TABLE,
  write(state, out) {
    const left = timeLeft(state);
    const onMap = cubesOnMap(state);
    const next = state.agenda[state.agenda.length - 1]?.seat;
    let at = 0;
    for (let seat = 0; seat < state.players.length; seat++) {
      const me = state.players[seat];
      if (me !== undefined) writeSeat({ state, me, left, onMap, toAct: next === seat }, out, at);
      at += SEAT.length;
    }
    writeTable(state, left, onMap, out, at);
    return state.players.length;
  },
};

/** A seat and what its facts are found from. */
interface Subject {
  readonly state: Siberia;
  readonly me: Player;
  /** The part of the match that is left. */
  readonly left: number;
  readonly onMap: readonly number[];
  readonly toAct: boolean;
}

function writeSeat({ state, me, left, onMap, toAct }: Subject, out: Float32Array, from: number): void {
  const facts = outlook(state, me);
  let at = from;
  for (const value of pieces(state, me, left, toAct, facts)) out[at++] = value;
  for (const value of sales(me, left, onMap, facts)) out[at++] = value;
  for (const value of counters(me)) out[at++] = value;
  at = writeKinds(me, left, facts, out, at);
  writeRows(me, left, out, at);
}

/** Money, people and where they stand. */
function pieces(state: Siberia, me: Player, left: number, toAct: boolean, { prices, idle, abroad }: Outlook): readonly number[] {
  let onTheMap = 0;
  let contested = 0;
  for (let place = VLADIVOSTOK + 1; place < me.workers.length; place++) {
    const here = me.workers[place] ?? 0;
    if (here === 0) continue;
    onTheMap += here;
    if (rivals(state, me, place) > 0) contested += worth(state.cubes[place] ?? 0, prices);
  }
  const money = me.money / 40_000;
  return [
    money,
    money * (1 - left),
    me.passed ? 1 : 0,
    toAct ? 1 : 0,
    me.acted ? 1 : 0,
    me.supply / 4,
    (me.supply * left) / 4,
    (me.workers[VLADIVOSTOK] ?? 0) / 2,
    onTheMap / 4,
    idle / 3,
    (idle * left) / 3,
    contested / 10_000,
    abroad / 3,
    (me.sellers[0] ?? 0) / 2,
  ];
}

/** Tiles, and what could be sold: now, one counter or two counters later. */
function sales(me: Player, left: number, onMap: readonly number[], { prices, counts }: Outlook): readonly number[] {
  let [persons, resources] = [0, 0];
  for (let row = 0; row < 2 * KINDS; row++) {
    if (!hasTile(me, row)) continue;
    if (row < KINDS) persons++;
    else resources++;
  }
  const short = [0, 0, 0];
  let market = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const lacks = missing(me, rowOf(kind));
    const price = prices[kind] ?? 0;
    short[lacks] = (short[lacks] ?? 0) + (counts[kind] ?? 0) * price;
    market += price * Math.min(6, onMap[kind] ?? 0);
  }
  const [none = 0, one = 0, two = 0] = short;
  return [
    (resources * left) / 2,
    (persons * left) / 2,
    me.passed ? 0 : none / 10_000,
    me.passed ? none / 10_000 : 0,
    one / 10_000,
    (one * left) / 10_000,
    (two * left) / 10_000,
    (market * left) / 50_000,
  ];
}

/** Counters under research and on the board. */
function counters(me: Player): readonly number[] {
  const managers = me.research.filter((counter) => counter === MANAGER).length;
  const filled = me.spaces.filter((space) => space !== EMPTY).length;
  return [managers / 2, me.research.length / 5, filled / 20];
}

/** What stands with each kind of resource; where the next fact goes. */
function writeKinds(me: Player, left: number, { prices, counts }: Outlook, out: Float32Array, from: number): number {
  const studied = [0, 0, 0, 0, 0];
  for (const counter of me.research) {
    const kind = COUNTER_RESOURCE[counter] ?? -1;
    if (kind >= 0) studied[kind] = (studied[kind] ?? 0) + 1;
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const price = (prices[kind] ?? 0) / 5000;
    const count = counts[kind] ?? 0;
    const sale = (count * price) / 2;
    const ready = missing(me, rowOf(kind)) === 0 && !me.passed;
    const at = from + kind;
    out[at] = price;
    out[at + KINDS] = price * left;
    out[at + 2 * KINDS] = count / 3;
    out[at + 3 * KINDS] = ready ? sale : 0;
    out[at + 4 * KINDS] = sale * left;
    out[at + 5 * KINDS] = (studied[kind] ?? 0) / 2;
  }
  return from + 6 * KINDS;
}

/** Which rows are ready, nearly so, and have a tile. */
function writeRows(me: Player, left: number, out: Float32Array, from: number): void {
  for (let row = 0; row < ROWS.length; row++) {
    const lacks = missing(me, row);
    const at = from + row;
    out[at] = lacks === 0 ? 1 : 0;
    out[at + ROWS.length] = lacks === 0 ? left : 0;
    out[at + 2 * ROWS.length] = lacks === 1 ? 1 : 0;
    out[at + 3 * ROWS.length] = hasTile(me, row) ? left : 0;
  }
}

function writeTable(state: Siberia, left: number, onMap: readonly number[], out: Float32Array, from: number): void {
  let at = from;
  let depleted = 0;
  for (const one of state.depleted) if (one !== 0) depleted++;
  let passed = 0;
  for (const player of state.players) if (player.passed) passed++;
  out[at++] = left;
  out[at++] = state.lastRound ? 1 : 0;
  out[at++] = state.round / 10;
  out[at++] = depleted / 8;
  out[at++] = passed / 4;
  out[at++] = state.idleRounds / 3;
  out[at++] = (state.pile.length + state.display.length) / 20;
  for (let kind = 0; kind < KINDS; kind++) out[at++] = (state.reserve[kind] ?? 0) / 10;
  for (let kind = 0; kind < KINDS; kind++) out[at++] = (onMap[kind] ?? 0) / 10;
}
