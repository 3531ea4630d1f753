import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = { order: 2, asks: { minutes: 150, weight: 5, lesson: 10 }, daily: { against: ['automa'], options: {} } };
