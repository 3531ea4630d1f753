import { goldenMatch } from '@madang/kernel/testing';
import { siberia } from '../rules/index.ts';

for (const seats of [2, 3, 4]) goldenMatch(siberia, { seats, seed: `golden ${seats}`, folder: new URL('./golden/', import.meta.url) });
