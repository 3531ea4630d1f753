import type { Tracing } from '../../core/observability/tracing.ts';
import type { App } from './app.ts';

const BROKEN = 500;

/** A span for each request, named by its route: paths hold ids. */
export function traceRequests(app: App, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const name = `${request.method} ${route}`;
    tracing.around(name, { 'http.request.method': request.method, 'http.route': route }, (end) => {
      reply.raw.once('close', () => end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= BROKEN));
      done();
    });
  });
}
