import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, hotSeat, playAny } from '../../support/match.ts';
import { afterwards, serverFor } from '../../support/server.ts';

const Span = z.object({ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() });
type Span = z.infer<typeof Span>;
const Export = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })) });

for (const shared of [false, true])
  test(
    `with a collector of traces, a command is traced from check to what others are told${shared ? ', on other nodes too' : ''}; requests are by route, ids in no name`,
    {
      skip: shared && POSTGRES,
    },
    (t) => traced(t, shared),
  );

async function traced(t: TestContext, shared: boolean): Promise<void> {
  const spans: Span[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      assert.equal(request.url, '/v1/traces');
      for (const { scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  afterwards(t, () => collector.close());
  const address = collector.address();
  assert.ok(address !== null && typeof address === 'object');
  const server = await serverFor(t, {
    traces: `http://127.0.0.1:${address.port}/`,
    ...(shared && { databaseUrl: await databaseFor(t), secret: 's'.repeat(32) }),
  });
  const { table, line } = await hotSeat(await newGuest(server.url), 'tiny', 2);
  await playAny(line, table.id, chance(1));
  // What is left is sent at the end.
  await server.close();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [command] = named('command');
  assert.ok(command);
  for (const name of ['check', 'append', 'fold', 'publish']) {
    const [span, ...more] = named(name);
    assert.deepEqual([span?.traceId, span?.parentSpanId, more], [command.traceId, command.spanId, []], name);
  }
  assert.equal(named('POST /api/tables/:id/start').length, 1);
  assert.ok(spans.every(({ name }) => !name.includes(table.id)));
}

test('metrics are for whoever has the token, where there is one', async (t) => {
  const open = await serverFor(t);
  assert.equal((await fetch(`${open.url}/metrics`)).status, 200);
  const metricsToken = 'a token of metrics';
  const { url } = await serverFor(t, { metricsToken });
  const ask = async (authorization: string) => (await fetch(`${url}/metrics`, { headers: { authorization } })).status;
  assert.deepEqual([await ask(''), await ask('Bearer a token'), await ask(metricsToken), await ask(`Bearer ${metricsToken}`)], [401, 401, 401, 200]);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('without a token metrics, and without a wish the description of the API, are for programs on the same machine alone', async (t) => {
  const [closed, open] = [await serverFor(t), await serverFor(t, { openDocs: true })];
  const ask = async (url: string, path: string, headers: Record<string, string> = {}) => (await fetch(`${url}${path}`, { headers })).status;
  for (const path of ['/metrics', '/docs', '/docs/json', '/docs/messages']) assert.equal(await ask(closed.url, path), 200, path);
  // A proxy on this machine speaks for somebody else.
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    for (const path of ['/metrics', '/docs', '/docs/json', '/docs/messages', '/docs/static/index.html'])
      assert.equal(await ask(closed.url, path, { [header]: '192.0.2.7' }), 403, `${path} ${header}`);
  }
  const refused = await fetch(`${closed.url}/metrics`, { headers: { via: '1.1 proxy' } });
  assert.deepEqual(await refused.json(), { code: 'own-machine-only', details: { setting: 'METRICS_TOKEN' } });
  assert.equal(await ask(open.url, '/docs/json', { via: '1.1 proxy' }), 200);
});

const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })) });

/** A file of `deploy/`. */
const deployed = (name: string): string => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

const namesIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/\b(?:madang|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count)$/, ''));

test('every figure of the dashboard and of the alerts is one that a server gives', async (t) => {
  const { url } = await serverFor(t);
  const given = new Set([...(await (await fetch(`${url}/metrics`)).text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const { panels } = Dashboard.parse(JSON.parse(deployed('grafana.json')));
  const alerts = [...deployed('alerts.yml').matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => ({
    title: expression,
    targets: [{ expr: expression }],
  }));
  assert.ok(panels.length > 12 && alerts.length > 8);
  for (const { title, targets } of [...panels, ...alerts]) {
    for (const { expr } of targets) {
      if (expr.startsWith('up{')) continue;
      assert.ok(namesIn(expr).length > 0, title);
      for (const name of namesIn(expr)) assert.ok(given.has(name), `${title}: ${name}`);
    }
  }
});

test('figures tell how long requests take by route, what is stored, and what waits in the database', async (t) => {
  const { url } = await serverFor(t);
  const { table, line } = await hotSeat(await newGuest(url), 'tiny', 2);
  await playAny(line, table.id, chance(1), 'a-command-of-mine');
  assert.equal((await fetch(`${url}/api/tables/${table.id}/nothing`)).status, 404);
  const figures = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(figures)?.[1]);
  assert.equal(figure('madang_http_seconds_count{method="POST",route="/api/tables",status="200"}'), 1);
  assert.ok(!figures.includes(table.id), 'no table is named');
  assert.equal(figure('madang_storing_seconds_count'), 1);
  assert.equal(figure('madang_tables_loaded'), 1);
  assert.deepEqual(['madang_jobs_overdue_seconds', 'madang_notifications_overdue_seconds', 'madang_heart_missed'].map(figure), [0, 0, 0]);
  assert.ok(figure('madang_database_answer_seconds') < 5);
});

test('the log tells of each table and step: what was written, and what ended', async (t) => {
  const lines: string[] = [];
  const { url } = await serverFor(t, { logLevel: 'debug' }, { logTo: { write: (line) => void lines.push(line) } });
  const { table, line } = await hotSeat(await newGuest(url), 'tiny', 2);
  const seq = await playAny(line, table.id, chance(1), 'a-command-of-mine');
  const Line = z.object({ table: z.string(), seq: z.number(), command: z.string(), msg: z.string() });
  const written = lines.map((one) => Line.safeParse(JSON.parse(one))).flatMap(({ data }) => (data?.msg === 'written' ? [data] : []));
  assert.deepEqual(written, [{ table: table.id, seq, command: 'a-command-of-mine', msg: 'written' }]);
});

test('without a collector nothing that traces is loaded', () => {
  const load = (more: Readonly<Record<string, string>>): Set<string> =>
    new Set(
      z.array(z.string()).parse(
        JSON.parse(
          execFileSync(process.execPath, [fileURLToPath(new URL('../../support/programs/loaded-modules.ts', import.meta.url))], {
            env: { ...process.env, ...more },
          }).toString(),
        ),
      ),
    );
  // The metrics bring the bare interface with them.
  assert.deepEqual(
    [...load({})].filter((name) => name !== 'api'),
    [],
  );
  assert.ok(load({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }).has('sdk-trace'));
});

test('open connections are counted while they are open', async (t) => {
  const { url } = await serverFor(t);
  const open = async () => Number(/^madang_sockets (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
  const ada = await newGuest(url, 'Ada');
  const [first, second] = [await ada.line(), await ada.line()];
  assert.equal(await open(), 2);
  await first.close();
  while ((await open()) !== 1) await setImmediate();
  await second.close();
  while ((await open()) !== 0) await setImmediate();
});
