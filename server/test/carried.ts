import { SHELF } from '@madang/games';
import type { Seat } from '@madang/kernel';
import fastify from 'fastify';
import { localBus } from '../bus/bus.ts';
import { newMetrics } from '../http/metrics.ts';
import { UNTRACED } from '../node/tracing.ts';
import { newLines } from '../people/lines.ts';
import { NOTHING_KEPT } from '../rules/kept.ts';
import type { Services } from '../services.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { carryOut } from '../tables/match/commands.ts';
import type { Fold } from '../tables/match/fold.ts';
import type { LiveTable } from '../tables/match/live.ts';
import type { Outcome } from '../tables/match/outcome.ts';
import { newAudience } from '../tables/sight/audience.ts';
import { newLooks } from '../tables/sight/looks.ts';
import { machineTime } from '../time.ts';
import { command } from './place.ts';

export type { Outcome } from '../tables/match/outcome.ts';

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
  lines: newLines(),
  looks: newLooks(),
  heart: { pauses: [], missed: false, astray: false },
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
    audience: newAudience(),
    elsewhere: new Map(),
    present: '',
    queue: Promise.resolve(),
    asked: 0,
    used: 0,
  };
  const send = (seat: Seat, moves: readonly unknown[]) =>
    carryOut(services, live, { person: 'me' }, { seat, seq: fold.seq, command: command(), moves });
  return { live, send, undo: (seat) => send(seat, []) };
}
