import { connect } from '@nats-io/transport-node';
import { type Bus, gathered, type Listener, seal, unseal } from './bus.ts';

/** NATS carries 1 MiB at most, unless it is told otherwise. */
const MOST_BYTES = 262_144;

/**
 * The bus by NATS core on one subject. `shared`: what tells the clusters of one NATS apart.
 * Messages sent while the connection is being made again are lost: when it stands, `missed` is called, and the other nodes are told.
 */
export async function natsBus(servers: string, shared: string, node: string, listener: Listener, failed: (error: unknown) => void): Promise<Bus> {
  const connection = await connect({ servers, name: `madang ${node}`, maxReconnectAttempts: -1, noEcho: true });
  const subject = `madang.${shared}`;
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (error) return failed(error);
      try {
        unseal(message.string(), node, listener);
      } catch (broken) {
        failed(broken);
      }
    },
  });
  const watch = async () => {
    for await (const status of connection.status()) {
      if (status.type !== 'reconnect') continue;
      listener.missed();
      publish({ kind: 'missed' });
    }
  };
  const { publish, flush } = gathered((messages) => {
    if (connection.isClosed()) return;
    for (const text of seal(node, messages, MOST_BYTES)) connection.publish(subject, text);
  }, failed);
  watch().catch(failed);
  const close = async () => {
    flush();
    await connection.drain();
  };
  await connection.flush();
  return { publish, close };
}
