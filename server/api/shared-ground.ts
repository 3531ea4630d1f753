import type { Listener } from '../core/bus/bus.ts';
import { natsBus } from '../core/bus/nats.ts';
import { notifyBus } from '../core/bus/notify.ts';
import { clusterOf } from '../storage/cluster.ts';
import { connecting, openConnections } from '../storage/pool.ts';
import { openPostgres, sharedStorage } from '../storage/postgres.ts';
import type { Ground, Opening, StorageConfig } from './ground.ts';

/** Opens a database that several nodes share, and the bus between them: NATS where that is set, else the database itself. */
export async function openShared(
  { databaseUrl, natsUrl, databaseTimeout, databaseConnections }: StorageConfig & { readonly databaseUrl: string },
  failed: (error: unknown) => void,
  { beside = false, known = false, unsure }: Opening,
): Promise<Ground> {
  const connections = openConnections(databaseUrl, databaseTimeout, failed, unsure, databaseConnections);
  const storage = beside || known ? sharedStorage(connections) : await openPostgres(connections, databaseUrl);
  const openBus = async (node: string, listener: Listener) =>
    natsUrl === undefined
      ? notifyBus({ connections, connection: connecting(databaseUrl, databaseTimeout) }, node, listener, failed)
      : natsBus(natsUrl, await clusterOf(storage.db), node, listener, failed);
  return { storage, openBus };
}
