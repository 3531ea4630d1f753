import { Worker } from 'node:worker_threads';
import { LOOKS, type Watch } from './watchdog-state.ts';

/**
 * Ends this process when its event loop stands still for `limit` milliseconds, by a thread of its own: with a line in the log, and by
 * the signal SIGALRM, which shells show as 142. A machine that sleeps, or a process that is held, is not taken for one that hangs.
 */
export function watchOver(limit: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Watch = { beats, limit };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), limit / LOOKS / 2).unref();
}
