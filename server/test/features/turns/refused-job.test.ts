import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { decisions, type Move, type State } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Services } from '../../../core/services.ts';
import { claimJobs, refuseJob } from '../../../features/turns/queue.ts';
import { startTurnWorker } from '../../../features/turns/worker.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { type Guest, guestOf, type Line } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { newLog } from '../../support/log.ts';
import { follow, startedTable } from '../../support/match.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { afterwards, command, folderFor, serverFor } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);
const SECRET = 'a secret of thirty-two letters, or more';
const SEATED = { clock: { kind: 'live', minutes: 1, increment: 0, out: 'seat' } };

const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

/** A table for two with a clock that seats a bot, in whose log stand so many questions of the first, each refused by the second. */
async function talkedOver(t: TestContext, questions: number) {
  const time = handTime();
  const dataFolder = folderFor(t);
  const before = await serverFor(t, { dataFolder, secret: SECRET }, { thinker: first, ...time.parts });
  const { id, guests } = await startedTable(before.url, 'tiny', 2, SEATED);
  await before.close();
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  const add = file.prepare('insert into moves (table_id, seq, seat, move, command, at) values (?, ?, ?, ?, null, ?)');
  const at = time.parts.time?.now() ?? 0;
  file.exec('begin');
  for (let n = 0; n < questions; n++) {
    add.run(id, 2 * n + 1, 0, '{"act":{"kind":"ask","question":{"kind":"rewind","to":0}},"by":"player"}', at);
    add.run(id, 2 * n + 2, 1, '{"act":{"kind":"refuse"},"by":"player"}', at);
  }
  file.prepare('update tables set seq = ? where id = ?').run(2 * questions, id);
  file.exec('commit');
  file.close();
  const { url } = await serverFor(t, { dataFolder, secret: SECRET }, { thinker: first, ...time.parts });
  const here = guests.map((guest) => guestOf(url, guest.id, guest.cookie));
  const lines = await Promise.all(here.map((guest) => follow(guest, id)));
  const [ada, bo] = here;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  return { time, id, ada, bo, a, b };
}

const act = (line: Line, table: string, seat: number, kind: 'ask' | 'resign') =>
  line.ask({ type: 'act', table, seat, command: command(), act: kind === 'ask' ? { kind, question: { kind: 'abandon' } } : { kind } });

const standInOf = async (guest: Guest, table: string, seat: number) => (await guest.table('GET', `/api/tables/${table}`)).seats[seat]?.standIn;

test('after a thousand acts of one person the clock still seats a bot, whoever wants gives up, and the match goes on', async (t) => {
  const { time, id, ada, a, b } = await talkedOver(t, 1100);
  for (const [seat, line] of [a, b].entries()) {
    const refused = await act(line, id, seat, 'ask');
    assert.equal(refused.type === 'refused' && refused.problem.code, 'too-many');
  }
  assert.equal((await act(b, id, 1, 'resign')).type, 'done');
  time.pass(MINUTE);
  const isOver = () => a.received.some((message) => message.type === 'step' && message.over);
  if (!isOver()) await a.next('step', isOver);
  assert.deepEqual([await standInOf(ada, id, 0), await standInOf(ada, id, 1)], ['normal', 'normal']);
});

test('who goes away for good leaves a bot behind, also after a thousand acts', async (t) => {
  const { id, ada, bo } = await talkedOver(t, 1100);
  assert.equal((await bo.request('POST', '/api/account/delete', {})).status, 200);
  const line = await follow(ada, id);
  const { acts } = line.received.find((message) => message.type === 'acts') ?? (await line.next('acts'));
  assert.deepEqual([acts.at(-1)?.seat, acts.at(-1)?.act.kind], [1, 'sit-in']);
});

test('so many questions and answers a person has, wherever they are, then some minutes later again; an answer that was lost is given again', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, { thinker: first, ...time.parts });
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b);
  const ask = (line: Line, seat: number, name: string, kind: 'ask' | 'refuse') =>
    line.ask({ type: 'act', table: id, seat, command: name, act: kind === 'ask' ? { kind, question: { kind: 'abandon' } } : { kind } });
  const last = command();
  for (let n = 0; n < 39; n++) assert.equal((await ask(a, 0, command(), n % 2 === 0 ? 'ask' : 'refuse')).type, 'done');
  assert.equal((await ask(a, 0, last, 'refuse')).type, 'done');
  const refused = await ask(a, 0, command(), 'ask');
  assert.equal(refused.type === 'refused' && refused.problem.code, 'too-fast');
  const known = await ask(a, 0, last, 'refuse');
  assert.equal(known.type === 'done' && known.repeated, true);
  assert.equal((await ask(b, 1, command(), 'ask')).type, 'done');
  time.passQuietly(15_000);
  assert.equal((await ask(a, 0, command(), 'refuse')).type, 'done');
});

test('a job that is refused waits twice as long each time, and is given up at the fourteenth with a word in the log', async (t) => {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { log, lines } = newLog();
  const clock = { now: START };
  const own: Services = { ...services, storage, log, time: { ...services.time, now: () => clock.now } };
  await addTable(storage.db, 'a');
  await addSeat(storage.db, 'a', 0, { kind: 'bot', level: 'easy' });
  await storage.db.insertInto('jobs').values({ table_id: 'a', seat: 0, seq: 0, due: START, attempts: 0, claimed_until: 0 }).execute();
  const waits: number[] = [];
  for (;;) {
    const { jobs, next } = await claimJobs(own, { all: 1, slow: 0 });
    const [job] = jobs;
    if (job) await refuseJob(own, job, 'no-such-thing');
    else if (next === undefined) break;
    else {
      waits.push((next - clock.now) / 1000);
      clock.now = next;
    }
  }
  assert.deepEqual(waits, [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 102.4, 204.8, 409.6]);
  assert.deepEqual(
    lines.map(({ level, msg }) => `${level} ${msg}`),
    ['50 a job is given up'],
  );
});

test('whoever does jobs lets the event loop go on, whatever becomes of them, and comes back to none at once', async (t) => {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'jobs', options: {} }));
  // A bot's turn at a table where it may not play: each answer is refused.
  const seats = live.record.seats.map((seat) => ({ ...seat, kind: 'bot', person: null, level: 'easy' }) as const);
  let looks = 0;
  const seen = {
    ...storage,
    get db() {
      looks += 1;
      // A loop that never ends would end here only.
      if (looks > 5000) throw new Error('too many questions');
      return storage.db;
    },
  };
  const own: Services = { ...services, storage: seen };
  const open = async (id: string) => ({ ...live, id, record: { ...live.record, id, seats } });
  for (let n = 0; n < 40; n++) {
    await addTable(storage.db, `t${n}`, { owner: `o${n}` });
    await addSeat(storage.db, `t${n}`, 0, { kind: 'bot', level: 'easy' });
    await storage.db
      .insertInto('jobs')
      .values({ table_id: `t${n}`, seat: 0, seq: 0, due: 0, attempts: 0, claimed_until: 0 })
      .execute();
  }
  const thinker: Thinker = { think: async () => ({ kind: 'no such move' }), close: async () => undefined };
  const runner = startTurnWorker(own, { ...newRegistry(own), open }, thinker, 4);
  runner.wake();
  const left = async () =>
    Number(
      (
        await storage.db
          .selectFrom('jobs')
          .select((rows) => rows.fn.countAll().as('n'))
          .where('attempts', '=', 0)
          .executeTakeFirst()
      )?.n,
    );
  let turns = 0;
  while ((await left()) > 0) {
    await setImmediate();
    turns += 1;
  }
  await runner.close();
  assert.ok(turns >= 10, `${turns} turns for forty jobs, four at a time`);
  assert.ok(looks < 1000, `${looks} questions`);
});
