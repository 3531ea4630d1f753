import { type Beat, beat, fly } from '@madang/board-kit/layout';
import type { Siberia, SiberiaEvent } from '../rules/index.ts';
import { routeOf } from './map/route.ts';

/** Where a seat's things come from and go to when its mat is not on the screen: its line among the players. */
const atMat = (seat: number, area: string): string => `mat:${seat}:${area}|player:${seat}`;
const atSupply = (seat: number): string => `supply:${seat}|player:${seat}`;
const atHand = (seat: number): string => `hand:${seat}|player:${seat}`;

const atPurse = (seat: number): string => `player:${seat}|own:${seat}`;

/** A step from where the worker stood to where it stands, over every region that it jumped. */
function stepPath({ seat, from, to }: SiberiaEvent & { readonly event: 'stepped' }, view: Siberia): readonly string[] {
  const way = routeOf(view, from, to).map((place) => `place:${place}`);
  return way.map((place, i) => (i === 0 ? `worker:${from}:${seat}|${place}` : i === way.length - 1 ? `worker:${to}:${seat}|${place}` : place));
}

const MOST_COINS = 4;
const COIN_WORTH = 5000;

/** How one event looks; the events of a sale's cubes are played together (`script`). */
function beatOf(event: SiberiaEvent, view: Siberia): Beat | undefined {
  switch (event.event) {
    case 'side-chosen':
      return beat(200, [], [`exchange:${event.exchange}`]);
    case 'drawn':
      return beat(
        300,
        event.counters.map((counter) => fly(`counter:${counter}`, ['bag', atHand(event.seat)])),
      );
    case 'drew':
      return beat(240, [fly('counter:back', ['bag', atHand(event.seat)])]);
    case 'placed':
      return beat(200, [fly(`counter:${event.counter}`, [atHand(event.seat), atMat(event.seat, event.area)])]);
    case 'revealed':
      return beat(
        220,
        event.counters.map((counter, i) => fly(`counter:${counter}`, [`player:${event.seat}`, atMat(event.seat, event.areas[i] ?? 'research')])),
      );
    case 'performed':
      return beat(
        260,
        event.counters.map((counter) => fly(`counter:${counter}`, [atMat(event.seat, event.area), 'bag'])),
        [atMat(event.seat, event.area)],
      );
    case 'dead-counter':
      return beat(160, [fly(`counter:${event.counter}`, [atMat(event.seat, 'research'), 'bag'])]);
    case 'deposited':
      return beat(320, [
        fly(
          `cube:${event.resource}`,
          [`reserve:${event.resource}`, `cube:${event.place}:${event.resource}|place:${event.place}`],
          [`cube:${event.place}:${event.resource}`],
        ),
      ]);
    case 'joker-laid':
      return beat(260, [fly('counter:manager', [atMat(event.seat, 'manager'), atMat(event.seat, event.row)])], [atMat(event.seat, event.row)]);
    case 'stepped':
      return beat(360, [fly(`figure:${event.seat}`, stepPath(event, view), [`worker:${event.to}:${event.seat}`])]);
    case 'seller-placed':
      return beat(340, [
        fly(
          `figure:${event.seat}`,
          [sourceAnchor(event.seat, event.from), `seller:${event.exchange}:${event.seat}|exchange:${event.exchange}`],
          [`seller:${event.exchange}:${event.seat}`],
        ),
      ]);
    case 'worker-placed':
      return beat(340, [fly(`figure:${event.seat}`, [sourceAnchor(event.seat, event.from), 'place:vladivostok'])], ['place:vladivostok']);
    case 'tile-taken':
      return beat(340, [fly(`tile:${event.row}`, [`tile:${event.row}|pile`, atMat(event.seat, event.row)])], [atMat(event.seat, event.row)]);
    case 'tile-turned-up':
      return beat(180, [fly(`tile:${event.row}`, ['pile', `tile:${event.row}`])]);
    case 'sold':
      return beat(
        400,
        coins(event.income).map((token) => fly(token, [`exchange:${event.exchange}`, atPurse(event.seat)])),
        [`exchange:${event.exchange}`],
      );
    case 'depleted':
      return beat(260, [fly('depletion', ['depletion', `place:${event.place}`])], [`place:${event.place}`]);
    case 'sent-home':
      return beat(280, [fly(`figure:${event.seat}`, [`place:${event.place}`, atSupply(event.seat)])]);
    case 'surplus-removed':
      return beat(180, [fly(`counter:${event.counter}`, [atMat(event.seat, event.area), 'bag'])]);
    case 'start-marker':
      return beat(200, [], ['start-marker']);
    case 'passed':
    case 'placing-done':
      return beat(160, [], [`player:${event.seat}`]);
    case 'last-round':
      return beat(260, [], ['depletion']);
    case 'tiles-laid-out':
    case 'round-began':
    case 'taken-up':
    case 'forwent':
    case 'extracted':
    case 'nothing-sold':
    case 'round-ended':
    case 'game-over':
      return undefined;
  }
}

const sourceAnchor = (seat: number, from: string): string => (from === 'supply' ? atSupply(seat) : `exchange:${from}|place:${from}`);

const coins = (income: number): readonly string[] =>
  Array.from({ length: Math.min(MOST_COINS, Math.max(1, Math.ceil(income / COIN_WORTH))) }, () => 'coin');

/** A sale's cubes travel together from their regions to the exchange, just before the coins. */
function cubesOf(events: readonly SiberiaEvent[], sold: SiberiaEvent & { readonly event: 'sold' }): Beat {
  const taken = events.flatMap((event) => (event.event === 'extracted' && event.seat === sold.seat ? [event] : []));
  return beat(
    400,
    taken.map(({ resource, place }) => fly(`cube:${resource}`, [`place:${place}`, `exchange:${sold.exchange}`])),
  );
}

/** The told events of a step as an animation; `view` is the position after it. */
export function script(events: readonly SiberiaEvent[], view: Siberia): readonly Beat[] {
  return events.flatMap((event) => {
    const one = beatOf(event, view);
    const beats = one ? [one] : [];
    return event.event === 'sold' ? [cubesOf(events, event), ...beats] : beats;
  });
}
