import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { startAnalysisWorker } from '../../features/analysis/worker.ts';
import type { Transports } from '../../features/notifications/transports.ts';
import { startNotificationWorker } from '../../features/notifications/worker.ts';
import { startPremoveWorker } from '../../features/premoves/worker.ts';
import { startRatingWorker } from '../../features/ratings/worker.ts';
import { cleanTables, newTableCursors } from '../../features/retention/tables.ts';
import { startTournamentWorker } from '../../features/tournaments/worker.ts';
import { startTimeOffWorker } from '../../features/vacation/worker.ts';
import { newRegistry } from '../../matches/broadcast/registry.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { newLog } from '../support/log.ts';
import { addSeat, addTable } from '../support/rows.ts';
import { afterwards } from '../support/server.ts';
import { services } from '../support/services.ts';

const ROWS = 60;
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);
const NAMES = Array.from({ length: ROWS }, (_, n) => `t${n}`);

/** An embedded database, and a registry that knows no table. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { log } = newLog();
  const own: Services = { ...services, storage, log, time: { now: () => NOW, steady: () => NOW, after: () => () => undefined } };
  return { own, db: storage.db, registry: { ...newRegistry(own), open: async () => undefined } };
}
type Place = Awaited<ReturnType<typeof place>>;

/** How often the event loop goes on while that is done. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let turns = 0;
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    await setImmediate();
    turns += 1;
  }
  await working;
  return turns;
}

/** Rows for one worker, and a look of it at all of them; `each`: rows that it may take together. */
interface Worker {
  readonly each: number;
  prepare(here: Place): Promise<unknown>;
  look(here: Place): Promise<unknown>;
}

/** A look of a poller, from its waking to its end. */
const once = async (poller: { wake(): void; close(): Promise<void> }, isDone: () => Promise<boolean>) => {
  poller.wake();
  while (!(await isDone())) await setImmediate();
  await poller.close();
};

const addPerson = (db: Place['db'], id: string) =>
  db.insertInto('people').values({ id, name: id, language: null, zone: null, rest: null, banned_until: null, created_at: 0 }).execute();

/** Nothing is sent by it: at no table is anything true that is to be told. */
const POST: Transports = {
  outside: { mayReach: () => true, post: () => assert.fail(), exchange: () => assert.fail() },
  offer: () => assert.fail(),
  send: () => assert.fail(),
  secretOf: () => null,
  unsubscribing: () => undefined,
  close: () => undefined,
};

const WORKERS: Readonly<Record<string, Worker>> = {
  analyses: {
    each: 1,
    prepare: async ({ db }) => {
      const row = { seq: 0, person: 'p', state: 'asked', done: 0, of_all: 1, findings: '{"glances":[],"compared":[]}', figures: null, attempts: 0 };
      for (const table_id of NAMES)
        await db
          .insertInto('analyses')
          .values({ ...row, table_id, claimed_until: 0, asked_at: 0 })
          .execute();
    },
    look: ({ own, registry, db }) =>
      once(
        startAnalysisWorker(own, registry, () => Promise.reject(new Error('no thread'))),
        async () => (await db.selectFrom('analyses').select('state').where('state', '=', 'asked').executeTakeFirst()) === undefined,
      ),
  },
  notices: {
    each: 20,
    prepare: async ({ db }) => {
      const notice = { kind: 'over', person: 'ada', table_id: 't', since: 0, due: 0, told: 0, claimed_until: 0 };
      for (const id of NAMES)
        await db
          .insertInto('notices')
          .values({ ...notice, id })
          .execute();
    },
    look: ({ own, registry, db }) =>
      once(
        startNotificationWorker(own, registry, POST, 'Madang'),
        async () => (await db.selectFrom('notices').select('id').executeTakeFirst()) === undefined,
      ),
  },
  counting: {
    each: 1,
    prepare: async ({ db }) => {
      for (const id of NAMES) await addTable(db, id, { status: 'over' });
    },
    look: ({ own, registry }) => {
      const seen: string[] = [];
      const open = async (id: string) => {
        seen.push(id);
        return undefined;
      };
      return once(startRatingWorker(own, { ...registry, open }), async () => seen.length >= ROWS);
    },
  },
  cups: {
    each: 1,
    prepare: async ({ db }) => {
      const cup = { name: 'c', game: 'none', options: '{}', seats: 2, clock: '{}', people: 2, rounds: 1, round: 0, status: 'running', owner: 'p' };
      for (const id of NAMES)
        await db
          .insertInto('cups')
          .values({ ...cup, id, created_at: 0, updated_at: 0 })
          .execute();
    },
    look: ({ own }) => {
      const { log, lines } = newLog();
      return once(startTournamentWorker({ ...own, log }), async () => lines.length >= ROWS);
    },
  },
  plans: {
    each: 1,
    prepare: async ({ db }) => {
      for (const id of NAMES) {
        await addTable(db, id, { waiting: '[0]' });
        const plan = { seat: 0, person: 'p', command: 'c', condition: 'same', turns: '[[1]]', after_seq: 0, stopped: null, at: 0 };
        await db
          .insertInto('plans')
          .values({ ...plan, table_id: id })
          .execute();
      }
    },
    look: ({ own, registry }) => {
      let seen = 0;
      const open = async () => {
        seen += 1;
        return undefined;
      };
      return once(startPremoveWorker(own, { ...registry, open }), async () => seen >= ROWS);
    },
  },
  rests: {
    each: 1,
    prepare: async ({ db }) => {
      await addPerson(db, 'p');
      for (const id of NAMES) await addSeat(db, id, 0, { kind: 'person', person: 'p', rest_untold: 1 });
    },
    look: ({ own, registry, db }) =>
      once(
        startTimeOffWorker(own, registry),
        async () => (await db.selectFrom('seats').select('seat').where('rest_untold', 'is not', null).executeTakeFirst()) === undefined,
      ),
  },
  retention: {
    each: 3,
    prepare: async ({ db }) => {
      for (const id of NAMES.slice(0, 20)) await addTable(db, id, { status: 'waiting' });
      for (const id of NAMES.slice(20, 40)) await addTable(db, id, { status: 'running' });
    },
    look: ({ own, registry }) =>
      cleanTables(own, registry, { waitingDays: 1, runningDays: 1, stoppedDays: 1, guestDays: 1, announceDays: 0 }, newTableCursors()),
  },
};

for (const [name, { each, prepare, look }] of Object.entries(WORKERS)) {
  test(`whoever does the work of ${name} lets the event loop go on`, async (t) => {
    const here = await place(t);
    await prepare(here);
    const turns = await turnsOf(() => look(here));
    assert.ok(turns >= ROWS / each / 2, `${turns} turns of the event loop`);
  });
}

test('a poller whose polls wake each other lets the event loop go on', async () => {
  let polls = 0;
  const poller = startPoller(
    { time: services.time, log: services.log },
    {
      every: DAY,
      failing: 'nothing',
      async poll() {
        polls += 1;
        await Promise.resolve();
        if (polls < 1000) poller.wake();
        return undefined;
      },
    },
  );
  poller.wake();
  await setImmediate();
  assert.ok(polls < 10, `${polls} polls in one turn of the event loop`);
  await poller.close();
});

test('one after another is given, and none once it is closed', async () => {
  const seen: number[] = [];
  let closed = false;
  for await (const one of unhurried([1, 2, 3, 4], () => closed)) {
    seen.push(one);
    closed = one === 2;
  }
  assert.deepEqual(seen, [1, 2]);
});
