import { type Decision, foresee, has, type Message, members, playerOf, type Seat } from '@madang/kernel';
import { figuresOf } from '../../components/packs/index.ts';
import { AREAS, type Area, type Exchange, PERSONS, PLACES, type Place, RESOURCES } from '../../components/words.ts';
import { hasEffect } from '../../rules/acting/acting.ts';
import type { SiberiaEvent } from '../../rules/events.ts';
import { siberia } from '../../rules/index.ts';
import type { SiberiaMove } from '../../rules/moves.ts';
import { countersIn, readyRows } from '../../rules/rounds/personal-board.ts';
import { areaWord, resourceWord } from '../../rules/spelling.ts';
import type { Siberia } from '../../rules/state.ts';
import { isSiberiaEvent } from '../log.ts';
import { areaText, cubes, exchangeText, listed, money, of, placeText, resourceText, say, sentences } from '../names.ts';

/** What an event means to somebody who has not yet decided; undefined where the label says it, or chance has a hand in it. */
function expected(event: SiberiaEvent): Message | undefined {
  switch (event.event) {
    case 'sold':
      return say('siberia.forecast.sale', {
        cubes: cubes(event.cubes, event.resource),
        places: listed(event.places.map(placeText)),
        exchange: exchangeText(event.exchange),
        price: money(event.price),
        income: money(event.income),
      });
    case 'nothing-sold':
      return say(`siberia.forecast.${event.reason}`, { resource: resourceText(event.resource) });
    case 'depleted':
      return say('siberia.forecast.depleted', { place: placeText(event.place) });
    case 'sent-home':
      return of(event.seat, 'siberia.forecast.sent-home', { workers: event.workers });
    case 'last-round':
      return say('siberia.forecast.last-round', { reason: say(`siberia.reason.${event.reason}`) });
    case 'round-ended':
      return say('siberia.forecast.round-ends');
    default:
      return undefined;
  }
}

/** Prices of an exchange: "gas $3,000, oil $4,000". */
export const prices = (view: Siberia, exchange: Exchange): Message =>
  listed(
    RESOURCES.flatMap((resource) => {
      const price = figuresOf(view).prices[exchange][resource];
      return price === undefined ? [] : [say('siberia.price', { resource: resourceText(resource), price: money(price) })];
    }),
  );

/** The kinds of cubes on a place. */
export const cubesOn = (view: Siberia, place: Place): Message =>
  listed(members(view.cubes[PLACES.indexOf(place)] ?? 0).map((resource) => resourceText(resourceWord(resource))));

/** Rows of the seat that are ready in `now` but not in `before`. */
const newlyReady = (before: Siberia, now: Siberia, seat: Seat): Message[] =>
  members(readyRows(playerOf(now, seat)) & ~readyRows(playerOf(before, seat))).map((row) =>
    say('siberia.forecast.ready', { row: areaText(areaWord(row)) }),
  );

/** What performing an area is for; a resource row is told by its sale. */
function purpose(view: Siberia, seat: Seat, area: Area): Message[] {
  if (area === 'research') return [say('siberia.forecast.perform-research', { counters: playerOf(view, seat).research.length })];
  const person = PERSONS.find((one) => one === area);
  if (!person) return [];
  const effect = say(`siberia.effect.${person}`);
  return hasEffect(view, seat, AREAS.indexOf(area)) ? [effect] : [effect, say('siberia.forecast.no-effect')];
}

/** What the move itself changes, read off the position after it. */
function changes(view: Siberia, seat: Seat, move: SiberiaMove, after: Siberia): Message[] {
  switch (move.kind) {
    case 'side':
    case 'exchange':
      return [say('siberia.forecast.prices', { prices: prices(view, move.exchange) })];
    case 'perform':
      return purpose(view, seat, move.area);
    case 'place':
    case 'joker':
    case 'invest':
      return newlyReady(view, after, seat);
    case 'remove':
      return has(readyRows(playerOf(view, seat)), AREAS.indexOf(move.area)) ? [say('siberia.forecast.not-ready', { row: areaText(move.area) })] : [];
    case 'use':
      return [say('siberia.forecast.reserve', { count: view.reserve[RESOURCES.indexOf(move.resource)] ?? 0, resource: resourceText(move.resource) })];
    case 'deposit':
      return [say('siberia.forecast.deposit', { cubes: cubesOn(after, move.place) })];
    case 'step':
      return [say('siberia.forecast.step', { cubes: cubesOn(view, move.to), workers: workersAt(view, move.to) })];
    default:
      return [];
  }
}

/** Workers of all players on a place. */
const workersAt = (view: Siberia, place: Place): number => view.players.reduce((sum, one) => sum + (one.workers[PLACES.indexOf(place)] ?? 0), 0);

/** SIB-ACT-09: the counters of a row that is performed. Research says so itself. */
function used(view: Siberia, seat: Seat, move: SiberiaMove): Message[] {
  if (move.kind !== 'perform' || move.area === 'research') return [];
  return [say('siberia.forecast.counters', { counters: countersIn(playerOf(view, seat), AREAS.indexOf(move.area)).length })];
}

/** What a move would do, cost and gain; absent where the label says all. */
export function forecast(view: Siberia, seat: Seat, _decision: Decision<SiberiaMove>, move: SiberiaMove): Message | undefined {
  const { after, told } = foresee(siberia, view, seat, move);
  const expectations = told.map((event) => (isSiberiaEvent(event) ? expected(event) : undefined));
  const gained = playerOf(after, seat).money - playerOf(view, seat).money;
  return sentences([
    ...changes(view, seat, move, after),
    ...expectations.filter((message) => message !== undefined),
    ...(gained > 0 ? [say('siberia.forecast.left', { money: money(playerOf(after, seat).money) })] : []),
    ...used(view, seat, move),
  ]);
}
