import { laws } from '../testing/index.ts';
import { conserve, secrets } from './secrets.ts';
import { tiny } from './tiny.ts';

laws(tiny, { seats: [2, 3, 4], matches: 200, maxDecisions: 200, secrets, conserve });
