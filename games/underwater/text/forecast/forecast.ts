import { at, type Decision, foresee, type Message, type Seat } from '@madang/kernel';
import type { Goods } from '../components/effects.ts';
import { cardOf, coloursOf, deckOf } from '../components/match-deck.ts';
import { GOODS } from '../components/words.ts';
import { names } from '../rules/answers.ts';
import { BIOMATTER, KELP } from '../rules/goods/amounts.ts';
import { underwater } from '../rules/index.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { productionOf, sumOf } from '../rules/production/cards.ts';
import { feedingOf } from '../rules/production/phase.ts';
import { player } from '../rules/rule.ts';
import { SLOT_COLOUR } from '../rules/slots/slots.ts';
import type { Underwater } from '../rules/state.ts';
import { cardText, metropolisText } from './effects/index.ts';
import { matchesSlot } from './labels.ts';
import { cardList, goods, say, sentences, titleIn } from './names.ts';

/** What the next production of a seat brings, as goods. */
export function nextProduction(view: Underwater, seat: Seat): Goods {
  const sum = sumOf(productionOf(view, seat));
  const some = GOODS.flatMap((good, i) => (at(sum, i) > 0 ? [[good, at(sum, i)] as const] : []));
  return Object.fromEntries(some);
}

/** What feeding would take after the next production. */
export function nextFeeding(view: Underwater, seat: Seat): number {
  const me = player(view, seat);
  return feedingOf(view, seat, me, at(me.goods, KELP), at(me.goods, BIOMATTER)).cities;
}

/** What a seat would produce once this is built or upgraded, where that can be foreseen. */
function production(view: Underwater, seat: Seat, move: UnderwaterMove): Message[] {
  // Foreseen from the seat's own eyes, whoever asks.
  const { after } = foresee(underwater, underwater.redact(view, seat), seat, move);
  if (after.round !== view.round) return [];
  return [
    say('underwater.forecast.production', { goods: goods(nextProduction(after, seat)) }),
    say('underwater.forecast.feeding', { cities: nextFeeding(after, seat) }),
  ];
}

const effectOf = (view: Underwater, card: number): Message => say('underwater.forecast.card', { effect: cardText(cardOf(view, card)) });

/** Which cards of the hand work on a slot: those of its colour and those that have every colour. */
function cardsFor(view: Underwater, seat: Seat, slot: number): Message {
  const colours = coloursOf(view);
  const fits = (colour: number | undefined): boolean => colour !== undefined && (colour < 0 || colour === SLOT_COLOUR[slot]);
  const cards = player(view, seat).hand.filter((card) => fits(colours[card]));
  if (cards.length === 0) return say('underwater.forecast.slot-alone');
  return say('underwater.forecast.slot-cards', { cards: cardList(cards.map((card) => titleIn(view, card))) });
}

/** What a move would do, cost and gain. */
function changes(view: Underwater, seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message[] {
  switch (move.kind) {
    case 'slot':
      return [cardsFor(view, seat, names(move).slot)];
    case 'card':
      return matchesSlot(view, decision, move.card)
        ? [effectOf(view, move.card)]
        : [say('underwater.forecast.other-colour'), effectOf(view, move.card)];
    case 'discard':
    case 'room':
    case 'use':
    case 'refresh':
    case 'take':
    case 'keep':
    case 'under':
    case 'buy':
      return [effectOf(view, move.card)];
    case 'tile': {
      const tile = deckOf(view).metropolises[names(move).tile];
      return tile ? [say('underwater.forecast.card', { effect: metropolisText(tile) })] : [];
    }
    case 'city':
    case 'building':
    case 'tunnel':
    case 'upgrade':
    case 'convert':
      return production(view, seat, move);
    default:
      return [];
  }
}

/** What a move would do, cost and gain; absent where the label says all. */
export const forecast = (view: Underwater, seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message | undefined =>
  sentences(changes(view, seat, decision, move));
