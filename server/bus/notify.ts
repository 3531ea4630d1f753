import pg from 'pg';
import type { Connections } from '../storage/pool.ts';
import { type Bus, type BusMessage, gathered, type Listener, seal, unseal } from './bus.ts';

const CHANNEL = 'madang';
/** NOTIFY carries less than 8,000 bytes. */
const MOST_BYTES = 7900;
const RETRY = 500;
/** How often the connection that listens is asked whether it is still there: a silent loss would not show. */
const LISTENING = 5000;

/** What NOTIFY goes through: connections to send, and how to make one of its own that hears. */
interface Ways {
  readonly connections: Connections;
  readonly connection: pg.ClientConfig;
}

/** The bus by PostgreSQL's NOTIFY. The connection that hears is made again when it breaks or falls silent. */
export async function notifyBus(ways: Ways, node: string, listener: Listener, failed: (error: unknown) => void): Promise<Bus> {
  let closed = false;
  let hearing: { close(): Promise<void> } | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    hearing = await hear(ways.connection, node, listener, failed, again);
  };
  const again = (): void => {
    if (closed) return;
    const reconnect = async () => {
      try {
        await connect();
        listener.missed();
      } catch (error) {
        failed(error);
        again();
      }
    };
    retry = setTimeout(() => void reconnect(), RETRY);
  };
  const sending = new Set<Promise<void>>();
  const send = (messages: readonly BusMessage[]) => {
    const text = 'select pg_notify($1, text) from unnest($2::text[]) as text';
    const sent = ways.connections.query({ text, values: [CHANNEL, seal(node, messages, MOST_BYTES)] });
    sending.add(sent);
    sent.catch(failed).finally(() => sending.delete(sent));
  };
  const { publish, flush } = gathered(send, failed);
  const close = async () => {
    flush();
    closed = true;
    clearTimeout(retry);
    await Promise.allSettled(sending);
    await hearing?.close();
  };
  await connect();
  return { publish, close };
}

/** Hears the channel on a connection of its own; `lost` is called once, when that is no more. */
async function hear(connection: pg.ClientConfig, node: string, listener: Listener, failed: (error: unknown) => void, lost: () => void) {
  const client = new pg.Client(connection);
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(asking);
    lost();
  };
  const asking = setInterval(() => {
    client.query('select 1').catch((error: unknown) => {
      failed(error);
      client.end().catch(failed);
      end();
    });
  }, LISTENING);
  asking.unref();
  client.on('error', failed);
  client.on('end', end);
  client.on('notification', ({ payload }) => {
    try {
      unseal(payload ?? '', node, listener);
    } catch (error) {
      failed(error);
    }
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    // Whoever waits for this is told by the error alone.
    over = true;
    clearInterval(asking);
    client.end().catch(failed);
    throw error;
  }
  const close = async () => {
    over = true;
    clearInterval(asking);
    await client.end();
  };
  return { close };
}
