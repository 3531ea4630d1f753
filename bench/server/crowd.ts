import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bar, Chapter, Figure } from '../figures.ts';
import { backOf, loadOf } from './child.ts';
import { measureIdle } from './idle.ts';
import { measureNodes } from './nodes.ts';
import type { Back, Load } from './order.ts';
import { closeStand, listens, openStand, type Stand, sumOf, withDatabase } from './stand.ts';

/** How many tables live at once, at a move a second each, and for how long; and how far a match is whose table is come back to. */
const SIZES = {
  quick: { few: 10, many: 20, shared: 20, seconds: 3, late: 5, moves: 20, idle: 200, idleMoves: 5, idleSeconds: 2 },
  full: { few: 500, many: 2500, shared: 1000, seconds: 20, late: 100, moves: 150, idle: 20_000, idleMoves: 20, idleSeconds: 20 },
} as const;
type Size = (typeof SIZES)['quick' | 'full'];

const NATS = 'nats://127.0.0.1:4222';

/** What a crowd came to: the load, and what the servers spent on it, all nodes together. */
interface Crowd extends Load {
  readonly tables: number;
  readonly cpuSeconds: number;
  /** Bytes of memory of all nodes with the tables open, what a table added to them, its four sockets among that, and what of it a collection leaves. */
  readonly memory: number;
  readonly tableMemory: number;
  readonly tableHeld: number;
}

/** So many tables sit down and play, a move a second each. */
async function gather(stand: Stand, tables: number, seconds: number): Promise<Crowd> {
  const emptyHeld = await sumOf(stand, 'held');
  const empty = await sumOf(stand, 'memory');
  await stand.generator.ask({ order: 'open', server: 'madang', urls: stand.urls, tables, seed: `crowd of ${tables}` });
  const memory = await sumOf(stand, 'memory');
  const before = await sumOf(stand, 'cpu');
  const load = await loadOf(stand.generator.ask({ order: 'act', pace: 'once a second', actions: seconds }));
  const cpuSeconds = (await sumOf(stand, 'cpu')) - before;
  const tableHeld = ((await sumOf(stand, 'held')) - emptyHeld) / tables;
  await stand.generator.ask({ order: 'close' });
  return { ...load, tables, cpuSeconds, memory, tableMemory: (memory - empty) / tables, tableHeld };
}

/** A crowd on a stand of its own. `hosts`: the arguments of each node. */
async function crowdOn(hosts: readonly (readonly string[])[], tables: number, seconds: number): Promise<Crowd> {
  const stand = await openStand(hosts);
  try {
    return await gather(stand, tables, seconds);
  } finally {
    await closeStand(stand);
  }
}

/** Tables play on; then the server is another process, and one after the other is come back to. */
async function comeBack(folder: string, { late, moves }: Size): Promise<Back> {
  const stand = await openStand([['file', folder]]);
  const { generator } = stand;
  await generator.ask({ order: 'open', server: 'madang', urls: stand.urls, tables: late, seed: 'late' });
  await generator.ask({ order: 'act', pace: 'full speed', actions: moves });
  await Promise.all(stand.nodes.map((node) => node.end()));
  const next = await openStand([['file', folder]]);
  try {
    return await backOf(generator.ask({ order: 'come back', urls: next.urls }));
  } finally {
    await Promise.all([generator.end(), closeStand(next)]);
  }
}

/** The bars of a crowd. */
interface Bars {
  readonly p99?: Bar;
  readonly bytes?: Bar;
}

const milliseconds = ({ cpuSeconds, actions }: Crowd): number => (1000 * cpuSeconds) / actions;

function figuresOf(id: string, name: string, crowd: Crowd, { p99, bytes }: Bars = {}): readonly Figure[] {
  const { tables } = crowd;
  const figure = (what: string, value: number, unit: string, bar?: Bar): Figure => ({
    id: `load-${id}-${tables}-${what.split(' ')[0]}`,
    what: `${what}, ${tables} tables, ${name}`,
    value,
    unit,
    ...(bar && { bar }),
  });
  return [
    figure('p50 to the other seats', crowd.p50, 'ms'),
    figure('p99 to the other seats', crowd.p99, 'ms', p99),
    figure('generator itself late, p99', crowd.ownP99, 'ms'),
    figure('cores busy', crowd.cpuSeconds / crowd.seconds, ''),
    figure('processor a move', milliseconds(crowd), 'ms'),
    figure('bytes to a seat, median', crowd.medianBytes, 'bytes', bytes),
    figure('memory', crowd.memory / 2 ** 20, 'MiB'),
    figure('table in memory, four sockets with it', crowd.tableMemory / 1024, 'KiB'),
    figure('held by a table after a collection, four sockets with it', crowd.tableHeld / 1024, 'KiB', { most: 40 }),
  ];
}

const FIFTY_MS: Bar = { most: 50 };

/** Many live tables at a move a second each: in one process with its own database, on PostgreSQL, and on two nodes with NATS. */
export async function measureCrowds(quick: boolean): Promise<Chapter> {
  const size = quick ? SIZES.quick : SIZES.full;
  const { few, many, shared, seconds } = size;
  const figures: Figure[] = [];
  const skipped: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'madang-load-'));
  try {
    const file = (name: string) => [['file', join(folder, name)]];
    figures.push(...figuresOf('file', 'SQLite file', await crowdOn(file('few'), few, seconds), { bytes: { most: 250 } }));
    figures.push(...figuresOf('file', 'SQLite file', await crowdOn(file('many'), many, seconds), { p99: FIFTY_MS }));
    const back = await comeBack(join(folder, 'late'), size);
    figures.push({ id: 'load-late-p50', what: `p50 until a match of ${size.moves} steps is seen`, value: back.p50, unit: 'ms', bar: { most: 5 } });
    figures.push({ id: 'load-late-p99', what: `p99 until a match of ${size.moves} steps is seen`, value: back.p99, unit: 'ms', bar: FIFTY_MS });
    figures.push(...(await measureIdle(join(folder, 'idle'), size)));
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (await listens(5432)) {
    const one = await withDatabase((url) => crowdOn([['shared', url]], few, seconds));
    figures.push(...figuresOf('postgres', 'PostgreSQL', one));
    const most = await withDatabase((url) => crowdOn([['shared', url]], shared, seconds));
    figures.push(...figuresOf('postgres', 'PostgreSQL', most, { p99: FIFTY_MS }));
    if (await listens(4222)) {
      const nodes = (url: string) => [0, 1].map(() => ['shared', url, NATS]);
      const two = await withDatabase((url) => crowdOn(nodes(url), few, seconds));
      figures.push(...figuresOf('two', 'two nodes, PostgreSQL, NATS', two));
      figures.push(...(await measureNodes((url) => [['shared', url]], nodes, few, seconds)));
    } else skipped.push('two nodes: no NATS listens on 127.0.0.1:4222');
  } else skipped.push('PostgreSQL: none listens on 127.0.0.1:5432');
  return {
    title: 'Load: live tables of four, a move a second each',
    figures,
    notes: [
      'servers, load generator and database are processes of the same machine; processor time and memory are those of the servers alone',
      'guests play random moves of Siberia, each on a socket of their own; on two nodes, seats by turns on either',
      `over ${seconds} seconds; a match is come back to after a restart, one after the other`,
      `idle tables are rows of a match of ${size.idleMoves} moves, copied; over ${size.idleSeconds} seconds after a restart; held: what a collection leaves, which takes the code with it where tables are few`,
    ],
    skipped,
  };
}
