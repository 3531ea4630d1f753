import { sql } from 'kysely';
import { type Poller, startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { countDeal } from './count.ts';

/** Milliseconds between polls for deals that ended and were not counted: the node that should have counted them may have died. */
const POLL_EVERY = 10_000;
const AT_ONCE = 20;

/** Counts finished daily deals, with all other nodes. Wake it when a match ends here. */
export function startDailyWorker(services: Services, registry: Registry): Poller {
  /** A deal that failed is not tried again before the next start, so that it does not block the others. */
  const failed = new Set<string>();
  const count = async (id: string): Promise<void> => {
    try {
      const live = await registry.open(id);
      if (live) await countDeal(services, live);
    } catch (error) {
      failed.add(id);
      services.log.error({ table: id, error }, 'a daily deal cannot be counted');
    }
  };
  return startPoller(services, {
    every: POLL_EVERY,
    failing: 'daily deals cannot be counted',
    async poll(isClosed) {
      let after = '';
      while (!isClosed()) {
        const ended = await uncounted(services, after);
        for await (const id of unhurried(ended, isClosed)) if (!failed.has(id)) await count(id);
        after = ended.at(-1) ?? after;
        if (ended.length < AT_ONCE) return undefined;
      }
      return undefined;
    },
  });
}

async function uncounted({ storage }: Services, after: string): Promise<readonly string[]> {
  // In these words, for the index of such tables alone.
  const ended = storage.db.selectFrom('tables').select('id').where(sql<boolean>`status = 'over' and deal_counted = 0`);
  const rows = await ended.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}
