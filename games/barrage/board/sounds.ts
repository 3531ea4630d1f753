import type { Sound } from '@madang/board-kit';
import type { BarrageEvent } from '../rules/index.ts';

/** How events sound; the others are silent. */
export const SOUNDS: Readonly<Partial<Record<BarrageEvent['event'], Sound>>> = {
  'space-used': 'wood',
  'construction-begun': 'wood',
  banked: 'coin',
  built: 'stone',
  inserted: 'card',
  'wheel-turned': 'wheel',
  produced: 'water',
  flowed: 'water',
  'drop-placed': 'water',
  'dam-filled': 'water',
  'conduit-fee': 'coin',
  gained: 'coin',
  'contract-taken': 'card',
  'contract-fulfilled': 'stamp',
  'patent-taken': 'card',
};
