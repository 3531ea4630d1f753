import { type Beat, beat, fly } from '@madang/board-kit/layout';
import { FACE_NAMES } from '../../components/index.ts';
import { faceNumber, laid } from '../../rules/castle/index.ts';
import { type Ludwig, type LudwigEvent, ROOMS } from '../../rules/index.ts';
import { BANK } from '../../rules/market/buying.ts';
import { priceAt } from '../../rules/market/filling.ts';

/** Every event by its name. */
type Events = { readonly [E in LudwigEvent as E['event']]: E };

/** Where a seat's money and cards are: beside its castle, or its line among the players. */
const atPurse = (seat: number): string => `own:${seat}|player:${seat}`;
const atCastle = (seat: number): string => `held:${seat}|castle:${seat}|player:${seat}`;
const atBank = 'bank|builder|deck';

const MOST_COINS = 4;
const COIN_WORTH = 3000;

/** A payment as coins that fly together. */
const pay = (amount: number, from: string, to: string): Beat =>
  beat(
    320,
    Array.from({ length: Math.min(MOST_COINS, Math.max(1, Math.ceil(amount / COIN_WORTH))) }, () => fly('coin', [from, to])),
  );

/** Where a tile lies on the market now, or lay. */
const atTile = (tile: string): string => `tile:${tile}`;

/** The anchor of the tile of a castle that lies there. */
function atLaid(view: Ludwig, seat: number, { face, x, y }: { readonly face: string; readonly x: number; readonly y: number }): string {
  const tiles = view.players[seat]?.castle.tiles ?? [];
  const index = tiles.findIndex((tile) => FACE_NAMES[faceNumber(tile)] === face && laid(tile).x === x && laid(tile).y === y);
  return `laid:${seat}:${index}`;
}

/** The stack that a tile comes from. */
const atStack = (tile: string): string => `stack:${ROOMS.find(({ id }) => id === tile)?.size ?? ''}|deck`;

const seen = ({ seat }: { readonly seat: number }): readonly Beat[] => [beat(180, [], [`player:${seat}`])];

const stackTouched = ({ size }: { readonly size: number }): readonly Beat[] => [beat(220, [], [`stack:${size}`])];

const favorTouched = ({ favor }: { readonly favor: string }): readonly Beat[] => [beat(220, [], [`favor:${favor}`])];

const roomTouched = ({ seat, room }: { readonly seat: number; readonly room: number }, length: number): readonly Beat[] => [
  beat(length, [], [`laid:${seat}:${room}|player:${seat}`]),
];

const cardsTaken = ({ seat }: { readonly seat: number }): readonly Beat[] => [beat(300, [fly('card', ['deck', `bonus:${seat}|player:${seat}`])])];

const cardReturned = ({ seat }: { readonly seat: number }): readonly Beat[] => [beat(260, [fly('card', [`bonus:${seat}|player:${seat}`, 'deck'])])];

function placed(event: Events['placed'], view: Ludwig): readonly Beat[] {
  const { seat, face } = event;
  const there = atLaid(view, seat, event);
  return [beat(360, [fly(`tile:${face}`, [atCastle(seat), `${there}|player:${seat}`], [there])])];
}

/** How one event looks; null: it shows in what it leaves. */
const BEATS: { readonly [E in keyof Events]: ((event: Events[E], view: Ludwig) => readonly Beat[]) | null } = {
  'tile-revealed': ({ tile, from }) => [beat(240, [fly(`tile:${tile}`, [from === 'deck' ? 'deck' : atStack(tile), atTile(tile)], [atTile(tile)])])],
  priced: ({ tile, swapped }) => [beat(220, [], [atTile(tile), ...(swapped === undefined ? [] : [atTile(swapped)])])],
  bought,
  passed: ({ seat, income }) => [pay(income, atBank, atPurse(seat))],
  placed,
  scored: (event) => roomTouched(event, 160),
  rescored: (event) => roomTouched(event, 260),
  'reward-points': ({ seat }) => [beat(200, [], [`player:${seat}`])],
  'reward-money': ({ seat, money }) => [pay(money, atBank, atPurse(seat))],
  'free-tile': ({ seat, tile }) => [beat(320, [fly(`tile:${tile}`, [`supply:${tile}`, atCastle(seat)])])],
  'bonus-cards-drawn': cardsTaken,
  'bonus-cards-taken': cardsTaken,
  'bonus-card-put-back': cardReturned,
  'bonus-card-returned': cardReturned,
  'stack-taken': stackTouched,
  'stack-searched': stackTouched,
  'stack-returned': stackTouched,
  'tile-laid-down': ({ tile }) => [beat(320, [fly(`tile:${tile}`, [atStack(tile), 'deck'])])],
  'tile-hidden': ({ size }) => [beat(320, [fly(`back:${size}`, [`stack:${size}`, 'deck'])])],
  'coins-added': ({ tile }) => [beat(200, [fly('coin', [atBank, atTile(tile)])])],
  builder: () => [beat(220, [], ['builder'])],
  'favor-revealed': favorTouched,
  'favor-scored': favorTouched,
  'last-round': () => [beat(260, [], ['deck'])],
  'extra-turn': seen,
  completed: seen,
  'depleted-scored': seen,
  'bonus-card-scored': seen,
  'money-scored': seen,
  'card-in-vain': null,
  'used-cards-shuffled': null,
  'round-began': null,
  'prices-set': null,
  'extra-turn-won': null,
  'downstairs-counted': null,
  'reward-chosen': null,
  'reward-lost': null,
  'tiles-removed': null,
  'round-ended': null,
  'solo-title': null,
  'game-over': null,
};

const beatsOf = <E extends keyof Events>(name: E, event: Events[E], view: Ludwig): readonly Beat[] => BEATS[name]?.(event, view) ?? [];

/** The tile goes to the castle while the coins go to the Master Builder or the bank. */
function bought(event: Events['bought'], view: Ludwig): readonly Beat[] {
  const { seat, tile, price, coins, to } = event;
  const space = view.market.findIndex((_, one) => priceAt(view, one) === price);
  const corridor = tile === 'hallway' || tile === 'stairs';
  const from = corridor ? `supply:${tile}` : `space:${price}`;
  const taken = coins > 0 ? [pay(coins, from, atPurse(seat))] : [];
  const paid = pay(price, atPurse(seat), to === BANK ? atBank : atPurse(to));
  return [...taken, { ...paid, flights: [...paid.flights, fly(`tile:${tile}`, [space < 0 && !corridor ? atBank : from, atCastle(seat)])] }];
}

/** The told events of a step as an animation; `view` is the position after it. */
export const script = (events: readonly LudwigEvent[], view: Ludwig): readonly Beat[] => events.flatMap((event) => beatsOf(event.event, event, view));
