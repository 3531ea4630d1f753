import { type Message, type Seat, seatArgument, type Told } from '@madang/kernel';
import { deckOf } from '../components/match-deck.ts';
import type { UnderwaterEvent } from '../rules/events.ts';
import type { Underwater } from '../rules/state.ts';
import { cardTitle } from './effects/index.ts';
import { cardList, contractName, goods, type Key, listed, of, say, siteText, slotText, thingText, tileText } from './names.ts';

/** Every event by its name. */
type Events = { readonly [E in UnderwaterEvent as E['event']]: E };

/** An event's rule, and its line; without one it is not worth a line. */
interface Entry<E> {
  readonly rule: string;
  line?(event: E, title: Title): Message | undefined;
}

/** What a card is called in the deck of the match. */
type Title = (card: number) => Message;

/** An entry whose line names a seat and a card. */
const ofCard = (rule: string, key: Key): Entry<{ readonly seat: Seat; readonly card: number }> => ({
  rule,
  line: ({ seat, card }, title) => of(seat, key, { card: title(card) }),
});

const cards = (numbers: readonly number[], title: Title): Message => cardList(numbers.map(title));
const seats = (order: readonly Seat[]): Message => listed(order.map(seatArgument));

function played({ seat, card, matched, order }: Events['card-played'], title: Title): Message {
  const key = !matched ? 'underwater.log.card-played-blank' : order === 'before' ? 'underwater.log.card-played-before' : 'underwater.log.card-played';
  return of(seat, key, { card: title(card) });
}

function neutral({ slots, fourth }: Events['neutral-tiles']): Message {
  const all = fourth === 'none' ? slots : [...slots, fourth];
  return say('underwater.log.neutral-tiles', { slots: listed(all.map(slotText)) });
}

function produced({ seat, by, goods: each, times, card }: Events['produced'], title: Title): Message {
  const all = Object.fromEntries(Object.entries(each).map(([good, n]) => [good, n * times]));
  const what = by === 'card' ? say('underwater.by.card', { card: title(card) }) : say(`underwater.by.${by}`);
  return of(seat, 'underwater.log.produced', { goods: goods(all), by: what });
}

function fed({ seat, cities, kelp, biomatter, unfed, points }: Events['fed']): Message {
  return unfed > 0 ? of(seat, 'underwater.log.fed-short', { unfed, points }) : of(seat, 'underwater.log.fed', { cities, kelp, biomatter });
}

/** The log: what each event says, and the rule that it follows. */
const LOG: { readonly [E in keyof Events]: Entry<Events[E]> } = {
  'round-began': { rule: 'UWC-ERA-01', line: ({ round, era, order }) => say('underwater.log.round-began', { round, era, order: seats(order) }) },
  'era-began': { rule: 'UWC-ERA-05', line: ({ era }) => say('underwater.log.era-began', { era }) },
  'neutral-tiles': { rule: 'UWC-SOLO-06', line: neutral },
  drew: { rule: 'UWC-TURN-15', line: (event, title) => of(event.seat, 'underwater.log.drew', { cards: cards(event.cards, title) }) },
  'drew-unseen': { rule: 'UWC-TURN-15', line: (event) => of(event.seat, 'underwater.log.drew-unseen', { cards: event.cards }) },
  reshuffled: { rule: 'UWC-TURN-16', line: (event) => say('underwater.log.reshuffled', { cards: event.cards }) },
  discarded: ofCard('UWC-TURN-03', 'underwater.log.discarded'),
  'slot-chosen': {
    rule: 'UWC-TURN-05',
    line: ({ seat, slot, cloned }) => of(seat, cloned ? 'underwater.log.slot-cloned' : 'underwater.log.slot-chosen', { slot: slotText(slot) }),
  },
  'card-played': { rule: 'UWC-TURN-11', line: played },
  'slot-performed': {
    rule: 'UWC-TURN-13',
    line: ({ seat, slot, byCard }) => (byCard ? of(seat, 'underwater.log.performed-by-card', { slot: slotText(slot) }) : undefined),
  },
  'card-resolved': { rule: 'UWC-CARD-02' }, // the card was told when it was played
  'card-unused': ofCard('UWC-CARD-25', 'underwater.log.card-unused'),
  'card-put-away': { rule: 'UWC-CARD-25' },
  'special-paid': {
    rule: 'UWC-SPEC-06',
    line: ({ seat, card, credits }, title) => of(seat, 'underwater.log.special-paid', { card: title(card), credits }),
  },
  claimed: ofCard('UWC-CARD-04', 'underwater.log.claimed'),
  'gave-up': ofCard('UWC-CARD-13', 'underwater.log.gave-up'),
  'action-card-used': ofCard('UWC-CARD-07', 'underwater.log.action-card-used'),
  'action-card-refreshed': ofCard('UWC-CARD-11', 'underwater.log.action-card-refreshed'),
  'action-cards-refreshed': { rule: 'UWC-CARD-11' },
  'special-taken': ofCard('UWC-SPEC-02', 'underwater.log.special-taken'),
  looked: { rule: 'UWC-SPEC-03', line: (event, title) => of(event.seat, 'underwater.log.looked', { cards: cards(event.cards, title) }) },
  'looked-unseen': { rule: 'UWC-SPEC-03', line: (event) => of(event.seat, 'underwater.log.looked-unseen', { cards: event.cards }) },
  kept: ofCard('UWC-SPEC-03', 'underwater.log.kept'),
  'kept-unseen': { rule: 'UWC-SPEC-03', line: ({ seat }) => of(seat, 'underwater.log.kept-unseen') },
  'special-turned-up': { rule: 'UWC-SPEC-03', line: ({ card }, title) => say('underwater.log.special-turned-up', { card: title(card) }) },
  gained: { rule: 'UWC-RES-01', line: (event) => of(event.seat, 'underwater.log.gained', { goods: goods(event.goods) }) },
  paid: { rule: 'UWC-RES-01', line: (event) => of(event.seat, 'underwater.log.paid', { goods: goods(event.goods) }) },
  triggered: ofCard('UWC-CARD-05', 'underwater.log.triggered'),
  stepped: {
    rule: 'UWC-FED-02',
    line: ({ seat, space, beyond }) => of(seat, beyond ? 'underwater.log.stepped-beyond' : 'underwater.log.stepped', { space }),
  },
  built: {
    rule: 'UWC-BUILD-14',
    line: ({ seat, thing, site }) => of(seat, 'underwater.log.built', { thing: thingText(thing), site: siteText(site) }),
  },
  upgraded: {
    rule: 'UWC-UPG-02',
    line: ({ seat, structure, site }) => of(seat, 'underwater.log.upgraded', { thing: thingText(structure), site: siteText(site) }),
  },
  converted: { rule: 'UWC-UPG-07', line: ({ seat, site }) => of(seat, 'underwater.log.converted', { site: siteText(site) }) },
  exchanged: {
    rule: 'UWC-GLOSS-14',
    line: ({ seat, given, taken }) => of(seat, 'underwater.log.exchanged', { given: goods(given), taken: goods(taken) }),
  },
  'chose-resource': { rule: 'UWC-GLOSS-28' }, // what is gained is told
  'metropolis-connected': { rule: 'UWC-NET-05', line: ({ seat, tile }) => of(seat, 'underwater.log.metropolis-connected', { tile: tileText(tile) }) },
  'tiles-looked': {
    rule: 'UWC-NET-10',
    line: ({ seat, tiles }) => of(seat, 'underwater.log.tiles-looked', { tiles: cardList(tiles.map(tileText)) }),
  },
  'tiles-looked-unseen': { rule: 'UWC-NET-10', line: ({ seat, tiles }) => of(seat, 'underwater.log.tiles-looked-unseen', { tiles }) },
  'tile-gained': { rule: 'UWC-NET-10', line: ({ seat, tile }) => of(seat, 'underwater.log.tile-gained', { tile: tileText(tile) }) },
  'contract-taken': {
    rule: 'UWC-VAR-02',
    line: ({ seat, contract }) => of(seat, 'underwater.log.contract-taken', { contract: contractName(contract) }),
  },
  'order-set': { rule: 'UWC-FED-04', line: ({ order }) => say('underwater.log.order-set', { order: seats(order) }) },
  produced: { rule: 'UWC-PROD-01', line: produced },
  swapped: {
    rule: 'UWC-PROD-13',
    line: ({ seat, card, from, to }, title) => of(seat, 'underwater.log.swapped', { card: title(card), from: goods(from), to: goods(to) }),
  },
  fed: { rule: 'UWC-PROD-17', line: fed },
  'bought-points': {
    rule: 'UWC-SCORE-08',
    line: (event, title) =>
      of(event.seat, 'underwater.log.bought-points', { card: title(event.card), goods: goods(event.goods), points: event.points }),
  },
  scored: {
    rule: 'UWC-SCORE-01',
    line: ({ seat, source, points }) => of(seat, 'underwater.log.scored', { source: say(`underwater.source.${source}`), points }),
  },
  'game-over': { rule: 'UWC-SCORE-12', line: ({ winners }) => say('underwater.log.game-over', { winners: seats(winners), count: winners.length }) },
};

export const isUnderwaterEvent = (event: Told): event is UnderwaterEvent => Object.hasOwn(LOG, event.event);

const entryOf = <E extends keyof Events>(name: E): Entry<Events[E]> => LOG[name];

const lineOf = <E extends keyof Events>(name: E, event: Events[E], title: Title): Message | undefined => entryOf(name).line?.(event, title);

/** Titles of the deck of a match; without any view of it those of our own. */
function titlesIn(view: Underwater | undefined): Title {
  const deck = view ? deckOf(view) : { titles: {} };
  return (card) => cardTitle({ number: card }, deck);
}

/** A told event as a line of the log, with the rule it follows. `view`: any of the match, for what its deck calls cards. */
export function logLine(event: Told, view?: Underwater): { readonly text: Message; readonly rule?: string } | undefined {
  if (!isUnderwaterEvent(event)) return undefined;
  const text = lineOf(event.event, event, titlesIn(view));
  return text && { text, rule: LOG[event.event].rule };
}

/** What a turn is about. Its card, and what it costs and brings, is told beside it. */
export const deeds: readonly UnderwaterEvent['event'][] = [
  'slot-chosen',
  'built',
  'upgraded',
  'converted',
  'action-card-used',
  'special-taken',
  'contract-taken',
  'exchanged',
  'tile-gained',
];

/** The slot that is chosen; what it builds and uses follows. */
export const mains: readonly UnderwaterEvent['event'][] = ['slot-chosen'];
