import { OpenQuestion } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { seatsOf } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/** How many chat lines of their tables a person has not seen, by table; tables where they have seen all are left out. */
export async function unreadLines(db: Kysely<Schema>, records: readonly TableRecord[], person: string): Promise<ReadonlyMap<string, number>> {
  const ids = records.filter((record) => seatsOf(record, person).length > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  // One look into the index for each table: lines are numbered without gaps.
  const said = await db
    .selectFrom('tables')
    .select('tables.id')
    .select((select) =>
      select
        .selectFrom('chat')
        .select((chat) => chat.fn.max('chat.id').as('last'))
        .whereRef('chat.table_id', '=', 'tables.id')
        .as('last'),
    )
    .where('tables.id', 'in', ids)
    .execute();
  const seen = await db.selectFrom('seats').select(['table_id', 'heard']).where('table_id', 'in', ids).where('person', '=', person).execute();
  const heard = Map.groupBy(seen, (seat) => seat.table_id);
  const unread = said.map(({ id, last }) => [id, (last ?? 0) - Math.max(0, ...(heard.get(id) ?? []).map((seat) => seat.heard))] as const);
  return new Map(unread.filter(([, lines]) => lines > 0));
}

type Kind = OpenQuestion['question']['kind'];

/** The question that is open at a table, as a person is concerned: they are asked and have not answered, or they asked. */
interface Concern {
  readonly question: Kind | null;
  readonly asking: Kind | null;
}

/** The questions that wait for a person's answer, and those that they asked, by table. */
export async function openQuestions(db: Kysely<Schema>, records: readonly TableRecord[], person: string): Promise<ReadonlyMap<string, Concern>> {
  const running = records.filter(({ status }) => status === 'running');
  if (running.length === 0) return new Map();
  const ids = running.map(({ id }) => id);
  const open = await db.selectFrom('questions').selectAll().where('table_id', 'in', ids).execute();
  const questions = new Map(open.map((row) => [row.table_id, OpenQuestion.parse(JSON.parse(row.question))]));
  const waiting = running.flatMap((record) => {
    const asked = questions.get(record.id);
    const own = seatsOf(record, person).filter((seat) => record.seats[seat]?.standIn === null);
    if (!asked || own.length === 0) return [];
    const { kind } = asked.question;
    const answered = own.some((seat) => asked.agreed.includes(seat));
    return [[record.id, { question: answered ? null : kind, asking: own.includes(asked.seat) ? kind : null }] as const];
  });
  return new Map(waiting);
}
