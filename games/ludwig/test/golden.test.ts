import { goldenMatch } from '@madang/kernel/testing';
import { ludwig } from '../rules/index.ts';

for (const seats of [1, 2, 3, 4]) goldenMatch(ludwig, { seats, seed: `golden ${seats}`, folder: new URL('./golden/', import.meta.url) });
