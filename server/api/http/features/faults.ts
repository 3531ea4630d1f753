import { FaultReport, Problem } from '@madang/wire';
import type { Services } from '../../../core/services.ts';
import { type App, perMinute } from '../app.ts';
import { Done } from '../problems.ts';

/** Bytes of a report, and reports a minute: of one address, and of all together that a node logs. */
const REPORT_BYTES = 8192;
const REPORTS = 10;
const LOGGED = 60;
const WINDOW_MS = 60_000;

/** Faults that pages contained, for the log. Pages without a session have faults too, so all may report, and a node logs only so many. */
export function faultRoutes(app: App, { log, time }: Pick<Services, 'log' | 'time'>): void {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  const limited = { bodyLimit: REPORT_BYTES, ...perMinute(REPORTS) };
  const reporting = { ...limited, schema: { tags: ['health'], body: FaultReport, response: { 200: Done, '4xx': Problem } } };
  app.post('/api/faults', reporting, async ({ body }) => {
    const now = time.now();
    if (now - since >= WINDOW_MS) {
      if (count > LOGGED) log.warn({ left: count - LOGGED }, 'more faults of pages were reported than are logged');
      since = now;
      count = 0;
    }
    count += 1;
    if (count <= LOGGED) log.warn({ fault: body }, 'a page contained a fault');
    return {};
  });
}
