import type { CleanUp } from '../../core/config.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { Cursor } from './cursor.ts';
import { cleanGuests } from './guests.ts';
import { cleanTables, newTableCursors } from './tables.ts';

/** Milliseconds between polls; each does little. */
const POLL_EVERY = 600_000;

/** Removes what nobody uses, with all other nodes. */
export function startRetentionWorker(services: Services, registry: Registry, clean: CleanUp): Poller {
  const guests: Cursor = { after: undefined };
  const tables = newTableCursors();
  return startPoller(services, {
    unwoken: true,
    every: POLL_EVERY,
    failing: 'what nobody uses cannot be removed',
    async poll() {
      await cleanTables(services, registry, clean, tables);
      await cleanGuests(services, registry, clean.guestDays, guests);
      return undefined;
    },
  });
}
