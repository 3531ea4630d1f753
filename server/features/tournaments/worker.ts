import { type Poller, startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { advance } from './rounds.ts';

/** Milliseconds between polls for rounds that are over: the node that should have gone on may have died. */
const POLL_EVERY = 5000;

/** Lets cups go on by themselves, with all other nodes; to be woken when a match ended or a cup is full. */
export const startTournamentWorker = (services: Services): Poller =>
  startPoller(services, {
    every: POLL_EVERY,
    failing: 'cups cannot be read',
    async poll(isClosed) {
      const running = await services.storage.db.selectFrom('cups').select('id').where('status', '=', 'running').execute();
      for await (const { id } of unhurried(running, isClosed)) await goOn(services, id);
      return undefined;
    },
  });

/** One cup that cannot go on keeps no other back. */
async function goOn(services: Services, cup: string): Promise<void> {
  try {
    const made = await advance(services, cup);
    if (!made) return;
    services.bus.publish({ kind: 'cups' });
    for (const table of made) services.bus.publish({ kind: 'table', table });
    if (made.length === 0) return;
    services.wake();
    services.bus.publish({ kind: 'jobs' });
  } catch (error) {
    services.log.error({ cup, error }, 'a cup cannot go on');
  }
}
