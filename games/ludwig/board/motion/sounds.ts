import type { Sound } from '@madang/board-kit';
import type { LudwigEvent } from '../../rules/index.ts';

/** How events sound; the others are silent. */
export const SOUNDS: Readonly<Partial<Record<LudwigEvent['event'], Sound>>> = {
  priced: 'wood',
  'prices-set': 'stamp',
  bought: 'coin',
  passed: 'coin',
  placed: 'stone',
  completed: 'stamp',
  'bonus-cards-taken': 'card',
  'bonus-cards-drawn': 'card',
  'tile-revealed': 'card',
  'reward-money': 'coin',
  'free-tile': 'card',
};
