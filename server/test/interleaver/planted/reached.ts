import { type Plants, plant } from './plant.ts';

/** Faults of what people reach: achievements, stars and puzzles. */
export const REACHED: Plants = {
  mended: [
    plant(
      'what a guest reached is lost where they go along while their match is counted',
      'achievements',
      ['sqlite', 21],
      ['features/ratings/count.ts', '(await isAnothers(db, outcome.record))', '!isAnothers'],
    ),
    plant(
      'the match that is counted first is the one in which something was reached first',
      'achievements',
      ['sqlite', 163],
      ['features/ratings/achievements.ts', "whereRef('achievements.at', '>', 'excluded.at')", "where('achievements.at', '<', 0)"],
    ),
    plant(
      'what a guest reached earlier is forgotten',
      'achievements',
      ['sqlite', 14],
      ['features/users/merge-guest.ts', 'where achievements.at > excluded.at', 'where achievements.at < 0'],
    ),
    plant(
      'a guest who goes along is told that nothing is kept',
      'progress',
      ['sqlite', 14],
      [
        'features/profiles/progress.ts',
        '      .execute();\n    return ok(await progressOf(db, person));\n  });',
        '      .execute();\n    return ok(person);\n  }).then(async (kept) => (kept.ok ? ok(await progressOf(services.storage.db, person)) : kept));',
      ],
    ),
  ],
  madeUp: [
    plant(
      'what a bot reached for a while is its person’s',
      'achievements',
      ['sqlite', 5],
      ['features/ratings/achievements.ts', "['sit-in', 'resign', 'take-over']", "['resign', 'take-over']"],
    ),
    plant(
      'whoever is gone reaches something',
      'achievements',
      ['sqlite', 321],
      ['features/ratings/count.ts', 'outcome.reached.filter(({ person }) => here.has(person))', 'outcome.reached'],
    ),
    plant(
      'what a guest reached stays behind',
      'achievements',
      ['sqlite', 4],
      ['features/users/merge-guest.ts', '  await bringAchievements(db, guest, person.id);\n', '  void bringAchievements;\n'],
    ),
    plant(
      'the device that comes last is right',
      'progress',
      ['sqlite', 1],
      ['features/profiles/progress.ts', "whereRef('progress.grade', '<', 'excluded.grade')", "whereRef('progress.grade', '<>', 'excluded.grade')"],
    ),
    plant(
      'a guest’s stars take the place of more',
      'progress',
      ['sqlite', 16],
      ['features/users/merge-guest.ts', 'where progress.grade < excluded.grade', 'where progress.grade <> excluded.grade'],
    ),
    plant(
      'a device that is late writes stars of whoever is gone',
      'progress',
      ['sqlite', 5],
      ['features/profiles/progress.ts', 'return asPerson(services.storage.db, person, async (db)', 'return transact(services.storage.db, async (db)'],
      ['features/profiles/progress.ts', 'import { asPerson }', 'import { transact }'],
    ),
  ],
};
