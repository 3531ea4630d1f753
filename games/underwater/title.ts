import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = { order: 4, asks: { minutes: 120, weight: 4, lesson: 10 }, daily: { against: [], options: {} } };
