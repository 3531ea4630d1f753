import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fail, ok, type Result } from '@madang/kernel';
import { wholeNumber } from '../arguments.ts';
import { type Command, type Context, FAILED } from '../command.ts';
import type { Problem } from '../problems.ts';
import { serverArguments } from '../server.ts';

const MOST_DAYS = 3650;

/** Done by the server's program in a process of its own, with this process's settings. */
async function inServer(words: readonly string[], { terminal }: Context): Promise<Result<number, Problem>> {
  const child = spawn(process.execPath, serverArguments(words), { stdio: 'inherit' });
  // A signal to this process is meant for the server. An interrupt at the terminal reaches both by itself.
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  const [code, signal] = await once(child, 'exit');
  if (signal !== null) terminal.note(`${words[0]}: ${String(signal)}`);
  return ok(typeof code === 'number' ? code : FAILED);
}

/** madang upgrade: this build in the place of a running server. --check: which running matches go on with it. */
export const upgrade: Command = {
  words: 0,
  form: { values: [], switches: ['check'] },
  run: ({ switches }, context) => inServer(['upgrade', ...(switches.has('check') ? ['--check'] : [])], context),
};

/** A command without words or options. */
const plain = (name: string): Command => ({
  words: 0,
  form: { values: [], switches: [] },
  run: (_typed, context) => inServer([name], context),
});

/** madang serve: the server itself, until it is ended. */
export const serve: Command = { ...plain('serve'), run: (_typed, context) => inServer([], context) };

/** madang worker: does the jobs of a database that nodes share. */
export const worker = plain('worker');

/** madang move: an embedded database into PostgreSQL. */
export const move = plain('move');

/** madang doctor: looks at a server's settings and at all that they name. */
export const doctor = plain('doctor');

const DEEDS = ['show', 'rewind', 'export', 'import'] as const;

/** madang table: what an admin does with one table, by its id. */
export const table: Command = {
  words: 2,
  most: 3,
  form: { values: ['owner'], switches: ['with-seed'] },
  async run({ words: [what = '', ...rest], values, switches }, context) {
    if (!DEEDS.some((deed) => deed === what)) return fail({ code: 'bad-choice', args: { option: 'table', value: what, allowed: DEEDS.join(', ') } });
    const owner = what === 'import' ? [values.owner ?? ''] : [];
    return inServer(['table', what, ...rest, ...owner, ...(switches.has('with-seed') ? ['with-seed'] : [])], context);
  },
};

/** madang backup: a copy of a server's data in a new folder or a store. --check: its running matches are replayed. */
export const backup: Command = {
  words: 1,
  form: { values: [], switches: ['check'] },
  run: ({ words, switches }, context) => inServer(['backup', ...words, ...(switches.has('check') ? ['--check'] : [])], context),
};

/** madang restore: a backup brought back. */
export const restore: Command = {
  words: 1,
  form: { values: [], switches: [] },
  run: ({ words }, context) => inServer(['restore', ...words], context),
};

/** madang users: everybody whom a server knows, or those whose name contains a text. */
export const users: Command = {
  words: 0,
  form: { values: ['find'], switches: [] },
  run: ({ values }, context) => inServer(['users', values.find ?? ''], context),
};

/** madang ban: for good, for so many days, or not any more. */
export const ban: Command = {
  words: 1,
  form: { values: ['days'], switches: ['lift'] },
  async run({ words, values, switches }, context) {
    const days = wholeNumber('days', values.days ?? '1', 1, MOST_DAYS);
    if (!days.ok) return days;
    const time = switches.has('lift') ? ['0'] : values.days === undefined ? [] : [String(days.value)];
    return inServer(['ban', ...words, ...time], context);
  },
};

/** madang admin: who looks after a server by its page. */
export const admin: Command = {
  words: 1,
  form: { values: [], switches: ['lift'] },
  run: ({ words, switches }, context) => inServer(['admin', ...words, ...(switches.has('lift') ? ['no'] : [])], context),
};

/** madang announce: what everybody is told. */
export const announce: Command = {
  words: 1,
  form: { values: [], switches: [] },
  run: ({ words }, context) => inServer(['announce', ...words], context),
};
