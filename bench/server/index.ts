import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bar, type Chapter, type Figure, median } from '../figures.ts';
import { type Child, loadOf, numberOf, startChild } from './child.ts';
import type { Load, Order } from './order.ts';

const HOSTS = ['file', 'memory', 'echo'] as const;
type Host = (typeof HOSTS)[number];

/** How much load: rounds that warm up and rounds that count, at full speed, each with new tables; then many tables that act once a second. */
const SIZES = {
  quick: { warming: 1, rounds: 1, tables: 10, actions: 20, quietTables: 20, quietActions: 2 },
  full: { warming: 5, rounds: 5, tables: 50, actions: 150, quietTables: 100, quietActions: 15 },
} as const;

/** A load and the CPU seconds that the server's process spent on it, all its threads together. */
interface Measured extends Load {
  readonly cpuSeconds: number;
}

/** A server, and what was measured of it. */
interface Stand {
  readonly child: Child;
  readonly url: string;
  readonly rounds: Measured[];
  readonly quiet: Measured[];
}

/** Bytes of an echoed message before the first real ones have been measured. */
const FIRST_GUESS = 400;

/** Real servers and real sockets on the loopback: ours with a file, ours in memory, and a bare ws server that only passes on. */
export async function measureServer(quick: boolean): Promise<Chapter> {
  const size = quick ? SIZES.quick : SIZES.full;
  const folder = mkdtempSync(join(tmpdir(), 'madang-bench-'));
  const generator = startChild(new URL('./load.ts', import.meta.url));
  const stands = new Map<Host, Stand>();
  try {
    for (const host of HOSTS) {
      const child = startChild(new URL('./host.ts', import.meta.url), [host, folder]);
      stands.set(host, { child, url: `http://127.0.0.1:${await numberOf(child.answer())}`, rounds: [], quiet: [] });
    }
    let messageBytes = FIRST_GUESS;
    const load = async (host: Host, stand: Stand, tables: number, seed: string, act: Extract<Order, { order: 'act' }>): Promise<Measured> => {
      const to = { order: 'open', urls: [stand.url], tables, seed } as const;
      await generator.ask(host === 'echo' ? { ...to, server: 'echo', messageBytes } : { ...to, server: 'madang' });
      const before = await numberOf(stand.child.ask('cpu'));
      const done = await loadOf(generator.ask(act));
      const cpuSeconds = (await numberOf(stand.child.ask('cpu'))) - before;
      await generator.ask({ order: 'close' });
      if (host !== 'echo') messageBytes = Math.round(done.bytesPerMessage);
      return { ...done, cpuSeconds };
    };
    // A server's code is compiled within its first minute of use: some 40,000 moves.
    for (let round = 1 - size.warming; round <= size.rounds; round++) {
      for (const [host, stand] of stands) {
        const measured = await load(host, stand, size.tables, `round ${round}`, { order: 'act', pace: 'full speed', actions: size.actions });
        if (round > 0) stand.rounds.push(measured);
      }
    }
    for (const [host, stand] of stands) {
      stand.quiet.push(await load(host, stand, size.quietTables, 'quiet', { order: 'act', pace: 'once a second', actions: size.quietActions }));
    }
  } finally {
    await Promise.all([generator, ...[...stands.values()].map((stand) => stand.child)].map((child) => child.end()));
    rmSync(folder, { recursive: true });
  }
  return report(stands, size);
}

const NAMES: Readonly<Record<Host, string>> = { file: 'SQLite file', memory: 'database in memory', echo: 'bare ws' };

function report(stands: ReadonlyMap<Host, Stand>, size: (typeof SIZES)['quick' | 'full']): Chapter {
  const of = (host: Host, figure: (measured: Measured) => number) => median((stands.get(host)?.rounds ?? []).map(figure));
  const perCpu = ({ actions, cpuSeconds }: Measured) => actions / cpuSeconds;
  const ratio = (host: Host) => {
    const bare = stands.get('echo')?.rounds ?? [];
    return median((stands.get(host)?.rounds ?? []).map((round, i) => perCpu(round) / (bare[i] ? perCpu(bare[i]) : Number.NaN)));
  };
  const speed = (host: Host, bar: Bar | undefined, others: string): Figure => ({
    id: `server-${host}`,
    what: `moves per server core-second, ${NAMES[host]}`,
    value: of(host, perCpu),
    unit: '/s',
    others,
    ...(bar && { bar }),
  });
  const delay = (host: Host): readonly Figure[] =>
    (['p50', 'p99'] as const).map((quantile) => ({
      id: `server-${host}-${quantile}`,
      what: `${quantile} move → other seats at full speed, ${NAMES[host]}`,
      value: of(host, (round) => round[quantile]),
      unit: 'ms',
    }));
  const quiet = (host: Host): Figure => ({
    id: `server-quiet-${host}-p99`,
    what: `p99, ${size.quietTables} tables, a move a second each, ${NAMES[host]}`,
    value: median((stands.get(host)?.quiet ?? []).map((round) => round.p99)),
    unit: 'ms',
    ...(host !== 'echo' && { bar: { most: 20 } }),
    ...(host === 'file' && { others: 'boardgame.io 62 ms at saturation' }),
  });
  return {
    title: `Server: ${size.tables} tables × 4 seats on real sockets`,
    figures: [
      speed('file', { least: 5_000 }, 'colyseus 9.6 k and boardgame.io 1.7 k, both without database or real rules'),
      speed('memory', { least: 15_000 }, 'ws with rules 32.8 k'),
      speed('echo', undefined, ''),
      { id: 'server-file-ratio', what: 'SQLite file / bare ws', value: ratio('file'), unit: '×' },
      { id: 'server-memory-ratio', what: 'database in memory / bare ws', value: ratio('memory'), unit: '×' },
      { id: 'server-message-bytes', what: 'bytes to each seat for a move', value: of('file', (round) => round.bytesPerMessage), unit: 'bytes' },
      ...delay('file'),
      ...delay('memory'),
      ...delay('echo'),
      quiet('file'),
      quiet('memory'),
      quiet('echo'),
    ],
    notes: [
      'server and load generator are processes of their own on the same machine; CPU time is that of the server, all its threads',
      `full speed: ${size.tables * 4} guests play random moves of Siberia, the next as soon as all four seats have heard of the last; the file is synced at every commit`,
      `after ${size.warming} rounds like those measured, in which the servers' code is compiled`,
      'bare ws: as many messages of the same size passed on to four sockets, without session, rules, views or database',
    ],
    skipped: [],
  };
}
