import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { MOST_TRIES, type Tries } from './estimate.ts';

/** Rows that are read at a time. */
const PAGE = 500;
/** The grade of a puzzle that was solved at the first try; 1 is one that was missed (features/profiles/progress.ts). */
const SOLVED = 2;

/** Where the next page begins. */
interface Place {
  readonly person: string;
  readonly item: string;
}

const pageAfter = ({ storage }: Services, game: string, { person, item }: Place) =>
  storage.db
    .selectFrom('progress')
    .select(['person', 'item', 'grade'])
    .where('collection', '=', `puzzles/${game}`)
    .where(sql<boolean>`(person, item) > (${person}, ${item})`)
    .orderBy('person')
    .orderBy('item')
    .limit(PAGE);

/** Whether anybody has tried a puzzle of the game. */
export const isTried = async (services: Services, game: string): Promise<boolean> =>
  (await pageAfter(services, game, { person: '', item: '' }).limit(1).executeTakeFirst()) !== undefined;

/** The first tries of these puzzles, in the order of people's ids, so that the same rows give the same figures. Reads MOST_TRIES rows at most. */
export async function readTries(services: Services, game: string, puzzles: readonly string[], breathe: () => Promise<void>): Promise<Tries> {
  const places = new Map(puzzles.map((id, i) => [id, i]));
  const packed = new Uint16Array(MOST_TRIES);
  const starts: number[] = [];
  let [count, read] = [0, 0];
  let last: Place = { person: '', item: '' };
  for (let isMore = true; isMore && read < MOST_TRIES; await breathe()) {
    const rows = await pageAfter(services, game, last).execute();
    for (const { person, item, grade } of rows) {
      const place = places.get(item);
      if (person !== last.person) starts.push(count);
      last = { person, item };
      if (place !== undefined) packed[count++] = 2 * place + (grade === SOLVED ? 1 : 0);
    }
    read += rows.length;
    isMore = rows.length === PAGE;
  }
  return { packed: packed.subarray(0, count), starts: [...starts, count] };
}
