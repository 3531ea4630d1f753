import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Clock } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker, Turn } from '../../../core/bot-pool.ts';
import { startClocks } from '../../../core/clock/clocks.ts';
import { newMetrics } from '../../../core/observability/metrics.ts';
import type { Services } from '../../../core/services.ts';
import type { Job } from '../../../features/turns/queue.ts';
import { runJob } from '../../../features/turns/turn.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import type { Append } from '../../../storage/storage.ts';
import { newLog } from '../../support/log.ts';
import { afterwards } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

const START = Date.UTC(2026, 0, 1);
const CLOCK: Clock = { kind: 'live', minutes: 1, increment: 0, out: 'decision' };

interface Wish {
  /** The player of seat 0: a bot of that level, or a person with that clock. */
  readonly level?: 'easy';
  readonly clock?: Clock;
  /** Seconds since the match began. */
  readonly after?: number;
  /** How often the thinker fails. */
  readonly failing?: boolean;
  /** What the thinker says; else the second of what is offered. */
  readonly says?: unknown;
  /** What happens while it thinks. */
  meanwhile?(at: ReturnType<typeof carried>): unknown;
}

/** A table at which seat 0 has a job, and what comes of doing it. */
async function place(t: TestContext, { level, clock, after = 0, failing = false, says, meanwhile }: Wish) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { db } = storage;
  const written: Append[] = [];
  const append = async (entry: Append) => {
    written.push(entry);
    return true;
  };
  const { log, lines } = newLog();
  const metrics = newMetrics();
  const time = { ...services.time, now: () => START + after * 1000 };
  const own: Services = { ...services, storage: { ...storage, append }, time, log, metrics };
  const all = carried(beginFold(tiny, { seats: 2, seed: 'jobs', options: { tip: 'none', rounds: '1' } }));
  const { live } = all;
  const bot = { kind: 'bot', person: null, level: level ?? null } as const;
  const seats = live.record.seats.map((one) => (level !== undefined && one.seat === 0 ? { ...one, ...bot } : one));
  live.record = { ...live.record, seats, clock: clock ?? null };
  const sitters = [0, 1].map(() => ({ timed: true, rest: null }));
  assert.ok(live.fold);
  if (clock) live.fold.clocks = startClocks(clock, sitters, { waiting: [0, 1], at: START });
  const asked: Turn[] = [];
  const thinker: Thinker = {
    async think(turn) {
      asked.push(turn);
      if (failing) throw new Error('nobody thinks');
      const move = says ?? live.fold?.open[0]?.moves[1];
      await meanwhile?.(all);
      return move;
    },
    close: async () => undefined,
  };
  const job: Job = { table_id: 'table', seat: 0, seq: 0, due: START, attempts: 0, claimed_until: 5, slow: false };
  const { slow: _, ...row } = job;
  await db.insertInto('jobs').values(row).execute();
  const registry = { ...newRegistry(own), open: async (id: string) => (id === 'table' ? live : undefined) };
  const doIt = async (more: Partial<Job> = {}) => {
    await runJob(own, registry, thinker, { ...job, ...more });
    const left = await db.selectFrom('jobs').select(['due', 'attempts', 'claimed_until']).executeTakeFirst();
    return left ? `due ${(left.due - START) / 1000}, ${left.attempts} failed${left.claimed_until === 0 ? ', free' : ''}` : 'done with';
  };
  const played = () => written.map(({ rows }) => rows.map(({ seat, move, command }) => `${seat} ${move} ${command}`).join());
  const logged = () => lines.map(({ level, msg, problem }) => [level, msg, problem?.code].join(' ').trim());
  const forced = async () => (await metrics.forced.get()).values[0]?.value;
  return { live, doIt, asked, played, logged, forced };
}

test('a bot answers once for one decision, by its level, and the job goes back', async (t) => {
  const { doIt, asked, played, live, logged, forced } = await place(t, { level: 'easy' });
  assert.equal(await doIt(), 'due 0.1, 0 failed, free');
  assert.deepEqual([logged(), await forced()], [[], 0]);
  assert.deepEqual(played(), ['0 {"id":18,"kind":"bid","coins":1} bot 0 0']);
  assert.deepEqual(
    asked.map(({ seat, level, game }) => [seat, level, game]),
    [[0, 'easy', 'tiny']],
  );
  assert.equal(live.fold?.seq, 1);
});

test('a bot that fails is asked three times; then any offered move is played, so that nobody waits for ever', async (t) => {
  const { doIt, asked, played, logged } = await place(t, { level: 'easy', failing: true });
  assert.deepEqual([await doIt(), played().length], ['due 0.1, 1 failed, free', 0]);
  assert.deepEqual([await doIt({ attempts: 1 }), played().length], ['due 0.2, 2 failed, free', 0]);
  assert.deepEqual([await doIt({ attempts: 2 }), played().length, asked.length], ['due 0.1, 0 failed, free', 1, 3]);
  assert.deepEqual(logged(), Array(3).fill('50 a bot did not answer'));
  const late = await place(t, { level: 'easy', failing: true });
  assert.deepEqual([await late.doIt({ attempts: 3 }), late.played().length, late.asked.length], ['due 0.1, 0 failed, free', 1, 0]);
});

test('for a player whose time has run out somebody quick answers; before that the job waits for the end of the time', async (t) => {
  const early = await place(t, { clock: CLOCK, after: 59.999 });
  assert.deepEqual([await early.doIt(), early.played()], ['due 60, 0 failed, free', []]);
  const late = await place(t, { clock: CLOCK, after: 60 });
  assert.equal(await late.doIt(), 'due 60.1, 0 failed, free');
  assert.deepEqual(late.played(), ['0 {"id":18,"kind":"bid","coins":1} clock 0 0']);
  assert.deepEqual(
    late.asked.map(({ level }) => level),
    ['normal'],
  );
  assert.deepEqual([await early.forced(), await late.forced()], [0, 1]);
});

test('a move of a bot that cannot be made is written down, and the bot is asked again', async (t) => {
  const { doIt, played, logged } = await place(t, { level: 'easy', says: { kind: 'bid', coins: 99 } });
  assert.deepEqual([await doIt(), played()], ['due 0.1, 1 failed, free', []]);
  assert.deepEqual(logged(), ['40 what a bot or a clock did was refused unknown-move']);
});

test('whoever answers themselves while somebody thinks for them is not overruled, and nobody failed', async (t) => {
  const answered = await place(t, { clock: CLOCK, after: 60, meanwhile: ({ live, send }) => send(0, [live.fold?.open[0]?.moves[0]]) });
  assert.deepEqual([await answered.doIt(), answered.played(), answered.logged()], ['due 60.1, 0 failed, free', [], []]);
  assert.equal(await answered.forced(), 0);
  const back = await place(t, {
    level: 'easy',
    meanwhile: ({ live }) => {
      const seats = live.record.seats.map((one) => ({ ...one, kind: 'person', person: 'me', level: null }) as const);
      live.record = { ...live.record, seats };
    },
  });
  assert.deepEqual([await back.doIt(), back.played(), back.logged()], ['due 0.1, 0 failed, free', [], []]);
});

test('at a table that waits all the same nothing follows from time that is up; at one that seats a bot it sits down', async (t) => {
  const waits = await place(t, { clock: { ...CLOCK, out: 'wait' }, after: 90 });
  assert.deepEqual([await waits.doIt(), waits.played(), waits.asked.length], ['done with', [], 0]);
  const seats = await place(t, { clock: { ...CLOCK, out: 'seat' }, after: 90 });
  assert.equal(await seats.doIt(), 'due 90.1, 0 failed, free');
  assert.deepEqual(seats.played(), ['0 {"act":{"kind":"sit-in","level":"normal"},"by":"clock"} seat 0 0']);
});

test('there is nothing to do for a person without a clock, where nobody is waited for, or at no table', async (t) => {
  const person = await place(t, {});
  assert.deepEqual([await person.doIt(), person.played()], ['done with', []]);
  const over = await place(t, { level: 'easy' });
  over.live.record = { ...over.live.record, status: 'frozen' };
  assert.equal(await over.doIt(), 'done with');
  const nowhere = await place(t, { level: 'easy' });
  assert.equal(await nowhere.doIt({ table_id: 'nowhere' }), 'due 0, 0 failed', 'the job of another table');
  const unknown = await place(t, { level: 'easy' });
  unknown.live.fold = undefined;
  unknown.live.obstacle = { code: 'wrong-version' };
  assert.equal(await unknown.doIt(), 'due 0, 0 failed', 'another node may know the rules');
});
