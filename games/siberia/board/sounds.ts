import type { Sound } from '@madang/board-kit';
import type { SiberiaEvent } from '../rules/index.ts';

/** How events sound; the others are silent. */
export const SOUNDS: Readonly<Partial<Record<SiberiaEvent['event'], Sound>>> = {
  drew: 'card',
  drawn: 'card',
  placed: 'wood',
  performed: 'stamp',
  deposited: 'stone',
  stepped: 'wood',
  'seller-placed': 'wood',
  'worker-placed': 'wood',
  'tile-taken': 'card',
  sold: 'coin',
  'joker-laid': 'card',
};
