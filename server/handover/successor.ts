import { Socket } from 'node:net';
import { type Answer, Order, reasonOf } from './messages.ts';
import type { Program } from './program.ts';

/** A program that waits for orders of the process that started it. */
interface Waiting {
  readonly program: Program;
  /** Loads all that it can without the database. */
  prepare(): Promise<void>;
  /** The process that gave orders is gone, or this one is told to end. */
  end(): void;
}

/** Follows the orders of the process that started this one: prepare, open, serve what it hands over, close, end. */
export async function obey({ program, prepare, end }: Waiting): Promise<void> {
  const answer = (message: Answer): void => {
    if (process.connected) process.send?.(message);
  };
  const act = async (deed: 'open' | 'drain' | 'close', work: Promise<void>): Promise<void> => {
    try {
      await work;
      answer({ type: 'done', deed });
    } catch (error) {
      answer({ type: 'failed', deed, reason: reasonOf(error) });
    }
  };
  const heed = (order: Order, handle: unknown): void => {
    switch (order.type) {
      case 'connection':
        // A client may have left on the way.
        if (handle instanceof Socket) program.take(handle);
        return;
      case 'open':
        void act('open', program.open(order.url));
        return;
      default:
        void act(order.type, program[order.type]());
    }
  };
  if (process.send === undefined) throw new Error('madang upgrade starts this; nobody else does');
  process.on('message', (message, handle) => {
    const order = Order.safeParse(message);
    if (order.success) heed(order.data, handle);
  });
  process.once('disconnect', end);
  try {
    await prepare();
    answer({ type: 'prepared', version: program.version });
  } catch (error) {
    answer({ type: 'failed', deed: 'prepare', reason: reasonOf(error) });
    end();
  }
}
