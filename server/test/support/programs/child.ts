import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

const MAIN = new URL('../../../main.ts', import.meta.url);

/** Starts the server with these variables; resolves when it has printed its address. `main`: another program that does so. */
export async function startChild(variables: Readonly<Record<string, string>>, main = MAIN): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: { ...process.env, PORT: '0', WEB_DIR: 'nowhere', MESSAGES_PER_SECOND: '100000', CREATIONS_PER_MINUTE: '100000', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    gone.then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    }),
  ]);
  const kill = async (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' = 'SIGKILL') => {
    child.kill(signal);
    const [code] = await gone;
    return typeof code === 'number' ? code : null;
  };
  return { url, process: child, kill };
}
