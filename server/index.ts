import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { assemble, type Parts } from './api/assembly.ts';
import { openShelf } from './api/backups/place.ts';
import type { Shelf } from './api/backups/shelf.ts';
import { makeApart, startBackupWorker } from './api/backups/worker.ts';
import { hostRoutes } from './api/http/admin.ts';
import { type App, bareApp, newApp } from './api/http/app.ts';
import { analysisRoutes } from './api/http/features/analyses.ts';
import { dailyRoutes } from './api/http/features/daily.ts';
import { faultRoutes } from './api/http/features/faults.ts';
import { noticeRoutes } from './api/http/features/notifications.ts';
import { packRoutes } from './api/http/features/packs.ts';
import { ruleRoutes } from './api/http/features/rules.ts';
import { cupRoutes } from './api/http/features/tournaments.ts';
import { restRoutes } from './api/http/features/vacation.ts';
import { webhookRoutes } from './api/http/features/webhooks.ts';
import { observe } from './api/http/observed.ts';
import { playRoutes } from './api/http/play/play.ts';
import { resultRoutes } from './api/http/results.ts';
import type { Desk } from './api/http/route-context.ts';
import { healthRoutes, webRoutes } from './api/http/serving.ts';
import { sessionRoutes, tokenGuard } from './api/http/session.ts';
import { sharingRoutes } from './api/http/sharing/routes.ts';
import { tableRoutes } from './api/http/tables.ts';
import { accountRoutes } from './api/http/users/account.ts';
import { openidRoutes } from './api/http/users/openid.ts';
import { passkeyRoutes } from './api/http/users/passkeys.ts';
import { profileRoutes } from './api/http/users/profile.ts';
import { relationRoutes } from './api/http/users/relations.ts';
import { tokenRoutes } from './api/http/users/tokens.ts';
import { type ListHub, startListHub } from './api/lists/hub.ts';
import { openSockets } from './api/socket/server.ts';
import { type Thinker, threadThinker } from './core/bot-pool.ts';
import type { BusMessage } from './core/bus/bus.ts';
import { within } from './core/clock/time.ts';
import type { Config } from './core/config.ts';
import type { Poller } from './core/poller.ts';
import type { Services } from './core/services.ts';
import { startAnalysisWorker } from './features/analysis/worker.ts';
import { startDailyWorker } from './features/daily/worker.ts';
import { newTransports, type Transports } from './features/notifications/transports.ts';
import { startNotificationWorker } from './features/notifications/worker.ts';
import { startPremoveWorker } from './features/premoves/worker.ts';
import { startPuzzleWorker } from './features/puzzles/worker.ts';
import { startRatingWorker } from './features/ratings/worker.ts';
import { startRetentionWorker } from './features/retention/worker.ts';
import { startTournamentWorker } from './features/tournaments/worker.ts';
import { noteSilence, startHeartbeat } from './features/turns/heartbeat.ts';
import { startTurnWorker } from './features/turns/worker.ts';
import { newProvider } from './features/users/openid/provider.ts';
import { newPasswords } from './features/users/passwords.ts';
import { startTimeOffWorker } from './features/vacation/worker.ts';
import { startWebhookWorker, type WebhookWorker } from './features/webhooks/worker.ts';
import { startResyncWorker } from './matches/broadcast/cluster.ts';
import type { Registry } from './matches/broadcast/registry.ts';

export type { Parts } from './api/assembly.ts';
export type { Listener } from './core/bus/bus.ts';
export { type Config, LIMITS, type Limits, readConfig } from './core/config.ts';

/** Milliseconds that each part of a server may take to finish what it began. */
const FINISHING = 1500;

/** A server that listens. */
export interface MadangServer {
  readonly url: string;
  readonly port: number;
  /** Begins no more jobs, and waits for those under way; people play on. */
  drain(): Promise<void>;
  /** Serves a connection that came to a port of another owner. */
  take(socket: Socket): void;
  /** Takes nothing new, finishes what was begun, and closes everything. */
  close(): Promise<void>;
}

/** Everything that is asked over HTTP. `workers`: what a request gives something to do. */
async function openRoutes(desk: Desk, post: Transports, workers: Workers): Promise<void> {
  const { app, services, registry, config } = desk;
  tokenGuard(app, services);
  sessionRoutes(app, services, registry, config.limits);
  accountRoutes(desk);
  passkeyRoutes(desk);
  tokenRoutes(desk);
  if (desk.provider) openidRoutes(desk, desk.provider);
  profileRoutes(desk);
  relationRoutes(desk);
  restRoutes(desk);
  noticeRoutes(desk, post);
  webhookRoutes(desk, post, () => workers.webhooks?.wake());
  hostRoutes(desk);
  tableRoutes(app, services, registry, config.limits);
  playRoutes(app, services, registry);
  resultRoutes(app, services);
  ruleRoutes(app, services);
  faultRoutes(app, services);
  analysisRoutes(app, services, registry, config.limits);
  packRoutes(app, services, config.limits);
  dailyRoutes(desk);
  cupRoutes({ app, services, limits: config.limits, wake: () => workers.tournaments?.wake() });
  sharingRoutes(desk);
  await webRoutes(app, config);
}

/** The workers of a node, by what they work on. Backups are made by a node that leaves the jobs to others, too. */
type Workers = Partial<
  Record<'turns' | 'premoves' | 'analyses' | 'ratings' | 'daily' | 'puzzles' | 'tournaments' | 'timeOff' | 'notifications' | 'backups', Poller>
> & { webhooks?: WebhookWorker };

/**
 * Loads the rules of all games: nobody else has a turn meanwhile, so this is not left to the first request that needs them. Rules that cannot be
 * loaded are logged, and the other games are played.
 */
async function loadRules({ shelf, log }: Services): Promise<void> {
  for (const title of shelf) {
    await title.rules().catch((error: unknown) => log.error({ error, game: title.name }, 'the rules of a game could not be loaded'));
  }
}

/** Passes on to the parts of a server what happens, as far as they have started. */
const passOn = (workers: Workers, lists: { readonly hub?: ListHub }) => ({
  heard: (message: BusMessage) => {
    lists.hub?.heard(message);
    workers.webhooks?.heard(message);
  },
  missed: () => {
    lists.hub?.missed();
    workers.webhooks?.missed();
  },
  wake: () => workers.turns?.wake(),
  ended: () => {
    for (const worker of [workers.ratings, workers.daily, workers.tournaments]) worker?.wake();
  },
  analyse: () => workers.analyses?.wake(),
  notify: () => workers.notifications?.wake(),
});

/** The worker of scheduled backups, where there are to be any. */
const scheduledBackups = (services: Services, shelf: Shelf | undefined, config: Config, { program }: Parts): Workers =>
  program === undefined || !shelf || !config.backups
    ? {}
    : { backups: startBackupWorker(services, { shelf, hour: config.backups.hour }, makeApart(config, program)) };

/** What workers need. */
interface Shop {
  readonly services: Services;
  readonly registry: Registry;
  readonly thinker: Thinker;
  readonly threads: number;
  readonly post: Transports;
  readonly config: Config;
}

/** Starts the workers of a node that does jobs. */
const startJobs = ({ services, registry, thinker, threads, post, config: { publicUrl } }: Shop): Workers => ({
  turns: startTurnWorker(services, registry, thinker, threads),
  premoves: startPremoveWorker(services, registry),
  ...(thinker.analyse && { analyses: startAnalysisWorker(services, registry, thinker.analyse) }),
  ratings: startRatingWorker(services, registry),
  daily: startDailyWorker(services, registry),
  puzzles: startPuzzleWorker(services),
  tournaments: startTournamentWorker(services),
  timeOff: startTimeOffWorker(services, registry),
  notifications: startNotificationWorker(services, registry, post, publicUrl && new URL(publicUrl).host),
  ...(publicUrl !== undefined && { webhooks: startWebhookWorker(services, { outside: post.outside, publicUrl }) }),
});

/** Listens, or makes an app ready for connections that it is given. Returns the address. */
async function beReached(app: App, { port, host }: Config, { listen }: Parts): Promise<URL> {
  if (listen) {
    // Fastify does so only where it listens by itself.
    app.addHook('preClose', async () => app.server.closeAllConnections());
    await app.ready();
    // From this event on Node.js watches over connections and slow requests.
    app.server.emit('listening');
  }
  const address = new URL(await (listen?.() ?? app.listen({ port, host })));
  if (host === '0.0.0.0' || host === '::') address.hostname = 'localhost';
  return address;
}

/** Starts a server, or a worker; it listens when this resolves. */
export async function createServer(config: Config, parts: Parts = {}): Promise<MadangServer> {
  const worker = config.role === 'worker';
  const app = worker ? bareApp(config, parts.logTo) : await newApp(config, parts.logTo);
  for (const warning of config.warnings) app.log.warn(warning);
  const workers: Workers = {};
  const lists: { hub?: ListHub } = {};
  const { services, registry } = await assemble(config, parts, app.log, passOn(workers, lists));
  const post = newTransports(services, config);
  const threads = Math.max(2, availableParallelism() - 1);
  const thinker =
    parts.thinker ?? threadThinker(import.meta.resolve('@madang/games'), threads, (error) => app.log.error({ error }, 'a bot’s thread died'));
  const backups = openShelf(config);
  observe(app, services, registry, backups);
  healthRoutes(app, services, config);
  const provider = config.openid && config.publicUrl !== undefined ? newProvider(config.openid, config.publicUrl) : undefined;
  const desk = { app, services, registry, passwords: parts.passwords ?? newPasswords(), config, provider };
  if (!worker) await openRoutes(desk, post, workers);
  const hub = startListHub({ services, registry });
  lists.hub = hub;
  const sockets = worker ? undefined : openSockets(app, { services, registry, lists: hub }, config);
  const heartbeat = startHeartbeat(services, registry);
  const retention = startRetentionWorker(services, registry, config.cleanUp);
  const resync = startResyncWorker(services, registry, config.catchUpEvery, hub.missed);

  const drain = async () => {
    await Promise.all(Object.values(workers).map((worker) => worker.close()));
  };
  const close = async () => {
    const jobs = drain();
    heartbeat.fallSilent();
    await Promise.all([within(FINISHING, jobs), sockets?.close()]);
    await within(FINISHING, hub.close());
    await app.close();
    // Whatever does not answer any more is not waited for.
    await within(FINISHING, Promise.all([resync.close(), retention.close(), thinker.close().then(() => jobs)]));
    await within(FINISHING, Promise.all([heartbeat.close(), services.bus.close(), services.kept.close(), services.tracing.close()]));
    await within(FINISHING, services.storage.close());
    post.close();
    services.metrics.registry.clear();
  };
  try {
    await loadRules(services);
    await noteSilence(services);
    const address = await beReached(app, config, parts);
    Object.assign(workers, scheduledBackups(services, backups, config, parts));
    if (config.thinks) Object.assign(workers, startJobs({ services, registry, thinker, threads, post, config }));
    for (const worker of Object.values(workers)) worker.wake();
    const take = (socket: Socket): void => {
      app.server.emit('connection', socket);
      socket.resume();
    };
    return { url: address.origin, port: Number(address.port), drain, take, close };
  } catch (error) {
    await close();
    throw error;
  }
}
