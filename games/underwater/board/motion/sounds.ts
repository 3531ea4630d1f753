import type { Sound } from '@madang/board-kit';
import type { UnderwaterEvent } from '../../rules/index.ts';

/** How events sound; the others are silent. */
export const SOUNDS: Readonly<Partial<Record<UnderwaterEvent['event'], Sound>>> = {
  'slot-chosen': 'wood',
  'card-played': 'card',
  drew: 'card',
  'drew-unseen': 'card',
  built: 'stone',
  upgraded: 'stone',
  converted: 'stone',
  stepped: 'wood',
  gained: 'coin',
  produced: 'water',
  claimed: 'card',
  'contract-taken': 'card',
  'metropolis-connected': 'stamp',
};
