import type { TitleFacts } from '../title.ts';

export const title: TitleFacts = { order: 101, example: true };
