import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { ServerMessage } from '@madang/wire';
import { TableList } from '@madang/wire';
import pg from 'pg';
import { afterStep, deadlines, startClocks, timeLeft } from '../../../core/clock/clocks.ts';
import { pausedWithin } from '../../../core/clock/downtime.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { follow, standing, startedTable } from '../../support/match.ts';
import { startChild } from '../../support/programs/child.ts';
import { proxyTo } from '../../support/proxy.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const CLOCK = { kind: 'days', days: 1 } as const;
const SECRET = 'a secret of thirty-two letters, or more';

type Clocks = Extract<ServerMessage, { readonly type: 'clocks' }>;

const leftIn = ({ seats }: Clocks) => seats.map(({ left }) => left);

/** What the list of its own tables tells somebody: the milliseconds until the database has its time end. */
const listed = async (guest: Guest) => TableList.parse((await guest.request('GET', '/api/tables')).body).mine.map(({ left }) => left);

test('what falls into a pause counts for nobody, before it and after it everything does', () => {
  const pauses = [
    { from: 10, to: 20 },
    { from: 50, to: 70 },
  ];
  const spans = [
    [0, 5],
    [0, 15],
    [12, 18],
    [0, 60],
    [0, 100],
    [20, 50],
    [60, 200],
  ] as const;
  assert.deepEqual(
    spans.map(([from, to]) => pausedWithin(pauses, from, to)),
    [0, 5, 6, 20, 30, 0, 10],
  );
  const rule = { kind: 'live', minutes: 1, increment: 0, out: 'decision' } as const;
  const long = [{ from: 5000, to: 5000 + DAY }];
  const begun = startClocks(
    rule,
    [true, true].map((timed) => ({ timed, rest: null })),
    { waiting: [0], at: 0 },
    long,
  );
  assert.equal(timeLeft(begun, 0, 4000 + DAY), 55_000);
  assert.equal(timeLeft(begun, 0, 15_000 + DAY), 45_000);
  assert.deepEqual(deadlines(begun), [{ seat: 0, due: 60_000 + DAY }]);
  const played = afterStep(begun, { by: 0, forced: false, waiting: [1], at: 15_000 + DAY });
  assert.deepEqual([timeLeft(played, 0, 99 * DAY), deadlines(played)], [45_000, [{ seat: 1, due: 75_000 + DAY }]]);
});

/** A server that is stopped for two days: everybody's day is as long as it was. */
async function stoppedFor(t: TestContext, place: Partial<Config>): Promise<void> {
  const time = handTime();
  const config = { ...place, secret: SECRET };
  const server = await serverFor(t, config, time.parts);
  const { id, guests } = await startedTable(server.url, 'tiny', 2, { clock: CLOCK });
  const [ada] = guests;
  assert.ok(ada);
  time.passQuietly(MINUTE);
  await server.close();
  time.passQuietly(2 * DAY);
  const again = await serverFor(t, config, time.parts);
  const back = guestOf(again.url, ada.id, ada.cookie);
  const line = await follow(back, id);
  assert.deepEqual(leftIn(await line.next('clocks')), [DAY - MINUTE, DAY - MINUTE]);
  assert.deepEqual(await listed(back), [DAY - MINUTE]);
  // A second stop comes on top of the first, and time that passes while somebody serves counts again.
  time.passQuietly(MINUTE);
  await again.close();
  time.passQuietly(3 * DAY);
  const third = await serverFor(t, config, time.parts);
  assert.deepEqual(await listed(guestOf(third.url, ada.id, ada.cookie)), [DAY - 2 * MINUTE]);
  assert.equal(standing(line).seq, 0);
}

test('SQLite: clocks stand still while the server is down', (t) => stoppedFor(t, { dataFolder: folderFor(t) }));

test('PostgreSQL: clocks stand still while the server is down', { skip: POSTGRES }, async (t) =>
  stoppedFor(t, { databaseUrl: await databaseFor(t) }),
);

/** A server that is killed and comes back three days later. */
async function killedFor(t: TestContext, variables: Readonly<Record<string, string>>): Promise<void> {
  const main = new URL('../../support/programs/time-shifted.ts', import.meta.url);
  const child = await startChild({ ...variables, SECRET, SHIFT: '0' }, main);
  afterwards(t, () => child.kill());
  const { id, guests, lines } = await startedTable(child.url, 'siberia', 2, { clock: CLOCK });
  const seat = lines[0] && standing(lines[0]).waitingFor[0];
  const ada = guests[seat ?? -1];
  assert.ok(ada && seat !== undefined);
  await child.kill();
  const later = await startChild({ ...variables, SECRET, SHIFT: String(3 * DAY) }, main);
  afterwards(t, () => later.kill());
  const back = guestOf(later.url, ada.id, ada.cookie);
  const line = await follow(back, id);
  const clocks = await line.next('clocks');
  const due = (await listed(back))[0] ?? 0;
  for (const left of [leftIn(clocks)[seat] ?? null, due])
    assert.ok(left !== null && left > DAY - MINUTE && left <= DAY + MINUTE, `${left} ms left of a day`);
  assert.deepEqual([standing(line).seq, clocks.forced], [0, []]);
}

test('SQLite: a server that was killed and comes back days later has taken nobody’s time', (t) => killedFor(t, { DATA_DIR: folderFor(t) }));

test('PostgreSQL: a server that was killed and comes back days later has taken nobody’s time', { skip: POSTGRES }, async (t) =>
  killedFor(t, { DATABASE_URL: await databaseFor(t), DATA_DIR: folderFor(t) }),
);

/** Waits until the database has that beat. */
async function beaten(databaseUrl: string, after: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query('select at from heart');
      if (Number(rows[0]?.at) >= after) return;
    }
  } finally {
    await client.end();
  }
}

test('as long as one of several nodes is alive, time runs', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const databaseUrl = await databaseFor(t);
  const shared = { databaseUrl, secret: SECRET };
  const east = await serverFor(t, shared, time.parts);
  const west = await serverFor(t, shared, time.parts);
  const { guests } = await startedTable(east.url, 'tiny', 2, { clock: CLOCK });
  const [ada] = guests;
  assert.ok(ada && time.parts.time);
  await west.close();
  time.passQuietly(60 * MINUTE);
  await beaten(databaseUrl, time.parts.time.now());
  const again = await serverFor(t, shared, time.parts);
  assert.deepEqual(await listed(guestOf(again.url, ada.id, ada.cookie)), [DAY - 60 * MINUTE]);
});

test('a beat that a wrong clock made look old is no silence where somebody has just played', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const shared = { databaseUrl: await databaseFor(t), secret: SECRET };
  const first = await serverFor(t, shared, time.parts);
  const { guests } = await startedTable(first.url, 'tiny', 2, { clock: CLOCK });
  const [ada] = guests;
  assert.ok(ada);
  await first.close();
  const client = new pg.Client({ connectionString: shared.databaseUrl });
  await client.connect();
  await client.query('update heart set at = at - $1::bigint', [3 * DAY]);
  await client.end();
  time.passQuietly(8000);
  const again = await serverFor(t, shared, time.parts);
  assert.deepEqual(await listed(guestOf(again.url, ada.id, ada.cookie)), [DAY - 8000]);
});

test('while no node reaches the database nobody’s time runs, and nothing is played for anybody when it is back', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const databaseUrl = await databaseFor(t);
  const before = await serverFor(t, { databaseUrl, secret: SECRET }, time.parts);
  const { id, guests } = await startedTable(before.url, 'tiny', 2, { clock: CLOCK });
  const unseen = await startedTable(before.url, 'tiny', 2, { clock: CLOCK });
  await before.close();
  const proxy = await proxyTo(t, databaseUrl);
  const missed = new EventEmitter();
  const logTo = { write: (line: string) => void (line.includes('is alive') && missed.emit('beat')) };
  const config = { databaseUrl: proxy.url, secret: SECRET, databaseTimeout: 1000, logLevel: 'error' };
  const server = await serverFor(t, config, { ...time.parts, logTo });
  const [ada] = guests.map(({ id, cookie }) => guestOf(server.url, id, cookie));
  assert.ok(ada);
  const line = await follow(ada, id);
  assert.deepEqual(leftIn(await line.next('clocks')), [DAY, DAY]);
  await line.next('chat');
  const told = line.next('clocks').then(leftIn);
  /** Time passes; resolves when the beat that was due has failed and the next one is set, or everybody was told of the pause. */
  const passing = async (milliseconds: number) => {
    const unheard = once(missed, 'beat').then(() => setImmediate(undefined));
    time.passQuietly(milliseconds);
    return Promise.race([told, unheard]);
  };
  proxy.hush(true);
  assert.equal(await passing(5000), undefined);
  proxy.speak();
  proxy.cut();
  // Connections that broke are found out by use.
  let left = await passing(2 * DAY);
  while (!left) left = await passing(5000);
  assert.deepEqual(left, [DAY, DAY]);
  assert.equal(standing(line).seq, 0);
  // A table that nobody had open meanwhile knows of the pause as well.
  const other = await follow(ada, unseen.id);
  assert.deepEqual(leftIn(await other.next('clocks')), [DAY, DAY]);
});

test('a guest of a table without a clock sees none after a pause either', async (t) => {
  const dataFolder = folderFor(t);
  const first = await serverFor(t, { dataFolder, secret: SECRET });
  const { id } = await startedTable(first.url, 'tiny', 2);
  await first.close();
  const { url } = await serverFor(t, { dataFolder, secret: SECRET });
  const line = await follow(await newGuest(url), id);
  await line.next('chat');
  assert.ok(line.received.every((message) => message.type !== 'clocks'));
});
