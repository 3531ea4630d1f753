import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper ends, in seconds, of what requests and the database take. */
const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The figures of one server. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly forced: Counter;
  readonly races: Counter;
  readonly frozen: Counter;
  readonly sockets: Gauge;
  readonly slow: Counter;
  readonly problems: Counter<'code'>;
  readonly thinking: Histogram<'level'>;
  readonly asked: Gauge;
  readonly http: Histogram<'method' | 'route' | 'status'>;
  readonly storing: Histogram;
  readonly unsent: Counter;
}

/** New figures, all at nought, besides the process's own (CPU seconds, memory, event loop). */
export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, ...countsOf([registry]), ...timesOf([registry]) };
}

/** What happened so far, and how much of something there is now. */
const countsOf = (registers: Registry[]) => ({
  moves: new Counter({ name: 'madang_moves_total', help: 'Moves written', registers }),
  forced: new Counter({ name: 'madang_moves_forced_total', help: 'Moves played for players whose time had run out', registers }),
  races: new Counter({ name: 'madang_races_lost_total', help: 'Commands that lost the race for their seq and were tried again', registers }),
  frozen: new Counter({ name: 'madang_tables_frozen_total', help: 'Tables whose rules failed', registers }),
  sockets: new Gauge({ name: 'madang_sockets', help: 'Open connections', registers }),
  slow: new Counter({ name: 'madang_sockets_too_slow_total', help: 'Connections ended because they did not keep up', registers }),
  problems: new Counter({ name: 'madang_problems_total', help: 'Messages and requests refused, by code', labelNames: ['code'], registers }),
  asked: new Gauge({ name: 'madang_bots_asked', help: 'Bots that were asked and have not answered', registers }),
  unsent: new Counter({ name: 'madang_notifications_failed_total', help: 'Notifications that a receiver did not take', registers }),
});

/** How long things take. */
const timesOf = (registers: Registry[]) => ({
  thinking: new Histogram({
    name: 'madang_bot_seconds',
    help: 'Time from asking a bot to its answer',
    labelNames: ['level'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  }),
  http: new Histogram({
    name: 'madang_http_seconds',
    help: 'Time from a request to its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  }),
  storing: new Histogram({ name: 'madang_storing_seconds', help: 'Time to store moves', buckets: SECONDS, registers }),
});

/** What is looked up when the figures are asked for. Null: the database did not tell. */
export interface Backlog {
  /** Seconds that the database took to answer. */
  readonly took: number;
  /** Seconds that the oldest job and the oldest notification are overdue; 0: none is. */
  readonly jobs: number | null;
  readonly notifications: number | null;
  /** Whether this node could not say that it is alive. */
  readonly missed: boolean;
  /** Tables in the memory of this node. */
  readonly tables: number;
  /** Seconds since this node's newest backup; null: it makes none. */
  readonly backup: number | null;
}

/** Figures that are looked up when they are asked for. */
const LOOKED_UP: readonly { readonly name: string; readonly help: string; readonly of: (found: Backlog) => number }[] = [
  { name: 'madang_database_answer_seconds', help: 'Time in which the database just answered a small question', of: ({ took }) => took },
  {
    name: 'madang_jobs_overdue_seconds',
    help: 'How long ago the oldest job was due: a bot’s turn or the end of a player’s time',
    of: ({ jobs }) => jobs ?? Number.NaN,
  },
  {
    name: 'madang_notifications_overdue_seconds',
    help: 'How long ago the oldest notification was due',
    of: ({ notifications }) => notifications ?? Number.NaN,
  },
  { name: 'madang_heart_missed', help: '1: this node cannot write to its database', of: ({ missed }) => (missed ? 1 : 0) },
  {
    name: 'madang_backup_age_seconds',
    help: 'How long ago the newest backup in BACKUP_DIR was made; NaN: this node makes none',
    of: ({ backup }) => backup ?? Number.NaN,
  },
  { name: 'madang_tables_loaded', help: 'Tables in the memory of this node', of: ({ tables }) => tables },
];

/** Adds the figures that are looked up when they are asked for: once for all of them. */
export function addBacklog({ registry }: Pick<Metrics, 'registry'>, look: () => Promise<Backlog>): void {
  let looking: Promise<Backlog> | undefined;
  const found = (): Promise<Backlog> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  for (const { name, help, of } of LOOKED_UP) {
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(of(await found()));
      },
    });
  }
}
