import { plainExpertise } from '@madang/kernel/plain';
import { expertiseLaws } from '@madang/kernel/testing';
import { catalogueLaws, spokenMatches } from '@madang/text/testing';
import { nap, SUITS } from '../rules/index.ts';
import { wording } from '../text/index.ts';
import { LEDGER } from './ledger.ts';

const expertise = plainExpertise(nap);
const options = [{ deals: '1' }, { deals: '2' }];

await catalogueLaws({ game: nap, wording, ledger: LEDGER, marks: /Q-\d/, names: { suit: SUITS } });
await spokenMatches({
  game: nap,
  wording,
  settings: [2, 3, 4].map((seats) => ({ seats, seed: `said ${seats}`, options: { deals: '1' } })),
  policy: expertise.rollout,
});
expertiseLaws({ game: nap, expertise, seats: [2, 3, 4], options, strength: { wins: 0, options } });
