import { wholes } from '@madang/kernel';
import type { Goods } from './effects.ts';

/** UWC-FED-01, -03: what a space of the Federation track gives, by its number; 0 is below the track. */
export const FEDERATION_BONUS: readonly Goods[] = Object.freeze([{}, { points: 1 }, { steelplast: 1 }, { credits: 1 }, {}]);

/** UWC-FED-05: what a step beyond space 1 gives. */
export const BEYOND_TOP: Goods = Object.freeze({ points: 1 });

/** OQ-43: the space of the first step from below, and the top one. */
export const FEDERATION_FIRST = 4;
export const FEDERATION_TOP = 1;

/** UWC-ERA-02, -03: rounds of each era; a Production phase follows the last of each. */
export const ERA_ROUNDS: readonly number[] = wholes([4, 3, 3]);
