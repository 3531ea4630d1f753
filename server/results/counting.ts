import type { Services } from '../services.ts';
import type { Registry } from '../tables/match/registry.ts';
import { countMatch } from './count.ts';

/** Milliseconds between looks for matches that ended and were not counted: whoever should have may have died. */
const LOOK_EVERY = 10_000;
const AT_ONCE = 20;

/** Counts matches that are over, with all other nodes. */
export interface Counting {
  /** A match ended here. */
  wake(): void;
  /** Looks no more, and waits for what was begun. */
  close(): Promise<void>;
}

export function startCounting(services: Services, registry: Registry): Counting {
  let closed = false;
  let again = false;
  let looking: Promise<void> | undefined;
  let disarm = (): void => undefined;
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
  const look = async (): Promise<void> => {
    for (;;) {
      again = false;
      const ended = await uncounted(services, [...failed]);
      for (const id of ended) {
        if (closed) return;
        await count(id);
      }
      if (!again && ended.length < AT_ONCE) return;
    }
  };
  const wake = (): void => {
    again = true;
    if (closed || looking) return;
    disarm();
    looking = look()
      .catch((error: unknown) => services.log.error({ error }, 'matches cannot be counted'))
      .finally(() => {
        looking = undefined;
        if (!closed) disarm = services.time.after(LOOK_EVERY, wake);
      });
  };
  const close = async (): Promise<void> => {
    closed = true;
    disarm();
    await looking;
  };
  return { wake, close };
}

async function uncounted({ storage }: Services, but: readonly string[]): Promise<readonly string[]> {
  let ended = storage.db.selectFrom('tables').select('id').where('status', '=', 'over').where('counted', '=', 0);
  if (but.length > 0) ended = ended.where('id', 'not in', but);
  const rows = await ended.orderBy('updated_at').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}
