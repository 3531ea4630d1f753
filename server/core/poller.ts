import { setImmediate } from 'node:timers/promises';
import type { Services } from './services.ts';

/**
 * Gives one after another, and lets the event loop go on before each: the embedded database answers without doing so, and a loop over its rows
 * would keep everybody else waiting. Once `isClosed` there is no other.
 */
export async function* unhurried<T>(all: Iterable<T>, isClosed: () => boolean = () => false): AsyncGenerator<T, void, undefined> {
  for (const one of all) {
    await setImmediate();
    if (isClosed()) return;
    yield one;
  }
}

/** Does work that stands in the database when it is woken, and now and then by itself: the node that should have done it may have died. */
export interface Poller {
  /** There may be work. Woken while it polls, it polls once more. */
  wake(): void;
  /** Polls no more, and waits for the poll under way. */
  close(): Promise<void>;
}

interface Polling {
  /** Milliseconds between polls at most. Infinity: it polls only when it is woken or knows of more. */
  readonly every: number;
  /** Milliseconds after which it polls again after a first failure, if not `every`. */
  readonly retryAfter?: number;
  /** What the log says where a poll fails; the next one comes all the same, later after each failure in a row. */
  readonly failing: string;
  /** The share of `every` by which chance may shorten it, so that nodes that started together do not ask together. */
  readonly jitter?: number;
  /** Polls by itself for the first time, after a rest. */
  readonly unwoken?: boolean;
  /** Does the work and returns the time at which there is more, where it is known. Once `isClosed` it begins nothing. */
  poll(isClosed: () => boolean): Promise<number | undefined>;
}

/** How many times its first rest after a failure a poller rests at most after failures in a row. */
const MOST_BACK_OFF = 8;

/** The pace of a poller: how many milliseconds to rest after a poll. */
function pace({ time }: Pick<Services, 'time'>, { every, retryAfter = every, jitter = 0.1 }: Pick<Polling, 'every' | 'retryAfter' | 'jitter'>) {
  let failures = 0;
  return {
    afterSuccess(next: number | undefined): number {
      failures = 0;
      const now = time.now();
      const rest = every * (1 - jitter * (time.random?.() ?? 0));
      return next === undefined ? rest : Math.min(rest, Math.max(1, next - now));
    },
    afterFailure(): number {
      failures += 1;
      return retryAfter * Math.min(2 ** (failures - 1), MOST_BACK_OFF);
    },
  };
}

/** Starts a poller. It polls for the first time when it is woken, or after a rest if it is `unwoken`. */
export function startPoller(services: Pick<Services, 'time' | 'log'>, polling: Polling): Poller {
  const { time, log } = services;
  const rest = pace(services, polling);
  let closed = false;
  let again = false;
  let polled: Promise<void> | undefined;
  let disarm = (): void => undefined;
  const wake = (): void => {
    again = true;
    if (closed || polled) return;
    disarm();
    again = false;
    polled = polling
      .poll(() => closed)
      .then(rest.afterSuccess, (error: unknown) => {
        log.error({ error }, polling.failing);
        return rest.afterFailure();
      })
      .then(async (milliseconds) => {
        // Polls that wake each other let the event loop go on in between.
        if (again) await setImmediate();
        polled = undefined;
        if (closed) return;
        if (again) return wake();
        if (Number.isFinite(milliseconds)) disarm = time.after(milliseconds, wake);
      });
  };
  if (polling.unwoken) disarm = time.after(rest.afterSuccess(undefined), wake);
  const close = async (): Promise<void> => {
    closed = true;
    disarm();
    await polled;
  };
  return { wake, close };
}

/** Things that are to be worked on once each, by id. */
interface Queue extends Pick<Polling, 'every' | 'failing'> {
  /** What the log says of one that failed. */
  readonly failingOne: string;
  /** Returns the first ids after this one, in order: so many at most. */
  next(after: string, atOnce: number): Promise<readonly string[]>;
  work(id: string): Promise<void>;
}

/** Ids that a queue is asked for at a time. */
const AT_ONCE = 20;

/** Starts a poller that works through a queue. One that failed here is left alone until the next start, so that it keeps nobody back. */
export function startQueuePoller(services: Pick<Services, 'time' | 'log'>, { every, failing, failingOne, next, work }: Queue): Poller {
  const failed = new Set<string>();
  const attempt = (id: string): Promise<void> =>
    work(id).catch((error: unknown) => {
      failed.add(id);
      services.log.error({ table: id, error }, failingOne);
    });
  return startPoller(services, {
    every,
    failing,
    async poll(isClosed) {
      // Each once a look: one that stays in the queue is not come back to.
      let after = '';
      while (!isClosed()) {
        const ids = await next(after, AT_ONCE);
        for await (const id of unhurried(ids, isClosed)) if (!failed.has(id)) await attempt(id);
        after = ids.at(-1) ?? after;
        if (ids.length < AT_ONCE) return undefined;
      }
      return undefined;
    },
  });
}
