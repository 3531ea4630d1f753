import { below } from '@madang/kernel';
import { spokenMatches } from '@madang/text/testing';
import { underwater } from '../../rules/index.ts';
import { wording } from '../index.ts';

await spokenMatches({
  game: underwater,
  wording,
  settings: [
    { seats: 1, seed: 'alone', options: {} },
    { seats: 3, seed: 'three', options: { boardSide: 'advanced', governmentContracts: 'yes', contracts: 'offered', endBuying: 'chosen' } },
    { seats: 4, seed: 'four', options: {} },
  ],
  policy: (_view, { moves }, random) => {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error('nothing to answer');
    return move;
  },
});
