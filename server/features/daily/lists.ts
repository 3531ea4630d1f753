import { dayAfter, dayEnd, dayOf } from '@madang/games/days';
import type { DailyDeal, DailyDeals, DealAttempt, DealList } from '@madang/wire';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { lastCounted } from './count.ts';

/** Results that a list shows. */
const MOST_SHOWN = 100;

/** Returns today's deals, with the viewer's attempts and streak. `person` null: somebody without a session. */
export async function todaysDeals({ storage: { db }, time, shelf }: Services, person: string | null): Promise<DailyDeals> {
  const now = time.now();
  const day = dayOf(now);
  const own = person === null ? undefined : await streakOf(db, person, day);
  const deals: DailyDeal[] = [];
  for (const { name, daily } of shelf) {
    if (!daily) continue;
    const mine = person === null ? null : await attemptOf(db, person, { game: name, day }, now);
    deals.push({ game: name, finished: await countFinished(db, name, day), mine });
  }
  return { day, left: dayEnd(day) - now, streak: own?.streak ?? 0, best: own?.best ?? 0, deals };
}

/** Returns the results of a game's deal of a day. A day on which nobody played has none. */
export async function dealList({ storage: { db }, time }: Services, game: string, day: string, person: string | null): Promise<DealList> {
  const now = time.now();
  const over = now >= dayEnd(day);
  const dealt = await db.selectFrom('deals').select('seed').where('game', '=', game).where('day', '=', day).executeTakeFirst();
  const days = db.selectFrom('deals').select('day').where('game', '=', game);
  const earlier = await days.where('day', '<', day).orderBy('day', 'desc').limit(1).executeTakeFirst();
  const later = await days.where('day', '>', day).orderBy('day').limit(1).executeTakeFirst();
  return {
    game,
    day,
    over,
    seed: over ? (dealt?.seed ?? null) : null,
    finished: await countFinished(db, game, day),
    results: await resultsOf(db, game, day, over),
    mine: person === null ? null : await attemptOf(db, person, { game, day }, now),
    earlier: earlier?.day ?? null,
    later: later?.day ?? null,
  };
}

/** Counted attempts at a deal, in these words for their index. */
const countedAt = (db: Kysely<Schema>, game: string, day: string) =>
  db.selectFrom('deal_attempts').where('game', '=', game).where('day', '=', day).where(sql<boolean>`state = 'counted'`);

const countFinished = async (db: Kysely<Schema>, game: string, day: string): Promise<number> =>
  Number((await howMany(countedAt(db, game, day)))?.all);

const howMany = (attempts: ReturnType<typeof countedAt>) => attempts.select((select) => select.fn.countAll<number>().as('all')).executeTakeFirst();

async function resultsOf(db: Kysely<Schema>, game: string, day: string, over: boolean): Promise<DealList['results']> {
  const rows = await countedAt(db, game, day)
    .innerJoin('people', 'people.id', 'deal_attempts.person')
    .select(['deal_attempts.person', 'people.name', 'points', 'helped', 'table_id'])
    .orderBy('helped')
    .orderBy('points', 'desc')
    .orderBy('ended_at')
    .orderBy('deal_attempts.person')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ person, name, points, helped, table_id }) => ({
    person,
    name,
    points: points ?? 0,
    helped: helped === 1,
    place: helped === 1 ? null : 1 + rows.filter((other) => other.helped === 0 && (other.points ?? 0) > (points ?? 0)).length,
    table: over ? table_id : null,
  }));
}

async function attemptOf(
  db: Kysely<Schema>,
  person: string,
  { game, day }: { readonly game: string; readonly day: string },
  now: number,
): Promise<DealAttempt | null> {
  const own = db.selectFrom('deal_attempts').select(['table_id', 'state', 'points', 'helped']).where('person', '=', person);
  const row = await own.where('day', '=', day).where('game', '=', game).executeTakeFirst();
  if (!row) return null;
  const { table_id: table, points } = row;
  const helped = row.helped === 1;
  if (row.state !== 'counted' || points === null) {
    const isOpen = row.state === 'open' && now < dayEnd(day) && (await isPlayed(db, table));
    return { table, state: isOpen ? 'running' : 'void', points: null, helped, place: null };
  }
  const better = countedAt(db, game, day).where('helped', '=', 0).where('points', '>', points);
  const found = helped ? undefined : await howMany(better);
  return { table, state: 'counted', points, helped, place: found ? 1 + Number(found.all) : null };
}

/** True for a match that runs, or that is over and not counted yet. */
async function isPlayed(db: Kysely<Schema>, table: string): Promise<boolean> {
  const found = await db.selectFrom('tables').select(['status', 'deal_counted']).where('id', '=', table).executeTakeFirst();
  return found?.status === 'running' || (found?.status === 'over' && found.deal_counted === 0);
}

/** A person's streak, which lasts while a deal of today can be finished, and their longest one. */
async function streakOf(db: Kysely<Schema>, person: string, day: string): Promise<{ streak: number; best: number } | undefined> {
  const last = await lastCounted(db, person, day);
  return last && { streak: last.day >= dayAfter(day, -1) ? last.streak : 0, best: last.best };
}
