import { corpus } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import { KEPT } from './kept.ts';

corpus(barrage, KEPT, 1);
