import type { Decision } from '@madang/kernel';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type NoticeKind, noticeId } from '../../storage/notification-id.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Append } from '../../storage/storage.ts';
import type { TableRecord } from '../model/table.ts';
import type { Fold } from './fold.ts';

/** Where a table stands: who plays for whom, and what is to be decided. */
interface Stand {
  readonly standIns: Fold['standIns'];
  readonly open: readonly Decision[];
}

/** The people whose own answer is waited for. */
function waitedFor({ seats }: TableRecord, { standIns, open }: Stand): Set<string> {
  const people = open.map(({ seat }) => (standIns[seat] === undefined ? seats[seat]?.person : null));
  return new Set(people.filter((person) => person !== null && person !== undefined));
}

/** What a command changes of what people are to be told: whose turn begins and ends, and that the match is over. Undefined: nothing. */
export function notificationsAfter(record: TableRecord, before: Stand, after: Stand & { readonly over: boolean }): Append['notices'] {
  const [was, is] = [waitedFor(record, before), waitedFor(record, after)];
  const turns = [...is].filter((person) => !was.has(person)).map((person) => ({ kind: 'turn', person }) as const);
  const ended = [...was].filter((person) => !is.has(person));
  const players = after.over ? new Set(record.seats.map(({ person }) => person).filter((person) => person !== null)) : [];
  const begun = [...turns, ...[...players].map((person) => ({ kind: 'over', person }) as const)];
  return begun.length + ended.length > 0 ? { begun, ended } : undefined;
}

/** Writes that people are to be told of a table, those who wish it. */
export async function enqueueNotifications(
  db: Transaction<Schema>,
  kind: NoticeKind,
  table: string,
  people: readonly string[],
  at: number,
): Promise<void> {
  for (const person of new Set(people)) {
    await db
      .insertInto('notices')
      .columns(['id', 'kind', 'person', 'table_id', 'since', 'due', 'told', 'claimed_until'])
      .expression((select) =>
        select
          .selectFrom('wishes')
          .select([
            sql<string>`${noticeId(kind, table, person)}`.as('id'),
            'kind',
            'person',
            sql<string>`${table}`.as('table_id'),
            sql<number>`cast(${at} as bigint)`.as('since'),
            sql<number>`cast(${at} as bigint) + delay`.as('due'),
            sql<number>`0`.as('told'),
            sql<number>`0`.as('claimed_until'),
          ])
          .where('person', '=', person)
          .where('kind', '=', kind),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
