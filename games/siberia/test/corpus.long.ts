import { corpus } from '@madang/kernel/testing';
import { siberia } from '../rules/index.ts';
import { KEPT } from './kept.ts';

corpus(siberia, KEPT, 1);
