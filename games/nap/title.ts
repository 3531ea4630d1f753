import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = { order: 101, people: { min: 2, max: 4 }, example: true };
