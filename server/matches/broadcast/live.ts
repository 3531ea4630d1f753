import type { Problem } from '@madang/wire';
import type { Fold } from '../log/fold.ts';
import type { TableRecord } from '../model/table.ts';
import type { Subscribers } from './subscribers.ts';

/** A table as this node holds it. Everything that reads or changes the fold does so in turn. */
export interface LiveTable {
  readonly id: string;
  record: TableRecord;
  /** Its match, once started. */
  fold: Fold | undefined;
  /** Why it cannot be played here, although it was started. */
  obstacle: Problem | undefined;
  readonly audience: Subscribers;
  /** Players who follow it on other nodes, and when those told of them last. */
  readonly elsewhere: Map<string, { readonly people: readonly string[]; readonly at: number }>;
  /** The players who were there when all were shown the table last. */
  present: string;
  /** When other nodes were told of its players here. */
  toldPresent: number;
  /** The end of the queue of what is to be done with it. */
  queue: Promise<unknown>;
  /** How much of that is not done yet. */
  asked: number;
  used: number;
}

/** Does `work`, an async function, when all that was asked before is done: at once if nothing is left. */
export function enqueue<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
  const ended = (): void => {
    live.asked -= 1;
  };
  live.asked += 1;
  const done = live.asked === 1 ? work() : live.queue.then(work);
  live.queue = done.then(ended, ended);
  return done;
}
