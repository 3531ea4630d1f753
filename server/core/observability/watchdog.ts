import { Worker } from 'node:worker_threads';
import { LOOKS, type Watch } from './watchdog-state.ts';

/**
 * Ends this process, from a separate thread, when its event loop stands still for `limit` milliseconds. Logs a line and sends SIGALRM, which shells
 * show as 142. A sleeping machine or a stopped process does not count as hanging.
 */
export function watchOver(limit: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Watch = { beats, limit };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), limit / LOOKS / 2).unref();
}
