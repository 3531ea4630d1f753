import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = {
  order: 3,
  people: { min: 1, max: 4 },
  asks: { minutes: 90, weight: 3, lesson: 8 },
  daily: { against: [], options: {} },
};
