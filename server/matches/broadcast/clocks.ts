import type { Seat } from '@madang/kernel';
import type { SeatTime, ServerMessage } from '@madang/wire';
import { type Clocks, isRunning, timeLeft, timeToCome } from '../../core/clock/clocks.ts';
import { restsBetween } from '../../core/clock/quiet-hours.ts';
import type { Services } from '../../core/services.ts';
import type { LiveTable } from './live.ts';
import { watchersOf } from './subscribers.ts';

/** A table's clocks as they stand now, and the steps after `since` that were played for somebody; undefined: it has none. */
export function clocksMessage({ id, fold }: LiveTable, now: number, since = 0): Extract<ServerMessage, { readonly type: 'clocks' }> | undefined {
  const clocks = fold?.clocks;
  if (!fold || !clocks) return undefined;
  const over = fold.match.state.over || fold.abandoned;
  const seats = clocks.seats.map((_, seat) => {
    const running = isRunning(clocks, seat);
    // Between two decisions a clock of days shows what the next one has; when none is to come, nothing.
    const toCome = timeToCome(clocks, seat);
    const left = toCome === undefined ? timeLeft(clocks, seat, now) : over ? undefined : toCome;
    return { left: left ?? null, running, ...restsOf(clocks, seat, now) };
  });
  const forced = fold.forced.filter((step) => step.seq > since);
  return { type: 'clocks', table: id, seats, forced };
}

/** Milliseconds for which a page is told beforehand when a clock stands still. */
const TOLD = 3 * 86_400_000;

/** When a seat's person rests, in milliseconds from now; nothing where they do not. */
function restsOf({ seats }: Clocks, seat: Seat, now: number): Pick<SeatTime, 'rests'> {
  const rest = seats[seat]?.rest;
  const rests = rest ? restsBetween(rest, now, now + TOLD).map(({ from, to }) => ({ from: from - now, to: to - now })) : [];
  return rests.length > 0 ? { rests } : {};
}

/** Shows everybody at a table its clocks, if it has any. */
export function broadcastClocks(services: Services, live: LiveTable, since = 0): void {
  const message = clocksMessage(live, services.time.now(), since);
  if (!message) return;
  const text = JSON.stringify(message);
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
}
