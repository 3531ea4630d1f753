import { fail, ok, type Result } from '@madang/kernel';
import type { Note, Problem, Relation } from '@madang/wire';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { NoteRow } from '../../storage/schema/marks.ts';
import { asPerson, holdTable } from '../../storage/transact.ts';

/** Friends and blocked people that one person may have. */
const MOST_RELATIONS = 200;

/** The friends and blocked people of a person, by name. */
export async function relationsOf({ storage }: Services, person: string): Promise<Relation[]> {
  const own = sql<Relation>`select people.id, people.name, relations.kind from relations join people on people.id = relations.other
    where relations.person = ${person} order by people.name, people.id`;
  return (await own.execute(storage.db)).rows.map(({ id, name, kind }) => ({ id, name, kind }));
}

/** Makes somebody a friend of a person, or blocks them. They are not told. */
export async function relate(services: Services, person: string, other: string, kind: Relation['kind']): Promise<Result<void, Problem>> {
  const { storage, time, bus } = services;
  const done = await asPerson(storage.db, person, async (db): Promise<Result<void, Problem>> => {
    const there = await db.selectFrom('people').select('id').where('id', '=', other).executeTakeFirst();
    if (!there || other === person) return fail({ code: 'not-found' });
    const own = db.selectFrom('relations').where('person', '=', person);
    const known = await own.select('other').where('other', '=', other).executeTakeFirst();
    const count = await own.select((select) => select.fn.countAll<number | string>().as('all')).executeTakeFirst();
    if (!known && Number(count?.all ?? 0) >= MOST_RELATIONS) return fail({ code: 'too-many', details: { of: 'relations', most: MOST_RELATIONS } });
    const at = time.now();
    await db
      .insertInto('relations')
      .values({ person, other, kind, at })
      .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind, at }))
      .execute();
    return ok(undefined);
  });
  if (done.ok) bus.publish({ kind: 'lists', people: [person, other] });
  return done;
}

/** Makes somebody neither friend nor blocked. */
export async function unrelate({ storage, bus }: Services, person: string, other: string): Promise<Result<void, Problem>> {
  await storage.db.deleteFrom('relations').where('person', '=', person).where('other', '=', other).execute();
  bus.publish({ kind: 'lists', people: [person, other] });
  return ok(undefined);
}

/** Tables on which one person may keep a note. */
const MOST_NOTES = 500;
/** Letters of a note that lists show. */
const SHOWN = 80;

/** What a person noted of a table. */
export async function noteOn({ storage }: Services, person: string, table: string): Promise<Note> {
  const own = storage.db.selectFrom('notes').select('text').where('person', '=', person).where('table_id', '=', table);
  return { text: (await own.executeTakeFirst())?.text ?? '' };
}

/** Keeps a person's note on a table, which nobody else sees; an empty one is deleted. */
export async function keepNote(services: Services, person: string, table: string, { text }: Note): Promise<Result<void, Problem>> {
  const { storage, time, bus } = services;
  const kept = await asPerson(storage.db, person, async (db): Promise<Result<void, Problem>> => {
    if (text.trim() === '') {
      await db.deleteFrom('notes').where('person', '=', person).where('table_id', '=', table).execute();
      return ok(undefined);
    }
    const own = db.selectFrom('notes').where('person', '=', person);
    const known = await own.select('text').where('table_id', '=', table).executeTakeFirst();
    const count = await own.select((select) => select.fn.countAll<number | string>().as('all')).executeTakeFirst();
    if (!known && Number(count?.all ?? 0) >= MOST_NOTES) return fail({ code: 'too-many', details: { of: 'notes', most: MOST_NOTES } });
    const held = await holdTable(db, table);
    if (!held.ok) return held;
    const at = time.now();
    await db
      .insertInto('notes')
      .values({ person, table_id: table, text, at })
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ text, at }))
      .execute();
    return ok(undefined);
  });
  if (kept.ok) bus.publish({ kind: 'marked', table });
  return kept;
}

/** The first lines of the notes of these people on these tables, by table and person. */
export async function notesAt(
  db: Kysely<Schema>,
  records: readonly TableRecord[],
  people: readonly string[],
): Promise<(table: string, person: string) => string | null> {
  if (records.length === 0 || people.length === 0) return () => null;
  const ids = sql.join(records.map(({ id }) => id));
  const own = sql<NoteRow>`select person, table_id, text from notes where person in (${sql.join(people)}) and table_id in (${ids})`;
  const lines = new Map((await own.execute(db)).rows.map(({ person, table_id, text }) => [`${person} ${table_id}`, firstLine(text)]));
  return (table, person) => lines.get(`${person} ${table}`) ?? null;
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
