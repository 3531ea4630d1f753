import { type MessagePort, workerData } from 'node:worker_threads';
import type { AnalysisAnswer } from '../analysis/jobs.ts';
import { type BotRequest, type BotResponse, handleRequest, type Shelf } from '../worker-protocol.ts';
import { type AnalysisStep, doStep } from './opened.ts';
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

/** A bot's answer asked for; `begun` hears when the bot begins to think, for its time counts from then. */
interface TimedRequest extends BotRequest {
  readonly begun: MessagePort;
}

/** What a thread is asked: a bot's answer, or a job of an analysis. */
export type PoolRequest = TimedRequest | AnalysisStep;

export type PoolResponse = BotResponse | { readonly found: AnalysisAnswer };

/** Answers one request in this thread. */
export default async function work(request: PoolRequest): Promise<PoolResponse> {
  const games = await theShelf();
  if ('job' in request) return { found: await doStep(games, request) };
  const { begun, ...asked } = request;
  try {
    return await handleRequest(games, asked, () => begun.postMessage(null));
  } finally {
    begun.close();
  }
}
