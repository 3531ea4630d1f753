import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = { order: 100, people: { min: 2, max: 4 }, example: true };
