import { type Beat, beat, type Flight, fly, range } from '@madang/board-kit/layout';
import { at, members, type Seat } from '@madang/kernel';
import {
  BUILDING_SITES,
  BUILDINGS,
  CITY_SITES,
  connectedCities,
  GOODS,
  type Goods,
  type Player,
  type Site,
  TUNNEL_SITES,
  type Underwater,
  type UnderwaterEvent,
  UPGRADED,
  type Yielder,
} from '../../rules/index.ts';

/** Every event by its name. */
type Events = { readonly [E in UnderwaterEvent as E['event']]: E };

/** Where the reader looks from, and what the events before this one said. */
interface Looking {
  /** The seat whose sea, hand and cards are on the board; the others have a line among the players. */
  readonly owner: Seat;
  /** The position after the step. */
  readonly view: Underwater;
  /** Where what is gained next comes from. */
  readonly source: string;
  /** The slot that was chosen last. */
  readonly slot: string;
}

const DECK = 'deck';
const playerOf = (seat: Seat): string => `player:${seat}`;
const supply = (seat: Seat): string => `supply:${seat}|${playerOf(seat)}`;
const hand = (seat: Seat): string => `hand:${seat}|${playerOf(seat)}`;

/** A piece before its owner: on the board only the own one. */
const before = ({ owner }: Looking, seat: Seat, anchor: string): string => (seat === owner ? `${anchor}|${playerOf(seat)}` : playerOf(seat));
const ownCard = (of: Looking, seat: Seat, card: number): string => before(of, seat, `own:${card}`);

/** The kind of piece that stands on a site. */
function siteAnchor(site: Site): string {
  if (CITY_SITES.some((one) => one === site)) return `site:${site}`;
  return BUILDING_SITES.some((one) => one === site) ? `plot:${site}` : `tunnel:${site}`;
}

const MOST_OF_A_GOOD = 3;

/** Goods on their way, a token for each up to a few. */
const carry = (goods: Goods, path: readonly string[]): readonly Flight[] =>
  GOODS.flatMap((good) => range(Math.min(MOST_OF_A_GOOD, goods[good] ?? 0)).map(() => fly(`good:${good}`, path)));

const cardsFrom = (from: string, to: string, cards: number): Beat =>
  beat(
    240,
    range(Math.min(MOST_OF_A_GOOD, cards)).map(() => fly('card:back', [from, to])),
  );

/** The space below a space of the Federation track. */
const spaceBelow = (space: number, beyond: boolean): number => (beyond ? space : space === 4 ? 0 : space + 1);

/** Where on its owner's sea something of this kind produces; a few places of many. */
function producers(me: Player, by: Yielder): readonly string[] {
  const kind = BUILDINGS.findIndex((building) => building === by);
  if (kind >= 0) {
    return BUILDING_SITES.filter((_, site) => {
      const building = at(me.buildings, site);
      return building === kind + 1 || building === kind + 1 + UPGRADED;
    }).map((site) => `plot:${site}`);
  }
  if (by === 'tunnel' || by === 'tunnelPair') return members(me.tunnels).map((tunnel) => `tunnel:${TUNNEL_SITES[tunnel] ?? ''}`);
  if (by === 'city' || by === 'pairBonus') return members(connectedCities(me)).map((city) => `site:${CITY_SITES[city] ?? ''}`);
  return [];
}

function produced({ seat, by, goods, card }: Events['produced'], of: Looking): Beat {
  const me = of.view.players[seat];
  const places = seat === of.owner && me ? producers(me, by).slice(0, MOST_OF_A_GOOD) : [];
  const good = GOODS.find((one) => (goods[one] ?? 0) > 0) ?? 'points';
  const from = places.length > 0 ? places : [card > 0 ? ownCard(of, seat, card) : playerOf(seat)];
  return beat(
    320,
    from.map((place) => fly(`good:${good}`, [place, supply(seat)])),
    places,
  );
}

function fed({ seat, kelp, biomatter, unfed }: Events['fed'], of: Looking): Beat {
  const me = of.view.players[seat];
  const cities = seat === of.owner && me ? members(connectedCities(me)).map((city) => `site:${CITY_SITES[city] ?? ''}`) : [];
  const meals = [...range(kelp).map(() => 'good:kelp'), ...range(biomatter).map(() => 'good:biomatter')];
  return beat(
    320,
    cities.slice(0, meals.length).map((city, i) => fly(meals[i] ?? 'good:kelp', [supply(seat), city])),
    unfed > 0 || cities.length === 0 ? [playerOf(seat)] : cities,
  );
}

function built({ seat, thing, site, paid }: Events['built'], of: Looking): Beat {
  const place = siteAnchor(site);
  const to = before(of, seat, place);
  return beat(380, [...carry(paid, [supply(seat), to]), fly(`thing:${thing}`, [supply(seat), to], [`built:${site}`])], [to]);
}

/** How one event looks; null: it shows in what it leaves. */
const BEATS: { readonly [E in keyof Events]: ((event: Events[E], of: Looking) => Beat | undefined) | null } = {
  'round-began': () => beat(200, [], ['rounds']),
  'era-began': () => beat(320, [], ['rounds', DECK]),
  'neutral-tiles': ({ slots, fourth }) =>
    beat(
      320,
      [...slots, fourth].flatMap((slot) => (slot === 'none' ? [] : [fly('neutral', ['rounds', `slot:${slot}`])])),
    ),
  drew: ({ seat, cards }) => cardsFrom(DECK, hand(seat), cards.length),
  'drew-unseen': ({ seat, cards }) => cardsFrom(DECK, hand(seat), cards),
  reshuffled: () => beat(200, [], [DECK]),
  discarded: ({ seat, card }) => beat(220, [fly(`card:${card}`, [hand(seat), DECK])]),
  'slot-chosen': ({ seat, slot }) => beat(300, [fly(`seat:${seat}`, [playerOf(seat), `slot:${slot}`], [`mark:${slot}:${seat}`])], [`slot:${slot}`]),
  'card-played': ({ seat, card }, { slot }) => beat(300, [fly(`card:${card}`, [hand(seat), slot])]),
  'slot-performed': ({ slot, byCard }) => (byCard ? beat(220, [], [`slot:${slot}`]) : undefined),
  'card-resolved': null,
  'card-unused': ({ card }, { slot }) => beat(200, [fly(`card:${card}`, [slot, DECK])]),
  'card-put-away': ({ card }, { slot }) => beat(180, [fly(`card:${card}`, [slot, DECK])]),
  'special-paid': ({ seat, credits }) => beat(240, carry({ credits }, [supply(seat), 'specials|rounds'])),
  claimed: ({ seat, card }, of) => beat(320, [fly(`card:${card}`, [of.slot, ownCard(of, seat, card)], [`own:${card}`])], [ownCard(of, seat, card)]),
  'gave-up': ({ seat, card }) => beat(220, [fly(`card:${card}`, [playerOf(seat), DECK])]),
  'action-card-used': ({ seat, card }, of) => beat(220, [], [ownCard(of, seat, card)]),
  'action-card-refreshed': ({ seat, card }, of) => beat(220, [], [ownCard(of, seat, card)]),
  'action-cards-refreshed': null,
  'special-taken': ({ seat, card }) => beat(300, [fly(`card:${card}`, ['specials|rounds', hand(seat)])]),
  looked: ({ seat, cards }) => cardsFrom('specials|rounds', hand(seat), cards.length),
  'looked-unseen': ({ seat, cards }) => cardsFrom('specials|rounds', hand(seat), cards),
  kept: null,
  'kept-unseen': null,
  'special-turned-up': ({ card }) => beat(180, [], [`special:${card}`]),
  gained: ({ seat, goods }, { source }) => beat(260, carry(goods, [source, supply(seat)]), [supply(seat)]),
  paid: ({ seat, goods }, { slot }) => beat(220, carry(goods, [supply(seat), slot])),
  triggered: ({ seat, card }, of) => beat(180, [], [ownCard(of, seat, card)]),
  stepped: ({ seat, space, beyond }) =>
    beat(280, [fly(`seat:${seat}`, [`space:${spaceBelow(space, beyond)}`, `space:${space}`], [`marker:${seat}`])], [`space:${space}`]),
  built,
  upgraded: ({ seat, site, paid }, of) => {
    const place = before(of, seat, siteAnchor(site));
    return beat(300, carry(paid, [supply(seat), place]), [place]);
  },
  converted: ({ seat, site, paid }, of) => {
    const place = before(of, seat, siteAnchor(site));
    return beat(320, carry(paid, [supply(seat), place]), [place]);
  },
  exchanged: ({ seat, given, taken }, { slot }) => beat(300, [...carry(given, [supply(seat), slot]), ...carry(taken, [slot, supply(seat)])]),
  'chose-resource': null,
  'metropolis-connected': ({ seat, tile }, of) => beat(340, [], [before(of, seat, `metropolis:${tile}`)]),
  'tiles-looked': null,
  'tiles-looked-unseen': null,
  'tile-gained': ({ seat }) => beat(240, [], [playerOf(seat)]),
  'contract-taken': ({ seat }) => beat(300, [fly('contract', ['specials|rounds', playerOf(seat)])], [playerOf(seat)]),
  'order-set': () => beat(220, [], ['order']),
  produced,
  swapped: ({ seat, from, to }, of) => beat(240, [...carry(from, [supply(seat), of.source]), ...carry(to, [of.source, supply(seat)])]),
  fed,
  'bought-points': ({ seat, goods, points }, of) =>
    beat(280, [...carry(goods, [supply(seat), before(of, seat, 'end-now')]), ...carry({ points }, [before(of, seat, 'end-now'), supply(seat)])]),
  scored: ({ seat, points }, of) =>
    points > 0 ? beat(240, carry({ points }, [before(of, seat, 'end-now'), supply(seat)]), [supply(seat)]) : undefined,
  'game-over': null,
};

/** Where what follows this event comes from. */
function sourceAfter(event: UnderwaterEvent, of: Looking): string {
  switch (event.event) {
    case 'slot-performed':
      return `slot:${event.slot}`;
    case 'stepped':
      return `space:${event.space}`;
    case 'built':
      return before(of, event.seat, siteAnchor(event.site));
    case 'card-resolved':
      return of.slot;
    case 'triggered':
    case 'action-card-used':
      return ownCard(of, event.seat, event.card);
    case 'metropolis-connected':
      return before(of, event.seat, `metropolis:${event.tile}`);
    case 'contract-taken':
      return playerOf(event.seat);
    default:
      return of.source;
  }
}

const beatOf = <E extends keyof Events>(name: E, event: Events[E], of: Looking): Beat | undefined => BEATS[name]?.(event, of);

/** What one player's Production or feeding yields at once is seen at once. */
const TOGETHER: ReadonlySet<string> = new Set(['produced', 'scored']);

interface Shown {
  readonly event: string;
  readonly seat: Seat | undefined;
  readonly beat: Beat;
}

function together(shown: readonly Shown[]): readonly Beat[] {
  const result: Beat[] = [];
  let last: Shown | undefined;
  for (const one of shown) {
    const head = result.at(-1);
    if (head && last && TOGETHER.has(one.event) && last.event === one.event && last.seat === one.seat)
      result[result.length - 1] = { ...head, flights: [...head.flights, ...one.beat.flights], pulses: [...head.pulses, ...one.beat.pulses] };
    else result.push(one.beat);
    last = one;
  }
  return result;
}

/** The told events of a step as an animation; `view` is the position after it, `owner` the seat whose sea is on the board. */
export function script(events: readonly UnderwaterEvent[], view: Underwater, owner: Seat): readonly Beat[] {
  let of: Looking = { owner, view, source: 'rounds', slot: 'rounds' };
  const shown: Shown[] = [];
  for (const event of events) {
    if (event.event === 'slot-chosen') of = { ...of, slot: `slot:${event.slot}`, source: `slot:${event.slot}` };
    of = { ...of, source: sourceAfter(event, of) };
    const one = beatOf(event.event, event, of);
    if (one) shown.push({ event: event.event, seat: 'seat' in event ? event.seat : undefined, beat: one });
  }
  return together(shown);
}
