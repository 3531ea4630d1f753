import { sql } from 'kysely';
import { type Poller, startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { GRACE, NO_TURNS } from '../../matches/broadcast/premoves.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { follow } from './follow.ts';

/** Milliseconds between polls: as one comes while a plan still waits, none is late, and no step need ask for one. */
const POLL_EVERY = GRACE;

/** Follows plans whose turn has come, with all other nodes. */
export const startPremoveWorker = (services: Services, registry: Registry): Poller =>
  startPoller(services, {
    every: POLL_EVERY,
    failing: 'plans cannot be read',
    async poll(isClosed) {
      let next: number | undefined;
      for await (const { table_id, seat, updated_at } of unhurried(await waiting(services), isClosed)) {
        const due = updated_at + GRACE;
        if (due > services.time.now()) next = Math.min(next ?? due, due);
        else await followOne(services, registry, table_id, seat);
      }
      return next;
    },
  });

/** Plans of seats that their tables wait for. */
const waiting = ({ storage }: Services) =>
  storage.db
    .selectFrom('plans')
    .innerJoin('tables', 'tables.id', 'plans.table_id')
    .select(['plans.table_id', 'plans.seat', 'tables.updated_at'])
    // No index of the tables is of use to this, so it begins with the plans: they are far fewer.
    .where(sql<boolean>`tables.status || '' = 'running'`)
    .where('plans.stopped', 'is', null)
    .where('plans.turns', '<>', NO_TURNS)
    // Seats are single digits.
    .where(sql<boolean>`tables.waiting like '%' || cast(plans.seat as text) || '%'`)
    .orderBy('tables.updated_at')
    .execute();

/** One plan that cannot be followed keeps no other back. */
async function followOne(services: Services, registry: Registry, table: string, seat: number): Promise<void> {
  try {
    const live = await registry.open(table);
    if (live) await follow(services, live, seat);
  } catch (error) {
    services.log.error({ table, seat, error }, 'a plan failed');
  }
}
