import { randomInt } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { Person, Problem, TournamentRequest } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import { newTableId, setupOf } from '../../matches/lobby/create.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, transact } from '../../storage/transact.ts';
import { isProgram } from '../users/programs.ts';
import { fairSeating } from './seating.ts';
import type { CupRecord } from './tournament.ts';

/** What a host allows. `most`: cups of one person that are not over. `wait`: milliseconds before whoever let a bot end their table may join again. */
export interface CupLimits {
  readonly most: number;
  readonly wait: number;
}

/** Makes a cup as asked; gives its id. */
export async function makeCup(services: Services, maker: Person, request: TournamentRequest, limits: CupLimits): Promise<Result<string, Problem>> {
  const { seats, people, rounds } = request;
  const setup = await setupOf(services, request, seats, []);
  if (!setup.ok) return setup;
  if (people % seats !== 0) return fail({ code: 'cup-people', details: { seats, found: people } });
  const now = services.time.now();
  const id = newTableId();
  const clock = JSON.stringify({ ...request.clock, out: 'seat' });
  const names = { id, name: request.name, game: request.game, owner: maker.id, options: JSON.stringify(setup.value.options) };
  return asPerson(services.storage.db, maker.id, async (db): Promise<Result<string, Problem>> => {
    const objection = (await tooMany(db, maker.id, limits)) ?? (request.playing ? await mayNotPlay(db, maker.id, now, limits) : undefined);
    if (objection) return fail(objection);
    const cup = { ...names, seats, people, rounds, clock, round: 0, status: 'gathering', created_at: now, updated_at: now };
    await db.insertInto('cups').values(cup).execute();
    if (request.playing) await db.insertInto('cup_people').values({ cup_id: id, person: maker.id, name: maker.name, joined_at: now }).execute();
    return ok(id);
  });
}

async function tooMany(db: Transaction<Schema>, person: string, { most }: CupLimits): Promise<Problem | undefined> {
  const own = await db.selectFrom('cups').select('id').where('owner', '=', person).where('status', '!=', 'over').limit(most).execute();
  return own.length >= most ? { code: 'too-many', details: { of: 'cups', most } } : undefined;
}

/** Why somebody may not play in a cup. */
const mayNotPlay = async (db: Transaction<Schema>, person: string, now: number, limits: CupLimits): Promise<Problem | undefined> =>
  (await isProgram(db, person)) ? { code: 'people-only' } : mustWait(db, person, now, limits);

/** Why somebody may not join yet: a bot ended a table of a cup for them. */
async function mustWait(db: Transaction<Schema>, person: string, now: number, { wait }: CupLimits): Promise<Problem | undefined> {
  const last = await db
    .selectFrom('cup_seats')
    .select((select) => select.fn.max('at').as('at'))
    .where('person', '=', person)
    .where('missed', '=', 1)
    .executeTakeFirst();
  const left = (last?.at ?? Number.NEGATIVE_INFINITY) + wait - now;
  return left > 0 ? { code: 'cup-wait', details: { hours: Math.ceil(left / 3_600_000), until: now + left } } : undefined;
}

/** Lets a person play in a cup; with the last one it starts. */
export function joinCup({ storage, time }: Services, cup: CupRecord, person: Person, limits: CupLimits): Promise<Result<void, Problem>> {
  const now = time.now();
  return asPerson(storage.db, person.id, async (db): Promise<Result<void, Problem>> => {
    const objection = await mayNotPlay(db, person.id, now, limits);
    if (objection) return fail(objection);
    if (!(await held(db, cup.id, now))) return fail({ code: 'already-started' });
    const joined = await db.selectFrom('cup_people').select('person').where('cup_id', '=', cup.id).execute();
    if (joined.some((one) => one.person === person.id)) return ok(undefined);
    await db.insertInto('cup_people').values({ cup_id: cup.id, person: person.id, name: person.name, joined_at: now }).execute();
    const people = [...joined.map((one) => one.person), person.id];
    if (people.length === cup.people) await begin(db, cup, people);
    return ok(undefined);
  });
}

/** Lets a person go before the cup starts. */
export const leaveCup = ({ storage, time }: Services, cup: string, person: string): Promise<Result<void, Problem>> =>
  transact(storage.db, async (db): Promise<Result<void, Problem>> => {
    if (!(await held(db, cup, time.now()))) return fail({ code: 'already-started' });
    await db.deleteFrom('cup_people').where('cup_id', '=', cup).where('person', '=', person).execute();
    return ok(undefined);
  });

/** Calls a cup off before it starts; only whoever made it may. */
export const callOff = ({ storage, time }: Services, cup: CupRecord, person: string): Promise<Result<void, Problem>> =>
  transact(storage.db, async (db): Promise<Result<void, Problem>> => {
    if (cup.owner.id !== person) return fail({ code: 'not-the-owner' });
    if (!(await held(db, cup.id, time.now()))) return fail({ code: 'already-started' });
    await db.deleteFrom('cup_people').where('cup_id', '=', cup.id).execute();
    await db.deleteFrom('cups').where('id', '=', cup.id).execute();
    return ok(undefined);
  });

/** Whether the cup still gathers people. A write, so that of two who come at the same time the second reads what the first left behind. */
async function held(db: Transaction<Schema>, cup: string, now: number): Promise<boolean> {
  const kept = await db.updateTable('cups').set({ updated_at: now }).where('id', '=', cup).where('status', '=', 'gathering').executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Draws who sits where in every round. */
async function begin(db: Transaction<Schema>, { id, seats, rounds }: CupRecord, people: readonly string[]): Promise<void> {
  const drawn = shuffled(people);
  const rows = fairSeating(people.length, seats, rounds).flatMap((tables, i) =>
    tables.flatMap((table, nth) =>
      table.map((one, seat) => {
        const free = { table_id: null, points: null, share: null, missed: 0, at: null };
        return { cup_id: id, round: i + 1, person: drawn[one] ?? '', nth, seat, ...free };
      }),
    ),
  );
  await db.insertInto('cup_seats').values(rows).execute();
  await db.updateTable('cups').set({ status: 'running' }).where('id', '=', id).execute();
}

function shuffled(people: readonly string[]): readonly string[] {
  const drawn = [...people];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [drawn[i], drawn[j]] = [drawn[j] ?? '', drawn[i] ?? ''];
  }
  return drawn;
}
