import type { Services } from '../../core/services.ts';
import { close, type Registry } from '../broadcast/registry.ts';

/** A table as it must still stand to be deleted: in that state, and unused since its removal was announced. */
interface Unused {
  readonly status: string;
  readonly unusedAt: number;
}

/** Deletes a table with all that belongs to it; whoever follows it is told. What it came to stays in the statistics. `only`: if it is still so. */
export async function deleteTable(services: Services, registry: Registry, table: string, only?: Unused): Promise<boolean> {
  const gone = await services.storage.db.transaction().execute(async (db) => {
    const all = db.deleteFrom('tables').where('id', '=', table);
    const still = (unused: Unused) =>
      all
        .where('status', '=', unused.status)
        .where('remove_at', '<=', unused.unusedAt)
        .where('announced_at', '>=', (where) => where.ref('updated_at'));
    const deleted = await (only ? still(only) : all).executeTakeFirst();
    if (only && deleted.numDeletedRows === 0n) return false;
    for (const rows of [
      'seats',
      'moves',
      'chat',
      'reactions',
      'spectators',
      'questions',
      'jobs',
      'notices',
      'deliveries',
      'plans',
      'analyses',
      'notes',
    ] as const)
      await db.deleteFrom(rows).where('table_id', '=', table).execute();
    return deleted.numDeletedRows > 0n;
  });
  if (only && !gone) return false;
  await close(registry, table);
  services.bus.publish({ kind: 'table', table });
  return gone;
}
