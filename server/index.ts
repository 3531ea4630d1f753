import { availableParallelism } from 'node:os';
import { assemble, type Parts } from './assembly.ts';
import { keepBeating } from './clock/heart.ts';
import type { Config } from './config.ts';
import { newApp } from './http/app.ts';
import { hostRoutes } from './http/host.ts';
import { accountRoutes } from './http/people/account.ts';
import { passkeyRoutes } from './http/people/passkeys.ts';
import { profileRoutes } from './http/people/profile.ts';
import { resultRoutes } from './http/results.ts';
import { healthRoutes, webRoutes } from './http/serving.ts';
import { sessionRoutes } from './http/session.ts';
import { tableRoutes } from './http/tables.ts';
import { type Runner, startRunner } from './jobs/runner.ts';
import { threadThinker } from './jobs/thinker.ts';
import { newPasswords } from './people/passwords.ts';
import { type Counting, startCounting } from './results/counting.ts';
import { openSockets } from './socket/server.ts';
import { keepLooking } from './tables/sight/cluster.ts';
import { within } from './time.ts';

export type { Parts } from './assembly.ts';
export type { Listener } from './bus/bus.ts';
export { type Config, LIMITS, type Limits, readConfig } from './config.ts';

/** Milliseconds that each part of a server may take to finish what it began. */
const FINISHING = 1500;

/** A server that listens. */
export interface MadangServer {
  readonly url: string;
  readonly port: number;
  /** Takes nothing new, finishes what was begun, and closes everything. */
  close(): Promise<void>;
}

/** Starts a server; it listens when this resolves. */
export async function createServer(config: Config, parts: Parts = {}): Promise<MadangServer> {
  const app = await newApp(config, parts.logTo);
  let runner: Runner | undefined;
  let counting: Counting | undefined;
  const { services, registry } = await assemble(config, parts, app, { wake: () => runner?.wake(), ended: () => counting?.wake() });
  const threads = Math.max(2, availableParallelism() - 1);
  const thinker =
    parts.thinker ?? threadThinker(import.meta.resolve('@madang/games'), threads, (error) => app.log.error({ error }, 'a bot’s thread died'));
  sessionRoutes(app, services, registry, config.limits);
  const desk = { app, services, registry, passwords: newPasswords(), config };
  accountRoutes(desk);
  passkeyRoutes(desk);
  profileRoutes(desk);
  hostRoutes(desk);
  tableRoutes(app, services, registry, config.limits);
  resultRoutes(app, services);
  healthRoutes(app, services);
  await webRoutes(app, config);
  const sockets = openSockets(app, services, registry, config);
  const stopBeating = keepBeating(services, registry, app.log);
  const stopLooking = services.storage.shared ? keepLooking(services, registry, config.catchUpEvery) : async () => undefined;

  const close = async () => {
    const jobs = Promise.all([runner?.close(), counting?.close()]);
    await Promise.all([within(FINISHING, jobs), sockets.close()]);
    await app.close();
    // Whatever does not answer any more is not waited for.
    await within(FINISHING, Promise.all([stopLooking(), thinker.close().then(() => jobs)]));
    await within(FINISHING, Promise.all([stopBeating(), services.bus.close()]));
    await within(FINISHING, services.storage.close());
    services.metrics.registry.clear();
  };
  try {
    const address = new URL(await app.listen({ port: config.port, host: config.host }));
    if (config.host === '0.0.0.0' || config.host === '::') address.hostname = 'localhost';
    runner = startRunner(services, registry, thinker, threads);
    runner.wake();
    counting = startCounting(services, registry);
    counting.wake();
    return { url: address.origin, port: Number(address.port), close };
  } catch (error) {
    await close();
    throw error;
  }
}
