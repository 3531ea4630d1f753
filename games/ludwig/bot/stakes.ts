import { answers, stakesOfKinds } from '@madang/kernel';
import { names } from '../rules/answers.ts';
import { MOVES } from '../rules/moves.ts';
import { tileName } from '../rules/spelling.ts';
import { EMPTY, type Ludwig } from '../rules/state.ts';

const BUY = answers(MOVES, 'buy', (move) => names(move).tile);

/** What players of Ludwig vie for: the rooms of the market. */
export const stakes = stakesOfKinds<Ludwig>([
  {
    count: BUY.length,
    there: ({ market }) => market.filter((tile) => tile !== EMPTY),
    what: (_, tile) => tileName(tile),
    moveAt: (tile) => BUY[tile]?.id,
  },
]);
