import { add, drawIndex, type Tell, total } from '@madang/kernel';
import type { SiberiaEvent } from '../events.ts';
import { rowWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';

/** Turns up a tile of the pile, if one is left (SIB-INV-04). */
export function turnUpTile(state: Siberia, tell: Tell<SiberiaEvent>): void {
  const left = total(state.pile);
  if (left === 0) return;
  const row = drawIndex(state.random, state.pile, left);
  add(state.pile, row, -1);
  state.display.push(row);
  tell?.({ event: 'tile-turned-up', row: rowWord(row) });
}
