import { sql } from 'kysely';
import { type Poller, startQueuePoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { countMatch } from './count.ts';

/** Milliseconds between polls for matches that ended and were not counted: the node that should have counted them may have died. */
const POLL_EVERY = 10_000;

/** Counts matches that are over, with all other nodes; to be woken when one ended here. */
export const startRatingWorker = (services: Services, registry: Registry): Poller =>
  startQueuePoller(services, {
    every: POLL_EVERY,
    failing: 'matches cannot be counted',
    failingOne: 'a match cannot be counted',
    next: (after, atOnce) => uncounted(services, after, atOnce),
    async work(id) {
      const live = await registry.open(id);
      if (live) await countMatch(services, live);
    },
  });

async function uncounted({ storage }: Services, after: string, atOnce: number): Promise<readonly string[]> {
  // In these words, for the index of such tables alone.
  const ended = storage.db.selectFrom('tables').select('id').where(sql<boolean>`status = 'over' and counted = 0`);
  const rows = await ended.where('id', '>', after).orderBy('id').limit(atOnce).execute();
  return rows.map(({ id }) => id);
}
