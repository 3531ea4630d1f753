import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Title } from '@madang/games';
import { tiny } from '../../../kernel/test/tiny.ts';
import { newPasswords } from '../../features/users/passwords.ts';
import { type Config, createServer, LIMITS, type MadangServer, type Parts, readConfig } from '../../index.ts';

/** The tests' own shelf: tiny is a game of a few lines that has every part of the kernel. */
export const TINY: Title = {
  name: tiny.name,
  rules: async () => tiny,
  expertise: () => Promise.reject(new Error('tiny has no expertise')),
  wording: () => Promise.reject(new Error('tiny has no texts')),
};

const endings = new WeakMap<TestContext, (() => unknown)[]>();

/** Done after the test, however it ended; what was begun last ends first, and one end that fails keeps no other from being reached. */
export function afterwards(t: TestContext, end: () => unknown): void {
  const known = endings.get(t);
  if (known) {
    known.push(end);
    return;
  }
  const all = [end];
  endings.set(t, all);
  t.after(async () => {
    const failed: unknown[] = [];
    for (const one of all.reverse()) {
      try {
        await one();
      } catch (error) {
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
  });
}

/** A folder that is gone after the test. */
export function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
  afterwards(t, () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Limits that no test runs into unless it means to. */
const GENEROUS = {
  ...LIMITS,
  messagesPerSecond: 1e6,
  burst: 1e6,
  requestsPerMinute: 1e6,
  socketsPerPerson: 1e6,
  socketsPerAddress: 1e6,
  tablesPerSocket: 1e6,
  tablesPerPerson: 1e6,
  newPerMinute: 1e6,
  cupsPerPerson: 1e6,
  signInsPerMinute: 1e6,
};

/** Settings of a server in memory on a free port. */
export const settings = (more: Partial<Config> = {}): Config => {
  const plain = readConfig({ PORT: '0', DATABASE: 'memory', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', WEB_DIR: 'nowhere' });
  return { ...plain, limits: GENEROUS, ...more };
};

/** What a hash costs where a test only signs people in: the real one takes a fifth of a second of the processor. */
const CHEAP = { algorithm: 'argon2id', memory: 256, passes: 1, lanes: 1 } as const;

/** A server with tiny on its shelf that is closed after the test. Passwords are hashed cheaply. */
export async function serverFor(t: TestContext, more: Partial<Config> = {}, parts: Parts = {}): Promise<MadangServer> {
  const server = await createServer(settings(more), { shelf: [TINY], passwords: newPasswords(CHEAP), ...parts });
  afterwards(t, () => server.close());
  return server;
}

let commands = 0;
/** A new name for a command. */
export const command = (): string => `command-${process.pid}-${commands++}`;
