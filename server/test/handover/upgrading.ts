import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { wishOfAll } from '../../handover/control.ts';
import type { Outcome, Wish } from '../../handover/messages.ts';

/** Milliseconds; a busy machine needs a while to load a program. */
const PREPARING = 120_000;
const OPENING = 60_000;

const fileOf = (url: URL): string => fileURLToPath(url);
export const MADANG = new URL('../../main.ts', import.meta.url);
export const TINY_SERVER = new URL('../support/programs/tiny-server.ts', import.meta.url);

/** Asks the one server of a folder to let another program take its place. */
export async function upgrade(dataFolder: string, program: readonly [URL, ...string[]], limits: Partial<Wish> = {}): Promise<Outcome> {
  const [file, ...words] = program;
  const wish = { node: process.execPath, arguments: [fileOf(file), ...words], preparing: PREPARING, opening: OPENING };
  const outcomes: Outcome[] = [];
  for await (const outcome of wishOfAll(dataFolder, { ...wish, ...limits })) outcomes.push(outcome);
  const [outcome, ...others] = outcomes;
  assert.ok(outcome, `no server listens in ${dataFolder}`);
  assert.deepEqual(others, []);
  return outcome;
}
