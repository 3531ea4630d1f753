import { answers, known, offerAll, playerOf } from '@madang/kernel';
import { BONUS_CARDS_DRAWN } from '../../components/rewards.ts';
import { names } from '../answers.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice, type LudwigRule } from '../rule.ts';
import { cardName } from '../spelling.ts';
import { drawBonusCards, putBack } from './bonus-cards.ts';

const KEEP = answers(MOVES, 'keep', (move) => names(move).card);

/** LUD-REWARD-12: two bonus cards are drawn; the last card of the deck is simply taken (OQ-REWARD-BONUS-EMPTY). */
export const utility: LudwigRule<'utility'> = {
  resolve(state, { seat }, _move, tell) {
    const drawn = Math.min(BONUS_CARDS_DRAWN, state.bonusDeck.length);
    if (drawn === 0) {
      tell?.({ event: 'reward-lost', seat, reward: 'utility', why: 'no-card' });
      return;
    }
    drawBonusCards(state, seat, drawn, tell);
    const me = playerOf(state, seat);
    if (drawn === BONUS_CARDS_DRAWN) follow(state, { task: 'keep', seat });
    else me.bonus.push(...me.drawn.splice(0));
  },
};

/** LUD-REWARD-12: one of the drawn cards is kept, the other goes under the deck. */
export const keep: LudwigChoice<'keep'> = {
  always: true,
  choices(state, { seat }) {
    const list: LudwigMove[] = [];
    offerAll(list, KEEP, playerOf(state, seat).drawn.map(known));
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined) throw new Error('no bonus card to keep');
    const me = playerOf(state, seat);
    const { card } = names(move);
    me.bonus.push(card);
    const rest = me.drawn.filter((drawn) => drawn !== card);
    me.drawn = [];
    for (const other of rest) putBack(state, seat, other, tell);
  },
  refuse(_state, _task, move) {
    return move.kind === 'keep' ? refusal('LUD-REWARD-12', 'card-not-drawn', { card: cardName(names(move).card) }) : undefined;
  },
};
