import type { CleanUp } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { cleanGuests } from './guests.ts';
import { cleanTables } from './tables.ts';

/** Milliseconds between looks; each does little. */
const LOOK_EVERY = 600_000;

/** Removes what nobody uses, with all other nodes, until the returned function is called. */
export function keepClean(services: Services, registry: Registry, clean: CleanUp): () => Promise<void> {
  let closed = false;
  let disarm = (): void => undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      await cleanTables(services, registry, clean);
      await cleanGuests(services, registry, clean.guestDays);
    } catch (error) {
      services.log.error({ error }, 'what nobody uses cannot be removed');
    }
  };
  const arm = (): void => {
    if (closed) return;
    disarm = services.time.after(LOOK_EVERY, () => {
      looking = look().then(arm);
    });
  };
  arm();
  return async () => {
    closed = true;
    disarm();
    await looking;
  };
}
