import type { Score } from '@madang/kernel';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { rulesOf, type Services } from '../../core/services.ts';
import { insertTable, waitingTable } from '../../matches/lobby/create.ts';
import { openingOf } from '../../matches/lobby/start.ts';
import { packOf } from '../../matches/model/packs.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { holdPeople } from '../../storage/transact.ts';
import { tablePoints } from './points.ts';
import { type CupRecord, findCup } from './tournament.ts';

const Scores = z.array(z.object({ seat: z.number(), points: z.number(), rank: z.number() }));

/** The bot that plays on for a missing person. */
const STAND_IN = 'normal';

/**
 * Counts the finished tables of a tournament's round. After the last one it creates the next round's tables or ends the tournament. Safe on any node
 * at any time: each step is one transaction that succeeds once. Returns the tables created, if it went on.
 */
export async function advance(services: Services, id: string): Promise<readonly string[] | undefined> {
  const found = await findCup(services.storage.db, id);
  if (!found.ok || found.value.status !== 'running') return undefined;
  const cup = found.value;
  if (cup.round > 0 && !(await countRound(services, cup))) return undefined;
  return services.storage.db.transaction().execute(async (db) => {
    const last = cup.round === cup.rounds;
    const step = last ? { status: 'over' } : { round: cup.round + 1 };
    // People are locked before the cup, as a deletion does: so a deleted person gets no seat.
    await holdPeople(db, await peopleOfRound(db, cup.id, cup.round + 1));
    const mine = await db
      .updateTable('cups')
      .set({ ...step, updated_at: services.time.now() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .where('round', '=', cup.round)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return undefined;
    return last ? [] : makeRound(services, db, cup, cup.round + 1);
  });
}

async function peopleOfRound(db: Transaction<Schema>, cup: string, round: number): Promise<readonly string[]> {
  const places = await db.selectFrom('cup_seats').select('person').where('cup_id', '=', cup).where('round', '=', round).execute();
  return places.map(({ person }) => person);
}

/** Writes the points of every table of the round that is over and has none yet; whether the round is over. */
async function countRound(services: Services, { id, round }: CupRecord): Promise<boolean> {
  const { db } = services.storage;
  const open = await db
    .selectFrom('cup_seats')
    .select('table_id')
    .distinct()
    .where('cup_id', '=', id)
    .where('round', '=', round)
    .where('points', 'is', null)
    .execute();
  let all = true;
  for (const { table_id } of open) all = table_id !== null && (await countTable(services, id, table_id)) && all;
  return all;
}

/** Writes what a table gives, if it is over; whether it is. Written twice it is the same: nothing happens at a table that is over. */
async function countTable({ storage, time }: Services, cup: string, table: string): Promise<boolean> {
  const { db } = storage;
  const found = await db.selectFrom('tables').select(['status', 'scores']).where('id', '=', table).executeTakeFirst();
  if (found?.status === 'waiting' || found?.status === 'running') return false;
  const places = await db
    .selectFrom('cup_seats')
    .leftJoin('seats', (join) => join.onRef('seats.table_id', '=', 'cup_seats.table_id').onRef('seats.seat', '=', 'cup_seats.seat'))
    .select(['cup_seats.person', 'seats.kind', 'seats.stand_in', 'seats.resigned'])
    .where('cup_seats.cup_id', '=', cup)
    .where('cup_seats.table_id', '=', table)
    .orderBy('cup_seats.seat')
    .execute();
  const given = tablePoints(
    scoresOf(found),
    places.map(({ kind, stand_in, resigned }) => kind === 'bot' || stand_in !== null || resigned === 1),
  );
  const voted = found?.status === 'abandoned';
  await db.transaction().execute(async (transaction) => {
    for (const [seat, { person }] of places.entries()) {
      const { points = 0, share = 0, missed = false } = given[seat] ?? {};
      const came = { points: voted ? 0 : points, share: voted ? 0 : share, missed: missed ? 1 : 0, at: time.now() };
      const row = transaction.updateTable('cup_seats').set(came).where('cup_id', '=', cup).where('table_id', '=', table);
      await row.where('person', '=', person).where('points', 'is', null).execute();
    }
  });
  return true;
}

/** Null: the table was stopped by an error or taken away, which is nobody's fault. */
function scoresOf(table: { readonly status: string; readonly scores: string | null } | undefined): readonly Score[] | null {
  return table?.status === 'over' && table.scores !== null ? Scores.parse(JSON.parse(table.scores)) : null;
}

/** Makes and starts the tables of a round and gives their ids. They are nobody's: so nobody starts, closes or hands over what is the cup's. */
async function makeRound(services: Services, db: Transaction<Schema>, cup: CupRecord, round: number): Promise<readonly string[]> {
  const game = await rulesOf(services, cup.game);
  if (!game) throw new Error(`no ${cup.game} on the shelf`);
  const places = await db
    .selectFrom('cup_seats')
    .leftJoin('people', 'people.id', 'cup_seats.person')
    .select(['cup_seats.person', 'nth', 'seat', 'people.name'])
    .where('cup_id', '=', cup.id)
    .where('round', '=', round)
    .orderBy('nth')
    .orderBy('seat')
    .execute();
  const pack = await packOf(db, game, cup.options);
  const made: string[] = [];
  for (const sitting of Map.groupBy(places, ({ nth }) => nth).values()) {
    const plan = { owner: '', game, options: cup.options, access: 'open', watchers: true, clock: cup.clock, cup: cup.id } as const;
    const opening = openingOf(services, game, { ...cup, pack });
    const table = { ...waitingTable(plan), ...opening.set };
    const free = { table_id: table.id, vacant_as: 'open', screen: 0, asked: null, stand_in: null };
    const seats = sitting.map(({ person, seat, name }) => {
      return name === null
        ? { ...free, seat, kind: 'bot', person: null, name: null, level: STAND_IN }
        : { ...free, seat, kind: 'person', person, name, level: null };
    });
    await insertTable(db, { table, seats });
    await opening.begin(db, table.id);
    const own = db.updateTable('cup_seats').set({ table_id: table.id }).where('cup_id', '=', cup.id).where('round', '=', round);
    await own.where('nth', '=', sitting[0]?.nth ?? 0).execute();
    made.push(table.id);
  }
  return made;
}
