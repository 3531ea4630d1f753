import { answers, offerAll, playerOf, single } from '@madang/kernel';
import { PASS_INCOME } from '../../components/setup.ts';
import { names } from '../answers.ts';
import { affordable, buy } from '../market/buying.ts';
import { badPlace, notForSale, tileOfFace } from '../market/objections.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice, type LudwigRule } from '../rule.ts';
import { tileName } from '../spelling.ts';

const PASS = single(MOVES, 'pass');

/** By tile. */
const BUY = answers(MOVES, 'buy', (move) => names(move).tile);

/** LUD-ROUND-10: one room tile, hallway or stairs, or pass. An extra turn has the same choices (LUD-REWARD-14). */
export const turn: LudwigChoice<'turn'> = {
  always: true,
  choices(state, { seat }) {
    const list: LudwigMove[] = [];
    offerAll(list, BUY, affordable(state, seat));
    list.push(PASS);
    return list;
  },
  answer(state, { seat }, move, tell) {
    follow(state, { task: 'turn-end', seat });
    if (move !== undefined && move.kind === 'buy') {
      buy(state, seat, names(move).tile, tell);
      follow(state, { task: 'place', seat }); // LUD-ROUND-18
    } else {
      playerOf(state, seat).money += PASS_INCOME; // LUD-ROUND-13, -14
      tell?.({ event: 'passed', seat, income: PASS_INCOME });
    }
  },
  refuse(state, { seat }, move) {
    const { tile, placement } = names(move);
    switch (move.kind) {
      case 'buy':
        return notForSale(state, seat, tile) ?? refusal('LUD-ROUND-17', 'no-place-for-it', { tile: tileName(tile) });
      case 'place':
        // a tile held over the castle before it is bought
        return notForSale(state, seat, tileOfFace(tile)) ?? badPlace(state, seat, placement);
      case 'price':
        return refusal('LUD-ROUND-27', 'prices-stand', {});
      default:
        return undefined;
    }
  },
};

/** LUD-REWARD-18, -25, -26: the turn is over with all its rewards; extra turns that it won follow before the next player's. */
export const turnEnd: LudwigRule<'turn-end'> = {
  resolve(state, { seat }, _move, tell) {
    state.corridorTaken = false;
    state.downstairsWon = false;
    if (state.extraTurns === 0) return;
    state.extraTurns -= 1;
    tell?.({ event: 'extra-turn', seat });
    follow(state, { task: 'turn', seat, extra: true });
  },
};
