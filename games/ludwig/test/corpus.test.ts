import { corpus } from '@madang/kernel/testing';
import { ludwig } from '../rules/index.ts';
import { KEPT } from './kept.ts';

corpus(ludwig, KEPT, 10);
