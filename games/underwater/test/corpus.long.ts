import { corpus } from '@madang/kernel/testing';
import { underwater } from '../rules/index.ts';
import { KEPT } from './kept.ts';

corpus(underwater, KEPT, 1);
