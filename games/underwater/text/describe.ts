import { at, bitCount, has, type Message, members, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { BUILDING_SITES, BUILDINGS, CITY_SITES, RESOURCES, SLOTS, TUNNEL_SITES } from '../components/words.ts';
import { connectedCities, isUpgradedAt, kindAt } from '../rules/building/network.ts';
import { SOURCES } from '../rules/events.ts';
import { handSize } from '../rules/goods/cards.ts';
import { parts, wonAlone } from '../rules/scoring/final.ts';
import { slotsInPlay } from '../rules/slots/slots.ts';
import { NEUTRAL, type Player, type Underwater } from '../rules/state.ts';
import { nextFeeding, nextProduction } from './forecast/prospect.ts';
import { cardList, goods, listed, of, say, siteText, slotText, thingText, titleIn } from './names.ts';

/** Era and round, as one short line. */
export function headline(view: Underwater): Message {
  if (view.over && view.players.length === 1) return say(wonAlone(view) ? 'underwater.headline.reached' : 'underwater.headline.missed');
  if (view.over) return say('underwater.headline.over');
  return view.round === 0 ? say('underwater.headline.setup') : say('underwater.headline.round', { era: view.era, round: view.round });
}

const plots = BUILDING_SITES.length / CITY_SITES.length;

function takenSlots(view: Underwater): Message {
  const taken = slotsInPlay(view.players.length).filter((slot) => at(view.slots, slot) !== 0);
  return listed(
    taken.map((slot) => {
      const who = members(at(view.slots, slot)).map((seat) => (seat === NEUTRAL ? say('underwater.describe.neutral') : seatArgument(seat)));
      return say('underwater.describe.slot', { slot: slotText(SLOTS[slot] ?? 'always'), seats: listed(who) });
    }),
  );
}

/** A city with its buildings. */
function city(me: Player, site: number): Message {
  const buildings: Message[] = [];
  for (let place = site * plots; place < (site + 1) * plots; place++) {
    const building = BUILDINGS[kindAt(me, place)];
    if (!building) continue;
    buildings.push(isUpgradedAt(me, place) ? say('underwater.describe.upgraded', { thing: thingText(building) }) : thingText(building));
  }
  const key = has(me.symbiotic, site) ? 'underwater.describe.symbiotic-city' : 'underwater.describe.city';
  const standing = buildings.length === 0 ? say('underwater.describe.no-buildings') : listed(buildings);
  return say(key, { site: siteText(CITY_SITES[site] ?? 'C33'), buildings: standing });
}

const tunnels = (me: Player): Message =>
  listed(
    members(me.tunnels).flatMap((tunnel) => {
      const site = TUNNEL_SITES[tunnel];
      if (!site) return [];
      return [has(me.upgradedTunnels, tunnel) ? say('underwater.describe.upgraded', { thing: siteText(site) }) : siteText(site)];
    }),
  );

function supply(me: Player): Message {
  const held = RESOURCES.flatMap((one, i) => (at(me.goods, i) > 0 ? [[one, at(me.goods, i)]] : []));
  return held.length === 0 ? say('underwater.describe.no-resources') : goods(Object.fromEntries(held));
}

/** One player: figures, board, cards and what production will bring. */
function playerLines(view: Underwater, seat: Seat): Message[] {
  const me = playerOf(view, seat);
  const held = [...me.hand.filter((card) => card >= 0), ...me.shown];
  const owned = [...me.permanents, ...me.ready, ...me.spent, ...me.productions, ...me.endings];
  const figures = { points: me.points, goods: supply(me), cities: bitCount(connectedCities(me)), tunnels: bitCount(me.tunnels), hand: handSize(me) };
  return [
    of(seat, 'underwater.describe.player', figures),
    of(seat, 'underwater.describe.board', { things: listed(members(me.cities).map((site) => city(me, site))) }),
    of(seat, 'underwater.describe.tunnels', { tunnels: tunnels(me) }),
    ...(held.length > 0 ? [of(seat, 'underwater.describe.hand', { cards: cardList(held.map((card) => titleIn(view, card))) })] : []),
    ...(owned.length > 0 ? [of(seat, 'underwater.describe.cards', { cards: cardList(owned.map((card) => titleIn(view, card))) })] : []),
    of(seat, 'underwater.describe.production', { goods: goods(nextProduction(view, seat)), cities: nextFeeding(view, seat) }),
  ];
}

function partsLine(points: readonly number[], seat: Seat): Message {
  const list = SOURCES.map((source, i) => say('underwater.describe.part', { source: say(`underwater.source.${source}`), points: at(points, i) }));
  return of(seat, 'underwater.describe.parts', { parts: listed(list), total: points.reduce((sum, one) => sum + one, 0) });
}

/** The whole position in words, line by line. */
export function describe(view: Underwater): readonly Message[] {
  const { order, deck, tunnelsLeft, symbioticLeft } = view;
  return [
    headline(view),
    say('underwater.describe.order', { order: listed(order.map(seatArgument)) }),
    say('underwater.describe.slots', { slots: takenSlots(view) }),
    say('underwater.describe.display', { cards: cardList(view.display.map((card) => titleIn(view, card))) }),
    say('underwater.describe.deck', { deck: deck.length, tunnels: tunnelsLeft, domes: symbioticLeft }),
    ...view.players.flatMap((_, seat) => playerLines(view, seat)),
    ...(view.over ? parts(view).map(partsLine) : []),
  ];
}
