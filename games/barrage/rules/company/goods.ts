import { playerOf, type Seat } from '@madang/kernel';
import { ENERGY_MAX } from '../../components/tracks.ts';
import type { EnergyReason } from '../events.ts';
import { type BarrageTell, isAutoma } from '../rule.ts';
import type { Barrage, Player } from '../state.ts';

/** Points gained or lost; with score.floorAtZero a loss stops at 0. Gives what it came to. */
export function gainVp(state: Barrage, seat: Seat, n: number, tell: BarrageTell): number {
  const me = playerOf(state, seat);
  const before = me.vp;
  me.vp += n;
  if (state.options['score.floorAtZero'] === 'true' && n < 0 && me.vp < 0) me.vp = Math.min(before, 0);
  if (me.vp !== before) tell?.({ event: 'gained', seat, good: 'vp', n: me.vp - before });
  return me.vp - before;
}

/** Credits gained; an automa gains points in their place (BAR-AUTOMA-11). */
export function gainCredits(state: Barrage, seat: Seat, n: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  if (isAutoma(me)) {
    gainVp(state, seat, n, tell);
    return;
  }
  me.credits += n;
  tell?.({ event: 'gained', seat, good: 'credits', n });
}

/** More than anything costs. */
const PLENTY = 99;

/** Credits that can be paid: an automa pays in points, which never run out (BAR-AUTOMA-11). */
export const purse = (me: Player): number => (isAutoma(me) ? PLENTY : me.credits);

/** Credits paid; an automa pays points in their place (BAR-AUTOMA-11). What is told says it was paid. */
export function payCredits(state: Barrage, seat: Seat, n: number): void {
  const me = playerOf(state, seat);
  if (isAutoma(me)) me.vp -= n;
  else me.credits -= n;
}

/** Machinery gained into the personal supply (BAR-INC-09). */
export function gainMachinery(state: Barrage, seat: Seat, excavators: number, mixers: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  me.excavators += excavators;
  me.mixers += mixers;
  if (!tell) return;
  if (excavators > 0) tell({ event: 'gained', seat, good: 'excavators', n: excavators });
  if (mixers > 0) tell({ event: 'gained', seat, good: 'mixers', n: mixers });
}

/** BAR-PROD-12, BAR-ENERGY-04: the energy marker advances; with energyTrack.over30: cap it stops at the end of the track (D-09). */
export function advanceEnergy(state: Barrage, seat: Seat, n: number, reason: EnergyReason, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const before = me.energy;
  me.energy += n;
  if (state.options['energyTrack.over30'] === 'cap' && me.energy > ENERGY_MAX) me.energy = ENERGY_MAX;
  tell?.({ event: 'energy', seat, n: me.energy - before, energy: me.energy, reason });
}
