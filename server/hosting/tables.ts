import type { Services } from '../services.ts';
import { close, type Registry } from '../tables/match/registry.ts';

/** Deletes a table with all that belongs to it; whoever follows it is told. What it came to stays in the statistics. */
export async function deleteTable(services: Services, registry: Registry, table: string): Promise<boolean> {
  const gone = await services.storage.db.transaction().execute(async (db) => {
    const deleted = await db.deleteFrom('tables').where('id', '=', table).executeTakeFirst();
    for (const rows of ['seats', 'moves', 'chat', 'jobs'] as const) await db.deleteFrom(rows).where('table_id', '=', table).execute();
    return deleted.numDeletedRows > 0n;
  });
  await close(registry, table);
  services.bus.publish({ kind: 'table', table });
  return gone;
}
