import { below } from '@madang/kernel';
import { spokenMatches } from '@madang/text/testing';
import { ludwig } from '../../rules/index.ts';
import { wording } from '../index.ts';

await spokenMatches({
  game: ludwig,
  wording,
  settings: [
    { seats: 1, seed: 'alone', options: {} },
    { seats: 2, seed: 'two', options: { crossLevelAlignment: 'blocked', roundedCorners: 'shareCell' } },
    { seats: 4, seed: 'four', options: {} },
  ],
  // Passing is as likely as any other answer only where there are few: castles should grow.
  policy: (_view, { moves }, random) => {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error('nothing to answer');
    return move;
  },
});
