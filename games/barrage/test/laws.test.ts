import { laws } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import type { Barrage } from '../rules/state.ts';
import { pieces } from './position.ts';

/** What never changes: each seat's pieces, on the map or on its board. */
function conserve(state: Barrage): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const [seat] of state.players.entries()) amounts[`pieces of ${seat}`] = pieces(state, seat);
  return amounts;
}

laws(barrage, { seats: [2, 3, 4], matches: 40, conserve, positions: 60 });
