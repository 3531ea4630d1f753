/** The load generator, in a process of its own: opens tables, plays them, closes them, as it is told. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { seedRandom } from '@madang/kernel';
import { quantile } from '../figures.ts';
import { openEchoTable } from './echo-table.ts';
import type { LoadTable } from './load-table.ts';
import { openMadangTable } from './madang-table.ts';
import { type Back, type Load, type Order, SEATS } from './order.ts';

let tables: LoadTable[] = [];

/** A load that takes longer than this has lost a message; it is ended, so that nobody waits for ever. */
const LONGEST_MS = 180_000;

/** The nodes of a table: the next one first, and those after it unless its seats stay together. */
function nodesOf({ urls }: Pick<Order & { order: 'open' }, 'urls'>, table: number, isTogether = false): readonly string[] {
  const first = table % urls.length;
  return isTogether ? urls.slice(first, first + 1) : [...urls.slice(first), ...urls.slice(0, first)];
}

async function open(order: Extract<Order, { readonly order: 'open' }>): Promise<void> {
  const random = seedRandom(order.seed);
  const [url = ''] = order.urls;
  for (let table = 0; table < order.tables; table++) {
    tables.push(
      order.server === 'madang'
        ? await openMadangTable(nodesOf(order, table, order.isTogether), random)
        : await openEchoTable(url, table, SEATS, order.messageBytes, random),
    );
  }
}

/** Every table acts as soon as all its seats have heard of the last action. */
const atFullSpeed = (actions: number, delays: number[]) => async (table: LoadTable) => {
  let done = 0;
  for (; done < actions; done++) {
    const heard = await table.act();
    if (!heard) break;
    delays.push(...heard);
  }
  return done;
};

/** Every table acts once a second, one table a little after the other. */
const onceASecond = (actions: number, delays: number[]) => async (table: LoadTable, index: number) => {
  const start = performance.now() + (1000 * index) / tables.length;
  let done = 0;
  for (; done < actions; done++) {
    await wait(Math.max(0, start + 1000 * done - performance.now()));
    const heard = await table.act();
    if (!heard) break;
    delays.push(...heard);
  }
  return done;
};

/** Milliseconds between two looks at how late the loop is. */
const LOOK = 1;

async function act(order: Extract<Order, { readonly order: 'act' }>): Promise<Load> {
  const delays: number[] = [];
  for (const table of tables) table.received();
  const own = monitorEventLoopDelay({ resolution: LOOK });
  own.enable();
  const began = performance.now();
  const limit = setTimeout(() => {
    throw new Error(`not all seats heard of all actions within ${LONGEST_MS / 1000} s`);
  }, LONGEST_MS);
  const play = order.pace === 'full speed' ? atFullSpeed(order.actions, delays) : onceASecond(order.actions, delays);
  const actions = (await Promise.all(tables.map(play))).reduce((sum, done) => sum + done, 0);
  clearTimeout(limit);
  const seconds = (performance.now() - began) / 1000;
  own.disable();
  const ownP99 = Math.max(0, own.percentile(99) / 1e6 - LOOK);
  const bytes = tables.flatMap((table) => [...table.received()]);
  const bytesPerMessage = bytes.reduce((sum, one) => sum + one, 0) / (actions * SEATS);
  return { actions, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99), bytesPerMessage, medianBytes: quantile(bytes, 0.5), seconds, ownP99 };
}

/** One after the other, so that none waits for another. */
async function comeBack(urls: readonly string[]): Promise<Back> {
  const waited: number[] = [];
  for (const [i, table] of tables.entries()) {
    const wait = await table.comeBack?.(urls[i % urls.length] ?? '');
    if (wait !== undefined) waited.push(wait);
  }
  return { p50: quantile(waited, 0.5), p99: quantile(waited, 0.99) };
}

async function obey(order: Order): Promise<Load | Back | 'done'> {
  switch (order.order) {
    case 'open':
      await open(order);
      return 'done';
    case 'act':
      return act(order);
    case 'come back':
      return comeBack(order.urls);
    case 'close':
      for (const table of tables) table.close();
      tables = [];
      return 'done';
  }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit(0));
