import type { Title } from '@madang/games';
import type { Achievements, Campaign, Puzzle } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';

/** The one game that is played, with nothing beside its rules. */
export const TINY: Title = {
  name: tiny.name,
  rules: async () => tiny,
  daily: { against: ['greedy'], options: {} },
  expertise: () => Promise.reject(new Error('tiny has no expertise')),
  wording: () => Promise.reject(new Error('tiny has no texts')),
};

/** Everybody reaches `there`; the best `best`; whoever laid a stone `stone`. */
const achievements: Achievements = {
  catalogues: async () => ({}),
  all: [
    { id: 'there', rarity: 'common', reached: () => true },
    { id: 'best', rarity: 'common', reached: ({ scores }, seat) => scores.some((one) => one.seat === seat && one.rank === 1) },
    { id: 'stone', rarity: 'common', reached: ({ told }, seat) => told.some((one) => one.event === 'laid' && Reflect.get(one, 'seat') === seat) },
  ],
};

const challenge = {
  ...{ signs: [], options: {}, seed: '', seat: 0, against: [], from: 0, hints: 0 },
  ...{ lasts: { span: 'match', count: 1 } as const, measure: () => 0, stars: [1, 2, 3] as const },
};
const campaign: Campaign = {
  ...{ catalogues: async () => ({}), version: '1', starts: {}, rounds: 'round' },
  challenges: ['c1', 'c2', 'c3'].map((id) => ({ ...challenge, id })),
};
const puzzle = (id: string): Puzzle => ({ id, options: {}, seats: 2, seed: '', played: [], seat: 0, lines: [], rest: [], rating: 1200 });

/** The same with deeds to reach, challenges and puzzles. */
export const RICH: Title = {
  ...TINY,
  achievements: async () => achievements,
  campaign: async () => campaign,
  puzzles: async () => ({ version: '1', puzzles: ['p1', 'p2', 'p3'].map(puzzle) }),
};
