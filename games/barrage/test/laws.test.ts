import { bitCount } from '@madang/kernel';
import { laws, packOf, playedWith } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import type { Barrage } from '../rules/state.ts';
import { accounts } from './accounts.ts';
import { BOX } from './box.ts';
import { pieces } from './position.ts';

/** Contracts before this one are national or starting ones. */
const FIRST_PRIVATE = 10;
/** What never changes: each seat's pieces, on the map or on its board; the private contracts of each colour. */
function conserve(state: Barrage): Record<string, number> {
  const contracts = [...state.market, ...state.players.flatMap((me) => [...me.held, ...me.fulfilled])].filter(
    (contract) => contract >= FIRST_PRIVATE,
  );
  const put = [...state.piles, ...state.discards].reduce((sum, set) => sum + bitCount(set), 0);
  const amounts: Record<string, number> = { contracts: contracts.length + put };
  for (const [seat] of state.players.entries()) amounts[`pieces of ${seat}`] = pieces(state, seat);
  return amounts;
}

/** Everybody knows all but chance to come: what lies in piles and decks is known, its order is drawn when it is needed. */
const knows = ({ random: _, ...open }: Barrage): unknown => open;

const plan = { seats: [2, 3, 4], matches: 40, conserve, accounts, knows, positions: 60 };
laws(barrage, plan);
laws({ ...playedWith(barrage, packOf(barrage, BOX)), name: 'barrage with a pack' }, { ...plan, matches: 12, positions: 20 });
