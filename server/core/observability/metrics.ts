import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
}

/** New figures, all at nought, besides the process's own (CPU seconds, memory, event loop). */
export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    moves: new Counter({ name: 'madang_moves_total', help: 'Moves written', registers }),
    forced: new Counter({ name: 'madang_moves_forced_total', help: 'Moves played for players whose time had run out', registers }),
    races: new Counter({ name: 'madang_races_lost_total', help: 'Commands that lost the race for their seq and were tried again', registers }),
    frozen: new Counter({ name: 'madang_tables_frozen_total', help: 'Tables whose rules failed', registers }),
    sockets: new Gauge({ name: 'madang_sockets', help: 'Open connections', registers }),
    slow: new Counter({ name: 'madang_sockets_too_slow_total', help: 'Connections ended because they did not keep up', registers }),
    problems: new Counter({ name: 'madang_problems_total', help: 'Messages and requests refused, by code', labelNames: ['code'], registers }),
    thinking: new Histogram({
      name: 'madang_bot_seconds',
      help: 'Time from asking a bot to its answer',
      labelNames: ['level'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
