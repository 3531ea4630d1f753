import type { Figure } from '../figures.ts';
import { loadOf } from './child.ts';
import { closeStand, openStand, sumOf, withDatabase } from './stand.ts';

/** The arguments of each node on a database. */
type Hosts = (url: string) => readonly (readonly string[])[];

/** Milliseconds of processor that a move takes once the nodes have played for so many seconds: in the first, each compiles what it runs. */
async function warm(hosts: readonly (readonly string[])[], tables: number, seconds: number): Promise<number> {
  const stand = await openStand(hosts);
  const { generator } = stand;
  try {
    await generator.ask({ order: 'open', server: 'madang', urls: stand.urls, tables, seed: `nodes of ${tables}` });
    await generator.ask({ order: 'act', pace: 'once a second', actions: seconds });
    const before = await sumOf(stand, 'cpu');
    const { actions } = await loadOf(generator.ask({ order: 'act', pace: 'once a second', actions: seconds }));
    return (1000 * ((await sumOf(stand, 'cpu')) - before)) / actions;
  } finally {
    await closeStand(stand);
  }
}

/**
 * Measures the cost of a second node for each move. An idle process takes more for each move. So both nodes are held against one
 * with as many tables as each. The same tables on one and on two compare busy with idle.
 */
export async function measureNodes(one: Hosts, two: Hosts, tables: number, seconds: number): Promise<readonly Figure[]> {
  const taken = (hosts: Hosts, all: number): Promise<number> => withDatabase((url) => warm(hosts(url), all, seconds));
  const alone = await taken(one, tables);
  const idle = await taken(one, tables / 2);
  const both = await taken(two, 2 * tables);
  const spread = await taken(two, tables);
  const figure = (id: string, what: string, value: number): Figure => ({
    id: `load-nodes-${id}`,
    what: `processor a move, ${what}`,
    value,
    unit: 'ms',
  });
  const ratio = 'processor a move, two nodes / one,';
  return [
    figure('alone', `one node, ${tables} tables, warm`, alone),
    figure('idle', `one node, ${tables / 2} tables, warm`, idle),
    figure('both', `two nodes, ${2 * tables} tables, warm`, both),
    figure('spread', `two nodes, ${tables} tables, warm`, spread),
    { id: 'load-two-ratio', what: `${ratio} ${tables} tables on each`, value: both / alone, unit: '×', bar: { most: 1.4 } },
    { id: 'load-two-idle-ratio', what: `${ratio} ${tables / 2} tables on each`, value: spread / idle, unit: '×' },
    { id: 'load-two-spread-ratio', what: `${ratio} ${tables} tables in all`, value: spread / alone, unit: '×' },
  ];
}
