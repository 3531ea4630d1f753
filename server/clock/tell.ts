import type { ServerMessage } from '@madang/wire';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/match/live.ts';
import { watchersOf } from '../tables/sight/audience.ts';
import { isRunning, timeLeft } from './clocks.ts';

/** A table's clocks as they stand now, and the steps after `since` that were played for somebody; undefined: it has none. */
export function clocksMessage({ id, fold }: LiveTable, now: number, since = 0): Extract<ServerMessage, { readonly type: 'clocks' }> | undefined {
  const clocks = fold?.clocks;
  if (!fold || !clocks) return undefined;
  const seats = clocks.seats.map((_, seat) => ({ left: timeLeft(clocks, seat, now) ?? null, running: isRunning(clocks, seat) }));
  const forced = fold.forced.filter((step) => step.seq > since);
  return { type: 'clocks', table: id, seats, forced };
}

/** Shows everybody at a table its clocks, if it has any. */
export function tellClocks(services: Services, live: LiveTable, since = 0): void {
  const message = clocksMessage(live, services.time.now(), since);
  if (!message) return;
  const text = JSON.stringify(message);
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
}
