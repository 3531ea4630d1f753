import { giftAmong, type Possessions, playerOf, type Seat } from '@madang/kernel';
import { barrage } from '../index.ts';
import type { BarrageMove } from '../moves.ts';
import type { Barrage } from '../state.ts';

/** Stocks, points, energy, tiles and fulfilled contracts. */
const has: Possessions<Barrage> = (view, seat) => {
  const { credits, excavators, mixers, engineers, vp, energy, fulfilled, held } = playerOf(view, seat);
  return [credits, excavators, mixers, engineers, vp, energy, fulfilled.length, fulfilled.length + held.length];
};

/** BAR-CON-02: a contract that the energy fulfils is left open. */
export function gift(view: Barrage, seat: Seat, declining: BarrageMove, offered: readonly BarrageMove[]): BarrageMove | undefined {
  if (declining.kind !== 'decline') return undefined;
  const contracts = offered.filter(({ kind }) => kind === 'fulfil');
  return contracts.length === 0 ? undefined : giftAmong(barrage, has, view, { seat, seats: view.players.length, declining, offered: contracts });
}
