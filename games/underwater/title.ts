import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = {
  order: 4,
  people: { min: 1, max: 4 },
  asks: { minutes: 120, weight: 4, lesson: 10 },
  usual: {
    easy: { 2: 70, 3: 73, 4: 69 },
    greedy: { 2: 84, 3: 87, 4: 83 },
    normal: { 2: 99, 3: 101, 4: 100 },
    hard: { 2: 110, 3: 114, 4: 110 },
  },
  daily: { against: [], options: {} },
};
