import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { ClientMessage } from '@madang/wire';
import { z } from 'zod';
import { fillHouse, sizeOf } from '../../../bench/house/fill.ts';
import { sqliteGround } from '../../../bench/house/ground.ts';
import { handTime } from '../support/hand-time.ts';
import { afterwards, folderFor, serverFor } from '../support/server.ts';
import { askEverything, type House, KINDS, MESSAGES, sayEverything } from './asking.ts';
import { OLD_LADDER } from './old-ladder.ts';
import { REQUESTS } from './requests.ts';
import { recorded, scansOf, servedOf, unusedOf } from './sqlite-plans.ts';

/** People of a house that is built in seconds. */
const PEOPLE = 2000;
const MOVES_OF = 1000;

/** How many times workers look at their work. The last work made by the requests is to count a daily deal that was left. */
const FEWEST_LOOKS = 4;
const MOST_LOOKS = 100;
const COUNTING = /from "deal_attempts" where "table_id"/;

const Described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** A house on SQLite with a server, its file, and what the server asks it. */
interface Built {
  readonly house: House;
  readonly file: DatabaseSync;
  readonly seen: ReadonlySet<string>;
  pass(milliseconds: number): Promise<void>;
}

/** Builds such a house. */
async function sqliteHouse(t: TestContext): Promise<Built> {
  const dataFolder = folderFor(t);
  const filled = await fillHouse({ dataFolder }, KINDS, sizeOf(PEOPLE, MOVES_OF));
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  const ground = sqliteGround(file);
  afterwards(t, () => ground.close());
  const time = handTime();
  time.passQuietly(Date.now() - time.parts.time.now());
  const cleanUp = { waitingDays: 365, runningDays: 365, stoppedDays: 365, guestDays: 366, announceDays: 14 };
  const seen = recorded(t, [file]);
  const server = await serverFor(t, { dataFolder, cleanUp, publicUrl: 'https://play.example' }, { shelf: SHELF, ...time.parts });
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await setTimeout(100);
  };
  return { house: { url: server.url, ground, filled }, file, seen, pass };
}

test('every route and every message has a row of what is asked in a full house', async (t) => {
  const { url } = await serverFor(t);
  const { paths } = Described.parse(await (await fetch(`${url}/docs/json`)).json());
  const routes = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  assert.deepEqual(Object.keys(REQUESTS).toSorted(), routes.toSorted());
  const types = ClientMessage.options.map(({ shape }) => shape.type.value);
  assert.deepEqual(Object.keys(MESSAGES).toSorted(), types.toSorted());
});

test('SQLite: in a full house, whose statistics it knows, no statement reads all of a table that grows; without an index one does', async (t) => {
  const { house, file, seen, pass } = await sqliteHouse(t);
  const before = (): void => undefined;
  await sayEverything(house, { before });
  const answers = await askEverything(house, { before });
  const isCounted = (): boolean => [...seen].some((query) => COUNTING.test(query));
  for (let look = 0; look < FEWEST_LOOKS || (look < MOST_LOOKS && !isCounted()); look++) await pass(240_000);
  assert.deepEqual(
    answers.filter(({ status }) => status >= 500).map(({ asked }) => asked),
    [],
  );
  const asked = servedOf(seen);
  assert.ok(asked.length > 200, `${asked.length} statements`);
  const used = new Set<string>();
  assert.deepEqual(scansOf(file, asked, used), []);
  assert.deepEqual(unusedOf(used), [], 'allowed for nothing');
  for (const index of ['tables_by_created', 'seats_by_asked', 'chat_by_person', 'reports_by_at', 'deal_attempts_by_table']) {
    file.exec(`begin; drop index ${index}`);
    assert.notDeepEqual(scansOf(file, asked), [], index);
    file.exec('rollback');
  }
  assert.notDeepEqual(scansOf(file, [OLD_LADDER]), []);
});
