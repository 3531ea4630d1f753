import { availableParallelism } from 'node:os';
import { keepAnalyses } from './analyses/working.ts';
import { assemble, type Parts } from './assembly.ts';
import { keepClean } from './cleaning/keeping.ts';
import { keepBeating } from './clock/heart.ts';
import { keepTellingRests } from './clock/rest/telling.ts';
import type { Config } from './config.ts';
import { keepCups } from './cups/keeping.ts';
import { bareApp, newApp } from './http/app.ts';
import { analysisRoutes } from './http/club/analyses.ts';
import { cupRoutes } from './http/club/cups.ts';
import { restRoutes } from './http/club/rest.ts';
import { ruleRoutes } from './http/club/rules.ts';
import { hostRoutes } from './http/host.ts';
import { accountRoutes } from './http/people/account.ts';
import type { Desk } from './http/people/desk.ts';
import { noticeRoutes } from './http/people/notices.ts';
import { openidRoutes } from './http/people/openid.ts';
import { passkeyRoutes } from './http/people/passkeys.ts';
import { profileRoutes } from './http/people/profile.ts';
import { resultRoutes } from './http/results.ts';
import { healthRoutes, webRoutes } from './http/serving.ts';
import { sessionRoutes } from './http/session.ts';
import { tableRoutes } from './http/tables.ts';
import { traceRequests } from './http/traced.ts';
import { type Runner, startRunner } from './jobs/runner.ts';
import { threadThinker } from './jobs/thinker.ts';
import type { Keeper } from './keeper.ts';
import { newPost, type Post } from './notices/post.ts';
import { startNotices } from './notices/runner.ts';
import { newProvider } from './people/openid/provider.ts';
import { newPasswords } from './people/passwords.ts';
import { keepPlans } from './plans/keeping.ts';
import { startCounting } from './results/counting.ts';
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

/** Everything that is asked over HTTP. `played`: there is something to do for cups. */
async function openRoutes(desk: Desk, post: Post, played: () => void): Promise<void> {
  const { app, services, registry, config } = desk;
  sessionRoutes(app, services, registry, config.limits);
  accountRoutes(desk);
  passkeyRoutes(desk);
  if (desk.provider) openidRoutes(desk, desk.provider);
  profileRoutes(desk);
  restRoutes(desk);
  noticeRoutes(desk, post);
  hostRoutes(desk);
  tableRoutes(app, services, registry, config.limits);
  resultRoutes(app, services);
  ruleRoutes(app, services);
  analysisRoutes(app, services, registry, config.limits);
  cupRoutes({ app, services, limits: config.limits, wake: played });
  await webRoutes(app, config);
}

/** Starts a server, or a worker; it listens when this resolves. */
export async function createServer(config: Config, parts: Parts = {}): Promise<MadangServer> {
  const worker = config.role === 'worker';
  const app = worker ? bareApp(config, parts.logTo) : await newApp(config, parts.logTo);
  let runner: Runner | undefined;
  const keepers: Partial<Record<'counting' | 'cups' | 'notices' | 'plans' | 'analyses' | 'rests', Keeper>> = {};
  const ended = (): void => {
    keepers.counting?.wake();
    keepers.cups?.wake();
  };
  const { services, registry } = await assemble(config, parts, app.log, {
    wake: () => runner?.wake(),
    ended,
    analyse: () => keepers.analyses?.wake(),
    notify: () => keepers.notices?.wake(),
  });
  const post = newPost(services, config);
  const threads = Math.max(2, availableParallelism() - 1);
  const thinker =
    parts.thinker ?? threadThinker(import.meta.resolve('@madang/games'), threads, (error) => app.log.error({ error }, 'a bot’s thread died'));
  traceRequests(app, services.tracing);
  healthRoutes(app, services, config);
  const provider = config.openid && config.publicUrl !== undefined ? newProvider(config.openid, config.publicUrl) : undefined;
  const desk = { app, services, registry, passwords: newPasswords(), config, provider };
  if (!worker) await openRoutes(desk, post, () => keepers.cups?.wake());
  const sockets = worker ? undefined : openSockets(app, services, registry, config);
  const stopBeating = keepBeating(services, registry, app.log);
  const stopCleaning = keepClean(services, registry, config.cleanUp);
  const stopLooking = keepLooking(services, registry, config.catchUpEvery);

  const close = async () => {
    const jobs = Promise.all([runner, ...Object.values(keepers)].map((one) => one?.close()));
    await Promise.all([within(FINISHING, jobs), sockets?.close()]);
    await app.close();
    // Whatever does not answer any more is not waited for.
    await within(FINISHING, Promise.all([stopLooking(), stopCleaning(), thinker.close().then(() => jobs)]));
    await within(FINISHING, Promise.all([stopBeating(), services.bus.close(), services.kept.close(), services.tracing.close()]));
    await within(FINISHING, services.storage.close());
    post.close();
    services.metrics.registry.clear();
  };
  try {
    const address = new URL(await app.listen({ port: config.port, host: config.host }));
    if (config.host === '0.0.0.0' || config.host === '::') address.hostname = 'localhost';
    if (config.thinks) {
      runner = startRunner(services, registry, thinker, threads);
      runner.wake();
      keepers.plans = keepPlans(services, registry);
      if (thinker.analyse) keepers.analyses = keepAnalyses(services, registry, thinker.analyse);
      keepers.counting = startCounting(services, registry);
      keepers.cups = keepCups(services);
      keepers.rests = keepTellingRests(services, registry);
      keepers.notices = startNotices(services, registry, post, config.publicUrl && new URL(config.publicUrl).host);
      for (const keeper of Object.values(keepers)) keeper.wake();
    }
    return { url: address.origin, port: Number(address.port), close };
  } catch (error) {
    await close();
    throw error;
  }
}
