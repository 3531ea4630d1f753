import pg from 'pg';
import type { Connections } from '../../storage/pool.ts';
import { type Bus, type BusMessage, gathered, greeting, isOwn, type Listener, seal, unseal } from './bus.ts';

const CHANNEL = 'madang';
/** NOTIFY carries less than 8,000 bytes. */
const MOST_BYTES = 7900;
const RETRY = 500;
/** How often a node says that it is there, by the connection that listens: a silent loss of that would not show else. */
const LISTENING = 5000;
/** Milliseconds in which no other node said anything after which there is none. */
const ALONE = 6 * LISTENING;

const NOTIFY = 'select pg_notify($1, text) from unnest($2::text[]) as text';

/** What NOTIFY goes through: connections to send, and how to make one of its own that hears. */
interface Ways {
  readonly connections: Connections;
  readonly connection: pg.ClientConfig;
}

/** A receiving connection: its node, its listener, and what happens when it is lost. */
interface Hearer {
  readonly node: string;
  readonly listener: Listener;
  /** Another node said something. */
  others(): void;
  failed(error: unknown): void;
  /** Called once. */
  lost(): void;
}

/**
 * A bus on PostgreSQL's NOTIFY. Reconnects when its connection breaks or falls silent. Nodes greet each other every few seconds. A node that is alone
 * publishes nothing, which saves one query for each move.
 */
export async function notifyBus(ways: Ways, node: string, listener: Listener, failed: (error: unknown) => void): Promise<Bus> {
  let closed = false;
  let hearing: { close(): Promise<void> } | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = Date.now();

  const others = (): void => {
    heardAt = Date.now();
  };
  const connect = async (): Promise<void> => {
    hearing = await hear(ways.connection, { node, listener, others, failed, lost: again });
  };
  const again = (): void => {
    if (closed) return;
    // Messages sent since the connection broke were missed.
    others();
    const reconnect = async () => {
      try {
        await connect();
        others();
        listener.missed();
      } catch (error) {
        failed(error);
        again();
      }
    };
    retry = setTimeout(() => void reconnect(), RETRY);
  };
  const sending = new Set<Promise<void>>();
  let retelling: NodeJS.Timeout | undefined;
  /** What could not be sent is not kept: the others are told that something is missing. */
  const unsent = (error: unknown): void => {
    failed(error);
    if (closed) return;
    clearTimeout(retelling);
    retelling = setTimeout(() => publish({ kind: 'missed' }), LISTENING);
    retelling.unref();
  };
  const send = (messages: readonly BusMessage[]) => {
    if (closed || Date.now() - heardAt > ALONE) return;
    const sent = ways.connections.query({ text: NOTIFY, values: [CHANNEL, seal(node, messages, MOST_BYTES)] });
    sending.add(sent);
    sent.catch(unsent).finally(() => sending.delete(sent));
  };
  const { publish, flush } = gathered(send, failed);
  const close = async () => {
    flush();
    closed = true;
    clearTimeout(retry);
    clearTimeout(retelling);
    await Promise.allSettled(sending);
    await hearing?.close();
  };
  await connect();
  return { publish, close };
}

/** Hears the channel on a connection of its own, and says there that the node does. */
async function hear(connection: pg.ClientConfig, { node, listener, others, failed, lost }: Hearer) {
  const client = new pg.Client(connection);
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(saying);
    lost();
  };
  const sayHere = () => client.query(NOTIFY, [CHANNEL, [greeting(node)]]);
  const saying = setInterval(() => {
    sayHere().catch((error: unknown) => {
      failed(error);
      client.end().catch(failed);
      end();
    });
  }, LISTENING);
  saying.unref();
  client.on('error', failed);
  client.on('end', end);
  client.on('notification', ({ payload }) => {
    const text = payload ?? '';
    if (isOwn(text, node)) return;
    others();
    try {
      unseal(text, node, listener);
    } catch (error) {
      failed(error);
    }
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await sayHere();
  } catch (error) {
    // Callers that wait for this learn of the error from it alone.
    over = true;
    clearInterval(saying);
    client.end().catch(failed);
    throw error;
  }
  const close = async () => {
    over = true;
    clearInterval(saying);
    await client.end();
  };
  return { close };
}
