import type { Title } from '@madang/games';
import { ok } from '@madang/kernel';
import type { PuzzleRatings } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import type { PuzzleRatingRow } from '../../storage/schema/results.ts';
import { transact } from '../../storage/transact.ts';
import { estimateRatings, type Tries } from './estimate.ts';
import { isTried, readTries } from './tries.ts';

/**
 * People by whom a puzzle's figures differ from the former ones at least, and of whom there are so many at first. With fewer, a reader who knows
 * when a person tried a puzzle could tell how it went.
 */
const FEWEST_TRIES = 5;

/** What people's first tries say of a game's puzzles. A puzzle that few have tried is left out: its built-in rating holds. */
export async function puzzleRatings({ storage }: Services, game: string): Promise<PuzzleRatings> {
  const rows = await storage.db
    .selectFrom('puzzle_ratings')
    .select(['puzzle', 'rating', 'tries'])
    .where('game', '=', game)
    .orderBy('puzzle')
    .execute();
  return { puzzles: Object.fromEntries(rows.map(({ puzzle, rating, tries }) => [puzzle, { rating, tries }])) };
}

/** Rates a game's puzzles by all first tries that the server knows of, guests' too. Does so in steps: `breathe` lets others have their turn. */
export async function ratePuzzles(services: Services, title: Title, breathe: () => Promise<void>): Promise<void> {
  // The puzzles of a game take megabytes of memory.
  if (!(await isRated(services, title.name)) && !(await isTried(services, title.name))) return;
  const puzzles = ((await title.puzzles?.())?.puzzles ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (puzzles.length === 0) return;
  const ids = puzzles.map(({ id }) => id);
  const tries = await readTries(services, title.name, ids, breathe);
  const builtIn = puzzles.map(({ rating }) => rating);
  const ratings = await estimateRatings(tries, builtIn, breathe);
  const counts = countsOf(tries, ids.length);
  const rows = ids.map((puzzle, i) => ({ game: title.name, puzzle, rating: Math.round(ratings[i] ?? 0), tries: counts[i] ?? 0 }));
  await keep(services, title.name, rows);
}

/** Whether figures of an earlier time are kept. */
const isRated = async ({ storage }: Services, game: string): Promise<boolean> =>
  (await storage.db.selectFrom('puzzle_ratings').select('game').where('game', '=', game).limit(1).executeTakeFirst()) !== undefined;

function countsOf({ packed }: Tries, puzzles: number): readonly number[] {
  const counts = new Array<number>(puzzles).fill(0);
  for (const one of packed) counts[one >> 1] = (counts[one >> 1] ?? 0) + 1;
  return counts;
}

/** Keeps the figures of puzzles that enough people tried since the former ones, and drops those that too few have tried. */
async function keep({ storage }: Services, game: string, rows: readonly PuzzleRatingRow[]): Promise<void> {
  await transact(storage.db, async (db) => {
    const before = await db.selectFrom('puzzle_ratings').select(['puzzle', 'tries']).where('game', '=', game).execute();
    const former = new Map(before.map(({ puzzle, tries }) => [puzzle, tries]));
    const known = rows.filter(({ tries }) => tries >= FEWEST_TRIES);
    const stays = new Set(known.map(({ puzzle }) => puzzle));
    const gone = before.map(({ puzzle }) => puzzle).filter((puzzle) => !stays.has(puzzle));
    if (gone.length > 0) await db.deleteFrom('puzzle_ratings').where('game', '=', game).where('puzzle', 'in', gone).execute();
    const changed = known.filter(({ puzzle, tries }) => Math.abs(tries - (former.get(puzzle) ?? 0)) >= FEWEST_TRIES);
    if (changed.length === 0) return ok(undefined);
    const columns = ['game', 'puzzle'] as const;
    await db
      .insertInto('puzzle_ratings')
      .values(changed)
      .onConflict((conflict) =>
        conflict.columns(columns).doUpdateSet((row) => ({ rating: row.ref('excluded.rating'), tries: row.ref('excluded.tries') })),
      )
      .execute();
    return ok(undefined);
  });
}
