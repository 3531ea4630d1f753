import { sql } from 'kysely';
import { type Poller, startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { countMatch } from './count.ts';

/** Milliseconds between polls for matches that ended and were not counted: the node that should have counted them may have died. */
const POLL_EVERY = 10_000;
const AT_ONCE = 20;

/** Counts matches that are over, with all other nodes; to be woken when one ended here. */
export function startRatingWorker(services: Services, registry: Registry): Poller {
  /** Those that failed here are left alone until the next start, so that they keep nobody back. */
  const failed = new Set<string>();
  const count = async (id: string): Promise<void> => {
    try {
      const live = await registry.open(id);
      if (live) await countMatch(services, live);
    } catch (error) {
      failed.add(id);
      services.log.error({ table: id, error }, 'a match cannot be counted');
    }
  };
  return startPoller(services, {
    every: POLL_EVERY,
    failing: 'matches cannot be counted',
    async poll(isClosed) {
      // Each once a look: one that stays uncounted is not come back to.
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
  const ended = storage.db.selectFrom('tables').select('id').where(sql<boolean>`status = 'over' and counted = 0`);
  const rows = await ended.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}
