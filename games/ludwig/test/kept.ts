import { anyOptions } from '@madang/kernel/testing';
import { expertise } from '../bot/index.ts';
import { OPTIONS } from '../rules/options.ts';

/** The finished matches that are kept of each version of the rules. */
export const KEPT = {
  seats: [1, 2, 3, 4],
  policy: expertise.rollout,
  options: anyOptions(OPTIONS, { idleEnd: 'on' }),
  folder: new URL('./corpus/', import.meta.url),
};
