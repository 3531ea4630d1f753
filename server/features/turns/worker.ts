import { setImmediate } from 'node:timers/promises';
import type { Thinker } from '../../core/bot-pool.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { clockKeeper } from './clock-skew.ts';
import { type Claimed, claim, type Job } from './queue.ts';
import { doJob } from './turn.ts';

/** No decision's time ends sooner than twice this after it was written, so every end is seen before it is due. */
const LOOK_EVERY = 5000;

/** Does the jobs of the database, with all other nodes. A job may be done twice: the second answer finds its command done. */
export interface Runner {
  /** There may be jobs now. */
  wake(): void;
  /** Takes no more and waits for those begun. */
  close(): Promise<void>;
}

/** Does up to `atOnce` jobs at a time, two at least; one place is kept for quick ones, so that they never wait for slow ones. */
export function startRunner(services: Services, registry: Registry, thinker: Thinker, atOnce: number): Runner {
  const running = new Set<Promise<void>>();
  let slow = 0;
  let closed = false;
  let looking: Promise<void> | undefined;
  let again = false;
  let disarm = (): void => undefined;
  const setRight = clockKeeper(services, registry);

  // Whose time ran out is known when it is known for how long nobody's time ran.
  const hasRoom = () => !closed && !services.heart.missed && running.size < atOnce;
  const look = async () => {
    let claimed: Claimed = { jobs: [], next: undefined };
    // Of a look that fails before it has begun: it is not made again at once.
    again = false;
    await setRight();
    do {
      again = false;
      // The embedded database answers, and jobs end, without letting the event loop go on.
      await setImmediate();
      if (!hasRoom()) break;
      claimed = await claim(services, { all: atOnce - running.size, slow: atOnce - 1 - slow });
      for (const job of claimed.jobs) begin(job);
    } while (hasRoom() && (again || claimed.jobs.length > 0));
    arm(claimed.next);
  };
  const arm = (next: number | undefined) => {
    disarm();
    if (closed) return;
    disarm = services.time.after(next === undefined ? LOOK_EVERY : Math.min(LOOK_EVERY, Math.max(1, next - services.time.now())), wake);
  };
  const begin = (job: Job) => {
    if (job.slow) slow += 1;
    const done = doJob(services, registry, thinker, job)
      .catch((error: unknown) => services.log.error({ job, error }, 'a job failed'))
      .finally(() => {
        running.delete(done);
        if (job.slow) slow -= 1;
        wake();
      });
    running.add(done);
  };
  const wake = () => {
    again = true;
    if (closed || looking) return;
    looking = look()
      .catch((error: unknown) => {
        services.log.error({ error }, 'jobs cannot be read');
        arm(undefined);
      })
      .finally(() => {
        looking = undefined;
        if (again && running.size < atOnce) wake();
      });
  };
  const close = async () => {
    closed = true;
    disarm();
    await looking;
    await Promise.all(running);
  };
  return { wake, close };
}
