import type { Bus, BusMessage } from '../../core/bus/bus.ts';
import type { Time } from '../../core/clock/time.ts';
import type { Listener, Parts } from '../../index.ts';

/** A time that stands still until it is told to pass. Its servers hear each other. */
export interface HandTime {
  /** What a server needs to live in it. */
  readonly parts: Pick<Parts, 'openBus' | 'logTo' | 'databaseNow'> & { readonly time: Time };
  /** Time passes: timers run, and every server of this time looks at its jobs. */
  pass(milliseconds: number): void;
  /** Resolves when a timer is set that runs at most that much later. */
  timerWithin(milliseconds: number): Promise<void>;
  /** Time passes, and only timers run. Less than nothing: the machine's clock goes back. */
  passQuietly(milliseconds: number): void;
  /** The machine's clock steps, and no time passes: the database's machine keeps its own. */
  step(milliseconds: number): void;
}

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

export function handTime(): HandTime {
  let now = Date.UTC(2026, 0, 1);
  let steady = 0;
  let database = now;
  const timers = new Set<Timer>();
  const listeners = new Set<Listener>();
  const waiting = new Set<() => boolean>();
  const time: Time = {
    now: () => now,
    steady: () => steady,
    after: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      for (const look of [...waiting]) if (look()) waiting.delete(look);
      return () => void timers.delete(timer);
    },
  };
  const openBus = async (_: string, listener: Listener): Promise<Bus> => {
    listeners.add(listener);
    const publish = (message: BusMessage) => {
      for (const other of listeners) if (other !== listener) setImmediate(() => other.heard(message));
    };
    return { publish, close: async () => void listeners.delete(listener) };
  };
  const passQuietly = (milliseconds: number) => {
    now += milliseconds;
    steady += Math.max(0, milliseconds);
    database += Math.max(0, milliseconds);
    for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
      if (timer.at <= now && timers.delete(timer)) timer.work();
    }
  };
  const pass = (milliseconds: number) => {
    passQuietly(milliseconds);
    for (const listener of listeners) listener.heard({ kind: 'jobs' });
  };
  const timerWithin = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const found = [...timers].some(({ at }) => at - now <= milliseconds);
        if (found) resolve();
        return found;
      };
      if (!look()) waiting.add(look);
    });
  const step = (milliseconds: number) => {
    now += milliseconds;
  };
  return { parts: { time, openBus, databaseNow: async () => database }, pass, passQuietly, timerWithin, step };
}
