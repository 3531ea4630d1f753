import { corpus, corpusAlike } from '@madang/kernel/testing';
import { siberia } from '../rules/index.ts';
import { ALIKE, KEPT } from './kept.ts';

corpus(siberia, KEPT, 5);
for (const plan of ALIKE) corpusAlike(siberia, plan, 5);
