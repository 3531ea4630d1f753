import { workerData } from 'node:worker_threads';
import { type BotRequest, type BotResponse, handleRequest, type Shelf } from '../worker-protocol.ts';
import { loadShelf } from './shelf.ts';

let shelf: Promise<Shelf> | undefined;

/** The shelf, loaded once; after a failure it is tried again. */
function theShelf(): Promise<Shelf> {
  shelf ??= loadShelf(workerData).catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

// Loaded before the first request; where that fails, whoever asks is told.
theShelf().catch(() => undefined);

/** Answers one request in this thread. */
export default async function work(request: BotRequest): Promise<BotResponse> {
  return handleRequest(await theShelf(), request);
}
