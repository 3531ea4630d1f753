import { type Beat, beat, fly } from '@madang/board-kit/layout';
import type { Siberia, SiberiaEvent } from '../rules/index.ts';
import { routeOf } from './map/route.ts';

/** Every event by its name. */
type Events = { readonly [E in SiberiaEvent as E['event']]: E };

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

/** A figure that lands where it stays. */
const landing = (seat: number, from: string, anchor: string, space: string): Beat =>
  beat(340, [fly(`figure:${seat}`, [sourceAnchor(seat, from), `${anchor}|${space}`], [anchor])]);

function deposited({ resource, place }: Events['deposited']): Beat {
  const cube = `cube:${place}:${resource}`;
  return beat(320, [fly(`cube:${resource}`, [`reserve:${resource}`, `${cube}|place:${place}`], [cube])]);
}

const seen = ({ seat }: { readonly seat: number }): Beat => beat(160, [], [`player:${seat}`]);

/** How one event looks; null: it shows in what it leaves, or in the sale of which it is a part (`script`). */
const BEATS: { readonly [E in keyof Events]: ((event: Events[E], view: Siberia) => Beat) | null } = {
  'side-chosen': ({ exchange }) => beat(200, [], [`exchange:${exchange}`]),
  drawn: ({ seat, counters }) =>
    beat(
      300,
      counters.map((counter) => fly(`counter:${counter}`, ['bag', atHand(seat)])),
    ),
  shown: null,
  drew: ({ seat }) => beat(240, [fly('counter:back', ['bag', atHand(seat)])]),
  placed: ({ seat, counter, area }) => beat(200, [fly(`counter:${counter}`, [atHand(seat), atMat(seat, area)])]),
  revealed: ({ seat, counters, areas }) =>
    beat(
      220,
      counters.map((counter, i) => fly(`counter:${counter}`, [`player:${seat}`, atMat(seat, areas[i] ?? 'research')])),
    ),
  performed: ({ seat, counters, area }) =>
    beat(
      260,
      counters.map((counter) => fly(`counter:${counter}`, [atMat(seat, area), 'bag'])),
      [atMat(seat, area)],
    ),
  'dead-counter': ({ seat, counter }) => beat(160, [fly(`counter:${counter}`, [atMat(seat, 'research'), 'bag'])]),
  deposited,
  'joker-laid': ({ seat, row }) => beat(260, [fly('counter:manager', [atMat(seat, 'manager'), atMat(seat, row)])], [atMat(seat, row)]),
  stepped: (event, view) => beat(360, [fly(`figure:${event.seat}`, stepPath(event, view), [`worker:${event.to}:${event.seat}`])]),
  'seller-placed': ({ seat, exchange, from }) => landing(seat, from, `seller:${exchange}:${seat}`, `exchange:${exchange}`),
  'worker-placed': ({ seat, from }) => beat(340, [fly(`figure:${seat}`, [sourceAnchor(seat, from), 'place:vladivostok'])], ['place:vladivostok']),
  'tile-taken': ({ seat, row }) => beat(340, [fly(`tile:${row}`, [`tile:${row}|pile`, atMat(seat, row)])], [atMat(seat, row)]),
  'tile-turned-up': ({ row }) => beat(180, [fly(`tile:${row}`, ['pile', `tile:${row}`])]),
  sold: ({ seat, exchange, income }) =>
    beat(
      400,
      coins(income).map((token) => fly(token, [`exchange:${exchange}`, atPurse(seat)])),
      [`exchange:${exchange}`],
    ),
  depleted: ({ place }) => beat(260, [fly('depletion', ['depletion', `place:${place}`])], [`place:${place}`]),
  'sent-home': ({ seat, place }) => beat(280, [fly(`figure:${seat}`, [`place:${place}`, atSupply(seat)])]),
  'surplus-removed': ({ seat, counter, area }) => beat(180, [fly(`counter:${counter}`, [atMat(seat, area), 'bag'])]),
  'start-marker': () => beat(200, [], ['start-marker']),
  passed: seen,
  'placing-done': seen,
  'last-round': () => beat(260, [], ['depletion']),
  'tiles-laid-out': null,
  'round-began': null,
  'taken-up': null,
  forwent: null,
  extracted: null,
  'nothing-sold': null,
  'round-ended': null,
  'game-over': null,
};

const beatOf = <E extends keyof Events>(name: E, event: Events[E], view: Siberia): Beat | undefined => BEATS[name]?.(event, view);

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
    const one = beatOf(event.event, event, view);
    const beats = one ? [one] : [];
    return event.event === 'sold' ? [cubesOf(events, event), ...beats] : beats;
  });
}
