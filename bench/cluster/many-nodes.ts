import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Chapter, Figure } from '../figures.ts';
import { loadOf } from '../server/child.ts';
import { closeStand, listens, openStand, sumOf, withDatabase } from '../server/stand.ts';

const NATS = 'nats://127.0.0.1:4222';

/** Nodes, tables in all, seconds of play before those that count, seconds that count. */
const SIZES = {
  quick: { nodes: [1, 3], tables: 4, warming: 1, seconds: 2 },
  full: { nodes: [1, 2, 5, 10], tables: 60, warming: 10, seconds: 15 },
} as const;
type Size = (typeof SIZES)['quick' | 'full'];

/** Connections that a database has now. */
async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly n: string }>('select count(*) - 1 as n from pg_stat_activity where datname = current_database()');
    return Number(rows[0]?.n);
  } finally {
    await client.end();
  }
}

/** So many nodes share one PostgreSQL and one NATS, and the same tables are played at them. */
async function crowdAt(url: string, nodes: number, isTogether: boolean, { tables, warming, seconds }: Size): Promise<readonly Figure[]> {
  const stand = await openStand(Array.from({ length: nodes }, () => ['shared', url, NATS]));
  const { generator } = stand;
  const name = `${nodes} nodes, ${tables} tables ${isTogether ? 'each at one node' : 'with each seat at another node'}`;
  const figure = (what: string, value: number, unit: string): Figure => ({
    id: `nodes-${nodes}-${isTogether ? 'together' : 'spread'}-${what.split(' ')[0]}`,
    what: `${what}, ${name}`,
    value,
    unit,
  });
  try {
    await wait(5000);
    const before = await sumOf(stand, 'cpu');
    await wait(10_000);
    const idle = ((await sumOf(stand, 'cpu')) - before) / 10 / nodes;
    await generator.ask({ order: 'open', server: 'madang', urls: stand.urls, tables, seed: 'many nodes', isTogether });
    await generator.ask({ order: 'act', pace: 'once a second', actions: warming });
    const began = await sumOf(stand, 'cpu');
    const { actions, p50, p99, ownP99 } = await loadOf(generator.ask({ order: 'act', pace: 'once a second', actions: seconds }));
    const busy = (await sumOf(stand, 'cpu')) - began;
    return [
      figure('idle: share of a core for each node', idle, ''),
      figure('moves heard by all seats', actions, ''),
      figure('processor a move', (1000 * busy) / actions, 'ms'),
      figure('p50 to the other seats', p50, 'ms'),
      figure('p99 to the other seats', p99, 'ms'),
      figure('generator itself late, p99', ownP99, 'ms'),
      figure('connections to PostgreSQL', await connectionsTo(url), ''),
    ];
  } finally {
    await closeStand(stand);
  }
}

/** The same tables on more and more nodes of one machine: what a move costs, first with its seats apart, then with all of a table's at one node. */
export async function measureManyNodes(quick: boolean): Promise<Chapter> {
  const size: Size = quick ? SIZES.quick : SIZES.full;
  const figures: Figure[] = [];
  const isReady = (await listens(5432)) && (await listens(4222));
  for (const nodes of isReady ? size.nodes : [])
    for (const isTogether of nodes === 1 ? [true] : [false, true])
      figures.push(...(await withDatabase((url) => crowdAt(url, nodes, isTogether, size))));
  return {
    title: 'one place, more and more nodes',
    figures,
    notes: [
      'All nodes, the generator, PostgreSQL and NATS share this machine. So times by the clock say how busy it is; processor a move is the figure.',
    ],
    skipped: isReady ? [] : ['PostgreSQL and NATS must listen on 127.0.0.1:5432 and :4222'],
  };
}
