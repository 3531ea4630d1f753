import type { Options } from '@madang/kernel';
import { reluctant } from '@madang/kernel/testing';
import { spokenMatches } from '@madang/text/testing';
import { barrage } from '../../rules/index.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import { OPTIONS } from '../../rules/options.ts';
import { wording } from '../index.ts';

/** The other value of every option, in the expert game without automas. */
const UNUSUAL: Options = { ...Object.fromEntries(Object.entries(OPTIONS).map(([option, values]) => [option, values[1] ?? ''])), automas: 'none' };

await spokenMatches({
  game: barrage,
  wording,
  settings: [
    { seats: 2, seed: 'two', options: {} },
    { seats: 4, seed: 'four', options: { game: 'expert' } },
    { seats: 3, seed: 'drei', options: UNUSUAL },
    { seats: 3, seed: 'automas', options: { automas: '2', automaLevel: 'overpowered' } },
  ],
  // The bank and doing without are chosen seldom, so that much is built and produced.
  policy: reluctant<BarrageMove>(['bank', 'pass', 'decline'], 5),
});
