import { availableParallelism } from 'node:os';
import { assemble, type Parts } from './assembly.ts';
import type { Config } from './config.ts';
import { newApp } from './http/app.ts';
import { healthRoutes, webRoutes } from './http/serving.ts';
import { sessionRoutes } from './http/session.ts';
import { tableRoutes } from './http/tables.ts';
import { type Runner, startRunner } from './jobs/runner.ts';
import { threadThinker } from './jobs/thinker.ts';
import { openSockets } from './socket/server.ts';
import { keepLooking } from './tables/cluster.ts';

export type { Parts } from './assembly.ts';
export type { Listener } from './bus/bus.ts';
export { type Config, LIMITS, type Limits, readConfig } from './config.ts';

/** A server that listens. */
export interface MadangServer {
  readonly url: string;
  readonly port: number;
  /** Takes nothing new, finishes what was begun, and closes everything. */
  close(): Promise<void>;
}

/** Starts a server; it listens when this resolves. */
export async function createServer(config: Config, parts: Parts = {}): Promise<MadangServer> {
  const app = await newApp(config);
  let runner: Runner | undefined;
  const { house, registry } = await assemble(config, parts, app, () => runner?.wake());
  const threads = Math.max(1, availableParallelism() - 1);
  const thinker =
    parts.thinker ?? threadThinker(import.meta.resolve('@madang/games'), threads, (error) => app.log.error({ error }, 'a bot’s thread died'));
  sessionRoutes(app, house, registry);
  tableRoutes(app, house, registry);
  healthRoutes(app, house);
  await webRoutes(app, config);
  const sockets = openSockets(app, house, registry, config);
  const stopLooking = house.storage.shared ? keepLooking(house, registry, config.catchUpEvery) : async () => undefined;

  const close = async () => {
    await runner?.close();
    await sockets.close();
    await app.close();
    await stopLooking();
    await thinker.close();
    await house.bus.close();
    await house.storage.close();
    house.metrics.registry.clear();
  };
  try {
    const address = new URL(await app.listen({ port: config.port, host: config.host }));
    if (config.host === '0.0.0.0' || config.host === '::') address.hostname = 'localhost';
    runner = startRunner(house, registry, thinker, threads);
    runner.wake();
    return { url: address.origin, port: Number(address.port), close };
  } catch (error) {
    await close();
    throw error;
  }
}
