import type { Title } from '@madang/games';
import { ok, type Result } from '@madang/kernel';
import type { OwnProgress, Problem, Progress } from '@madang/wire';
import type { Insertable, Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { ProgressRow } from '../../storage/schema/results.ts';
import { asPerson } from '../../storage/transact.ts';
import { isGuest } from '../users/accounts.ts';

type Row = Omit<ProgressRow, 'person'>;

/** A person's progress by collection and item, with when the server heard of it. */
export const progressRows = (db: Kysely<Schema>, person: string): Promise<readonly Row[]> =>
  db
    .selectFrom('progress')
    .select(['collection', 'item', 'grade', 'at'])
    .where('person', '=', person)
    .orderBy('collection')
    .orderBy('item')
    .execute();

/** The progress of a person, for them alone. */
export async function progressOf(db: Kysely<Schema>, person: string): Promise<OwnProgress> {
  const collections = Map.groupBy(await progressRows(db, person), ({ collection }) => collection);
  const progress = [...collections].map(([name, rows]) => [name, Object.fromEntries(rows.map(({ item, grade }) => [item, grade]))] as const);
  return { person, guest: await isGuest(db, person), progress: Object.fromEntries(progress) };
}

/**
 * Keeps a person's grades where they are more than before, so order and repetition make no difference. Nothing proves them: challenges and puzzles are
 * played on devices. They are the person's own notes, which no other user sees; ratings of puzzles count them.
 */
export async function keepProgress(services: Services, person: string, told: Progress): Promise<Result<OwnProgress, Problem>> {
  const known = await published(services, told);
  const at = services.time.now();
  const rows: Insertable<ProgressRow>[] = known.map((one) => ({ ...one, person, at }));
  // A guest may go along with an account right after it, and would be shown nothing.
  return asPerson(services.storage.db, person, async (db) => {
    if (rows.length === 0) return ok(await progressOf(db, person));
    await db
      .insertInto('progress')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'collection', 'item'])
          .doUpdateSet((row) => ({ grade: row.ref('excluded.grade'), at: row.ref('excluded.at') }))
          .whereRef('progress.grade', '<', 'excluded.grade'),
      )
      .execute();
    return ok(await progressOf(db, person));
  });
}

/** A kind of collection: the items that a game publishes, and their highest grade. */
interface Kind {
  readonly name: string;
  readonly most: number;
  readonly itemsOf: (title: Title) => Promise<readonly { readonly id: string }[]>;
}

const KINDS: readonly Kind[] = [
  { name: 'campaigns', most: 3, itemsOf: async ({ campaign }) => (await campaign?.())?.challenges ?? [] },
  { name: 'puzzles', most: 2, itemsOf: async ({ puzzles }) => (await puzzles?.())?.puzzles ?? [] },
];

/** Grades of items that games on the shelf have. Others are left out: a page may be older or newer than its server. */
async function published({ shelf }: Services, told: Progress): Promise<readonly Pick<Row, 'collection' | 'item' | 'grade'>[]> {
  const all = shelf.flatMap((title) =>
    KINDS.map(async ({ name, most, itemsOf }) => {
      const collection = `${name}/${title.name}`;
      if (!Object.hasOwn(told, collection)) return [];
      const grades = new Map(Object.entries(told[collection] ?? {}));
      const items = await itemsOf(title);
      return items.map(({ id }) => ({ collection, item: id, grade: grades.get(id) ?? 0 })).filter(({ grade }) => grade > 0 && grade <= most);
    }),
  );
  return (await Promise.all(all)).flat();
}
