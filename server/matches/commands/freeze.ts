import type { Frozen } from '@madang/kernel';
import type { Services } from '../../core/services.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { broadcastTableView } from '../broadcast/registry.ts';

/** Stops a table whose rules failed; what happened is kept with it, and every other table goes on. */
export async function freeze(services: Services, live: LiveTable, frozen: Frozen): Promise<void> {
  services.log.error({ table: live.id, seq: live.fold?.seq, error: frozen.error }, 'a rule failed; the table is frozen');
  services.metrics.frozen.inc();
  const { db } = services.storage;
  await db
    .updateTable('tables')
    .set({ status: 'frozen', frozen: JSON.stringify(frozen), updated_at: Date.now() })
    .where('id', '=', live.id)
    .execute();
  await db.deleteFrom('jobs').where('table_id', '=', live.id).execute();
  live.record = { ...live.record, status: 'frozen' };
  services.bus.publish({ kind: 'table', table: live.id });
  broadcastTableView(live);
}
