import type { Kysely } from 'kysely';
import { addBacklog, type Backlog, type Metrics } from '../../core/observability/metrics.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { App } from './app.ts';

/** Counts how long requests take, by route: paths hold ids. */
export function measureRequests(app: App, { http }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    http.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}

/** Lets the figures tell what waits in the database, each time they are asked for. */
export function measureBacklog({ metrics, storage, time, heart }: Services, registry: Registry): void {
  addBacklog(metrics, async () => {
    const began = performance.now();
    const now = time.now();
    const due = await dueOf(storage.db).catch(() => null);
    const late = (at: number | null): number => (at === null ? 0 : Math.max(0, now - at) / 1000);
    const overdue: Pick<Backlog, 'jobs' | 'notifications'> = due
      ? { jobs: late(due.jobs), notifications: late(due.notifications) }
      : { jobs: null, notifications: null };
    return { took: (performance.now() - began) / 1000, ...overdue, missed: heart.missed, tables: (await registry.all()).length };
  });
}

/** When the oldest job and the oldest notification are due. */
async function dueOf(db: Kysely<Schema>): Promise<{ readonly jobs: number | null; readonly notifications: number | null }> {
  const jobs = await db.selectFrom('jobs').select('due').orderBy('due').limit(1).executeTakeFirst();
  const notifications = await db.selectFrom('deliveries').select('due').orderBy('due').limit(1).executeTakeFirst();
  return { jobs: jobs?.due ?? null, notifications: notifications?.due ?? null };
}
