import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { SHELF } from '@madang/games';
import { fillHouse, sizeOf } from '../../../bench/house/fill.ts';
import { sqliteGround } from '../../../bench/house/ground.ts';
import { afterwards, folderFor, serverFor } from '../support/server.ts';
import { type Answer, askEverything, askOne, type House, KINDS } from './asking.ts';
import { type Held, watchLoop } from './loop.ts';
import { REQUESTS } from './requests.ts';
import { comeIn, sceneOf } from './scene.ts';

/** Milliseconds of processor for which one request may keep everybody else waiting. */
const MOST_HELD = 50;
const PEOPLE = 100_000;
const REFUSED = 400;
/** Times that a guest asks the same; fewer where a password is hashed. */
const TIMES = 1000;
const TIMES_HASHED = 20;

/** A full house with a server on a file. `HOUSE`: the data folder of one that is there already, and is changed. */
async function fullHouse(t: TestContext): Promise<House & { readonly path: string }> {
  const { HOUSE } = process.env;
  const dataFolder = HOUSE ?? folderFor(t);
  const path = `${dataFolder}/madang.sqlite`;
  const filled =
    HOUSE === undefined ? await fillHouse({ dataFolder }, KINDS, sizeOf(PEOPLE)) : { size: sizeOf(PEOPLE), took: {}, bytes: 0, templates: [] };
  const ground = sqliteGround(path);
  afterwards(t, () => ground.close());
  const { url } = await serverFor(t, { dataFolder }, { shelf: SHELF });
  return { url, ground, filled, path };
}

const shareOf = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** What one request costs, in the mean of many. */
interface Cost {
  readonly route: string;
  readonly times: number;
  readonly processor: number;
  readonly held: number;
  readonly bytes: number;
  readonly kept: number;
}

/** Asks the same many times as guests, each of which comes once. */
async function costOf({ url, ground, filled, path }: House & { readonly path: string }, route: string, times: number): Promise<Cost | undefined> {
  const scene = await sceneOf(ground, url, filled.size, 'guest');
  const [request] = REQUESTS[route]?.(scene) ?? [];
  if (!request) return undefined;
  const { cookie } = await comeIn(ground, url, scene);
  const ask = (): Promise<Answer> => askOne(url, { cookie, role: 'guest' }, route, request);
  if ((await ask()).status >= REFUSED) return undefined;
  const before = statSync(path).size;
  const { answers, held, processor } = await askMany(ask, times);
  // Where most were refused, a limit of the route was measured.
  if (answers.filter(({ status }) => status >= REFUSED).length > times / 2) return undefined;
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0) / times;
  return { route, times, processor, held, bytes, kept: (statSync(path).size - before) / times };
}

/** Asks one after another; gives the 99th percentile of how long each held the loop, and the processor's time of one. */
async function askMany(ask: () => Promise<Answer>, times: number) {
  const helds: Held[] = [];
  const answers: Answer[] = [];
  const began = process.cpuUsage();
  for (let i = 0; i < times; i++) {
    const { result, held } = await watchLoop(ask);
    helds.push(held);
    answers.push(result);
  }
  const { user, system } = process.cpuUsage(began);
  const busy = helds.map((one) => one.busy);
  return { answers, held: shareOf(busy, 0.99), processor: (user + system) / 1000 / times };
}

const HASHING = /\/account(\/(password|reset|sign-in|delete))?$/;

test('SQLite: what a guest may ask costs the same a thousand times, and holds nobody up', async (t) => {
  const house = await fullHouse(t);
  const slow: string[] = [];
  for (const route of Object.keys(REQUESTS)) {
    const hashing = route.startsWith('p') && HASHING.test(route);
    const cost = await costOf(house, route, hashing ? TIMES_HASHED : TIMES);
    if (!cost) continue;
    const { times, processor, held, bytes, kept } = cost;
    t.diagnostic(`| ${route} | ${times} | ${processor.toFixed(1)} | ${held.toFixed(1)} | ${Math.round(bytes)} | ${Math.round(kept)} |`);
    if (held > MOST_HELD) slow.push(`${route}: ${held} ms`);
  }
  assert.deepEqual(slow, []);
});

test('SQLite: whoever asks, no request holds the event loop for more than 50 ms', async (t) => {
  const house = await fullHouse(t);
  // What is loaded once, rules and their texts, is there before.
  await askEverything(house, { before: () => undefined }, ['guest']);
  const slow: string[] = [];
  await askEverything(house, {
    before: () => undefined,
    around: async (ask) => {
      const { result, held } = await watchLoop(ask);
      if (held.busy > MOST_HELD) slow.push(`${result.asked}: ${Math.round(held.busy)} ms`);
      return result;
    },
  });
  assert.deepEqual(slow, []);
});
