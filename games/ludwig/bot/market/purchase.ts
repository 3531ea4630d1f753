import { playerOf, type Seat } from '@madang/kernel';
import { PASS_INCOME } from '../../components/setup.ts';
import { offerOf } from '../../rules/market/buying.ts';
import type { Ludwig } from '../../rules/state.ts';
import { bestMerit } from '../places.ts';
import { GLANCE, type Phase } from '../weights.ts';
import { extraWorth, moneyWorth } from '../worth.ts';

/** What having a tile is worth to a seat, wherever it lies best, in points; undefined where it does not fit. */
export function tileWorth(state: Ludwig, seat: Seat, tile: number, phase: Phase): number | undefined {
  const merit = bestMerit(playerOf(state, seat).castle, tile, state.options, phase);
  return merit === undefined ? undefined : merit + extraWorth(state, seat, tile, phase);
}

/** What buying a tile is worth, its price taken off. */
export function purchaseWorth(state: Ludwig, seat: Seat, tile: number, phase: Phase): number {
  const offer = offerOf(state, tile);
  if (!offer) return 0;
  const { money } = playerOf(state, seat);
  const paid = moneyWorth(money, phase) - moneyWorth(money + offer.coins - offer.price, phase);
  const rival = seat === state.builder ? 0 : (GLANCE.rival * offer.price) / 1000;
  return (tileWorth(state, seat, tile, phase) ?? 0) - paid - rival;
}

/** What passing is worth. */
export function passWorth(state: Ludwig, seat: Seat, phase: Phase): number {
  const { money } = playerOf(state, seat);
  return moneyWorth(money + PASS_INCOME, phase) - moneyWorth(money, phase);
}
