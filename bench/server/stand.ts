import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { type Asked, type Child, numberOf, startChild } from './child.ts';

const POSTGRES = 'postgres://postgres@127.0.0.1:5432';

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

/** Does something with a database of its own. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = `madang_bench_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${POSTGRES}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  try {
    return await work(`${POSTGRES}/${name}`);
  } finally {
    await admin(`drop database ${name} with (force)`);
  }
}

/** True if something listens at a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
