import type { Shelf } from '../worker-protocol.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isShelf = (module: unknown): module is Shelf => isRecord(module) && typeof module.findTitle === 'function';

/** The shelf that a thread was started with: `workerData.shelf` is the URL of a module that exports `findTitle`. */
export async function loadShelf(workerData: unknown): Promise<Shelf> {
  if (!isRecord(workerData) || typeof workerData.shelf !== 'string') throw new Error('a bot worker needs the URL of a shelf');
  const module: unknown = await import(workerData.shelf);
  if (!isShelf(module)) throw new Error(`${workerData.shelf} exports no findTitle`);
  return module;
}
