import type { CleanUp } from '../../core/config.ts';
import { unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { tellTable } from '../../matches/broadcast/reload.ts';
import { deleteTable } from '../../matches/lobby/delete.ts';

const DAY = 86_400_000;

/** Tables that one look announces, and removes. */
const AT_ONCE = 20;

/** Announces the removal of tables that nobody uses, and removes those where that was announced long enough ago and nothing was done since. */
export async function cleanTables(services: Services, registry: Registry, clean: CleanUp): Promise<void> {
  const now = services.time.now();
  for (const [status, days] of [
    ['waiting', clean.waitingDays],
    ['running', clean.runningDays],
    ['abandoned', clean.stoppedDays],
    ['frozen', clean.stoppedDays],
  ] as const) {
    if (days === 0) continue;
    await announce(services, registry, status, now - Math.max(0, days - clean.announceDays) * DAY, now + clean.announceDays * DAY);
    await remove(services, registry, status, now);
  }
}

async function announce(services: Services, registry: Registry, status: string, before: number, removeAt: number): Promise<void> {
  const { db } = services.storage;
  const now = services.time.now();
  const idle = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('cup', 'is', null)
    .where('updated_at', '<', before)
    .where((where) => where.or([where('announced_at', 'is', null), where('announced_at', '<', where.ref('updated_at'))]))
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
  for await (const { id } of unhurried(idle)) {
    await db
      .updateTable('tables')
      .set({ announced_at: now, remove_at: removeAt })
      .where('id', '=', id)
      .where('status', '=', status)
      .where('updated_at', '<', before)
      .execute();
    await tellTable(services, registry, id);
  }
}

async function remove(services: Services, registry: Registry, status: string, now: number): Promise<void> {
  const due = await services.storage.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('remove_at', '<=', now)
    .where('announced_at', '>=', (where) => where.ref('updated_at'))
    .orderBy('remove_at')
    .limit(AT_ONCE)
    .execute();
  for await (const { id } of unhurried(due)) await deleteTable(services, registry, id, { status, unusedAt: now });
}
