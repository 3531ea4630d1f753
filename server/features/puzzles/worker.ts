import { setImmediate } from 'node:timers/promises';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { ratePuzzles } from './ratings.ts';

/** Milliseconds between two estimates. A solver waits for none: the page has the former figures. */
const POLL_EVERY = 3_600_000;

/** Thrown where the server closes in the middle of an estimate. Nothing is written yet then. */
class Closed extends Error {}

/** Rates puzzles by who solves them. Each node that does jobs does so by itself: the same tries give the same figures. */
export const startPuzzleWorker = (services: Services): Poller =>
  startPoller(services, {
    every: POLL_EVERY,
    failing: 'puzzles cannot be rated',
    async poll(isClosed) {
      const breathe = async (): Promise<void> => {
        await setImmediate();
        if (isClosed()) throw new Closed();
      };
      try {
        for (const title of services.shelf) await ratePuzzles(services, title, breathe);
      } catch (error) {
        if (!(error instanceof Closed)) throw error;
      }
      return undefined;
    },
  });
