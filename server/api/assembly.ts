import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF, type Title } from '@madang/games';
import type { FastifyBaseLogger } from 'fastify';
import type { Thinker } from '../core/bot-pool.ts';
import { type Bus, type Listener, localBus } from '../core/bus/bus.ts';
import { skewAware } from '../core/clock/skew.ts';
import { machineTime, type Time } from '../core/clock/time.ts';
import type { Config } from '../core/config.ts';
import { openTracing } from '../core/observability/collector.ts';
import { newMetrics } from '../core/observability/metrics.ts';
import { newPresence } from '../core/presence.ts';
import type { Source } from '../core/rules/bundle.ts';
import { type Kept, keptIn, NOTHING_KEPT } from '../core/rules/versions.ts';
import type { Services } from '../core/services.ts';
import { newSessionSockets } from '../core/session-sockets.ts';
import { readHeart } from '../features/turns/heartbeat.ts';
import type { Passwords } from '../features/users/passwords.ts';
import { clusterListener } from '../matches/broadcast/cluster.ts';
import { newRegistry, type Registry } from '../matches/broadcast/registry.ts';
import { clusterOf } from '../storage/cluster.ts';
import { openSound, openSqlite, storageOn } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import type { Ground, Opening, StorageConfig } from './ground.ts';
import type { LogTo } from './http/app.ts';

/** What a server plays, what answers for its bots, its time, and how it reaches other nodes; each has its usual one. */
export interface Parts {
  readonly shelf?: readonly Title[];
  readonly thinker?: Thinker;
  readonly time?: Time;
  readonly passwords?: Passwords;
  /** The clock of a shared database's machine, where a test sets that too. */
  readonly databaseNow?: Storage['now'];
  readonly logTo?: LogTo;
  /** Where the files of a game are whose rules are to be kept. */
  readonly sources?: (game: string) => Source | undefined;
  readonly openBus?: (node: string, listener: Listener) => Promise<Bus>;
  /** The file of the program that makes backups in a process of its own; absent: none is made by itself. */
  readonly program?: string;
  /** The address of a port of another owner, who hands over its connections once this resolved; absent: the server listens by itself. */
  readonly listen?: () => Promise<string>;
  /** This process had the database open before, so its form is no older than needed: another program may have brought it further meanwhile. */
  readonly isKnown?: boolean;
  /** The file was found sound a moment ago. */
  readonly isSound?: boolean;
}

/** What the parts of a server are told: of bots’ turns, of matches that end, and what the bus says and hears. */
type Called = Pick<Services, 'wake' | 'ended' | 'analyse' | 'notify'> & Partial<Listener>;

/** The services of a server: its database and bus opened, its tables empty. */
export async function assemble(
  config: Config,
  parts: Parts,
  log: FastifyBaseLogger,
  { heard, missed, ...call }: Called,
): Promise<{ services: Services; registry: Registry }> {
  const failed = (error: unknown) => log.error({ error }, 'the database or the bus broke');
  if (config.role === 'worker' && config.databaseUrl === undefined) throw new Error('a worker needs a database that nodes share: DATABASE_URL');
  const tracing = await openTracing(config.traces);
  const time = parts.time ?? machineTime;
  const { storage: opened, openBus } = await openDatabase(config, failed, {
    unsure: once(time, () => publish({ kind: 'missed' })),
    known: parts.isKnown,
    sound: parts.isSound,
  });
  const storage = parts.databaseNow ? { ...opened, now: parts.databaseNow } : opened;
  const node = randomUUID();
  // The bus hears for the services, and they speak on the bus: until both stand, nobody is spoken to.
  let bus = localBus();
  const publish: Bus['publish'] = (message) => {
    bus.publish(message);
    heard?.(message);
  };
  const speaking: Bus = { publish, close: () => bus.close() };
  const heart = await readHeart({ storage, time }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const ours = {
    shelf: parts.shelf ?? SHELF,
    time: skewAware(time, heart, storage.shared),
    heart,
    metrics: newMetrics(),
    tracing,
    kept: keptOn(config, storage, log, parts),
    lines: newSessionSockets(),
    looks: newPresence(),
  };
  const services: Services = { node, storage, bus: speaking, log, ...call, ...ours };
  const registry = newRegistry(services);
  try {
    if (storage.shared) log.info({ node, cluster: await clusterOf(storage.db) }, 'this node is of a cluster');
    bus = await (parts.openBus ?? openBus)(node, both(clusterListener(services, registry), heard, missed));
  } catch (error) {
    await storage.close();
    throw error;
  }
  return { services, registry };
}

/** Lets two hear what other nodes say. */
const both = (first: Listener, heard: Listener['heard'] | undefined, missed: Listener['missed'] | undefined): Listener => ({
  heard(message) {
    first.heard(message);
    heard?.(message);
  },
  missed() {
    first.missed();
    missed?.();
  },
});

/** Where a server keeps rules: with its matches, if those are kept. */
const keptOn = ({ dataFolder, databaseUrl }: Config, { db }: Storage, log: FastifyBaseLogger, { sources }: Parts): Kept =>
  dataFolder === null && databaseUrl === undefined ? NOTHING_KEPT : keptIn(db, log, sources);

/** Milliseconds after which lists are told anew when the answer to a change was lost: it may still be under way. */
const UNSURE_FOR = 2000;

/** Does it a while after it is asked for: once, however often that is. */
function once(time: Time, work: () => void): () => void {
  let isDue = false;
  const act = (): void => {
    isDue = false;
    work();
  };
  return () => {
    if (!isDue) time.after(UNSURE_FOR, act);
    isDue = true;
  };
}

/** Opens the database. What PostgreSQL and NATS need is loaded where they are used. */
export async function openDatabase(site: StorageConfig, failed: (error: unknown) => void, opening: Opening = {}): Promise<Ground> {
  const { databaseUrl } = site;
  if (databaseUrl !== undefined) {
    const { openShared } = await import('./shared-ground.ts');
    return openShared({ ...site, databaseUrl }, failed, opening);
  }
  const { beside = false, known: isKnown = false, sound: isSound = false } = opening;
  const file = databaseFile(site);
  if (site.dataFolder !== null) mkdirSync(site.dataFolder, { recursive: true });
  return { storage: beside ? storageOn(openSound(file)) : await openSqlite(file, { isKnown, isSound }), openBus: async () => localBus() };
}

/** The embedded database's file. */
export function databaseFile({ dataFolder }: StorageConfig): string {
  if (dataFolder === null) return ':memory:';
  return join(dataFolder, 'madang.sqlite');
}
