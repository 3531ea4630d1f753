import { actingOfficer, JILL } from '../../company/officers.ts';
import type { Player } from '../../state.ts';

/**
 * BAR-AUTOMA-12: machinery of choice, one by one the kind of which there is less in supply, on a tie an excavator; overpowered
 * Jill McDowell takes mixers (notes of BAR-AUTOMA-30).
 */
export function machinesOfChoice(me: Player, n: number): { readonly excavators: number; readonly mixers: number } {
  if (actingOfficer(me) === JILL) return { excavators: 0, mixers: n };
  let excavators = 0;
  let mixers = 0;
  while (excavators + mixers < n) {
    if (me.excavators + excavators <= me.mixers + mixers) excavators += 1;
    else mixers += 1;
  }
  return { excavators, mixers };
}
