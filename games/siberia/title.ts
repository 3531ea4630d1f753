import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = {
  order: 1,
  asks: { minutes: 90, weight: 3, lesson: 8 },
  daily: { against: ['greedy'], options: { exchangeSides: 'random' } },
};
