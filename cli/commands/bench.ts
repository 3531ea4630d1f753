import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok } from '@madang/kernel';
import { type Command, FAILED } from '../command.ts';

/** The program of `npm run bench`. */
const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BENCH = join(ROOT, 'tools', 'bench.mjs');

/** madang bench: figures side by side with peers, in a process of their own; further arguments after `--` are passed on. */
export const bench: Command = {
  words: 0,
  most: Number.POSITIVE_INFINITY,
  form: { values: [], switches: [] },
  async run({ words }, { terminal }) {
    const child = spawn(process.execPath, [BENCH, ...words], { stdio: 'inherit' });
    const [code, signal] = await once(child, 'exit');
    if (signal !== null) terminal.note(`bench: ${String(signal)}`);
    return ok(typeof code === 'number' ? code : FAILED);
  },
};
