import { OpenQuestion } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { seatsOf } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/** How many chat lines of their tables these people have not seen, by table and person. */
export async function unreadLines(
  db: Kysely<Schema>,
  records: readonly TableRecord[],
  people: readonly string[],
): Promise<(table: string, person: string) => number> {
  const ids = records.filter((record) => people.some((person) => seatsOf(record, person).length > 0)).map(({ id }) => id);
  if (ids.length === 0) return () => 0;
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
  const seats = db.selectFrom('seats').select(['table_id', 'person', 'heard']).where('table_id', 'in', ids);
  const heard = Map.groupBy(await seats.where('person', 'in', people).execute(), (seat) => seat.table_id);
  const last = new Map(said.map((row) => [row.id, row.last ?? 0]));
  return (table, person) => {
    const own = (heard.get(table) ?? []).filter((seat) => seat.person === person);
    return own.length === 0 ? 0 : Math.max(0, (last.get(table) ?? 0) - Math.max(...own.map((seat) => seat.heard)));
  };
}

type Kind = OpenQuestion['question']['kind'];

/** The question that is open at a table, as a person is concerned: they are asked and have not answered, or they asked. */
interface Concern {
  readonly question: Kind | null;
  readonly asking: Kind | null;
}

const NO_CONCERN: Concern = { question: null, asking: null };

/** The questions that wait for a person's answer, and those that they asked, by table and person. */
export async function openQuestions(db: Kysely<Schema>, records: readonly TableRecord[]): Promise<(record: TableRecord, person: string) => Concern> {
  const ids = records.flatMap(({ id, status }) => (status === 'running' ? [id] : []));
  if (ids.length === 0) return () => NO_CONCERN;
  const open = await db.selectFrom('questions').selectAll().where('table_id', 'in', ids).execute();
  const questions = new Map(open.map((row) => [row.table_id, OpenQuestion.parse(JSON.parse(row.question))]));
  return (record, person) => {
    const asked = questions.get(record.id);
    const own = seatsOf(record, person).filter((seat) => record.seats[seat]?.standIn === null);
    if (!asked || own.length === 0) return NO_CONCERN;
    const { kind } = asked.question;
    const answered = own.some((seat) => asked.agreed.includes(seat));
    return { question: answered ? null : kind, asking: own.includes(asked.seat) ? kind : null };
  };
}
