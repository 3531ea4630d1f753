import { answers, at, bitCount, drawMember, insertSorted, offerAll, playerOf, removeOne, spell } from '@madang/kernel';
import { COLOUR_COUNT, colourOf, FACE_UP_PER_COLOUR, FIRST_PRIVATE, HAND_LIMIT, PER_COLOUR } from '../../components/contracts.ts';
import { COLOURS } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { type BarrageMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { type BarrageChoice, type BarrageTell, push } from '../rule.ts';
import { contractWord } from '../spelling.ts';
import { type Barrage, EMPTY } from '../state.ts';

const DISCARD = answers(MOVES, 'discard', (move) => numbersOf(move).contract);
const TAKE = answers(MOVES, 'take', (move) => numbersOf(move).contract);

/** Face-up private contracts, ascending. */
function faceUp(state: Barrage): number[] {
  const list: number[] = [];
  for (let place = 0; place < state.market.length; place++) if (state.market[place] !== EMPTY) insertSorted(list, at(state.market, place));
  return list;
}

/** Whether any private contract lies face up (BAR-OFFICE-08). */
export const hasOffer = (state: Barrage): boolean => state.market.some((contract) => contract !== EMPTY);

/** BAR-OFFICE-01, -02, -08: one of the face-up contracts after the other; nothing is refilled in between. */
export const take: BarrageChoice<'take'> = {
  choices(state) {
    const list: BarrageMove[] = [];
    offerAll(list, TAKE, faceUp(state));
    return list;
  },
  answer(state, { seat, left }, move, tell) {
    const me = playerOf(state, seat);
    if (move) {
      const { contract } = numbersOf(move);
      state.market[state.market.indexOf(contract)] = EMPTY;
      insertSorted(me.held, contract);
      tell?.({ event: 'contract-taken', seat, contract: contractWord(contract) });
    }
    if (move && left > 1 && hasOffer(state)) push(state, { task: 'take', seat, left: left - 1 });
    else if (me.held.length > HAND_LIMIT) push(state, { task: 'discard', seat });
  },
  refuse: (_state, _task, move) => (move.kind === 'take' ? refusal('BAR-OFFICE-01', 'contract-not-offered', { contract: move.contract }) : undefined),
};

/** A private contract leaves the table for its colour's discards; a starting one is out of the game. */
export function discardContract(state: Barrage, contract: number): void {
  const colour = colourOf(contract);
  if (colour >= 0) state.discards[colour] = at(state.discards, colour) | (1 << ((contract - FIRST_PRIVATE) % PER_COLOUR));
}

/** BAR-OFFICE-04 … -06: down to three open contracts, own choice. */
export const discard: BarrageChoice<'discard'> = {
  choices(state, { seat }) {
    const list: BarrageMove[] = [];
    offerAll(list, DISCARD, playerOf(state, seat).held);
    return list;
  },
  answer(state, task, move, tell) {
    if (!move) throw new Error('nothing to discard');
    const me = playerOf(state, task.seat);
    const { contract } = numbersOf(move);
    removeOne(me.held, contract);
    discardContract(state, contract);
    tell?.({ event: 'contract-discarded', seat: task.seat, contract: contractWord(contract), from: 'held' });
    if (me.held.length > HAND_LIMIT) push(state, task);
  },
  refuse(state, { seat }, move) {
    if (move.kind === 'discard') return refusal('BAR-OFFICE-04', 'contract-not-held', { contract: move.contract });
    return refusal('BAR-OFFICE-04', 'over-hand-limit', { surplus: playerOf(state, seat).held.length - HAND_LIMIT });
  },
};

/** BAR-OFFICE-07, R-07: an empty pile takes up what was thrown away of its colour. */
function reshuffle(state: Barrage, colour: number, tell: BarrageTell): void {
  const thrown = at(state.discards, colour);
  if (thrown === 0 || state.options['contracts.emptyPile'] === 'leaveEmpty') return;
  state.piles[colour] = thrown;
  state.discards[colour] = 0;
  tell?.({ event: 'pile-shuffled', colour: spell(COLOURS, colour), contracts: bitCount(thrown) });
}

/** BAR-OFFICE-03, BAR-SETUP-06: empty places are refilled from the pile of their colour; an empty pile leaves them empty. */
export function refillMarket(state: Barrage, tell: BarrageTell): void {
  for (let place = 0; place < COLOUR_COUNT * FACE_UP_PER_COLOUR; place++) {
    if (state.market[place] !== EMPTY) continue;
    const colour = Math.floor(place / FACE_UP_PER_COLOUR);
    if (at(state.piles, colour) === 0) reshuffle(state, colour, tell);
    if (at(state.piles, colour) === 0) continue;
    const drawn = drawMember(state.random, at(state.piles, colour));
    state.piles[colour] = at(state.piles, colour) & ~(1 << drawn);
    const contract = FIRST_PRIVATE + colour * PER_COLOUR + drawn;
    state.market[place] = contract;
    tell?.({ event: 'contract-turned-up', contract: contractWord(contract) });
  }
}
