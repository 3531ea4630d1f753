import type { Socket } from 'node:net';

/** A server that runs, in whichever process. */
export interface Running {
  /** Begins no more jobs, and waits for those under way; people play on. */
  drain(): Promise<void>;
  close(): Promise<void>;
  /** Serves a connection that came to the door. */
  take(socket: Socket): void;
}

/** A server that can be opened, closed and opened again. */
export interface Program {
  readonly version: string;
  /** Opens the database and serves what is taken from then on; rejects if that fails, and nothing is open then. */
  open(url: string): Promise<void>;
  drain(): Promise<void>;
  close(): Promise<void>;
  take(socket: Socket): void;
}

/** The server of this process. `start`: `isAgain` if it had the database open before. */
export function ownProgram(version: string, start: (url: string, isAgain: boolean) => Promise<Running>): Program {
  let running: Running | undefined;
  let isAgain = false;
  return {
    version,
    async open(url) {
      running = await start(url, isAgain);
      isAgain = true;
    },
    drain: async () => running?.drain(),
    async close() {
      const last = running;
      running = undefined;
      await last?.close();
    },
    take(socket) {
      if (running) running.take(socket);
      else socket.destroy();
    },
  };
}
