import { type Message, seatArgument, type Told } from '@madang/kernel';
import type { Area } from '../components/words.ts';
import type { SiberiaEvent } from '../rules/events.ts';
import { areaText, counterText, cubes, exchangeText, listed, money, of, placeText, resourceText, say, seatList, sourceText } from './names.ts';

/** The rule that each event follows; an event without one has no line. */
const RULES: Readonly<Record<SiberiaEvent['event'], string | undefined>> = {
  'side-chosen': 'SIB-SETUP-06',
  'tiles-laid-out': 'SIB-SETUP-08',
  'start-marker': 'SIB-ROUND-04',
  'round-began': 'SIB-ROUND-02',
  'taken-up': 'SIB-PLACE-09',
  drawn: 'SIB-PLACE-01',
  drew: 'SIB-PLACE-01',
  placed: 'SIB-PLACE-04',
  'placing-done': 'SIB-PLACE-03',
  shown: 'SIB-PLACE-02',
  revealed: 'SIB-PLACE-02',
  performed: 'SIB-ACT-09',
  passed: 'SIB-ACT-06',
  forwent: 'SIB-RESEARCH-11',
  'dead-counter': 'SIB-RESEARCH-06',
  deposited: 'SIB-RESEARCH-03',
  'joker-laid': 'SIB-MGR-02',
  stepped: 'SIB-LOG-04',
  'seller-placed': 'SIB-SELL-01',
  'worker-placed': 'SIB-WORK-01',
  'tile-taken': 'SIB-INV-01',
  'tile-turned-up': 'SIB-INV-04',
  extracted: 'SIB-EXTRACT-02',
  sold: 'SIB-EXTRACT-07',
  'nothing-sold': 'SIB-EXTRACT-10',
  depleted: 'SIB-DEPLETE-01',
  'sent-home': 'SIB-DEPLETE-02',
  'last-round': 'SIB-END-03',
  'round-ended': 'SIB-ROUND-03',
  'surplus-removed': 'SIB-ROUND-07',
  'game-over': 'SIB-END-04',
};

/** True for Siberia's own events. */
export const isSiberiaEvent = (event: Told): event is SiberiaEvent => Object.hasOwn(RULES, event.event);

/** The rows in which counters lie, each once, and how many: "Seller ×2, Gas". */
const rowsOf = (areas: readonly Area[]): Message =>
  listed(
    [...new Set(areas)].map((area) => say('siberia.log.in-row', { area: areaText(area), counters: areas.filter((one) => one === area).length })),
  );

/** The line of an event; undefined for what another line says already. */
function lineOf(event: SiberiaEvent): Message | undefined {
  switch (event.event) {
    case 'side-chosen':
      return of(event.seat, 'siberia.log.side-chosen', { exchange: exchangeText(event.exchange), space: event.space + 1 });
    case 'tiles-laid-out':
      return say('siberia.log.tiles-laid-out', { tiles: listed(event.rows.map(areaText)) });
    case 'start-marker': // told again by 'round-began'
    case 'drew': // everybody draws six in every round
    case 'shown': // 'placed' has named every counter
    case 'extracted': // 'sold' names every cube
      return undefined;
    case 'round-began':
      return say('siberia.log.round-began', { round: event.round, seat: seatArgument(event.start) });
    case 'taken-up':
      return of(event.seat, 'siberia.log.taken-up', { counters: listed(event.counters.map(counterText)) });
    case 'drawn':
      return of(event.seat, 'siberia.log.drawn', { counters: listed(event.counters.map(counterText)) });
    case 'placed':
      return of(event.seat, 'siberia.log.placed', { counter: counterText(event.counter), area: areaText(event.area) });
    case 'placing-done':
      return of(event.seat, 'siberia.log.placing-done');
    case 'revealed':
      return of(event.seat, 'siberia.log.revealed', { rows: rowsOf(event.areas) });
    case 'performed':
      if (event.area === 'research') return of(event.seat, 'siberia.log.performed-research');
      return of(event.seat, 'siberia.log.performed', { area: areaText(event.area) });
    case 'passed':
      return of(event.seat, 'siberia.log.passed');
    case 'forwent':
      return of(event.seat, 'siberia.log.forwent');
    case 'dead-counter':
      return of(event.seat, 'siberia.log.dead-counter', { counter: counterText(event.counter) });
    case 'deposited':
      return of(event.seat, 'siberia.log.deposited', { resource: resourceText(event.resource), place: placeText(event.place) });
    case 'joker-laid':
      return of(event.seat, 'siberia.log.joker-laid', { row: areaText(event.row) });
    case 'stepped':
      return of(event.seat, 'siberia.log.stepped', { from: placeText(event.from), to: placeText(event.to) });
    case 'seller-placed':
      if (event.from === 'supply') return of(event.seat, 'siberia.log.seller-sent', { exchange: exchangeText(event.exchange) });
      return of(event.seat, 'siberia.log.seller-placed', { from: sourceText(event.from), exchange: exchangeText(event.exchange) });
    case 'worker-placed':
      if (event.from === 'supply') return of(event.seat, 'siberia.log.worker-sent');
      return of(event.seat, 'siberia.log.worker-placed', { from: sourceText(event.from) });
    case 'tile-taken':
      return of(event.seat, 'siberia.log.tile-taken', { row: areaText(event.row) });
    case 'tile-turned-up':
      return say('siberia.log.tile-turned-up', { row: areaText(event.row) });
    case 'sold':
      return of(event.seat, 'siberia.log.sold', {
        cubes: cubes(event.cubes, event.resource),
        places: listed(event.places.map(placeText)),
        exchange: exchangeText(event.exchange),
        income: money(event.income),
      });
    case 'nothing-sold':
      return of(event.seat, `siberia.log.nothing-sold-${event.reason}`, { resource: resourceText(event.resource) });
    case 'depleted':
      return say(event.counter ? 'siberia.log.depleted' : 'siberia.log.depleted-without-counter', { place: placeText(event.place) });
    case 'sent-home':
      return of(event.seat, 'siberia.log.sent-home', { workers: event.workers, place: placeText(event.place) });
    case 'last-round':
      return say('siberia.log.last-round', { reason: say(`siberia.reason.${event.reason}`) });
    case 'round-ended':
      return say('siberia.log.round-ended', { round: event.round, idle: event.idleRounds });
    case 'surplus-removed':
      return of(event.seat, 'siberia.log.surplus-removed', { counter: counterText(event.counter), area: areaText(event.area) });
    case 'game-over':
      return say('siberia.log.game-over', {
        reason: say(`siberia.reason.${event.reason}`),
        winners: seatList(event.winners),
        count: event.winners.length,
      });
  }
}

/** A told event as a line of the log, with the rule it follows. */
export function logLine(event: Told): { readonly text: Message; readonly rule?: string } | undefined {
  if (!isSiberiaEvent(event)) return undefined;
  const text = lineOf(event);
  const rule = RULES[event.event];
  if (!text) return undefined;
  return rule === undefined ? { text } : { text, rule };
}

/** What a turn is about. What it turns up, uses up or sends home is told beside it. */
export const deeds: readonly SiberiaEvent['event'][] = [
  'side-chosen',
  'placing-done',
  'revealed',
  'performed',
  'passed',
  'forwent',
  'deposited',
  'joker-laid',
  'seller-placed',
  'worker-placed',
  'tile-taken',
  'sold',
];

/** The row that is used; what it sells or turns up follows. */
export const mains: readonly SiberiaEvent['event'][] = ['performed', 'passed'];
