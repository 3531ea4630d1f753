import { FACES } from '../components/faces.ts';
import { type Castle, faceAt } from '../rules/castle/index.ts';
import { CASTLE_SYMBOL, COMPLETION, DOORS, DOORS_BY_PHASE, DOWNSTAIRS_REWARD, OPEN_SYMBOL, type Phase, REWARD } from './weights.ts';

/** What the reward of a completed face is worth, in points; a living room scores its own points again, and about one match of its symbol. */
export const rewardWorth = (face: number, phase: Phase): number => REWARDS_WORTH[phase]?.[face] ?? 0;

const PHASES: readonly Phase[] = [0, 1, 2];

const REWARDS_WORTH: readonly (readonly number[])[] = PHASES.map((phase) =>
  FACES.map(({ type, points, symbol }) => {
    if (type === 'living') return points + 1.5 * (symbol?.points ?? 0);
    return type === 'downstairs' ? DOWNSTAIRS_REWARD[phase] : REWARD[type][phase];
  }),
);

/** What the symbol of a face may yet bring for each open entrance of the room. */
const PER_OPEN_DOOR: readonly (readonly number[])[] = PHASES.map((phase) =>
  FACES.map(({ symbol }) => (symbol?.mode === 'connected' ? OPEN_SYMBOL[phase] * symbol.points * symbol.types.length : 0)),
);

/** What the symbol of a face may yet bring wherever rooms are laid. */
const ANYWHERE: readonly (readonly number[])[] = PHASES.map((phase) =>
  FACES.map(({ symbol }) => (symbol?.mode === 'castle' ? CASTLE_SYMBOL[phase] * symbol.points : 0)),
);

/** Open entrances of a room beyond which no more symbols are expected to be matched. */
export const MOST_MATCHED = 3;

/** What a room promises of which so many entrances are not connected and so many open: its reward, and its symbol. */
export function roomPromise(face: number, missing: number, open: number, phase: Phase): number {
  const chance = missing > 0 && open >= missing ? (COMPLETION[phase]?.[missing - 1] ?? 0) : 0;
  const symbol = (PER_OPEN_DOOR[phase]?.[face] ?? 0) * Math.min(open, MOST_MATCHED) + (ANYWHERE[phase]?.[face] ?? 0);
  return chance * rewardWorth(face, phase) + symbol;
}

/** What so many ways on are worth. */
export const doorsWorth = (doors: number, phase: Phase): number => (DOORS[Math.min(doors, DOORS.length - 1)] ?? 0) * DOORS_BY_PHASE[phase];

/**
 * What a castle promises beyond its points: rooms that may yet be completed, ways on, symbols that may yet score. In points. `open`: how
 * many open entrances each tile has.
 */
export function promiseOf(castle: Castle, open: readonly number[], phase: Phase): number {
  let sum = doorsWorth(castle.doors.length, phase);
  for (let room = 0; room < castle.tiles.length; room++) {
    sum += roomPromise(faceAt(castle, room), castle.unconnected[room] ?? 0, open[room] ?? 0, phase);
  }
  return sum;
}
