import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Answer, type Deed, type Order, type Wish } from './messages.ts';
import type { Program } from './program.ts';

/** The word after which the server's program waits for orders of the process that started it, and then its role. */
export const SUCCESSOR = 'successor';

/** A server in a process that this one started. */
export interface Child extends Program {
  readonly pid: number;
  /** When it is gone: its exit code; null: a signal ended it. */
  readonly gone: Promise<number | null>;
  kill(signal?: NodeJS.Signals): void;
}

/** Rejects if the work does not end within that many milliseconds. */
async function soon<T>(milliseconds: number, work: Promise<T>, late: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

const seconds = (milliseconds: number): string => `${milliseconds / 1000} seconds`;

/** Waits for answers of a child; each rejects once it is gone. */
function answersOf(child: ChildProcess, gone: Promise<number | null>) {
  const waiting = new Set<(answer: Answer) => void>();
  child.on('message', (message) => {
    const read = Answer.safeParse(message);
    if (read.success) for (const hear of [...waiting]) hear(read.data);
  });
  return async <T>(pick: (answer: Answer) => T | undefined): Promise<T> => {
    let hear = (_answer: Answer): void => undefined;
    const picked = new Promise<T>((resolve, reject) => {
      hear = (answer) => {
        const found = pick(answer);
        if (found !== undefined) resolve(found);
        else if (answer.type === 'failed') reject(new Error(answer.reason));
      };
    });
    waiting.add(hear);
    const ended = gone.then((code): never => {
      throw new Error(`it ended ${code === null ? 'by a signal' : `with exit code ${code}`}`);
    });
    try {
      return await Promise.race([picked, ended]);
    } finally {
      waiting.delete(hear);
    }
  };
}

/** Starts the program that is wished for; resolves once it is prepared. Where it fails, nothing of it is left. */
export async function startChild(wish: Wish, role: string): Promise<Child> {
  const child = spawn(wish.node, [...wish.arguments, SUCCESSOR, role], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const failed = once(child, 'error').then(([error]): never => {
    throw error;
  });
  failed.catch(() => undefined);
  const gone = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  gone.catch(() => undefined);
  const next = answersOf(child, gone);
  const prepared = next((answer) => (answer.type === 'prepared' ? answer.version : undefined));
  let version: string;
  try {
    version = await soon(wish.preparing, Promise.race([prepared, failed]), `it was not prepared within ${seconds(wish.preparing)}`);
  } catch (error) {
    prepared.catch(() => undefined);
    if (child.kill('SIGKILL')) await gone;
    throw error;
  }
  const tell = (order: Order, socket?: Socket): void => {
    // A process that is gone is heard of by its end.
    if (child.connected) child.send(order, socket, { keepOpen: false }, () => undefined);
    else socket?.destroy();
  };
  const bid = async (deed: Deed, order: Order): Promise<void> => {
    const done = next((answer) => (answer.type === 'done' && answer.deed === deed ? true : undefined));
    tell(order);
    await done;
  };
  return {
    version,
    pid: child.pid ?? 0,
    gone,
    open: (url) => soon(wish.opening, bid('open', { type: 'open', url }), `it did not serve within ${seconds(wish.opening)}`),
    drain: () => bid('drain', { type: 'drain' }),
    close: () => bid('close', { type: 'close' }),
    take: (socket) => tell({ type: 'connection' }, socket),
    kill: (signal = 'SIGKILL') => void child.kill(signal),
  };
}
