import type { PlayerSketch } from '../position.ts';

const DONE: PlayerSketch = { engineers: 0, passed: true };

/** Seat 0 has one engineer left, the others have passed: the next turn ends the round. */
export const lastOf = (me: PlayerSketch, ...others: readonly PlayerSketch[]): readonly PlayerSketch[] => [
  { engineers: 1, ...me },
  ...[0, 1, 2].map((i) => ({ ...DONE, ...others[i] })),
];

/** The last engineer goes to the bank: a credit, and the round ends. */
export const LAST_TURN = [0, 'bank 1'] as const;
