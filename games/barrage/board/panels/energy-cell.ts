import { ENERGY_MAX } from '../../rules/index.ts';

/** Where a marker of that energy stands (BAR-ENERGY-02): past the track's end it counts on from 0, on its other side. */
export function energyCell(energy: number): { readonly cell: number; readonly beyond: number } {
  const laps = Math.max(0, Math.ceil(energy / ENERGY_MAX) - 1);
  return { cell: Math.max(0, energy - laps * ENERGY_MAX), beyond: laps * ENERGY_MAX };
}
