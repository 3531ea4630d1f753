import type { BotLevel } from '@madang/wire';
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { claimRows } from '../../core/lease.ts';
import type { Services } from '../../core/services.ts';
import type { JobRow, Schema } from '../../storage/schema/index.ts';

/** A job; `slow`: a bot that searches for a while has to answer. */
export type Job = Selectable<JobRow> & { readonly slow: boolean };

/** The level that searches; every other answer, also that for a player whose time has run out, is a matter of milliseconds. */
const SLOW: BotLevel = 'expert';

/** How many jobs there is room for, and how many of them may be slow. */
export interface Room {
  readonly all: number;
  readonly slow: number;
}

/** Milliseconds that a claim holds: longer than the hardest bot may think. */
const CLAIM = 30_000;

/** Jobs that are this node's for a while, and when the next one is due that is not yet (undefined: there is none). */
export interface Claimed {
  readonly jobs: readonly Job[];
  readonly next: number | undefined;
}

/**
 * Claims jobs that are due and that nobody works on: first for players whose time has run out, then quick bots, then slow
 * ones; for each person who made tables one before anybody's second, and first for who asks for less.
 */
export async function claimJobs(services: Services, room: Room): Promise<Claimed> {
  const { db } = services.storage;
  const now = services.time.now();
  const due = await dueJobs(services, now, room);
  const claim = db
    .updateTable('jobs')
    .set({ claimed_until: now + CLAIM })
    .where('due', '<=', now)
    .where('claimed_until', '<', now);
  const jobs = await claimRows(due, async (job): Promise<Job | undefined> => {
    const own = await ofJob(claim, job).returningAll().executeTakeFirst();
    return own && { ...own, slow: job.slow };
  });
  const later = await db.selectFrom('jobs').select('due').where('due', '>', now).orderBy('due').limit(1).executeTakeFirst();
  return { jobs, next: later?.due };
}

async function dueJobs({ storage: { db } }: Services, now: number, room: Room): Promise<readonly Job[]> {
  const { found, isFull } = await rankedJobs(db, now, room);
  const timeOuts = isFull ? await earliestJobs(db, now, room, sql`${LEVEL} is null`) : [];
  const bots = isFull && found.every(({ slow }) => slow) ? await earliestJobs(db, now, room, sql`${LEVEL} <> ${SLOW}`) : [];
  const first = [...timeOuts, ...bots];
  const isNew = (job: Job): boolean => !first.some((one) => one.table_id === job.table_id && one.seat === job.seat);
  const jobs = [...first, ...found.filter(isNew)].slice(0, room.all);
  const quick = jobs.filter((job) => !job.slow);
  return [...quick, ...jobs.filter((job) => job.slow).slice(0, room.slow)];
}

/** How many due jobs are ranked, the earliest: an outage may leave tens of thousands, and one person's tables have far fewer. */
const MOST_RANKED = 500;

const LEVEL = sql<string | null>`coalesce(seats.stand_in, seats.level)`;

/** The first due jobs in their order. `isFull`: there may be more than were ranked. */
async function rankedJobs(db: Kysely<Schema>, now: number, room: Room): Promise<{ readonly found: readonly Job[]; readonly isFull: boolean }> {
  const ranked = db
    .selectFrom(db.selectFrom('jobs').selectAll().where('due', '<=', now).orderBy('due').limit(MOST_RANKED).as('earliest'))
    .innerJoin('tables', 'tables.id', 'earliest.table_id')
    .leftJoin('seats', (join) => join.onRef('seats.table_id', '=', 'earliest.table_id').onRef('seats.seat', '=', 'earliest.seat'))
    .selectAll('earliest')
    .select((select) => select.case().when(LEVEL, '=', SLOW).then(2).when(LEVEL, 'is', null).then(0).else(1).end().as('kind'))
    .select('tables.owner');
  // What somebody works on counts for its person.
  const nth = sql<number>`row_number() over (partition by owner, kind order by claimed_until desc, due)`.as('nth');
  const all = sql<number>`count(*) over (partition by owner, kind)`.as('all_of_owner');
  const count = sql<number>`count(*) over ()`.as('all_ranked');
  const rows = await db
    .with('ranked', () => ranked)
    .with('numbered', (with_) => with_.selectFrom('ranked').selectAll().select([nth, all, count]))
    .selectFrom('numbered')
    .selectAll()
    .where('claimed_until', '<', now)
    .orderBy('kind')
    .orderBy('nth')
    .orderBy('all_of_owner')
    .orderBy('due')
    .limit(room.all)
    .execute();
  const found = rows.map(({ kind, owner: _, nth: __, all_of_owner: ___, all_ranked: ____, ...job }) => ({ ...job, slow: kind === 2 }));
  return { found, isFull: Number(rows[0]?.all_ranked ?? 0) >= MOST_RANKED };
}

/** The earliest due jobs of some levels, however many others were due before: time that is up and quick bots never wait for slow ones. */
async function earliestJobs(db: Kysely<Schema>, now: number, room: Room, isOfLevel: RawBuilder<SqlBool>): Promise<readonly Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'jobs.table_id').onRef('seats.seat', '=', 'jobs.seat'))
    .selectAll('jobs')
    .where('due', '<=', now)
    .where('claimed_until', '<', now)
    .where(isOfLevel)
    .orderBy('due')
    .limit(room.all)
    .execute();
  return rows.map((job) => ({ ...job, slow: false }));
}

interface OfJob<Q> {
  where(column: 'table_id' | 'seat', operator: '=', value: string | number): Q;
}
const ofJob = <Q extends OfJob<Q>>(query: Q, job: Job): Q => query.where('table_id', '=', job.table_id).where('seat', '=', job.seat);

/** Milliseconds before a job is looked at again whose seat is still waited for; each time that it is refused they double. */
const AGAIN_AFTER = 100;
/** Refusals after which a job is given up: the last wait was some seven minutes. */
const MOST_REFUSED = 14;

/**
 * Releases a job that came too early or cannot run yet. A job that was requested again keeps its new time. Any other gets a later time, so that it is
 * not claimed again at once.
 */
export async function postponeJob(services: Services, job: Job, due = services.time.now() + AGAIN_AFTER, attempts = job.attempts): Promise<void> {
  const { db } = services.storage;
  await ofJob(db.updateTable('jobs').set({ due }), job).where('seq', '=', job.seq).execute();
  // What was refused counts on: others’ moves ask anew for the same decision.
  await ofJob(db.updateTable('jobs').set({ claimed_until: 0, attempts }), job).execute();
}

/** Gives a job back that was refused or failed: it waits twice as long as the last time. At last it is given up, until its table’s next step asks anew. */
export async function refuseJob(services: Services, job: Job, problem: string): Promise<void> {
  const attempts = job.attempts + 1;
  if (attempts < MOST_REFUSED) return postponeJob(services, job, services.time.now() + AGAIN_AFTER * 2 ** job.attempts, attempts);
  services.log.error({ job, problem }, 'a job is given up');
  await finishJob(services, job);
}

/** Nothing to do: the job goes, unless it was asked for again meanwhile. */
export async function finishJob(services: Services, job: Job): Promise<void> {
  const { db } = services.storage;
  await ofJob(db.deleteFrom('jobs'), job).where('seq', '<=', job.seq).execute();
  await ofJob(db.updateTable('jobs').set({ claimed_until: 0 }), job).execute();
}
