import type { Decision, Seat } from '@madang/kernel';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Clocks, deadlines } from '../../core/clock/clocks.ts';
import { type NoticeBegun, noticeId, TIME_KINDS } from '../../storage/notification-id.ts';
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
export function notificationsAfter(
  record: TableRecord,
  before: Stand,
  after: Stand & { readonly over: boolean; readonly clocks: Clocks | undefined },
): Append['notices'] {
  const [was, is] = [waitedFor(record, before), waitedFor(record, after)];
  const turns = [...is].filter((person) => !was.has(person)).map((person) => ({ kind: 'turn', person }) as const);
  const ended = [...was].filter((person) => !is.has(person));
  const players = after.over ? new Set(record.seats.map(({ person }) => person).filter((person) => person !== null)) : [];
  const warned = after.clocks ? warnings(after.clocks, turns, (person, seat) => record.seats[seat]?.person === person) : [];
  const begun = [...turns, ...warned, ...[...players].map((person) => ({ kind: 'over', person }) as const)];
  return begun.length + ended.length > 0 ? { begun, ended } : undefined;
}

/** The warnings of those whose turn begins under a clock of days. At live tables the page warns. */
export function warnings(
  clocks: Clocks,
  turns: readonly Pick<NoticeBegun, 'person'>[],
  isTheirs: (person: string, seat: Seat) => boolean,
): readonly NoticeBegun[] {
  if (clocks.clock.kind !== 'days') return [];
  const ends = deadlines(clocks);
  return turns.flatMap(({ person }) => {
    const own = ends.filter(({ seat }) => isTheirs(person, seat)).map(({ due }) => due);
    return own.length === 0 ? [] : TIME_KINDS.map((kind) => ({ kind, person, from: Math.min(...own) }));
  });
}

/** That a seat is kept for each of these people. */
export const invitationsOf = (people: readonly string[]): readonly NoticeBegun[] =>
  [...new Set(people)].map((person) => ({ kind: 'invited', person }));

/** Writes that people are to be told of a table, those who wish it. */
export async function enqueueNotifications(db: Transaction<Schema>, table: string, begun: readonly NoticeBegun[], at: number): Promise<void> {
  for (const { kind, person, from = at } of begun) {
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
            sql<number>`cast(${from} as bigint) + delay`.as('due'),
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
