import type { Kysely } from 'kysely';
import { addBacklog, type Backlog, type Metrics } from '../../core/observability/metrics.ts';
import type { Tracing } from '../../core/observability/tracing.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Shelf } from '../backups/shelf.ts';
import type { App } from './app.ts';

/** Lets a host see what the server does: spans and times of requests, and figures of what waits. `backups`: where this node makes backups. */
export function observe(app: App, services: Services, registry: Registry, backups: Shelf | undefined): void {
  traceRequests(app, services.tracing);
  measureRequests(app, services.metrics);
  measureBacklog(services, registry, backups);
}

const BROKEN = 500;

/** A span for each request, named by its route: paths hold ids. */
function traceRequests(app: App, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const name = `${request.method} ${route}`;
    tracing.around(name, { 'http.request.method': request.method, 'http.route': route }, (end) => {
      reply.raw.once('close', () => end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= BROKEN));
      done();
    });
  });
}

/** Counts how long requests take, by route: paths hold ids. */
function measureRequests(app: App, { http }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    http.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}

/** Lets the figures tell what waits in the database, each time they are asked for. */
function measureBacklog({ metrics, storage, time, heart }: Services, registry: Registry, backups: Shelf | undefined): void {
  addBacklog(metrics, async () => {
    const began = performance.now();
    const now = time.now();
    const due = await dueOf(storage.db).catch(() => null);
    const late = (at: number | null): number => (at === null ? 0 : Math.max(0, now - at) / 1000);
    const overdue: Pick<Backlog, 'jobs' | 'notifications'> = due
      ? { jobs: late(due.jobs), notifications: late(due.notifications) }
      : { jobs: null, notifications: null };
    const backup = ageOf(backups?.newest(), now);
    return { took: (performance.now() - began) / 1000, ...overdue, missed: heart.missed, tables: (await registry.all()).length, backup };
  });
}

/** Seconds since the newest backup was made; without any since 1970. null: nobody knows when. */
const ageOf = (newest: number | null | undefined, now: number): number | null =>
  newest === undefined ? null : Math.max(0, now - (newest ?? 0)) / 1000;

/** When the oldest job and the oldest notification are due. */
async function dueOf(db: Kysely<Schema>): Promise<{ readonly jobs: number | null; readonly notifications: number | null }> {
  const jobs = await db.selectFrom('jobs').select('due').orderBy('due').limit(1).executeTakeFirst();
  const notifications = await db.selectFrom('deliveries').select('due').orderBy('due').limit(1).executeTakeFirst();
  return { jobs: jobs?.due ?? null, notifications: notifications?.due ?? null };
}
