import type { Title } from '@madang/games';
import { decisions, type Move, type State } from '@madang/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { type ListHub, startListHub } from '../../../api/lists/hub.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import { type Bus, type Listener, localBus } from '../../../core/bus/bus.ts';
import { skewAware } from '../../../core/clock/skew.ts';
import type { Time } from '../../../core/clock/time.ts';
import { newMetrics } from '../../../core/observability/metrics.ts';
import { UNTRACED } from '../../../core/observability/tracing.ts';
import type { Poller } from '../../../core/poller.ts';
import { newPresence } from '../../../core/presence.ts';
import { NOTHING_KEPT } from '../../../core/rules/versions.ts';
import type { Services } from '../../../core/services.ts';
import { newSessionSockets } from '../../../core/session-sockets.ts';
import { startAnalysisWorker } from '../../../features/analysis/worker.ts';
import { startDailyWorker } from '../../../features/daily/worker.ts';
import type { GuardedFetch } from '../../../features/notifications/guarded-fetch.ts';
import type { Transports } from '../../../features/notifications/transports.ts';
import { startNotificationWorker } from '../../../features/notifications/worker.ts';
import { startPremoveWorker } from '../../../features/premoves/worker.ts';
import { startRatingWorker } from '../../../features/ratings/worker.ts';
import { startTournamentWorker } from '../../../features/tournaments/worker.ts';
import { readHeart, startHeartbeat } from '../../../features/turns/heartbeat.ts';
import { startTurnWorker } from '../../../features/turns/worker.ts';
import type { Passwords } from '../../../features/users/passwords.ts';
import { startTimeOffWorker } from '../../../features/vacation/worker.ts';
import { startWebhookWorker, type WebhookWorker } from '../../../features/webhooks/worker.ts';
import { clusterListener, startResyncWorker } from '../../../matches/broadcast/cluster.ts';
import { newRegistry, type Registry } from '../../../matches/broadcast/registry.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Wire } from './bus.ts';
import { here, inPlace, type Place } from './patches.ts';
import type { Scheduler } from './scheduler.ts';

/** What a node does by itself. */
export type Worker = 'turns' | 'plans' | 'counting' | 'cups' | 'rests' | 'notices' | 'beat' | 'look' | 'lists' | 'deals' | 'posts' | 'analyses';

/** A server without its doors: what stands behind routes and sockets, and what works by itself. */
export interface Node {
  readonly name: string;
  readonly services: Services;
  readonly registry: Registry;
  readonly passwords: Passwords;
  readonly place: Place;
  /** Resolves when it dies. */
  readonly died: Promise<void>;
  /** Tells what changes in lists of tables; undefined: nobody follows any here. */
  readonly lists: ListHub | undefined;
  /** Tells channels; undefined: none does here. */
  readonly posts: WebhookWorker | undefined;
  alive: boolean;
}

/** What a node stands on. */
export interface Footing {
  readonly scheduler: Scheduler;
  readonly storage: Storage;
  readonly wire: Wire;
  readonly post: Transports;
  /** The way to channels. */
  readonly outside: GuardedFetch;
  readonly passwords: Passwords;
  readonly workers: readonly Worker[];
  /** The game on its shelf. */
  readonly title: Title;
  /** What went wrong by its own word, at the level of an error. */
  failed(what: string): void;
  /** At the level of a warning. */
  warned(what: string): void;
}

/** A bot that takes the first move that it is offered. */
const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

/** Thinks for a while, and finds every fourth choice dear. */
const analysed =
  (time: Time): NonNullable<Thinker['analyse']> =>
  async ({ document, job: { job, at } }) => {
    await new Promise<void>((resolve) => void time.after(THOUGHT, resolve));
    const loss = at % 4 === 0 ? 0.3 : 0;
    const shares = Array.from({ length: document.seats }, () => 1 / document.seats);
    if (job === 'glance') return { at, seat: 0, shares, best: 1 / document.seats, loss, rivals: [1] };
    return { at, loss: { value: loss, low: loss / 2, high: loss * 2 }, played: [0], best: [1] };
  };

/** Milliseconds that a job of an analysis takes. */
const THOUGHT = 300;

/** Collecting figures of the process costs more than a schedule: one for all. */
const metrics = newMetrics();

/** Milliseconds between looks for what the bus lost. */
const CATCH_UP = 2500;

/** Opens a node in a place; resolves when it takes requests. `die`: resolves when it is to be dead. */
export async function openNode(name: string, place: Place, footing: Footing, died: Promise<void>): Promise<Node> {
  const { scheduler, storage, wire, passwords } = footing;
  const machine = timeIn(place, scheduler);
  const heart = await readHeart({ storage, time: machine });
  const calls = newCalls();
  const log = logOf(name, footing);
  let bus: Bus = localBus();
  let lists: ListHub | undefined;
  let posts: WebhookWorker | undefined;
  const services: Services = {
    ...{ node: name, storage, shelf: [footing.title], kept: NOTHING_KEPT, log, metrics, tracing: UNTRACED, heart },
    bus: {
      publish(message) {
        bus.publish(message);
        lists?.heard(message);
        posts?.heard(message);
      },
      close: () => bus.close(),
    },
    ...{ time: skewAware(machine, heart, storage.shared), lines: newSessionSockets(), looks: newPresence(0) },
    ...{ wake: calls.wake, ended: calls.ended, analyse: calls.analyse, notify: calls.notify },
  };
  const registry = newRegistry(services);
  bus = wire.join(
    name,
    place,
    all(clusterListener(services, registry), () => [lists, posts]),
  );
  if (footing.workers.includes('lists')) lists = listsOf(services, registry, { ...place, actor: `${name} lists` });
  if (footing.workers.includes('posts')) posts = postsOf(services, footing, { ...place, actor: `${name} posts` });
  const node: Node = { name, services, registry, passwords, place, died, lists, posts, alive: true };
  startWorkers(node, footing, calls);
  return node;
}

/** Lets others hear what a node hears. */
const all = (first: Listener, others: () => readonly (Listener | undefined)[]): Listener => ({
  heard(message) {
    first.heard(message);
    for (const one of others()) one?.heard(message);
  },
  missed() {
    first.missed();
    for (const one of others()) one?.missed();
  },
});

/** Channels that are told under a name of their own, by any cause. */
function postsOf(services: Services, { outside }: Footing, place: Place): WebhookWorker {
  const worker = inPlace(place, () => startWebhookWorker(services, { outside, publicUrl: 'https://madang.example' }));
  inPlace(place, () => worker.wake());
  return {
    ...worker,
    wake: () => inPlace(place, () => worker.wake()),
    heard: (message) => inPlace(place, () => worker.heard(message)),
    missed: () => inPlace(place, () => worker.missed()),
  };
}

/** Lists that are told under a name of their own, by any cause. */
function listsOf(services: Services, registry: Registry, place: Place): ListHub {
  const hub = inPlace(place, () => startListHub({ services, registry }));
  return {
    ...hub,
    follow: (reading, wish) => inPlace(place, () => hub.follow(reading, wish)),
    heard: (message) => inPlace(place, () => hub.heard(message)),
    missed: () => inPlace(place, () => hub.missed()),
  };
}

function timeIn(place: Place, scheduler: Scheduler): Time {
  const started = scheduler.now;
  return {
    now: () => place.clock(),
    steady: () => scheduler.now - started,
    random: () => place.random.next(),
    after: (milliseconds, work) => {
      const set = here() ?? place;
      return scheduler.after(milliseconds, { node: place.node, label: set.actor, work: () => inPlace(set, work) });
    },
  };
}

interface Calls {
  readonly on: Partial<Record<'wake' | 'ended' | 'analyse' | 'notify', () => void>>;
  wake(): void;
  analyse(): void;
  ended(): void;
  notify(): void;
}

function newCalls(): Calls {
  const on: Calls['on'] = {};
  return { on, wake: () => on.wake?.(), ended: () => on.ended?.(), analyse: () => on.analyse?.(), notify: () => on.notify?.() };
}

/** Starts what a node does by itself, each under a name of its own. */
function startWorkers({ name, services, registry, place }: Node, { workers, post }: Footing, { on }: Calls): void {
  const within = (worker: Worker): Place => ({ ...place, actor: `${name} ${worker}` });
  const start = <T>(worker: Worker, begin: () => T): T | undefined => (workers.includes(worker) ? inPlace(within(worker), begin) : undefined);
  const kept = (worker: Worker, begin: () => Poller): (() => void) | undefined => {
    const keeper = start(worker, begin);
    const wake = keeper && (() => inPlace(within(worker), () => keeper.wake()));
    wake?.();
    return wake;
  };
  start('beat', () => startHeartbeat(services, registry));
  start('look', () => startResyncWorker(services, registry, CATCH_UP));
  const turns = kept('turns', () => startTurnWorker(services, registry, first, 3));
  if (turns) on.wake = turns;
  kept('plans', () => startPremoveWorker(services, registry));
  kept('rests', () => startTimeOffWorker(services, registry));
  const counting = kept('counting', () => startRatingWorker(services, registry));
  const deals = kept('deals', () => startDailyWorker(services, registry));
  const cups = kept('cups', () => startTournamentWorker(services));
  const analyse = kept('analyses', () => startAnalysisWorker(services, registry, analysed(services.time)));
  if (analyse) on.analyse = analyse;
  on.ended = () => {
    counting?.();
    deals?.();
    cups?.();
  };
  const notify = kept('notices', () => startNotificationWorker(services, registry, post, 'madang.example'));
  if (notify) on.notify = notify;
}

/** A log that keeps what went wrong. */
function logOf(node: string, { scheduler, failed, warned }: Footing): FastifyBaseLogger {
  const nothing = (): void => undefined;
  const text = (facts: unknown, message: unknown): string => `${typeof facts === 'string' ? facts : String(message)} ${reasonOf(facts)}`;
  const warn = (facts: unknown, message?: unknown): void => {
    scheduler.say(`${node} warns: ${text(facts, message)}`);
    warned(text(facts, message));
  };
  const error = (facts: unknown, message?: unknown): void => {
    scheduler.say(`${node} says: ${text(facts, message)}`);
    failed(text(facts, message));
  };
  const log: FastifyBaseLogger = {
    ...{ level: 'warn', silent: nothing, trace: nothing, debug: nothing, info: nothing, warn, error, fatal: error },
    child: () => log,
  };
  return log;
}

function reasonOf(facts: unknown): string {
  if (typeof facts !== 'object' || facts === null) return '';
  if ('error' in facts && facts.error instanceof Error) return facts.error.message;
  return 'problem' in facts ? JSON.stringify(facts.problem) : '';
}
