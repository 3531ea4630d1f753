import type { Message, Seat } from '@madang/kernel';
import { at, has, seatArgument, total } from '@madang/kernel';
import {
  COUNTERS,
  EMPTY,
  type Exchange,
  figuresOf,
  HIDDEN,
  PLACES,
  type Place,
  type Player,
  RESEARCH,
  RESOURCES,
  type Resource,
  ROWS,
  type Row,
  type Siberia,
  TILE,
} from '../rules/index.ts';
import { readyRows } from '../rules/rounds/personal-board.ts';
import { exchangeWord } from '../rules/spelling.ts';
import { areaText, counterText, exchangeText, listed, money, placeText, resourceText, say } from '../text/names.ts';

/** The kinds of cubes that lie on a place. */
export const cubesOn = (view: Siberia, place: number): readonly Resource[] => RESOURCES.filter((_, kind) => has(at(view.cubes, place), kind));

/** Seats that have some of what `count` counts, with how many. */
export const holders = (view: Siberia, count: (player: Player) => number): readonly { readonly seat: Seat; readonly count: number }[] =>
  view.players.flatMap((player, seat) => (count(player) > 0 ? [{ seat, count: count(player) }] : []));

const held = (view: Siberia, count: (player: Player) => number): Message =>
  listed(holders(view, count).map(({ seat, count }) => say('siberia.describe.count', { seat: seatArgument(seat), count })));

/** A place of the map in words: its cubes and workers. */
export function placeWords(view: Siberia, place: Place): Message {
  const index = PLACES.indexOf(place);
  const name = placeText(place);
  if (at(view.depleted, index) !== 0 && !view.players.some((player) => at(player.workers, index) > 0))
    return say('siberia.board.regionDepleted', { place: name });
  const workers = held(view, (player) => at(player.workers, index));
  const cubes = cubesOn(view, index);
  if (place === 'vladivostok' && cubes.length === 0) return say('siberia.board.port', { place: name, workers });
  return say('siberia.board.region', { place: name, cubes: listed(cubes.map(resourceText)), workers });
}

const priceList = (view: Siberia, exchange: Exchange): Message =>
  listed(
    RESOURCES.flatMap((resource) => {
      const price = figuresOf(view).prices[exchange][resource];
      return price === undefined ? [] : [say('siberia.board.price', { resource: resourceText(resource), price: money(price) })];
    }),
  );

/** The exchange on a space in words: its prices and sellers. */
export function exchangeWords(view: Siberia, space: number): Message {
  const number = at(view.exchanges, space);
  if (number === EMPTY) return say('siberia.board.exchangeOpen');
  const exchange = exchangeWord(number);
  const sellers = held(view, (player) => at(player.sellers, space));
  return say('siberia.board.exchange', { exchange: exchangeText(exchange), prices: priceList(view, exchange), sellers });
}

/** One side of a tile in words. */
export const sideWords = (view: Siberia, exchange: Exchange): Message =>
  say('siberia.describe.exchange', { exchange: exchangeText(exchange), prices: priceList(view, exchange) });

function spaceWords(thing: number): Message {
  if (thing === EMPTY) return say('siberia.board.spaceEmpty');
  if (thing === TILE) return say('siberia.board.spaceTile');
  const counter = COUNTERS[thing];
  return thing === HIDDEN || counter === undefined ? say('siberia.board.hidden') : counterText(counter);
}

/** A row of a mat, or its research area, in words. */
export function areaWords(player: Player, area: number): Message {
  const row = ROWS[area];
  if (area === RESEARCH || row === undefined) return say('siberia.board.research', { counters: listed(player.research.map(spaceWords)) });
  const spaces = listed([2 * area, 2 * area + 1].map((space) => spaceWords(at(player.spaces, space))));
  return say(has(readyRows(player), area) ? 'siberia.board.rowReady' : 'siberia.board.row', { row: areaText(row), spaces });
}

/** Rows whose two spaces are filled. */
export const rowsReady = (player: Player): readonly Row[] => ROWS.filter((_, row) => has(readyRows(player), row));

/** Counters on a mat, drawn ones included. */
export const counterTotal = (player: Player): number =>
  player.research.length + player.drawn.length + player.spaces.filter((thing) => thing !== EMPTY && thing !== TILE).length;

/** Own workers on the map and sellers at the exchanges. */
export const workerTotal = (player: Player): number => total(player.workers);
export const sellerTotal = (player: Player): number => total(player.sellers);

/** Counters in the bag: all that lie on no mat and in no hand. Public even while draws are secret. */
export const inBag = (view: Siberia): number => total(figuresOf(view).counters) - view.players.reduce((sum, player) => sum + counterTotal(player), 0);

/** Money as a figure on the board. */
export const amount = (dollars: number): Message => say('siberia.board.amount', { money: dollars });
