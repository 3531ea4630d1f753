import { answers, at, HiddenError, insertSorted, offerAll, playerOf, type Refusal, removeOne, type Seat, single } from '@madang/kernel';
import { isSpecial } from '../../components/match-deck.ts';
import { SPECIALS_DRAWN } from '../../components/numbers.ts';
import { names } from '../answers.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { cardName, refusal } from '../refusals.ts';
import { decide, follow, type UnderwaterTell } from '../rule.ts';
import { EVERYONE, type Underwater } from '../state.ts';
import { fire } from './triggers.ts';

const UNDER = answers(MOVES, 'under', (move) => move.card);
const KEEP = answers(MOVES, 'keep', (move) => move.card);
const TAKE = answers(MOVES, 'take', (move) => move.card);
const LOOK = single(MOVES, 'look');

/** UWC-SPEC-02, OQ-34: whether there is any way to take a Special card. */
export const specialsLeft = (state: Underwater): boolean => state.display.length > 0 || state.specials.length > 0;

/** UWC-SPEC-02: the next card of the Special deck lies face up: all know it. */
function turnUp(state: Underwater, tell: UnderwaterTell): void {
  const last = state.specials.length - 1;
  if (last < 0) return;
  if (at(state.specials, last) < 0) throw new HiddenError('the next Special card');
  state.known[last] = EVERYONE;
  tell?.({ event: 'special-turned-up', card: at(state.specials, last) });
}

/** UWC-SPEC-02: a face-up card comes to hand; one of the deck is replaced, a 3-credit card is not. */
function takeFaceUp(state: Underwater, seat: Seat, card: number, tell: UnderwaterTell): void {
  insertSorted(playerOf(state, seat).shown, card);
  tell?.({ event: 'special-taken', seat, card });
  if (state.display.includes(card)) {
    removeOne(state.display, card);
    return;
  }
  state.specials.pop();
  state.known.pop();
  turnUp(state, tell);
}

/** UWC-SPEC-03: the top card goes under the deck, the next three are looked at; with fewer than four it can come again. */
function lookAtNext(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  const first = state.specials.pop();
  state.known.pop();
  if (first === undefined) return;
  state.specials.unshift(first);
  state.known.unshift(EVERYONE);
  for (let i = 0; i < SPECIALS_DRAWN; i++) {
    const card = state.specials.pop();
    state.known.pop();
    if (card !== undefined) me.looked.push(card);
  }
  seen(me.looked);
  tell?.({ event: 'looked', seat, cards: [...me.looked] }, [seat], { event: 'looked-unseen', seat, cards: me.looked.length });
}

/** UWC-SPEC-02: the Special cards that lie face up, ascending: the 3-credit ones and the top one of the deck. */
function faceUp({ display, specials }: Underwater): readonly number[] {
  const face = display.slice();
  const top = specials.at(-1);
  if (top !== undefined) insertSorted(face, top);
  return face;
}

/** UWC-SPEC-02: why a Special card is not taken; undefined: it can be. Of other cards there is nothing to say. */
const whyNotTaken = (state: Underwater, card: number): Refusal | undefined =>
  isSpecial(card) && !faceUp(state).includes(card) ? refusal('UWC-SPEC-02', 'not-face-up', { card: cardName(state, card) }) : undefined;

/** The fewest cards that a look into the Special deck needs: the top one, and another. */
const FEWEST_TO_LOOK = 2;

/** UWC-SPEC-03: why nothing is looked at; undefined: it can be. */
const whyNotLooked = ({ specials }: Underwater): Refusal | undefined =>
  specials.length < FEWEST_TO_LOOK ? refusal('UWC-SPEC-03', 'special-deck-too-small', { needed: FEWEST_TO_LOOK, here: specials.length }) : undefined;

/** UWC-SPEC-02, OQ-34: a face-up card, or one of the next three. */
export const special = decide<'special'>({
  choices(state) {
    const list: UnderwaterMove[] = [];
    offerAll(list, TAKE, faceUp(state));
    if (!whyNotLooked(state)) list.push(LOOK);
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    if (move === LOOK) {
      follow(state, { task: 'look', seat });
      lookAtNext(state, seat, tell);
      return;
    }
    takeFaceUp(state, seat, names(move).card, tell);
    fire(state, seat, { cause: 'takeSpecial' }, tell);
  },
  refuse(state, _task, move) {
    if (move.kind === 'take') return whyNotTaken(state, move.card);
    return move === LOOK ? whyNotLooked(state) : undefined;
  },
});

/** Cards that a seat looks at, ascending. Throws where this view may not see them. */
function seen(looked: readonly number[]): number[] {
  if (looked.some((card) => card < 0)) throw new HiddenError('a Special card');
  return looked.toSorted((a, b) => a - b);
}

/** The audience of a card that a seat puts back unseen by others. */
const onlyTo = (seat: Seat): number => 1 << seat;

function putUnder(state: Underwater, seat: Seat, card: number): void {
  removeOne(playerOf(state, seat).looked, card);
  state.specials.unshift(card);
  state.known.unshift(onlyTo(seat));
}

/** UWC-SPEC-03, -16: keeps one of the cards looked at; the others go under the deck, then the new top card is turned up. */
export const look = decide<'look'>({
  always: true,
  choices(state, { seat }) {
    const list: UnderwaterMove[] = [];
    offerAll(list, KEEP, seen(playerOf(state, seat).looked));
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined) throw new Error('nothing was looked at');
    const me = playerOf(state, seat);
    const { card } = names(move);
    removeOne(me.looked, card);
    insertSorted(me.hand, card);
    tell?.({ event: 'kept', seat, card }, [seat], { event: 'kept-unseen', seat });
    follow(state, { task: 'under', seat });
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'keep' || !isSpecial(move.card) || playerOf(state, seat).looked.includes(move.card)) return undefined;
    return refusal('UWC-SPEC-03', 'not-looked-at', { card: cardName(state, move.card) });
  },
});

/** UWC-SPEC-03: which of the others goes under the deck next; the last one by itself. */
export const under = decide<'under'>({
  always: true,
  choices(state, { seat }) {
    const { looked } = playerOf(state, seat);
    if (looked.length < 2) return [];
    const list: UnderwaterMove[] = [];
    offerAll(list, UNDER, seen(looked));
    return list;
  },
  answer(state, task, move, tell) {
    const { seat } = task;
    const { looked } = playerOf(state, seat);
    if (move) {
      putUnder(state, seat, names(move).card);
      follow(state, task);
      return;
    }
    if (looked.length > 0) putUnder(state, seat, at(looked, 0));
    turnUp(state, tell);
    fire(state, seat, { cause: 'takeSpecial' }, tell);
  },
});
