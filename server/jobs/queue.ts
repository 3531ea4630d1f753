import type { Selectable } from 'kysely';
import type { JobRow } from '../storage/schema.ts';
import type { House } from '../tables/live.ts';

export type Job = Selectable<JobRow>;

/** Milliseconds that a claim holds: longer than the hardest bot may think. */
const CLAIM = 30_000;

/** Jobs that are this node's for a while, and when the next one is due that is not yet (undefined: there is none). */
export interface Claimed {
  readonly jobs: readonly Job[];
  readonly next: number | undefined;
}

/** Claims up to `most` jobs that are due and that nobody works on, longest due first. */
export async function claim(house: House, most: number): Promise<Claimed> {
  const { db } = house.storage;
  const now = house.time.now();
  const found = await db.selectFrom('jobs').selectAll().where('claimed_until', '<', now).orderBy('due').limit(most).execute();
  const claimed: Job[] = [];
  for (const job of found.filter(({ due }) => due <= now)) {
    const won = await ofJob(db.updateTable('jobs').set({ claimed_until: now + CLAIM }), job)
      .where('claimed_until', '=', job.claimed_until)
      .executeTakeFirst();
    if (won.numUpdatedRows > 0n) claimed.push(job);
  }
  return { jobs: claimed, next: found.find(({ due }) => due > now)?.due };
}

interface OfJob<Q> {
  where(column: 'table_id' | 'seat', operator: '=', value: string | number): Q;
}
const ofJob = <Q extends OfJob<Q>>(query: Q, job: Job): Q => query.where('table_id', '=', job.table_id).where('seat', '=', job.seat);

/** Gives a job back, to be done again if its seat is still waited for. */
export async function release(house: House, job: Job, failures: 0 | 1): Promise<void> {
  const attempts = failures === 0 ? 0 : job.attempts + failures;
  await ofJob(house.storage.db.updateTable('jobs').set({ claimed_until: 0, attempts }), job).execute();
}

/** Gives a job back that was looked at too early; one that was asked for again meanwhile keeps its own time. */
export async function postpone(house: House, job: Job, due: number): Promise<void> {
  await ofJob(house.storage.db.updateTable('jobs').set({ due }), job).where('seq', '=', job.seq).execute();
  await release(house, job, 0);
}

/** Nothing to do: the job goes, unless it was asked for again meanwhile. */
export async function finish(house: House, job: Job): Promise<void> {
  await ofJob(house.storage.db.deleteFrom('jobs'), job).where('seq', '<=', job.seq).execute();
}
