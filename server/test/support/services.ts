import { SHELF } from '@madang/games';
import type { Seat } from '@madang/kernel';
import fastify from 'fastify';
import { localBus } from '../../core/bus/bus.ts';
import { machineTime } from '../../core/clock/time.ts';
import { newMetrics } from '../../core/observability/metrics.ts';
import { UNTRACED } from '../../core/observability/tracing.ts';
import { newPresence } from '../../core/presence.ts';
import { NOTHING_KEPT } from '../../core/rules/versions.ts';
import type { Services } from '../../core/services.ts';
import { newSessionSockets } from '../../core/session-sockets.ts';
import type { LiveTable } from '../../matches/broadcast/live.ts';
import { newSubscribers } from '../../matches/broadcast/subscribers.ts';
import { executeCommand } from '../../matches/commands/handle.ts';
import type { Fold } from '../../matches/log/fold.ts';
import type { Outcome } from '../../matches/log/outcome.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { command } from './server.ts';

export type { Outcome } from '../../matches/log/outcome.ts';

const nothing = await openSqlite(':memory:');

/** Services around a database that takes everything and keeps nothing. */
export const services: Services = {
  node: 'here',
  storage: { ...nothing, append: async () => true },
  shelf: SHELF,
  kept: NOTHING_KEPT,
  bus: localBus(),
  log: fastify({ logger: { level: 'silent' } }).log,
  metrics: newMetrics(),
  tracing: UNTRACED,
  time: machineTime,
  lines: newSessionSockets(),
  looks: newPresence(),
  heart: { pauses: [], missed: false, astray: false, started: { at: 0, steady: 0 }, step: undefined },
  wake: () => undefined,
  ended: () => undefined,
  analyse: () => undefined,
  notify: () => undefined,
};

/** Sends commands of the one who plays every seat of a match, as a server carries them out. */
export function carried(fold: Fold): {
  readonly live: LiveTable;
  send(seat: Seat, moves: readonly unknown[]): Promise<Outcome>;
  undo(seat: Seat): Promise<Outcome>;
} {
  const seats = fold.since.map((_, seat) => {
    return {
      seat,
      kind: 'person',
      vacantAs: 'open',
      person: 'me',
      screen: seat > 0,
      name: 'Me',
      level: null,
      asked: null,
      standIn: null,
      resigned: false,
      offered: false,
      former: null,
      rest: null,
    } as const;
  });
  const { game, options } = fold.match;
  const times = { startedAt: 0, createdAt: 0, updatedAt: 0 };
  const head = {
    id: 'table',
    game: game.name,
    version: game.version,
    options,
    status: 'running',
    access: 'open',
    watchers: true,
    chances: false,
    invitation: '',
    seed: 'seed',
  } as const;
  const rest = {
    owner: { id: 'me', name: 'Me' },
    seq: fold.seq,
    waitingFor: [],
    scores: null,
    rematch: null,
    cup: null,
    deal: null,
    removeAt: null,
    removed: [],
    imported: false,
    helped: false,
    clock: null,
  };
  const live: LiveTable = {
    id: 'table',
    record: { ...head, ...rest, ...times, seats },
    fold,
    obstacle: undefined,
    audience: newSubscribers(),
    elsewhere: new Map(),
    present: '',
    toldPresent: 0,
    queue: Promise.resolve(),
    asked: 0,
    used: 0,
  };
  const send = (seat: Seat, moves: readonly unknown[]) =>
    executeCommand(services, live, { person: 'me' }, { seat, seq: fold.seq, command: command(), moves });
  return { live, send, undo: (seat) => send(seat, []) };
}
