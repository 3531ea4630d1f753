import type { Options } from '@madang/kernel';
import { reluctant } from '@madang/kernel/testing';
import { spokenMatches } from '@madang/text/testing';
import { type SiberiaMove, siberia } from '../../rules/index.ts';
import { OPTIONS } from '../../rules/options.ts';
import { wording } from '../index.ts';

/** The other value of every option; `idleEnd` stays on, so that random matches end. */
const UNUSUAL: Options = Object.fromEntries(
  Object.entries(OPTIONS).map(([option, values]) => [option, (option === 'idleEnd' ? values[0] : values[1]) ?? values[0] ?? '']),
);

await spokenMatches({
  game: siberia,
  wording,
  settings: [
    { seats: 2, seed: 'two', options: {} },
    { seats: 4, seed: 'four', options: { exchangeSides: 'random', placementVisibility: 'open' } },
    { seats: 3, seed: 'drei', options: UNUSUAL },
  ],
  // Passing is chosen seldom, so that rows are performed and cubes are sold.
  policy: reluctant<SiberiaMove>(['pass'], 2),
});
