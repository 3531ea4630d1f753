import { existsSync } from 'node:fs';
import { SHELF, type Title } from '@madang/games';
import fastify from 'fastify';
import { skewAware } from '../../core/clock/skew.ts';
import { machineTime } from '../../core/clock/time.ts';
import { newMetrics } from '../../core/observability/metrics.ts';
import { UNTRACED } from '../../core/observability/tracing.ts';
import { newPresence } from '../../core/presence.ts';
import { keptIn } from '../../core/rules/versions.ts';
import type { Services } from '../../core/services.ts';
import { newSessionSockets } from '../../core/session-sockets.ts';
import { readPauses, rightTime } from '../../features/turns/heartbeat.ts';
import { newRegistry, type Registry } from '../../matches/broadcast/registry.ts';
import { databaseFile, openDatabase } from '../assembly.ts';
import type { StorageConfig } from '../ground.ts';

/** What a host's command works with. */
export interface Beside {
  readonly services: Services;
  readonly registry: Registry;
  close(): Promise<void>;
}

const NOBODY = { wake: () => undefined, ended: () => undefined, analyse: () => undefined, notify: () => undefined };
const DEAF = { heard: () => undefined, missed: () => undefined };

/**
 * Opens the services of a command that works on a database in use. It receives no bus messages and runs no jobs, but publishes what it writes. An
 * embedded server has no bus and polls its file instead. Throws if the file is missing.
 */
export async function attachServices(site: StorageConfig, shelf: readonly Title[] = SHELF): Promise<Beside> {
  if (site.databaseUrl === undefined && !existsSync(databaseFile(site))) throw new Error(`there is no ${databaseFile(site)}`);
  const { log } = fastify({ logger: { level: 'warn', stream: process.stderr } });
  const { storage, openBus } = await openDatabase(site, (error) => log.error({ error }, 'the database or the bus broke'), { beside: true });
  const bus = await openBus('beside', DEAF);
  const heart = {
    pauses: await readPauses(storage.db),
    missed: false,
    astray: false,
    started: await rightTime({ storage, time: machineTime }),
    step: undefined,
  };
  const own = {
    log,
    shelf,
    heart,
    time: skewAware(machineTime, heart, storage.shared),
    metrics: newMetrics(),
    tracing: UNTRACED,
    kept: keptIn(storage.db, log),
    lines: newSessionSockets(),
    looks: newPresence(),
  };
  const services: Services = { node: 'beside', storage, bus, ...own, ...NOBODY };
  const close = async (): Promise<void> => {
    await Promise.all([bus.close(), services.kept.close()]);
    await storage.close();
    services.metrics.registry.clear();
  };
  return { services, registry: newRegistry(services), close };
}
