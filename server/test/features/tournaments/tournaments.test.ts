import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { TournamentList, TournamentView } from '@madang/wire';
import { assemble } from '../../../api/assembly.ts';
import { newApp } from '../../../api/http/app.ts';
import type { BusMessage } from '../../../core/bus/bus.ts';
import type { Config } from '../../../core/config.ts';
import type { Services } from '../../../core/services.ts';
import { joinCup, makeCup } from '../../../features/tournaments/joining.ts';
import { advance } from '../../../features/tournaments/rounds.ts';
import { serializeTournament } from '../../../features/tournaments/serialize.ts';
import { findCup } from '../../../features/tournaments/tournament.ts';
import { startTournamentWorker } from '../../../features/tournaments/worker.ts';
import { deletePerson } from '../../../features/users/deletion.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { newLog } from '../../support/log.ts';
import { chance, follow, playOut } from '../../support/match.ts';
import { afterwards, command, serverFor, settings, TINY } from '../../support/server.ts';

const CLOCK = { kind: 'days', days: 1 } as const;
const ASKED = { name: 'Spring cup', game: 'tiny', options: { rounds: '1' }, seats: 4, people: 8, rounds: 2, clock: CLOCK };

const cupOf = async (guest: Guest, id: string): Promise<TournamentView> =>
  TournamentView.parse((await guest.request('GET', `/api/tournaments/${id}`)).body);

async function made(guest: Guest, more: Readonly<Record<string, unknown>> = {}): Promise<TournamentView> {
  const answer = await guest.request('POST', '/api/tournaments', { ...ASKED, ...more });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return TournamentView.parse(answer.body);
}

/** The cup once it fits: it goes on by itself. */
async function until(guest: Guest, id: string, fits: (cup: TournamentView) => boolean): Promise<TournamentView> {
  for (;;) {
    const cup = await cupOf(guest, id);
    if (fits(cup)) return cup;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function playTable(url: string, id: string, guests: readonly Guest[], seed: number): Promise<void> {
  const { seats } = (await guests[0]?.table('GET', `/api/tables/${id}`)) ?? { seats: [] };
  const sitting = seats.flatMap(({ person }) => guests.filter((guest) => guest.id === person));
  const here = sitting.map((guest) => guestOf(url, guest.id, guest.cookie));
  const lines = await Promise.all(here.map((guest) => follow(guest, id)));
  await playOut({ id, guests: here, lines }, chance(seed));
  await Promise.all(lines.map((line) => line.close()));
}

/** Eight people play a cup of two rounds to its end, each table on one of these nodes. */
async function wholeCup(urls: readonly string[]): Promise<void> {
  const [url = ''] = urls;
  const guests = await Promise.all(Array.from({ length: 8 }, (_, i) => newGuest(url, `Guest ${i}`)));
  const [ada, ...others] = guests;
  assert.ok(ada);
  const { id, gathered } = await made(ada);
  assert.equal(gathered, 1);
  const joined = await Promise.all(others.map((guest) => guest.request('POST', `/api/tournaments/${id}/join`, {})));
  assert.deepEqual(new Set(joined.map(({ status }) => status)), new Set([200]));
  const seen = new Map<string, Set<string>>();
  for (const round of [1, 2]) {
    const cup = await until(ada, id, (one) => one.round === round);
    const tables = cup.tables[round - 1] ?? [];
    assert.equal(tables.length, 2);
    assert.deepEqual(
      tables.flatMap(({ seats }) => seats.map(({ name }) => name)).sort(),
      guests.map((_, i) => `Guest ${i}`),
    );
    await Promise.all(tables.map(({ table }, i) => playTable(urls[i % urls.length] ?? url, table ?? '', guests, round * 10 + i)));
    for (const { seats } of tables)
      for (const { name } of seats) seen.set(name, new Set([...(seen.get(name) ?? []), ...seats.map((one) => one.name)]));
  }
  const end = await until(ada, id, (cup) => cup.status === 'over');
  assert.deepEqual(
    end.tables.map((round) => round.map(({ seats }) => seats.reduce((sum, { points }) => sum + (points ?? 0), 0))),
    [
      [12, 12],
      [12, 12],
    ],
  );
  assert.equal(end.players.length, 8);
  for (const [i, { name, place, points, played, missed }] of end.players.entries()) {
    assert.ok(place === i + 1 || points === end.players[i - 1]?.points);
    assert.deepEqual([played, missed], [2, 0]);
    const own = end.tables.flat().flatMap(({ seats }) => seats.filter((seat) => seat.name === name));
    assert.equal(
      own.reduce((sum, seat) => sum + (seat.points ?? 0), 0),
      points,
    );
    // Two of four meet again where eight sit at two tables: five others is the most.
    assert.equal(seen.get(name)?.size, 6);
  }
  const listed = TournamentList.parse((await ada.request('GET', '/api/tournaments')).body);
  assert.deepEqual(
    listed.map((cup) => [cup.name, cup.status, cup.joined]),
    [['Spring cup', 'over', true]],
  );
}

test('a cup of eight starts when it is full and goes on by itself to its end', async (t) => {
  const { url } = await serverFor(t);
  await wholeCup([url]);
});

test('the same on two nodes', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const secret = 's'.repeat(32);
  const nodes = [await serverFor(t, { databaseUrl, secret }), await serverFor(t, { databaseUrl, secret })];
  await wholeCup(nodes.map(({ url }) => url));
});

/** A node that does nothing by itself. */
async function node(t: TestContext, more: Partial<Config> = {}): Promise<Services> {
  const config = settings(more);
  const app = await newApp(config);
  const deaf = { wake: () => undefined, ended: () => undefined, analyse: () => undefined, notify: () => undefined };
  const { services } = await assemble(config, { shelf: [TINY] }, app.log, deaf);
  afterwards(t, async () => {
    await services.bus.close();
    await services.storage.close();
  });
  return services;
}

/** The node dies while it makes tables. */
const dying = (services: Services): Services => ({ ...services, shelf: [{ ...TINY, rules: () => Promise.reject(new Error('dead')) }] });

const LIMITS = { most: 5, wait: 1000 };

/** A cup that is full and has no round yet. */
async function fullCup(services: Services): Promise<string> {
  const people = Array.from({ length: 8 }, (_, i) => ({ id: `p${i}`, name: `P ${i}` }));
  const at = { language: null, zone: null, banned_until: null, created_at: 0 };
  await services.storage.db
    .insertInto('people')
    .values(people.map((person) => ({ ...at, ...person })))
    .execute();
  const [first, ...others] = people;
  assert.ok(first);
  const id = await makeCup(services, first, { ...ASKED, clock: { ...CLOCK, out: 'seat' }, playing: true }, LIMITS);
  assert.ok(id.ok);
  const cup = await findCup(services.storage.db, id.value);
  assert.ok(cup.ok);
  for (const person of others) assert.ok((await joinCup(services, cup.value, person, LIMITS)).ok);
  return id.value;
}

async function viewOf(services: Services, id: string): Promise<TournamentView> {
  const cup = await findCup(services.storage.db, id);
  assert.ok(cup.ok);
  return serializeTournament(services, cup.value, null);
}

/** Every table that is played ends, the first seat winning. */
async function endTables({ storage }: Services): Promise<void> {
  const scores = JSON.stringify([0, 1, 2, 3].map((seat) => ({ seat, points: 9 - seat, rank: seat + 1 })));
  await storage.db.updateTable('tables').set({ status: 'over', scores, waiting: '[]' }).where('status', '=', 'running').execute();
}

const tablesIn = async ({ storage }: Services): Promise<number> => (await storage.db.selectFrom('tables').select('id').execute()).length;

/** How many tables each made that went on. */
const tablesMade = (rounds: readonly (readonly string[] | undefined)[]) => rounds.flatMap((tables) => tables?.length ?? []);

async function oneRoundEach(first: Services, second: Services): Promise<void> {
  const id = await fullCup(first);
  const nodes = [first, second, first, second];
  const all = () => Promise.all(nodes.map((one) => advance(one, id).catch(() => undefined)));
  assert.deepEqual(tablesMade(await all()), [2]);
  assert.deepEqual([(await viewOf(second, id)).round, await tablesIn(second)], [1, 2]);
  await all();
  assert.deepEqual([(await viewOf(second, id)).round, await tablesIn(second)], [1, 2], 'nothing is over yet');
  await endTables(first);
  // It counts the tables, and dies while it makes the next ones.
  await assert.rejects(advance(dying(first), id), /dead/);
  const between = await viewOf(second, id);
  assert.deepEqual([between.round, await tablesIn(second), between.players[0]?.points], [1, 2, 6]);
  assert.deepEqual(tablesMade(await all()), [2]);
  assert.deepEqual([(await viewOf(second, id)).round, await tablesIn(second)], [2, 4]);
  await endTables(second);
  await all();
  await all();
  const end = await viewOf(first, id);
  assert.deepEqual([end.status, end.round, await tablesIn(first)], ['over', 2, 4]);
  assert.equal(
    end.players.reduce((sum, { points }) => sum + points, 0),
    48,
  );
}

test('many who go on with a cup at once, and one that dies at it, make one round each time', async (t) => {
  const alone = await node(t);
  await oneRoundEach(alone, alone);
});

test('the same on PostgreSQL', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  await oneRoundEach(await node(t, { databaseUrl }), await node(t, { databaseUrl }));
});

test('a cup that goes on wakes bots here and on other nodes; one that cannot is written down and keeps no other back', async (t) => {
  const { log, lines } = newLog();
  const told: string[] = [];
  const looked = Promise.withResolvers<number>();
  const time = {
    now: () => 5000,
    steady: () => 5000,
    after: (milliseconds: number) => {
      looked.resolve(milliseconds);
      return () => undefined;
    },
  };
  const bus = { publish: ({ kind }: BusMessage) => void told.push(kind), close: async () => undefined };
  const services = { ...(await node(t)), log, time, bus, wake: () => void told.push('woken') };
  const { db } = services.storage;
  const id = await fullCup(services);
  const cup = await db.selectFrom('cups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const others = ['!', '~'].map((other) => ({ ...cup, id: other, game: 'nobody knows it' }));
  await db
    .insertInto('cups')
    .values([...others, { ...cup, id: '+', status: 'over' }])
    .execute();
  const poller = startTournamentWorker(services);
  poller.wake();
  assert.equal(await looked.promise, 5000, 'it looks again after as long');
  await poller.close();
  assert.deepEqual([(await viewOf(services, id)).round, await tablesIn(services)], [1, 2]);
  assert.deepEqual(told, ['cups', 'table', 'table', 'woken', 'jobs']);
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    others.map(() => [50, 'a cup cannot go on']),
  );
});

test('nothing is said of a cup whose round is not over, nor of one that ends', async (t) => {
  const told: string[] = [];
  const services = { ...(await node(t)), wake: () => void told.push('woken') };
  const id = await fullCup(services);
  const look = async () => {
    const looked = Promise.withResolvers<undefined>();
    const after = () => {
      looked.resolve(undefined);
      return () => undefined;
    };
    const poller = startTournamentWorker({ ...services, time: { ...services.time, after } });
    poller.wake();
    await looked.promise;
    await poller.close();
  };
  const rounds: number[] = [];
  for (const over of [false, false, true, true, false]) {
    if (over) await endTables(services);
    await look();
    rounds.push((await viewOf(services, id)).round);
  }
  assert.deepEqual(
    [rounds, told],
    [
      [1, 1, 2, 2, 2],
      ['woken', 'woken'],
    ],
  );
  assert.equal((await viewOf(services, id)).status, 'over');
});

test('who gives up is last at the table and waits before the next cup; a clock that ran out does the same', async (t) => {
  const hand = handTime();
  const thinker = { think: async () => ({ kind: 'no such move' }), close: async () => undefined };
  const { url } = await serverFor(t, {}, { ...hand.parts, thinker });
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  const { id } = await made(ada, { seats: 2, people: 2, rounds: 1 });
  await bea.request('POST', `/api/tournaments/${id}/join`, {});
  const { tables } = await until(ada, id, (cup) => cup.round === 1);
  const table = tables[0]?.[0]?.table ?? '';
  const seat = (await bea.table('GET', `/api/tables/${table}`)).mine[0] ?? 0;
  const line = await follow(bea, table);
  const resigned = await line.ask({ type: 'act', table, seat, command: command(), act: { kind: 'resign' } });
  assert.equal(resigned.type, 'done');
  // Nobody plays for Ada either: her time runs out, and a bot ends the match.
  let cup = await cupOf(ada, id);
  while (cup.status !== 'over') {
    hand.pass(86_400_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    cup = await cupOf(ada, id);
  }
  assert.deepEqual(
    cup.players.map(({ points, missed }) => [points, missed]),
    [
      [0, 1],
      [0, 1],
    ],
  );
  const again = await bea.request('POST', '/api/tournaments', ASKED);
  assert.deepEqual([again.status, JSON.stringify(again.body).includes('cup-wait')], [409, true]);
  const watching = await made(bea, { playing: false });
  assert.equal((await ada.request('POST', `/api/tournaments/${watching.id}/join`, {})).status, 409);
  hand.pass(73 * 3_600_000);
  assert.equal((await ada.request('POST', `/api/tournaments/${watching.id}/join`, {})).status, 200);
});

test('people come and go until a cup is full; only whoever made it calls it off, and not once it runs', async (t) => {
  const { url } = await serverFor(t, { limits: { ...settings().limits, cupsPerPerson: 2 } });
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  const refusal = async (guest: Guest, method: string, path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await guest.request(method, path, method === 'GET' ? undefined : body);
    return [answer.status, JSON.stringify(answer.body).split('"')[3]];
  };
  assert.deepEqual(await refusal(ada, 'POST', '/api/tournaments', { ...ASKED, people: 6 }), [422, 'cup-people']);
  assert.deepEqual(await refusal(ada, 'POST', '/api/tournaments', { ...ASKED, seats: 5, people: 10 }), [422, 'wrong-seats']);
  const one = await made(ada, { seats: 2, people: 2, playing: false });
  await bea.request('POST', `/api/tournaments/${one.id}/join`, {});
  await bea.request('POST', `/api/tournaments/${one.id}/join`, {});
  assert.equal((await cupOf(ada, one.id)).gathered, 1);
  await bea.request('POST', `/api/tournaments/${one.id}/leave`, {});
  assert.equal((await cupOf(ada, one.id)).gathered, 0);
  assert.deepEqual(await refusal(bea, 'DELETE', `/api/tournaments/${one.id}`), [403, 'not-the-owner']);
  const two = await made(ada, { seats: 2, people: 2, playing: false });
  assert.deepEqual(await refusal(ada, 'POST', '/api/tournaments', ASKED), [429, 'too-many']);
  for (const guest of [ada, bea]) await guest.request('POST', `/api/tournaments/${two.id}/join`, {});
  await until(ada, two.id, (cup) => cup.round === 1);
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/leave'],
    ['POST', '/join'],
  ] as const)
    assert.deepEqual(await refusal(ada, method, `/api/tournaments/${two.id}${path}`), [409, 'already-started']);
  assert.deepEqual(await refusal(ada, 'DELETE', `/api/tournaments/${one.id}`), [200, undefined]);
  assert.deepEqual(await refusal(ada, 'GET', `/api/tournaments/${one.id}`), [404, 'no-cup']);
});

test('whoever is deleted is no longer among those whom a cup waits for', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { id } = await made(ada);
  assert.equal((await bo.request('POST', `/api/tournaments/${id}/join`, {})).status, 200);
  assert.equal((await cupOf(ada, id)).gathered, 2);
  assert.equal((await bo.request('POST', '/api/account/delete', {})).status, 200);
  assert.equal((await cupOf(ada, id)).gathered, 1);
});

test('in a cup that runs whoever is deleted is named nowhere, and a bot has their seat in the rounds to come', async (t) => {
  const services = await node(t);
  const id = await fullCup(services);
  await advance(services, id);
  await deletePerson(services, newRegistry(services), 'p3');
  const { db } = services.storage;
  for (const rows of [
    await db.selectFrom('cup_people').selectAll().execute(),
    await db.selectFrom('cup_seats').selectAll().execute(),
    await db.selectFrom('seats').selectAll().execute(),
  ])
    assert.doesNotMatch(JSON.stringify(rows), /"p3"|"P 3"/);
  await endTables(services);
  assert.ok((await advance(services, id))?.length);
  const { players, tables } = await viewOf(services, id);
  assert.deepEqual([players.length, players.filter(({ name }) => name === '').length], [8, 1]);
  const seats = await db
    .selectFrom('seats')
    .select(['kind', 'level', 'person'])
    .where(
      'table_id',
      'in',
      (tables[1] ?? []).map(({ table }) => table ?? ''),
    )
    .execute();
  assert.equal(seats.length, 8);
  assert.deepEqual(
    seats.filter(({ kind }) => kind !== 'person').map((seat) => ({ ...seat })),
    [{ kind: 'bot', level: 'normal', person: null }],
  );
});

test('a table of a cup that was ended by vote gives nobody anything, one that an error stopped all the same', async (t) => {
  for (const [status, each, share] of [
    ['abandoned', 0, 0],
    ['frozen', 3, 0.25],
  ] as const) {
    const services = await node(t);
    const id = await fullCup(services);
    await advance(services, id);
    const scores = JSON.stringify([0, 1, 2, 3].map((seat) => ({ seat, points: 9, rank: 1 })));
    await services.storage.db.updateTable('tables').set({ status, scores }).execute();
    assert.ok((await advance(services, id))?.length);
    const { players } = await viewOf(services, id);
    assert.deepEqual(
      players.map(({ points, missed }) => [points, missed]),
      Array.from({ length: 8 }, () => [each, 0]),
      status,
    );
    const shares = await services.storage.db.selectFrom('cup_seats').select('share').where('round', '=', 1).execute();
    assert.deepEqual(new Set(shares.map((one) => one.share)), new Set([share]), status);
  }
});
