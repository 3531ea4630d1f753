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

/** Does work that stands in the database when it is woken, and now and then by itself: whoever should have done it may have died. */
export interface Keeper {
  /** There may be work. Woken while it looks, it looks once more. */
  wake(): void;
  /** Looks no more, and waits for what was begun. */
  close(): Promise<void>;
}

interface Keeping {
  /** Milliseconds between looks at most. */
  readonly every: number;
  /** What the log says where a look fails; the next one comes all the same. */
  readonly failing: string;
  /** Does what there is to do and gives the time at which there is more, where it is known. Once `isClosed` it begins nothing. */
  look(isClosed: () => boolean): Promise<number | undefined>;
}

/** Looks for the first time when it is woken. */
export function startKeeper({ time, log }: Pick<Services, 'time' | 'log'>, { every, failing, look }: Keeping): Keeper {
  let closed = false;
  let again = false;
  let looking: Promise<void> | undefined;
  let disarm = (): void => undefined;
  const wake = (): void => {
    again = true;
    if (closed || looking) return;
    disarm();
    again = false;
    looking = look(() => closed)
      .catch((error: unknown) => {
        log.error({ error }, failing);
        return undefined;
      })
      .then(async (next) => {
        // Looks that wake each other let the event loop go on in between.
        if (again) await setImmediate();
        looking = undefined;
        if (closed) return;
        if (again) return wake();
        const now = time.now();
        disarm = time.after(Math.min(every, Math.max(1, (next ?? now + every) - now)), wake);
      });
  };
  const close = async (): Promise<void> => {
    closed = true;
    disarm();
    await looking;
  };
  return { wake, close };
}
