import { type Plants, plant } from './plant.ts';

/** Faults of feeds. */
export const FEEDING: Pick<Plants, 'madeUp'> = {
  madeUp: [
    plant(
      'a game that was hidden stays in the feed',
      'feeds',
      ['sqlite', 6],
      ['matches/model/lists.ts', "access = 'open' and tables.status = 'over'", "tables.status = 'over'"],
    ),
    plant(
      'a table that was hidden while it waits stays in the feed',
      'feeds',
      ['sqlite', 3],
      ['matches/model/lists.ts', "access = 'open' and (status = 'waiting' or", "(status = 'waiting' or"],
    ),
    plant(
      'a game is in the feed only once it is rated',
      'feeds',
      ['sqlite', 147],
      ['matches/model/lists.ts', "and tables.status = 'over' and watchers = 1", "and tables.status = 'over' and tables.counted = 1"],
    ),
    plant(
      'games that are over keep the name of whoever is gone',
      'feeds',
      ['sqlite', 2],
      [
        'features/users/forget-played.ts',
        '.set({ person: null, name: null, screen: 0, rest: null })',
        '.set({ person: null, screen: 0, rest: null })',
      ],
    ),
  ],
};
