import { type Decision, type Message, playerOf, type Seat } from '@madang/kernel';
import type { Goods } from '../../components/effects.ts';
import { cardOf, coloursOf, deckOf } from '../../components/match-deck.ts';
import { CLONE_COST } from '../../components/numbers.ts';
import { names } from '../../rules/answers.ts';
import type { UnderwaterMove } from '../../rules/moves.ts';
import { SLOT_COLOUR } from '../../rules/slots/slots.ts';
import type { Underwater } from '../../rules/state.ts';
import { cardText, metropolisText } from '../effects/index.ts';
import { matchesSlot } from '../labels.ts';
import { cardList, goods, say, sentences, titleIn } from '../names.ts';
import { nextFeeding, nextProduction, type Prospect, prospectOf } from './prospect.ts';

/** What a seat would produce once this is built or upgraded, where that can be foreseen. */
const production = ({ after }: Prospect, seat: Seat): Message[] =>
  after
    ? [
        say('underwater.forecast.production', { goods: goods(nextProduction(after, seat)) }),
        say('underwater.forecast.feeding', { cities: nextFeeding(after, seat) }),
      ]
    : [];

/** Some of what a seat pays or gains: what passes. */
const some = ({ changes }: Prospect, seat: Seat, test: (n: number) => boolean): Goods =>
  Object.fromEntries(
    changes.flatMap((change) => (change.seat === seat ? change.goods.flatMap(({ good, n }) => (test(n) ? [[good, Math.abs(n)] as const] : [])) : [])),
  );

/** What a seat pays and gains at once. */
function balance(prospect: Prospect, seat: Seat): Message[] {
  const [paid, gained] = [some(prospect, seat, (n) => n < 0), some(prospect, seat, (n) => n > 0)];
  return [
    ...(Object.keys(paid).length > 0 ? [say('underwater.forecast.pays', { goods: goods(paid) })] : []),
    ...(prospect.answered.some(({ kind }) => kind === 'replace') ? [say('underwater.forecast.biomatter')] : []),
    ...(Object.keys(gained).length > 0 ? [say('underwater.forecast.gains', { goods: goods(gained) })] : []),
  ];
}

const effectOf = (view: Underwater, card: number): Message => say('underwater.forecast.card', { effect: cardText(cardOf(view, card)) });

/** The cards of the hand that work on a slot: those of its colour and those that have every colour. */
export function fittingCards(view: Underwater, seat: Seat, slot: number): readonly number[] {
  const colours = coloursOf(view);
  const fits = (colour: number | undefined): boolean => colour !== undefined && (colour < 0 || colour === SLOT_COLOUR[slot]);
  return playerOf(view, seat).hand.filter((card) => fits(colours[card]));
}

function cardsFor(view: Underwater, seat: Seat, slot: number): Message {
  const cards = fittingCards(view, seat, slot);
  if (cards.length === 0) return say('underwater.forecast.slot-alone');
  return say('underwater.forecast.slot-cards', { cards: cardList(cards.map((card) => titleIn(view, card))) });
}

/** What a move is for, beside what it pays and gains at once. */
function purpose(view: Underwater, seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message[] {
  switch (move.kind) {
    case 'clone':
      return [say('underwater.forecast.pays', { goods: goods({ credits: CLONE_COST }) }), cardsFor(view, seat, names(move).slot)];
    case 'slot':
      return [cardsFor(view, seat, names(move).slot)];
    case 'card':
      return matchesSlot(view, decision, move.card) ? [effectOf(view, move.card)] : [say('underwater.forecast.other-colour')];
    case 'discard':
    case 'room':
    case 'under':
      return [say('underwater.forecast.given-up', { effect: cardText(cardOf(view, move.card)) })];
    case 'use':
    case 'refresh':
    case 'take':
    case 'keep':
    case 'buy':
      return [effectOf(view, move.card)];
    case 'tile': {
      const tile = deckOf(view).metropolises[names(move).tile];
      return tile ? [say('underwater.forecast.card', { effect: metropolisText(tile) })] : [];
    }
    default:
      return [];
  }
}

/** Moves after which production is another. */
const BUILDS: readonly UnderwaterMove['kind'][] = ['city', 'building', 'tunnel', 'upgrade', 'convert'];

/** What a move would do, cost and gain; absent where the label says all. */
export function forecast(view: Underwater, seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message | undefined {
  const prospect = prospectOf(view, seat, move);
  return sentences([
    ...(prospect.played?.isDone ? [] : purpose(view, seat, decision, move)),
    ...balance(prospect, seat),
    ...(BUILDS.includes(move.kind) ? production(prospect, seat) : []),
  ]);
}
