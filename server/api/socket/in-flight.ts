import type { Problem } from '@madang/wire';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from '../../storage/connection-errors.ts';

/** What is under way for the sockets. */
export interface Work {
  /** Counts work until it ends; a failure is logged, and `failed` hears what people are told of it. */
  track(work: Promise<void>, failed?: (problem: Problem) => void): void;
  /** Resolves when nothing is under way. */
  done(): Promise<void>;
}

/** Nothing is under way yet. */
export function newInFlight(log: FastifyBaseLogger): Work {
  let working = 0;
  let waiting: (() => void)[] = [];
  const worked = (): void => {
    working -= 1;
    if (working > 0) return;
    for (const go of waiting) go();
    waiting = [];
  };
  const track = (work: Promise<void>, failed?: (problem: Problem) => void): void => {
    working += 1;
    work.then(worked, (error: unknown) => {
      log.error({ error }, 'a message failed');
      failed?.(problemOf(error));
      worked();
    });
  };
  const done = async (): Promise<void> => {
    while (working > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { track, done };
}
