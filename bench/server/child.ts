import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Back, Load, Order } from './order.ts';

/** What a server is asked: its seconds of processor, the bytes that it takes in memory, and those of them that it holds after a collection. */
export type Asked = 'cpu' | 'memory' | 'held';

/** A process that is asked one thing at a time. */
export interface Child {
  /** Its next message; throws if it ends instead. */
  answer(): Promise<unknown>;
  ask(message: Order | Asked): Promise<unknown>;
  /** Lets it go; resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts a file in a process of its own. */
export function startChild(file: URL, args: readonly string[] = []): Child {
  const child: ChildProcess = fork(fileURLToPath(file), args);
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then((code) => reject(new Error(`${file.pathname} ${args.join(' ')} ended with ${code}`)));
    });
  return {
    answer,
    ask: (message) => {
      const next = answer();
      child.send(message);
      return next;
    },
    end: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** The number that a child answers. */
export async function numberOf(answer: Promise<unknown>): Promise<number> {
  const value = await answer;
  if (typeof value !== 'number') throw new Error(`not a number: ${JSON.stringify(value)}`);
  return value;
}

const isLoad = (value: unknown): value is Load => typeof value === 'object' && value !== null && 'actions' in value && 'p99' in value;

/** The load that a child answers. */
export async function loadOf(answer: Promise<unknown>): Promise<Load> {
  const value = await answer;
  if (!isLoad(value)) throw new Error(`not a load: ${JSON.stringify(value)}`);
  return value;
}

const isBack = (value: unknown): value is Back => typeof value === 'object' && value !== null && 'p50' in value && 'p99' in value;

/** How long a child says that coming back took. */
export async function backOf(answer: Promise<unknown>): Promise<Back> {
  const value = await answer;
  if (!isBack(value)) throw new Error(`not a time: ${JSON.stringify(value)}`);
  return value;
}
