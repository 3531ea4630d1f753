import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF, type Title } from '@madang/games';
import { type Bus, type Listener, localBus } from './bus/bus.ts';
import { natsBus } from './bus/nats.ts';
import { notifyBus } from './bus/notify.ts';
import { beginHeart } from './clock/heart.ts';
import type { Config } from './config.ts';
import type { App, LogTo } from './http/app.ts';
import { newMetrics } from './http/metrics.ts';
import type { Thinker } from './jobs/thinker.ts';
import { newLines } from './people/lines.ts';
import type { Services } from './services.ts';
import { connecting, openConnections } from './storage/pool.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { newRegistry, type Registry } from './tables/match/registry.ts';
import { clusterListener } from './tables/sight/cluster.ts';
import { machineTime, type Time } from './time.ts';

/** What a server plays, what answers for its bots, its time, and how it reaches other nodes; each has its usual one. */
export interface Parts {
  readonly shelf?: readonly Title[];
  readonly thinker?: Thinker;
  readonly time?: Time;
  readonly logTo?: LogTo;
  readonly openBus?: (node: string, listener: Listener) => Promise<Bus>;
}

/** A database, and the bus that goes with it. */
interface Ground {
  readonly storage: Storage;
  openBus(node: string, listener: Listener): Promise<Bus>;
}

/** The services of a server: its database and bus opened, its tables empty. `call`: who is told of bots’ turns and of matches that end. */
export async function assemble(
  config: Config,
  parts: Parts,
  app: App,
  call: Pick<Services, 'wake' | 'ended'>,
): Promise<{ services: Services; registry: Registry }> {
  const failed = (error: unknown) => app.log.error({ error }, 'the database or the bus broke');
  const { storage, openBus } = await lay(config, failed);
  const node = randomUUID();
  // The bus hears for the services, and they speak on the bus: until both stand, nobody is spoken to.
  let bus = localBus();
  const speaking: Bus = { publish: (message) => bus.publish(message), close: () => bus.close() };
  const time = parts.time ?? machineTime;
  const heart = await beginHeart({ storage, time }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const ours = { shelf: parts.shelf ?? SHELF, time, heart, metrics: newMetrics(), lines: newLines() };
  const services: Services = { node, storage, bus: speaking, log: app.log, ...call, ...ours };
  const registry = newRegistry(services);
  try {
    bus = await (parts.openBus ?? openBus)(node, clusterListener(services, registry));
  } catch (error) {
    await storage.close();
    throw error;
  }
  return { services, registry };
}

async function lay(config: Config, failed: (error: unknown) => void): Promise<Ground> {
  const { databaseUrl, natsUrl } = config;
  if (databaseUrl === undefined) return { storage: await openSqlite(databaseFile(config)), openBus: async () => localBus() };
  const connections = openConnections(databaseUrl, config.databaseTimeout, failed);
  const storage = await openPostgres(connections, databaseUrl);
  const cluster = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16);
  const openBus = (node: string, listener: Listener) =>
    natsUrl === undefined
      ? notifyBus({ connections, connection: connecting(databaseUrl, config.databaseTimeout) }, node, listener, failed)
      : natsBus(natsUrl, cluster, node, listener, failed);
  return { storage, openBus };
}

function databaseFile({ dataFolder }: Config): string {
  if (dataFolder === null) return ':memory:';
  mkdirSync(dataFolder, { recursive: true });
  return join(dataFolder, 'madang.sqlite');
}
