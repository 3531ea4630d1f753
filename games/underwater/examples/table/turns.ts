import type { PlayerSketch, Sketch } from '../position.ts';

const OTHERS: readonly PlayerSketch[] = [
  { metropolises: ['brown-2', 'blue-3', 'blue-4'], hand: [1, 5, 8], goods: { credits: 2, kelp: 3 }, points: 8 },
  { metropolises: ['brown-4', 'blue-10', 'blue-11'], hand: [26, 47, 50], goods: { credits: 2, kelp: 2 }, points: 7 },
];

/** Three players, a turn of seat 0. */
export const turn = (me: PlayerSketch, more: Sketch = {}): Sketch => ({
  round: 2,
  players: [{ metropolises: ['brown-1', 'blue-1', 'blue-2'], ...me }, ...OTHERS],
  ...more,
});

/** The last turn of an era for two, which is seat 0's: Production follows. */
export const lastTurn = (me: PlayerSketch, more: Sketch = {}): Sketch => ({
  seats: 2,
  round: 4,
  order: [1, 0],
  turns: 5,
  slots: { 'p12-g1': [1], 'p12-r1': [1], 'p12-y1': [1], 'p12-g3': [0], 'p12-r3': [0] },
  players: [{ metropolises: ['brown-1', 'blue-1', 'blue-2'], hand: [46], ...me }, ...OTHERS.slice(0, 1)],
  ...more,
});

/** Any turn ends the era; this one brings 2 credits besides. */
export const PASSING = [0, 'slot always', 'card 46 after'] as const;
