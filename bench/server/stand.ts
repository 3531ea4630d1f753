import { type Asked, type Child, numberOf, startChild } from './child.ts';

/** Nodes that are one place, and the load generator. */
export interface Stand {
  readonly nodes: readonly Child[];
  readonly urls: readonly string[];
  readonly generator: Child;
}

/** Starts them, by the arguments of each node. */
export async function openStand(hosts: readonly (readonly string[])[]): Promise<Stand> {
  const generator = startChild(new URL('./load.ts', import.meta.url));
  const nodes: Child[] = [];
  const urls: string[] = [];
  for (const host of hosts) {
    const node = startChild(new URL('./host.ts', import.meta.url), host);
    nodes.push(node);
    urls.push(`http://127.0.0.1:${await numberOf(node.answer())}`);
  }
  return { nodes, urls, generator };
}

/** Ends them all. */
export const closeStand = ({ nodes, generator }: Stand) => Promise.all([generator, ...nodes].map((child) => child.end()));

/** That figure of all nodes together. */
export async function sumOf({ nodes }: Stand, asked: Asked): Promise<number> {
  let sum = 0;
  for (const node of nodes) sum += await numberOf(node.ask(asked));
  return sum;
}
