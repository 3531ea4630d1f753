import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SHELF } from '@madang/games';
import { dayAfter, dayEnd, dayOf } from '@madang/games/days';
import { DailyDeals, DealList, DealStarted } from '@madang/wire';
import pg from 'pg';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, type Line, newGuest } from '../../support/guest.ts';
import { type HandTime, handTime } from '../../support/hand-time.ts';
import { chance, follow, playAny, standing } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const DAY_MS = 86_400_000;

/** A server in a time of its own. */
async function house(t: TestContext): Promise<{ readonly url: string; readonly time: HandTime }> {
  const time = handTime();
  const { url } = await serverFor(t, {}, { shelf: SHELF, ...time.parts });
  return { url, time };
}

async function start(guest: Guest, game: string): Promise<string> {
  const answer = await guest.request('POST', `/api/deals/${game}`);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return DealStarted.parse(answer.body).table;
}

const today = async (guest: Guest): Promise<DailyDeals> => DailyDeals.parse((await guest.request('GET', '/api/deals')).body);
const mineAt = async (guest: Guest, game: string) => (await today(guest)).deals.find((deal) => deal.game === game)?.mine;
const listOf = async (guest: Guest, game: string, day: string): Promise<DealList> =>
  DealList.parse((await guest.request('GET', `/api/deals/${game}/${day}`)).body);

/** Plays a table to its end by any moves, on one line. */
async function finish(line: Line, table: string, seed: number): Promise<void> {
  const random = chance(seed);
  while (!standing(line).over) await playAny(line, table, random);
}

/** The attempt once its result is written. */
async function counted(guest: Guest, game: string) {
  for (;;) {
    const mine = await mineAt(guest, game);
    if (mine && mine.state !== 'running') return mine;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a deal and plays it to its end. */
async function play(guest: Guest, game: string, seed = 1): Promise<string> {
  const table = await start(guest, game);
  const line = await follow(guest, table);
  await finish(line, table, seed);
  await line.close();
  await counted(guest, game);
  return table;
}

test('every game has a daily deal, which one person plays alone', async (t) => {
  const { url } = await house(t);
  const ada = await newGuest(url, 'Ada');
  const { deals, day } = await today(ada);
  assert.deepEqual(
    deals.map(({ game }) => game),
    SHELF.map(({ name }) => name),
  );
  for (const { game } of deals) {
    const table = await ada.table('GET', `/api/tables/${await start(ada, game)}`);
    assert.deepEqual(table.mine.length, 1, game);
    assert.deepEqual([table.status, table.deal, table.access, table.watchers], ['running', day, 'closed', false]);
  }
});

/** Plays so many decisions by the same random choices, and waits for the opponents after each. */
async function playSome(line: Line, table: string, decisions: number): Promise<void> {
  const random = chance(7);
  for (let i = 0; i < decisions && !standing(line).over; i++) {
    while (standing(line).decisions.length === 0 && !standing(line).over) await line.next('step');
    await playAny(line, table, random);
  }
}

/** What a line saw of its match, without the numbers of its rows. */
const seenBy = (line: Line): readonly unknown[] =>
  line.received.flatMap((message) => {
    if (message.type === 'view') return [message.views.map(({ view }) => view)];
    return message.type === 'step' ? [[message.by, message.views]] : [];
  });

for (const { name } of SHELF)
  test(`${name}: equal moves on the same day lead everybody through the same positions, also past a question to the coach`, async (t) => {
    const { url } = await serverFor(t, {}, { shelf: SHELF });
    const lines = await Promise.all(
      ['Ada', 'Ben'].map(async (who) => {
        const guest = await newGuest(url, who);
        const table = await start(guest, name);
        const line = await follow(guest, table);
        const seat = standing(line).decisions[0]?.seat ?? 0;
        if (who === 'Ben') await line.ask({ type: 'act', table, seat, command: command(), act: { kind: 'help', help: 'best' } });
        await playSome(line, table, 40);
        return line;
      }),
    );
    const [ada = [], ben = []] = lines.map(seenBy);
    const both = Math.min(ada.length, ben.length);
    assert.ok(both > 12, `${both} positions`);
    assert.deepEqual(ada.slice(0, both), ben.slice(0, both));
    await Promise.all(lines.map((line) => line.close()));
  });

test('two starts that are sent at once, and one after the end, give the same match', async (t) => {
  const { url } = await house(t);
  const ada = await newGuest(url, 'Ada');
  const tables = await Promise.all([start(ada, 'ludwig'), start(ada, 'ludwig'), start(ada, 'ludwig')]);
  assert.equal(new Set(tables).size, 1);
  const line = await follow(ada, tables[0] ?? '');
  await finish(line, tables[0] ?? '', 1);
  await line.close();
  assert.equal(await start(ada, 'ludwig'), tables[0]);
  const { points } = await counted(ada, 'ludwig');
  const { results, finished } = await listOf(ada, 'ludwig', (await today(ada)).day);
  assert.deepEqual([results.map((one) => one.points), finished], [[points], 1]);
});

test('no answer holds the seed before the day is over; then the list, the game file and the replay do', async (t) => {
  const { url, time } = await house(t);
  const [ada, ben] = [await newGuest(url, 'Ada'), await newGuest(url, 'Ben')];
  const table = await start(ada, 'ludwig');
  const line = await follow(ada, table);
  await finish(line, table, 1);
  await line.next('table', (message) => message.table.status === 'over');
  await counted(ada, 'ludwig');
  const { day } = await today(ada);
  const stopped = await start(ben, 'ludwig');
  const other = await follow(ben, stopped);
  await other.ask({ type: 'act', table: stopped, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'abandon' } } });
  await other.next('table', (message) => message.table.status === 'abandoned');
  const paths = (id: string) => [`/api/tables/${id}`, `/api/tables/${id}/document`, `/api/tables/${id}/analysis`];
  const rest = ['/api/tables', '/api/deals', `/api/deals/ludwig/${day}`, '/api/account/export'];
  const answers: string[] = [];
  for (const [guest, id] of [
    [ada, table],
    [ben, stopped],
  ] as const)
    for (const path of [...paths(id), `/api/users/${guest.id}/matches`, ...rest])
      answers.push(JSON.stringify((await guest.request('GET', path)).body));
  answers.push(JSON.stringify((await ada.request('POST', `/api/tables/${table}/analysis`)).body));
  const sealed = await ada.request('GET', `/api/tables/${table}/document`);
  assert.deepEqual([sealed.status, sealed.body], [409, { code: 'sealed', details: { until: dayEnd(day) } }]);
  assert.equal((await ben.request('GET', `/api/tables/${table}`)).status, 404);

  time.passQuietly(DAY_MS);
  const list = await listOf(ben, 'ludwig', day);
  assert.match(list.seed ?? '', /^[0-9a-f]{32}$/);
  for (const text of [...answers, ...line.texts, ...other.texts]) assert.ok(!text.includes(list.seed ?? ''), text.slice(0, 200));
  assert.deepEqual(
    list.results.map((one) => [one.name, one.table]),
    [['Ada', table]],
  );
  assert.equal((await ben.request('GET', `/api/tables/${table}`)).status, 200);
  const film = await ben.request('GET', `/api/tables/${table}/document`);
  assert.ok(JSON.stringify(film.body).includes(list.seed ?? ''));
  assert.equal((await ben.request('GET', `/api/tables/${stopped}/document`)).status, 200);
  assert.equal((await ada.request('GET', `/api/tables/${stopped}/document`)).status, 404);
});

test('a deal does not count once a bot played for its person, they resigned, or its day was over; nothing in it can be agreed back', async (t) => {
  const { url, time } = await house(t);
  const guests = await Promise.all(['Ada', 'Ben', 'Cho'].map((name) => newGuest(url, name)));
  const [ada, ben, cho] = guests;
  assert.ok(ada && ben && cho);
  const seat = 0;
  for (const [guest, acts] of [
    [ada, [{ kind: 'sit-in', level: 'easy' }, { kind: 'back' }]],
    [ben, [{ kind: 'resign' }]],
  ] as const) {
    const table = await start(guest, 'ludwig');
    const line = await follow(guest, table);
    for (const act of acts) assert.equal((await line.ask({ type: 'act', table, seat, command: command(), act })).type, 'done');
    if (guest === ada) await finish(line, table, 1);
    else while (!standing(line).over) await line.next('step');
    assert.deepEqual((await counted(guest, 'ludwig')).state, 'void');
  }
  const table = await start(cho, 'ludwig');
  const line = await follow(cho, table);
  await playAny(line, table, chance(1));
  const rewind = await line.ask({ type: 'act', table, seat, command: command(), act: { kind: 'ask', question: { kind: 'rewind', to: 0 } } });
  assert.equal(rewind.type === 'refused' && rewind.problem.code, 'in-deal');
  const opened = await cho.request('PATCH', `/api/tables/${table}`, { access: 'open', watchers: true });
  assert.deepEqual([opened.status, opened.body], [409, { code: 'in-deal' }]);
  const { day } = await today(cho);
  time.passQuietly(DAY_MS);
  assert.equal((await listOf(cho, 'ludwig', day)).mine?.state, 'void');
  await finish(line, table, 1);
  await line.next('table', (message) => message.table.status === 'over');
  assert.deepEqual((await listOf(cho, 'ludwig', day)).results, []);
});

test('the list has the most points first, equals share a place, and a result with a coach’s help stands last without one', async (t) => {
  const { url, time } = await house(t);
  const played: { readonly name: string; readonly points: number }[] = [];
  for (const [i, name] of ['Ada', 'Ben', 'Cho'].entries()) {
    const guest = await newGuest(url, name);
    const table = await start(guest, 'ludwig');
    const line = await follow(guest, table);
    if (name === 'Ada') await line.ask({ type: 'act', table, seat: 0, command: command(), act: { kind: 'help', help: 'best' } });
    await finish(line, table, i + 1);
    const { points, place, helped } = await counted(guest, 'ludwig');
    played.push({ name, points: points ?? 0 });
    assert.deepEqual([helped, place === null], [name === 'Ada', name === 'Ada']);
    await line.close();
    time.passQuietly(1000); // equal points are listed by the time they ended
  }
  const { day } = await today(await newGuest(url, 'Dan'));
  const { results } = await listOf(await newGuest(url, 'Eve'), 'ludwig', day);
  const unaided = played.filter(({ name }) => name !== 'Ada').toSorted((a, b) => b.points - a.points);
  assert.deepEqual(
    results.map(({ name }) => name),
    [...unaided.map(({ name }) => name), 'Ada'],
  );
  assert.deepEqual(results.map(({ place }) => place).slice(0, 2), unaided[0]?.points === unaided[1]?.points ? [1, 1] : [1, 2]);
  assert.ok(results.every(({ table }) => table === null));
});

test('a streak grows by a day with each day on which a deal was finished, stays over a second game, and ends with a missed day', async (t) => {
  const { url, time } = await house(t);
  const ada = await newGuest(url, 'Ada');
  const streak = async () => {
    const { streak, best } = await today(ada);
    return [streak, best];
  };
  assert.deepEqual(await streak(), [0, 0]);
  await play(ada, 'ludwig');
  await play(ada, 'underwater');
  assert.deepEqual(await streak(), [1, 1]);
  time.passQuietly(DAY_MS);
  assert.deepEqual(await streak(), [1, 1], 'today can still be played');
  await play(ada, 'ludwig');
  assert.deepEqual(await streak(), [2, 2]);
  time.passQuietly(2 * DAY_MS);
  assert.deepEqual(await streak(), [0, 2]);
  await play(ada, 'ludwig');
  assert.deepEqual(await streak(), [1, 2]);
  const { day } = await today(ada);
  const list = await listOf(ada, 'ludwig', dayAfter(day, -1));
  assert.deepEqual([list.earlier, list.later, list.results], [dayAfter(day, -2), day, []]);
});

for (const backend of ['sqlite', 'postgres'] as const)
  test(`${backend}: a deal’s result is counted once, on whichever node`, { skip: backend === 'postgres' && POSTGRES }, async (t) => {
    const databaseUrl = backend === 'postgres' ? { databaseUrl: await databaseFor(t) } : {};
    const { url } = await serverFor(t, databaseUrl, { shelf: SHELF });
    const second = backend === 'postgres' ? await serverFor(t, databaseUrl, { shelf: SHELF }) : undefined;
    const ada = await newGuest(url, 'Ada');
    const table = await play(ada, 'ludwig');
    const here = second ? await newGuest(second.url, 'Ben') : ada;
    const { results } = await listOf(here, 'ludwig', dayOf(Date.now()));
    assert.deepEqual(
      results.map(({ name }) => name),
      ['Ada'],
    );
    assert.equal((await ada.table('GET', `/api/tables/${table}`)).deal, dayOf(Date.now()));
  });

test('a deal that is counted after the next day’s is part of its streak', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const databaseUrl = await databaseFor(t);
  const { url } = await serverFor(t, { databaseUrl }, { shelf: SHELF, ...time.parts });
  const ada = await newGuest(url, 'Ada');
  const first = await play(ada, 'ludwig');
  time.passQuietly(DAY_MS);
  const second = await play(ada, 'ludwig', 2);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update deal_attempts set state = 'open', points = null, streak = 0, best = 0, ended_at = null");
  const countNow = async (table: string) => {
    await client.query('update tables set deal_counted = 0 where id = $1', [table]);
    for (let left = true; left; left = (await client.query('select 1 from tables where deal_counted = 0')).rows.length > 0) {
      time.passQuietly(15_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { streak, best } = await today(ada);
    return [streak, best];
  };
  assert.deepEqual(await countNow(second), [1, 1]);
  assert.deepEqual(await countNow(first), [2, 2]);
  await client.end();
});
