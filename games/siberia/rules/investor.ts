import type { Tell } from '@madang/kernel';
import { add, drawIndex, has, removeOne, total } from '@madang/kernel';
import { ROWS } from '../components/words.ts';
import { FORGO, INVEST, names, offer } from './answers.ts';
import type { SiberiaEvent } from './events.ts';
import type { SiberiaMove } from './moves.ts';
import { freeRows, layInRow, tileRows } from './personal-board.ts';
import { areaName, refusal } from './refusals.ts';
import { answered, ask, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { rowWord } from './spelling.ts';
import { type Siberia, TILE } from './state.ts';

const INVESTOR = ROWS.indexOf('investor');

/** Turns up a tile of the pile, if one is left (SIB-INV-04). */
export function turnUpTile(state: Siberia, tell: Tell<SiberiaEvent>): void {
  const left = total(state.pile);
  if (left === 0) return;
  const row = drawIndex(state.random, state.pile, left);
  add(state.pile, row, -1);
  state.display.push(row);
  tell?.({ event: 'tile-turned-up', row: rowWord(row) });
}

/**
 * SIB-INV-02, -03: rows named by a face-up tile that have room for it and no tile yet. The investor row counts as it
 * is after the action's counters have left it (SIB-INV-07).
 */
export function fittingRows(state: Siberia, seat: number): number {
  const me = player(state, seat);
  let faceUp = 0;
  for (let i = 0; i < state.display.length; i++) faceUp |= 1 << (state.display[i] ?? 0);
  return faceUp & (freeRows(me) | (1 << INVESTOR)) & ~tileRows(me);
}

function choices(state: Siberia, { seat }: TaskOf<'invest'>): readonly SiberiaMove[] {
  const list = state.options.emptyActions === 'forbidden' ? [] : [FORGO];
  offer(list, INVEST, fittingRows(state, seat));
  return list;
}

/** SIB-INV-01: a face-up tile goes at once on the row that it names. */
export const invest: SiberiaRule<'invest'> = {
  moves: (state, task) => ask(choices(state, task)),
  resolve(state, task, move, tell) {
    const { seat } = task;
    const chosen = answered(move, () => choices(state, task));
    if (chosen === undefined || chosen === FORGO) {
      tell?.({ event: 'forwent', seat, effect: 'invest' }); // SIB-INV-09, SIB-INV-10
      return;
    }
    const row = names(chosen).area;
    removeOne(state.display, row);
    layInRow(player(state, seat), row, TILE);
    tell?.({ event: 'tile-taken', seat, row: rowWord(row) });
    turnUpTile(state, tell);
  },
  refuse(state, { seat }, move) {
    if (move === FORGO) return refusal('SIB-ACT-12', 'effect-not-forgone', {});
    if (move.kind !== 'invest') return undefined;
    const { area } = names(move);
    const row = areaName(area);
    if (!state.display.includes(area)) return refusal('SIB-INV-01', 'tile-not-face-up', { row });
    if (has(tileRows(player(state, seat)), area)) return refusal('SIB-INV-03', 'row-has-tile', { row });
    return refusal('SIB-INV-02', 'row-full', { row });
  },
};
