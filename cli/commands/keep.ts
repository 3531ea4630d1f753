import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok } from '@madang/kernel';
import { type Command, FAILED } from '../command.ts';

/** The server's program, which alone knows what it keeps and where. */
const SERVER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'server', 'main.ts');

/** madang backup, madang restore: done by the server's program in a process of its own, with this process's settings. */
const keeping = (name: 'backup' | 'restore'): Command => ({
  words: 1,
  form: { values: [], switches: [] },
  async run({ words }, { terminal }) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER, name, ...words], { stdio: 'inherit' });
    const [code, signal] = await once(child, 'exit');
    if (signal !== null) terminal.note(`${name}: ${String(signal)}`);
    return ok(typeof code === 'number' ? code : FAILED);
  },
});

export const backup = keeping('backup');
export const restore = keeping('restore');
