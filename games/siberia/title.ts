import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = {
  order: 1,
  people: { min: 2, max: 4 },
  asks: { minutes: 90, weight: 3, lesson: 8 },
  usual: {
    easy: { 3: 50_200, 4: 37_500 },
    greedy: { 3: 61_700, 4: 43_000 },
    normal: { 3: 72_000, 4: 51_700 },
    hard: { 3: 74_200, 4: 54_500 },
  },
  daily: { against: ['greedy'], options: { exchangeSides: 'random' } },
};
