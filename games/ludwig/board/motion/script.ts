import { type Beat, beat, fly } from '@madang/board-kit/layout';
import { FACE_NAMES } from '../../components/index.ts';
import { faceNumber, laid } from '../../rules/castle/index.ts';
import { type Ludwig, type LudwigEvent, ROOMS } from '../../rules/index.ts';
import { BANK } from '../../rules/market/buying.ts';
import { priceAt } from '../../rules/market/filling.ts';

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

/** How one event looks, if it is seen. */
function beatsOf(event: LudwigEvent, view: Ludwig): readonly Beat[] {
  switch (event.event) {
    case 'tile-revealed':
      return [
        beat(240, [fly(`tile:${event.tile}`, [event.from === 'deck' ? 'deck' : atStack(event.tile), atTile(event.tile)], [atTile(event.tile)])]),
      ];
    case 'priced': {
      const swapped = event.swapped === undefined ? [] : [atTile(event.swapped)];
      return [beat(220, [], [atTile(event.tile), ...swapped])];
    }
    case 'bought':
      return bought(event, view);
    case 'passed':
      return [pay(event.income, atBank, atPurse(event.seat))];
    case 'placed': {
      const there = atLaid(view, event.seat, event);
      return [beat(360, [fly(`tile:${event.face}`, [atCastle(event.seat), `${there}|player:${event.seat}`], [there])])];
    }
    case 'scored':
      return [beat(160, [], [`laid:${event.seat}:${event.room}|player:${event.seat}`])];
    case 'rescored':
      return [beat(260, [], [`laid:${event.seat}:${event.room}|player:${event.seat}`])];
    case 'reward-points':
      return [beat(200, [], [`player:${event.seat}`])];
    case 'reward-money':
      return [pay(event.money, atBank, atPurse(event.seat))];
    case 'free-tile':
      return [beat(320, [fly(`tile:${event.tile}`, [`supply:${event.tile}`, atCastle(event.seat)])])];
    case 'bonus-cards-drawn':
    case 'bonus-cards-taken':
      return [beat(300, [fly('card', ['deck', `bonus:${event.seat}|player:${event.seat}`])])];
    case 'bonus-card-put-back':
    case 'bonus-card-returned':
      return [beat(260, [fly('card', [`bonus:${event.seat}|player:${event.seat}`, 'deck'])])];
    case 'stack-taken':
    case 'stack-searched':
    case 'stack-returned':
      return [beat(220, [], [`stack:${event.size}`])];
    case 'tile-laid-down':
      return [beat(320, [fly(`tile:${event.tile}`, [atStack(event.tile), 'deck'])])];
    case 'tile-hidden':
      return [beat(320, [fly(`back:${event.size}`, [`stack:${event.size}`, 'deck'])])];
    case 'coins-added':
      return [beat(200, [fly('coin', [atBank, atTile(event.tile)])])];
    case 'builder':
      return [beat(220, [], ['builder'])];
    case 'favor-revealed':
    case 'favor-scored':
      return [beat(220, [], [`favor:${event.favor}`])];
    case 'last-round':
      return [beat(260, [], ['deck'])];
    case 'extra-turn':
    case 'completed':
    case 'depleted-scored':
    case 'bonus-card-scored':
    case 'money-scored':
      return [beat(180, [], [`player:${event.seat}`])];
    case 'card-in-vain':
    case 'used-cards-shuffled':
    case 'round-began':
    case 'prices-set':
    case 'extra-turn-won':
    case 'downstairs-counted':
    case 'reward-chosen':
    case 'reward-lost':
    case 'tiles-removed':
    case 'round-ended':
    case 'solo-title':
    case 'game-over':
      return [];
  }
}

/** The tile goes to the castle while the coins go to the Master Builder or the bank. */
function bought(event: LudwigEvent & { readonly event: 'bought' }, view: Ludwig): readonly Beat[] {
  const { seat, tile, price, coins, to } = event;
  const space = view.market.findIndex((_, one) => priceAt(view, one) === price);
  const corridor = tile === 'hallway' || tile === 'stairs';
  const from = corridor ? `supply:${tile}` : `space:${price}`;
  const taken = coins > 0 ? [pay(coins, from, atPurse(seat))] : [];
  const paid = pay(price, atPurse(seat), to === BANK ? atBank : atPurse(to));
  return [...taken, { ...paid, flights: [...paid.flights, fly(`tile:${tile}`, [space < 0 && !corridor ? atBank : from, atCastle(seat)])] }];
}

/** The told events of a step as an animation; `view` is the position after it. */
export const script = (events: readonly LudwigEvent[], view: Ludwig): readonly Beat[] => events.flatMap((event) => beatsOf(event, view));
