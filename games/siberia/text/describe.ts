import type { Message, Seat } from '@madang/kernel';
import { at, countOf, HIDDEN, has, members, seatArgument, spell, total } from '@madang/kernel';
import { DEPLETION_COUNTERS, EMPTY_RESERVES_TO_END } from '../components/numbers.ts';
import { figuresOf } from '../components/packs/index.ts';
import { PLACES, type Place, RESOURCES, ROWS, type Row } from '../components/words.ts';
import { COUNTED, miningPlaces, OPEN } from '../rules/map/regions.ts';
import { countersOnBoard, readyRows } from '../rules/rounds/personal-board.ts';
import { counterWord, exchangeWord, rowWord } from '../rules/spelling.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../rules/state.ts';
import { cubesOn, prices } from './forecast/forecast.ts';
import { areaText, counterText, exchangeText, listed, money, of, placeText, resourceText, say } from './names.ts';

/** Round and what is special about it, as one short line. */
export function headline(view: Siberia): Message {
  if (view.over) return say('siberia.headline.over', { round: view.round });
  if (view.round === 0) return say('siberia.headline.setup');
  return say(view.lastRound ? 'siberia.headline.last-round' : 'siberia.headline.round', { round: view.round });
}

/** "You 2, Haeun 1": how many of something each player has; seats that have none are left out. */
function counted(view: Siberia, count: (player: Player) => number): Message | undefined {
  const some = view.players.flatMap((one, seat) => (count(one) > 0 ? [of(seat, 'siberia.describe.count', { count: count(one) })] : []));
  return some.length > 0 ? listed(some) : undefined;
}

/** How near the end is. */
function progress(view: Siberia): Message {
  return say('siberia.describe.progress', {
    depleted: countOf(view.depleted, COUNTED),
    regions: DEPLETION_COUNTERS,
    empty: countOf(view.reserve, 0),
    reserves: EMPTY_RESERVES_TO_END,
  });
}

const reserve = (view: Siberia): Message =>
  say('siberia.describe.reserve', {
    cubes: listed(RESOURCES.map((resource, i) => say('siberia.describe.amount', { thing: resourceText(resource), count: at(view.reserve, i) }))),
  });

function place(view: Siberia, name: Place, i: number): Message {
  if (at(view.depleted, i) !== OPEN) return say('siberia.describe.depleted', { place: placeText(name) });
  const workers = counted(view, (one) => at(one.workers, i));
  const cubes = has(miningPlaces(view.options), i) ? cubesOn(view, name) : say('siberia.describe.port');
  const args = { place: placeText(name), cubes };
  return workers ? say('siberia.describe.place-with-workers', { ...args, workers }) : say('siberia.describe.place', args);
}

/** A place with those that a worker reaches from it in one step. */
const placeWithNeighbours = (view: Siberia, name: Place, i: number): Message =>
  say('siberia.describe.neighbours', {
    line: place(view, name, i),
    neighbours: listed(members(at(figuresOf(view).neighbours, i)).map((next) => placeText(spell(PLACES, next)))),
  });

function exchange(view: Siberia, number: number, space: number): Message {
  if (number === EMPTY) return say('siberia.describe.exchange-open', { space: space + 1 });
  const sellers = counted(view, (one) => at(one.sellers, space));
  const args = { exchange: exchangeText(exchangeWord(number)), prices: prices(view, exchangeWord(number)) };
  return sellers ? say('siberia.describe.exchange-with-sellers', { ...args, sellers }) : say('siberia.describe.exchange', args);
}

const tiles = (view: Siberia): Message =>
  say('siberia.describe.tiles', { tiles: listed(view.display.map((row) => areaText(rowWord(row)))), pile: total(view.pile) });

/** Counters as a list; hidden ones as their number. */
function counters(list: readonly number[]): Message {
  const hidden = countOf(list, HIDDEN);
  const seen = list.filter((counter) => counter !== HIDDEN).map((counter) => counterText(counterWord(counter)));
  return listed(hidden > 0 ? [say('siberia.describe.hidden', { count: hidden }), ...seen] : seen);
}

function thing(number: number): Message {
  if (number === TILE) return say('siberia.board.spaceTile');
  return number === HIDDEN ? say('siberia.describe.hidden', { count: 1 }) : counterText(counterWord(number));
}

/** A row with something in it; undefined for an empty one. */
function rowLine(one: Player, seat: Seat, row: Row, i: number): Message | undefined {
  const things = [at(one.spaces, 2 * i), at(one.spaces, 2 * i + 1)].filter((number) => number !== EMPTY);
  if (things.length === 0) return undefined;
  const key = has(readyRows(one), i) ? 'siberia.describe.row-ready' : 'siberia.describe.row';
  return of(seat, key, { row: areaText(row), things: listed(things.map(thing)) });
}

/** One player: figures first, then every row that is not empty, research and counters in hand. */
function playerLines(view: Siberia, one: Player, seat: Seat): Message[] {
  const figures = { money: money(one.money), supply: one.supply, counters: countersOnBoard(one) };
  const lines = [of(seat, one.passed && !view.over ? 'siberia.describe.player-passed' : 'siberia.describe.player', figures)];
  for (const [i, row] of ROWS.entries()) {
    const line = rowLine(one, seat, row, i);
    if (line) lines.push(line);
  }
  if (one.research.length > 0) lines.push(of(seat, 'siberia.describe.research', { counters: counters(one.research) }));
  if (one.drawn.length > 0) lines.push(of(seat, 'siberia.describe.drawn', { counters: counters(one.drawn) }));
  return lines;
}

/** The whole position in words, line by line; what the view hides is said to be hidden. */
export function describe(view: Siberia, seat: Seat | null): readonly Message[] {
  const order = view.players.map((_, i) => ((seat ?? 0) + i) % view.players.length);
  const start = view.round > 0 ? [say('siberia.describe.start', { seat: seatArgument(view.start) })] : [];
  return [
    headline(view),
    ...start,
    progress(view),
    reserve(view),
    ...PLACES.map((name, i) => placeWithNeighbours(view, name, i)),
    ...view.exchanges.map((number, space) => exchange(view, number, space)),
    tiles(view),
    ...order.flatMap((i) => {
      const one = view.players[i];
      return one ? playerLines(view, one, i) : [];
    }),
  ];
}
