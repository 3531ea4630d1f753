import { laws } from '../testing/index.ts';
import { accounts, conserve, derived, knows, secrets } from './secrets.ts';
import { tiny } from './tiny.ts';

laws(tiny, { seats: [2, 3, 4], matches: 200, maxDecisions: 200, secrets, knows, conserve, accounts, derived });
