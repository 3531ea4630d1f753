import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import { close, type Registry } from '../../matches/broadcast/registry.ts';
import { tellTable } from '../../matches/broadcast/reload.ts';
import { carryOut } from '../../matches/commands/handle.ts';
import { leaveTable } from '../../matches/lobby/seating.ts';
import { readRemoved } from '../../matches/model/table.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { endSessions } from './sessions.ts';

/** Who plays on for somebody who is gone. */
const STAND_IN = 'normal';

/**
 * Deletes a person. Tables that wait lose them as if they left; at tables that are played a bot plays their seats on; in
 * matches that are over, and in what was said, nothing names them any more.
 */
export async function deletePerson(services: Services, registry: Registry, person: string): Promise<void> {
  await endSessions(services, person);
  const tables = await tablesOf(services, person);
  for (const { id, status } of tables) {
    if (status === 'waiting') await leave(services, registry, id, person);
    if (status === 'running') await letBotsPlay(services, registry, id, person);
  }
  await services.storage.db.transaction().execute((db) => forget(db, person));
  for (const { id } of tables) await tellTable(services, registry, id);
}

/** Every table that a person owns, sits at or is asked to. */
async function tablesOf({ storage }: Services, person: string): Promise<readonly { readonly id: string; readonly status: string }[]> {
  const { db } = storage;
  const seated = db
    .selectFrom('seats')
    .select('table_id')
    .where((where) => where.or([where('person', '=', person), where('asked', '=', person)]));
  return db
    .selectFrom('tables')
    .select(['id', 'status'])
    .where((where) => where.or([where('owner', '=', person), where('id', 'in', seated)]))
    .execute();
}

async function leave(services: Services, registry: Registry, table: string, person: string): Promise<void> {
  const left = await leaveTable(services, table, person);
  if (!left.ok || left.value !== 'closed') return;
  await close(registry, table);
  services.bus.publish({ kind: 'table', table });
}

/** By a step of the table's log, so that every node knows before it counts another move. */
async function letBotsPlay(services: Services, registry: Registry, table: string, person: string): Promise<void> {
  const live = await registry.open(table);
  for (const { seat } of live?.record.seats.filter((one) => one.person === person) ?? []) {
    if (!live) continue;
    const act = { kind: 'sit-in', level: STAND_IN } as const;
    const outcome = await carryOut(services, live, { person }, { seat, seq: 0, command: `gone-${randomUUID()}`, moves: [], act });
    if (!outcome.done && outcome.problem.code !== 'bot-plays') services.log.warn({ table, seat, problem: outcome.problem }, 'no bot sat in');
  }
}

async function forget(db: Transaction<Schema>, person: string): Promise<void> {
  const played = db.selectFrom('tables').select('id').where('status', 'in', ['running', 'waiting']);
  await db
    .updateTable('seats')
    .set({ kind: 'bot', level: STAND_IN, person: null, name: null, screen: 0, rest: null })
    .where('person', '=', person)
    .where('table_id', 'in', played)
    .execute();
  await db.updateTable('seats').set({ person: null, name: null, screen: 0, rest: null }).where('person', '=', person).execute();
  await db.updateTable('seats').set({ asked: null, name: null }).where('asked', '=', person).execute();
  await handOver(db, person);
  await leaveCups(db, person);
  await forgetRemoved(db, person);
  await db.updateTable('chat').set({ person: '', name: '', text: '…' }).where('person', '=', person).execute();
  await db.updateTable('analyses').set({ person: '' }).where('person', '=', person).execute();
  await db.deleteFrom('ratings').where('player', '=', `person ${person}`).execute();
  await db
    .deleteFrom('reports')
    .where((where) => where.or([where('person', '=', person), where('reporter', '=', person)]))
    .execute();
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
  ] as const;
  for (const rows of own) await db.deleteFrom(rows).where('person', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
}

/** Tables that sent them away do not name them any more. */
async function forgetRemoved(db: Transaction<Schema>, person: string): Promise<void> {
  const naming = await db.selectFrom('tables').select(['id', 'removed']).where('removed', 'like', `%"${person}"%`).execute();
  for (const { id, removed } of naming) {
    const others = readRemoved(removed).filter((one) => one.id !== person);
    await db
      .updateTable('tables')
      .set({ removed: JSON.stringify(others) })
      .where('id', '=', id)
      .execute();
  }
}

/** Cups that gather people lose them; in others nobody of that name goes on, and bots play their tables. */
async function leaveCups(db: Transaction<Schema>, person: string): Promise<void> {
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
    await db
      .updateTable('tables')
      .set({ owner: heir?.person ?? '' })
      .where('id', '=', id)
      .execute();
  }
}
