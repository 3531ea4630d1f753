import type { Message } from '@madang/kernel';
import type { Key } from '../text/names.ts';

/** Says a message in the reader's language. */
export type Say = (message: Message) => string;

/** What the board itself says, besides names. Each is one plain ICU message; the English it stands for is beside it. */
export const WORDS = {
  map: 'siberia.board.map', // Map of Siberia
  zoomIn: 'siberia.board.zoomIn', // Zoom in
  zoomOut: 'siberia.board.zoomOut', // Zoom out
  fit: 'siberia.board.fit', // Show the whole map
  region: 'siberia.board.region', // {place}. Cubes: {cubes}. Workers: {workers}
  port: 'siberia.board.port', // {place}, port of arrival. Workers: {workers}
  regionDepleted: 'siberia.board.regionDepleted', // {place}, depleted
  none: 'siberia.board.none', // none
  exchanges: 'siberia.board.exchanges', // Exchanges
  exchange: 'siberia.board.exchange', // {exchange}. Prices: {prices}. Sellers: {sellers}
  exchangeOpen: 'siberia.board.exchangeOpen', // Side not yet chosen
  stock: 'siberia.board.stock', // Stock
  reserve: 'siberia.board.reserve', // Reserve
  reserveOf: 'siberia.board.reserveOf', // {resource}: {count, plural, one {# cube} other {# cubes}} in reserve
  emptyReserves: 'siberia.board.emptyReserves', // {count} of 3 empty
  depletionLeft: 'siberia.board.depletionLeft', // {count, plural, one {# depletion counter} other {# depletion counters}} left of 8
  depletion: 'siberia.board.depletion', // Depletion
  tiles: 'siberia.board.tiles', // Investments
  tile: 'siberia.board.tile', // Investment tile: {row}
  pile: 'siberia.board.pile', // {count, plural, one {# tile} other {# tiles}} in the pile
  bag: 'siberia.board.bag', // Bag
  bagOf: 'siberia.board.bagOf', // {count, plural, one {# counter} other {# counters}} in the bag
  round: 'siberia.board.round', // Round {round}
  setup: 'siberia.board.setup', // Setup (shown for round 0)
  lastRound: 'siberia.board.lastRound', // Last round
  startPlayer: 'siberia.board.startPlayer', // Start player: {name}
  start: 'siberia.board.start', // Start player (a mark)
  passed: 'siberia.board.passed', // Passed
  board: 'siberia.board.board', // Personal board (a tab)
  mat: 'siberia.board.mat', // Board of {name}
  row: 'siberia.board.row', // {row}: {spaces}
  rowReady: 'siberia.board.rowReady', // {row}, ready: {spaces}
  spaceEmpty: 'siberia.board.spaceEmpty', // free
  spaceTile: 'siberia.board.spaceTile', // tile
  research: 'siberia.board.research', // Research: {counters}
  drawn: 'siberia.board.drawn', // Drawn
  drawnHidden: 'siberia.board.drawnHidden', // {count, plural, one {# counter} other {# counters}} being placed, face down
  handCounter: 'siberia.board.handCounter', // Place {counter}
  handHint: 'siberia.board.handHint', // Choose a counter, then where it goes
  stepFrom: 'siberia.board.stepFrom', // Move a worker from {place}
  money: 'siberia.board.money', // Money
  supply: 'siberia.board.supply', // Supply
  workers: 'siberia.board.workers', // Workers
  sellers: 'siberia.board.sellers', // Sellers
  counters: 'siberia.board.counters', // Counters
} as const satisfies Readonly<Record<string, Key>>;
