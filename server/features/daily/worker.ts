import { sql } from 'kysely';
import { type Poller, startQueuePoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { countDeal } from './count.ts';

/** Milliseconds between polls for deals that ended and were not counted: the node that should have counted them may have died. */
const POLL_EVERY = 10_000;

/** Counts finished daily deals, with all other nodes. Wake it when a match ends here. */
export const startDailyWorker = (services: Services, registry: Registry): Poller =>
  startQueuePoller(services, {
    every: POLL_EVERY,
    failing: 'daily deals cannot be counted',
    failingOne: 'a daily deal cannot be counted',
    async next(after, atOnce) {
      // In these words, for the index of such tables alone.
      const ended = sql<boolean>`status = 'over' and deal_counted = 0`;
      const tables = services.storage.db.selectFrom('tables').select('id').where(ended).where('id', '>', after);
      return (await tables.orderBy('id').limit(atOnce).execute()).map(({ id }) => id);
    },
    async work(id) {
      const live = await registry.open(id);
      await (live && countDeal(services, live));
    },
  });
