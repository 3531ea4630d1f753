import { setImmediate } from 'node:timers/promises';
import type { Thinker } from '../../core/bot-pool.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { clockKeeper } from './clock-skew.ts';
import { type Claimed, claimJobs, type Job } from './queue.ts';
import { runJob } from './turn.ts';

/** Milliseconds between polls. No decision's time ends sooner than twice this after it was written, so every end is seen before it is due. */
const POLL_EVERY = 5000;

/**
 * Runs jobs from the database together with all other nodes, up to `atOnce` (at least two) at a time. One place is reserved for quick jobs. A job may
 * run twice: the second run finds its command done.
 */
export function startTurnWorker(services: Services, registry: Registry, thinker: Thinker, atOnce: number): Poller {
  const running = new Set<Promise<void>>();
  let slow = 0;
  const setRight = clockKeeper(services, registry);

  const begin = (job: Job): void => {
    if (job.slow) slow += 1;
    const done = runJob(services, registry, thinker, job)
      .catch((error: unknown) => services.log.error({ job, error }, 'a job failed'))
      .finally(() => {
        running.delete(done);
        if (job.slow) slow -= 1;
        poller.wake();
      });
    running.add(done);
  };
  const poller = startPoller(services, {
    every: POLL_EVERY,
    failing: 'jobs cannot be read',
    async poll(isClosed) {
      // Time-outs can be judged only once all downtime is known.
      const hasRoom = () => !isClosed() && !services.heart.missed && running.size < atOnce;
      let claimed: Claimed = { jobs: [], next: undefined };
      await setRight();
      do {
        // The embedded database answers, and jobs end, without letting the event loop go on.
        await setImmediate();
        if (!hasRoom()) break;
        claimed = await claimJobs(services, { all: atOnce - running.size, slow: atOnce - 1 - slow });
        for (const job of claimed.jobs) begin(job);
      } while (claimed.jobs.length > 0);
      return claimed.next;
    },
  });
  const close = async (): Promise<void> => {
    await poller.close();
    await Promise.all(running);
  };
  return { ...poller, close };
}
