import { goldenMatch } from '../testing/index.ts';
import { tiny } from './tiny.ts';

for (const seats of [2, 4]) goldenMatch(tiny, { seats, seed: `golden ${seats}`, folder: new URL('./golden/', import.meta.url) });
