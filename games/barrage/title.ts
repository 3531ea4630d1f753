import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = {
  order: 2,
  people: { min: 1, max: 4 },
  asks: { minutes: 150, weight: 5, lesson: 10 },
  usual: {
    easy: { 2: 93, 3: 80, 4: 69 },
    greedy: { 2: 97, 3: 80, 4: 73 },
    normal: { 2: 112, 3: 94, 4: 89 },
    hard: { 2: 117, 3: 100, 4: 97 },
  },
  daily: { against: ['automa'], options: {} },
};
