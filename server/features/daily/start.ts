import { dailySetup } from '@madang/games/daily';
import { dayOf } from '@madang/games/days';
import { fail, type Game, ok, type Result } from '@madang/kernel';
import type { DealStarted, Person, Problem, SeatWish } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import { addTable, newSeed, seatRow, waitingTable } from '../../matches/lobby/create.ts';
import { openingOf } from '../../matches/lobby/start.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson } from '../../storage/transact.ts';
import { isProgram } from '../users/programs.ts';

/** Returns the rules of a game and those of its daily deal; undefined if it has none. */
async function dealRules({ shelf }: Services, name: string): Promise<{ game: Game; setup: ReturnType<typeof dailySetup> } | undefined> {
  const title = shelf.find((one) => one.name === name);
  if (!title?.daily) return undefined;
  const game = await title.rules();
  return { game, setup: dailySetup(game, title.daily) };
}

/**
 * Starts today's deal of a game for a person and returns its table. A person has one attempt: later calls return the first table. `most`: the limit
 * of tables for each person.
 */
export async function startDeal(services: Services, person: Person, name: string, most: number): Promise<Result<DealStarted, Problem>> {
  const rules = await dealRules(services, name);
  if (!rules) return fail({ code: 'unknown-game', details: { found: name } });
  const { game, setup } = rules;
  const day = dayOf(services.time.now());
  return asPerson(services.storage.db, person.id, async (db): Promise<Result<DealStarted, Problem>> => {
    const attempts = db.selectFrom('deal_attempts').select('table_id').where('person', '=', person.id);
    const first = await attempts.where('day', '=', day).where('game', '=', name).executeTakeFirst();
    if (first) return ok({ table: first.table_id });
    if (await isProgram(db, person.id)) return fail({ code: 'people-only' });
    const { options } = setup;
    const seed = await seedOf(db, day, name);
    const opening = openingOf(services, game, { seats: setup.seats.length, options, clock: null, seed });
    const plan = { owner: person.id, game, options, access: 'closed', watchers: false, clock: null, deal: day } as const;
    const table = { ...waitingTable(plan), ...opening.set };
    const seats = setup.seats.map((one, seat) => seatRow(table.id, seat, wishOf(one), person));
    const made = await addTable(db, { table, seats }, most);
    if (!made.ok) return made;
    await opening.begin(db, table.id);
    const unknown = { points: null, helped: 0, streak: 0, best: 0, ended_at: null };
    await db
      .insertInto('deal_attempts')
      .values({ day, game: name, person: person.id, table_id: table.id, state: 'open', ...unknown })
      .execute();
    return ok({ table: made.value });
  });
}

const wishOf = (seat: ReturnType<typeof dailySetup>['seats'][number]): SeatWish =>
  seat === 'me' || seat === 'automa' ? { kind: seat } : { kind: 'bot', level: seat };

/** Returns the deal's seed. The first player's start draws it, so nobody can compute it before, from the date or from another day's. */
async function seedOf(db: Transaction<Schema>, day: string, game: string): Promise<string> {
  await db
    .insertInto('deals')
    .values({ day, game, seed: newSeed() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seed } = await db.selectFrom('deals').select('seed').where('game', '=', game).where('day', '=', day).executeTakeFirstOrThrow();
  return seed;
}
