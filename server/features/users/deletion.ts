import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import { close, type Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import { executeCommand } from '../../matches/commands/handle.ts';
import { holdTables, writeTable } from '../../matches/lobby/hold.ts';
import { leaveWithin } from '../../matches/lobby/seating.ts';
import { activeIds } from '../../matches/model/lists.ts';
import { readRemoved } from '../../matches/model/table.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, holdPeople, transact, type Work } from '../../storage/transact.ts';
import { forgetPlayed } from './forget-played.ts';
import { announceEnded, deleteAccess } from './sessions.ts';

/** The bot that plays on for a deleted user. */
const STAND_IN = 'normal';

/** Times that a match may begin while its player is deleted; bots play on there all the same. */
const ATTEMPTS = 5;

/**
 * Deletes a person. Tables that wait lose them as if they left; at tables that are played a bot plays their seats on; in
 * matches that are over, and in what was said, nothing names them any more. `may`: asked while their row is locked.
 */
export async function deletePerson(
  services: Services,
  registry: Registry,
  person: string,
  may: Work<void> = async () => ok(undefined),
): Promise<Result<void, Problem>> {
  const { db } = services.storage;
  const begun = await asPerson(db, person, async (held): Promise<Result<readonly string[], Problem>> => {
    const allowed = await may(held);
    return allowed.ok ? ok(await deleteAccess(held, person)) : allowed;
  });
  if (!begun.ok) return begun;
  announceEnded(services, begun.value);
  await forgetPlayed(services, registry, person);
  const played = new Set<string>();
  for (let attempt = 1; ; attempt++) {
    const running = (await tablesOf(db, person)).filter(({ id, status }) => status === 'running' && !played.has(id));
    for (const { id } of running) {
      await letBotsPlay(services, registry, id, person);
      played.add(id);
    }
    const gone = await transact(db, (held) => leaveAll(held, person, (tables) => attempt === ATTEMPTS || tables.every((id) => played.has(id))));
    if (!gone.ok) return gone;
    if (!gone.value) continue;
    await announceGone(services, registry, gone.value);
    return ok(undefined);
  }
}

/** Tells nodes and viewers that a person is gone: closes their sockets and tables, and shows the others anew. */
async function announceGone(services: Services, registry: Registry, { tables, closed, ended }: Gone): Promise<void> {
  announceEnded(services, ended);
  for (const table of closed) {
    await close(registry, table);
    services.bus.publish({ kind: 'table', table });
  }
  for (const table of tables) await broadcastTable(services, registry, table);
  services.bus.publish({ kind: 'cups' });
}

/** What a person left behind: tables that changed and that were closed, and sessions that ended. */
interface Gone {
  readonly tables: readonly string[];
  readonly closed: readonly string[];
  readonly ended: readonly string[];
}

/**
 * Removes a person from every table and deletes their data. Locks their row and the tables' rows, so that nothing can be added meanwhile. Undefined:
 * a match began in which no bot plays for them yet (`settled` names the tables that have one).
 */
async function leaveAll(
  db: Transaction<Schema>,
  person: string,
  settled: (played: readonly string[]) => boolean,
): Promise<Result<Gone | undefined, Problem>> {
  await holdPeople(db, [person]);
  const found = await tablesOf(db, person);
  await holdTables(
    db,
    found.map(({ id }) => id),
  );
  const tables = await tablesOf(db, person);
  if (!settled(tables.flatMap(({ id, status }) => (status === 'running' ? [id] : [])))) return ok(undefined);
  const closed: string[] = [];
  for (const { id, status } of tables) {
    const left = status === 'waiting' ? await leaveWithin(db, id, person) : undefined;
    if (left?.ok && left.value === 'closed') closed.push(id);
  }
  const ended = await deleteAccess(db, person);
  await forget(db, person);
  return ok({ tables: tables.flatMap(({ id }) => (closed.includes(id) ? [] : [id])), closed, ended });
}

/** Every table that is not over and that a person owns, sits at or is asked to. */
const tablesOf = (db: Kysely<Schema>, person: string): Promise<readonly { readonly id: string; readonly status: string }[]> =>
  db.selectFrom('tables').select(['id', 'status']).where('id', 'in', activeIds(db, person)).execute();

/** By a step of the table's log, so that every node knows before it counts another move. */
async function letBotsPlay(services: Services, registry: Registry, table: string, person: string): Promise<void> {
  const live = await registry.open(table);
  for (const { seat } of live?.record.seats.filter((one) => one.person === person) ?? []) {
    if (!live) continue;
    const act = { kind: 'sit-in', level: STAND_IN } as const;
    const outcome = await executeCommand(
      services,
      live,
      { person, leaving: true },
      { seat, seq: 0, command: `gone-${randomUUID()}`, moves: [], act },
    );
    if (!outcome.done && outcome.problem.code !== 'bot-plays') services.log.warn({ table, seat, problem: outcome.problem }, 'no bot sat in');
  }
}

async function forget(db: Transaction<Schema>, person: string): Promise<void> {
  await db
    .updateTable('seats')
    .set({ kind: 'bot', level: STAND_IN, person: null, name: null, screen: 0, rest: null, offered: 0 })
    .where('person', '=', person)
    .where('ended_at', 'is', null)
    .where((where) =>
      where.exists(
        where.selectFrom('tables').select('id').whereRef('tables.id', '=', 'seats.table_id').where('status', 'in', ['running', 'waiting']),
      ),
    )
    .execute();
  await db.updateTable('seats').set({ person: null, name: null, screen: 0, rest: null }).where('person', '=', person).execute();
  await db.updateTable('seats').set({ former: '', former_name: null }).where('former', '=', person).execute();
  await db.updateTable('seats').set({ asked: null, name: null }).where('asked', '=', person).execute();
  await handOver(db, person);
  await leaveCups(db, person);
  await forgetRemoved(db, person);
  await db.updateTable('chat').set({ person: '', name: '', text: '…' }).where('person', '=', person).execute();
  await db.updateTable('packs').set({ person: '' }).where('person', '=', person).execute();
  await db.updateTable('analyses').set({ person: '' }).where('person', '=', person).execute();
  await db.deleteFrom('ratings').where('player', '=', `person ${person}`).execute();
  for (const column of ['person', 'reporter'] as const) await db.deleteFrom('reports').where(column, '=', person).execute();
  const own = [
    'passwords',
    'passkeys',
    'challenges',
    'sessions',
    'wishes',
    'receivers',
    'notices',
    'deliveries',
    'links',
    'plans',
    'openids',
    'reactions',
    'spectators',
    'relations',
    'notes',
    'deal_attempts',
    'achievements',
    'progress',
    'chat_names',
  ] as const;
  for (const rows of own) await db.deleteFrom(rows).where('person', '=', person).execute();
  await db.deleteFrom('relations').where('other', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
}

/** Tables that sent them away do not name them any more. */
async function forgetRemoved(db: Transaction<Schema>, person: string): Promise<void> {
  const removing = db.selectFrom('tables').select(['id', 'removed']).where('removed', 'is not', null);
  const naming = await removing.where('removed', 'like', `%"${person}"%`).execute();
  for (const { id, removed } of naming) {
    const others = readRemoved(removed).filter((one) => one.id !== person);
    await writeTable(db, id, { removed: JSON.stringify(others) });
  }
}

/** Cups that gather people lose them; in others nobody of that name goes on, and bots play their tables. */
async function leaveCups(db: Transaction<Schema>, person: string): Promise<void> {
  // A cup that is being drawn is drawn with them before this, or without them after it.
  const own = db.selectFrom('cup_people').select('cup_id').where('person', '=', person);
  await db
    .updateTable('cups')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', 'in', own)
    .execute();
  const gathering = db.selectFrom('cups').select('id').where('status', '=', 'gathering');
  await db.deleteFrom('cup_people').where('person', '=', person).where('cup_id', 'in', gathering).execute();
  const nobody = `gone-${randomUUID()}`;
  await db.updateTable('cup_people').set({ person: nobody, name: '' }).where('person', '=', person).execute();
  await db.updateTable('cup_seats').set({ person: nobody }).where('person', '=', person).execute();
  await db.updateTable('cups').set({ owner: '' }).where('owner', '=', person).execute();
}

/** Their tables are the next player's, or nobody's. */
async function handOver(db: Transaction<Schema>, person: string): Promise<void> {
  const owned = await db.selectFrom('tables').select('id').where('owner', '=', person).execute();
  for (const { id } of owned) {
    const heir = await db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', id)
      .where('person', 'is not', null)
      .orderBy('seat')
      .limit(1)
      .executeTakeFirst();
    await writeTable(db, id, { owner: heir?.person ?? '' });
  }
}
