import { goldenMatch } from '@madang/kernel/testing';
import { underwater } from '../rules/index.ts';

for (const seats of [1, 2, 3, 4]) goldenMatch(underwater, { seats, seed: `golden ${seats}`, folder: new URL('./golden/', import.meta.url) });
