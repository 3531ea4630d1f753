import { setImmediate } from 'node:timers/promises';

/** The longest time for which nobody else had a turn: milliseconds by the clock, and of this thread's processor. */
export interface Held {
  readonly wall: number;
  readonly busy: number;
}

/** Milliseconds of processor that this thread has had. */
function busyNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Does work while another task asks for its turn again and again, and tells how long that waited at most. The machine's other work lengthens
 * the time by the clock, and not that of the processor.
 */
export async function watchLoop<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly held: Held }> {
  let held: Held = { wall: 0, busy: 0 };
  let done = false;
  const watching = (async () => {
    let before = { wall: performance.now(), busy: busyNow() };
    while (!done) {
      await setImmediate();
      const now = { wall: performance.now(), busy: busyNow() };
      held = { wall: Math.max(held.wall, now.wall - before.wall), busy: Math.max(held.busy, now.busy - before.busy) };
      before = now;
    }
  })();
  try {
    return { result: await work(), held };
  } finally {
    done = true;
    await watching;
  }
}
