import { plainExpertise } from '@madang/kernel/plain';
import { expertiseLaws } from '@madang/kernel/testing';
import { catalogueLaws, spokenMatches } from '@madang/text/testing';
import { example } from '../rules/index.ts';
import { wording } from '../text/index.ts';
import { LEDGER } from './ledger.ts';

const expertise = plainExpertise(example);
const options = [{ goal: '50' }, { goal: '100' }];

await catalogueLaws({ game: example, wording, ledger: LEDGER, marks: /Q-\d/, names: {} });
await spokenMatches({
  game: example,
  wording,
  settings: options.map((chosen) => ({ seats: 3, seed: 'said', options: chosen })),
  policy: expertise.rollout,
});
expertiseLaws({ game: example, expertise, seats: [2, 3, 4], options, strength: { wins: 0, options } });
