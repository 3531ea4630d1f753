import pg from 'pg';
import { type Bus, type BusMessage, gathered, type Listener, seal, unseal } from './bus.ts';

const CHANNEL = 'madang';
/** NOTIFY carries less than 8,000 bytes. */
const MOST_AT_ONCE = 40;
const RETRY = 500;

/** The bus by PostgreSQL's NOTIFY: sent through the pool, heard on a connection of its own, which is made again when it breaks. */
export async function notifyBus(pool: pg.Pool, url: string, node: string, listener: Listener, failed: (error: unknown) => void): Promise<Bus> {
  let closed = false;
  let listening: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', failed);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      try {
        unseal(payload ?? '', node, listener);
      } catch (error) {
        failed(error);
      }
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening = client;
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
  const send = (messages: readonly BusMessage[]) => {
    for (let i = 0; i < messages.length; i += MOST_AT_ONCE) {
      const text = seal(node, messages.slice(i, i + MOST_AT_ONCE));
      const sent = pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
      sending.add(sent);
      sent.catch(failed).finally(() => sending.delete(sent));
    }
  };
  const sending = new Set<Promise<unknown>>();
  const { publish, flush } = gathered(send);
  const close = async () => {
    flush();
    closed = true;
    clearTimeout(retry);
    await Promise.allSettled(sending);
    await listening?.end();
  };
  await connect();
  return { publish, close };
}
