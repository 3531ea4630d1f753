import { corpus, corpusAlike } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import { ALIKE, KEPT } from './kept.ts';

corpus(barrage, KEPT, 1);
for (const plan of ALIKE) corpusAlike(barrage, plan, 1);
