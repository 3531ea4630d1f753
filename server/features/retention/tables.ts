import type { CleanUp } from '../../core/config.ts';
import { unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import { deleteTable } from '../../matches/lobby/delete.ts';
import { type Cursor, LOOKED_AT, takeSome } from './cursor.ts';

const DAY = 86_400_000;

/** Tables that one look announces, and removes. */
const AT_ONCE = 20;

/** Where the look at the tables of each status ended. */
type TableCursors = Readonly<Record<'waiting' | 'running' | 'abandoned' | 'frozen', Cursor>>;

export const newTableCursors = (): TableCursors => ({
  waiting: { after: undefined },
  running: { after: undefined },
  abandoned: { after: undefined },
  frozen: { after: undefined },
});

/** Announces the removal of tables that nobody uses, and removes those where that was announced long enough ago and nothing was done since. */
export async function cleanTables(services: Services, registry: Registry, clean: CleanUp, cursors: TableCursors): Promise<void> {
  const now = services.time.now();
  for (const [status, days] of [
    ['waiting', clean.waitingDays],
    ['running', clean.runningDays],
    ['abandoned', clean.stoppedDays],
    ['frozen', clean.stoppedDays],
  ] as const) {
    if (days === 0) continue;
    const before = now - Math.max(0, days - clean.announceDays) * DAY;
    await announce(services, registry, { status, before, removeAt: now + clean.announceDays * DAY }, cursors[status]);
    await remove(services, registry, status, now);
  }
}

interface Announcing {
  readonly status: string;
  /** Nothing was done there since. */
  readonly before: number;
  readonly removeAt: number;
}

async function announce(services: Services, registry: Registry, { status, before, removeAt }: Announcing, cursor: Cursor): Promise<void> {
  const { db } = services.storage;
  const now = services.time.now();
  const { after } = cursor;
  const all = db.selectFrom('tables').select(['id', 'created_at', 'updated_at', 'announced_at', 'cup']).where('status', '=', status);
  const next = after ? all.where((where) => where(where.refTuple('created_at', 'id'), '>', where.tuple(after.at, after.id))) : all;
  const looked = await next.orderBy('created_at').orderBy('id').limit(LOOKED_AT).execute();
  const isIdle = ({ updated_at, announced_at, cup }: (typeof looked)[number]): boolean =>
    cup === null && updated_at < before && (announced_at === null || announced_at < updated_at);
  for await (const { id } of unhurried(takeSome(cursor, looked, isIdle, AT_ONCE))) {
    await db
      .updateTable('tables')
      .set({ announced_at: now, remove_at: removeAt })
      .where('id', '=', id)
      .where('status', '=', status)
      .where('updated_at', '<', before)
      .execute();
    await broadcastTable(services, registry, id);
  }
}

async function remove(services: Services, registry: Registry, status: string, now: number): Promise<void> {
  const due = await services.storage.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('remove_at', 'is not', null)
    .where('remove_at', '<=', now)
    .where('announced_at', '>=', (where) => where.ref('updated_at'))
    .orderBy('remove_at')
    .limit(AT_ONCE)
    .execute();
  for await (const { id } of unhurried(due)) await deleteTable(services, registry, id, { status, unusedAt: now });
}
