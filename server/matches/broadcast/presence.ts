import { within } from '../../core/clock/time.ts';
import type { Services } from '../../core/services.ts';
import type { LiveTable } from './live.ts';
import type { Registry } from './registry.ts';
import { watchersOf } from './subscribers.ts';

/** Milliseconds in which other nodes say that somebody looks there. */
const ANSWERED_WITHIN = 700;

/** Whether a person looks at a table on this node: a page of theirs follows it and is in sight. */
export const isViewingHere = (live: LiveTable, person: string): boolean =>
  [...watchersOf(live.audience)].some((watcher) => watcher.person === person && !watcher.away);

/** Whether a person looks at a table, on any node as far as those answer soon: what the bus loses makes nobody look. */
export async function isViewing(services: Services, registry: Registry, table: string, person: string): Promise<boolean> {
  const live = await registry.held(table);
  if (live && isViewingHere(live, person)) return true;
  if (!services.storage.shared) return false;
  const { said, forget } = services.looks.next(table, person);
  services.bus.publish({ kind: 'who', table, person });
  const looking = await within(ANSWERED_WITHIN, said);
  forget();
  return looking;
}
