#!/usr/bin/env node
import { givenVariables } from './core/config.ts';
import { SUCCESSOR } from './handover/child.ts';
import { type Config, readConfig } from './index.ts';
import { serve, succeed } from './serve.ts';

/** So that a worker and a server can stand on one machine. */
const WORKER_PORT = '8081';

/** The settings of a process that serves, or only works. */
function settingsOf(role: Config['role']): Config {
  const variables = givenVariables(process.env);
  const ports = role === 'worker' ? { PORT: WORKER_PORT, ...variables } : variables;
  return { ...readConfig(ports), role, ...(role === 'worker' && { thinks: true }) };
}

const roleOf = (word: string | undefined): Config['role'] => (word === 'worker' ? 'worker' : 'server');

/** Serves (`worker`: only works), or does what the command says; that is loaded then. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  const program = import.meta.filename;
  if (command === SUCCESSOR) return succeed(settingsOf(roleOf(words[0])), { program });
  if (command !== undefined && command !== 'worker') {
    const { isObeyed } = await import('./commands.ts');
    if (await isObeyed(program, command, words)) return;
  }
  await serve(settingsOf(roleOf(command)), { program });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A wrong setting, a port in use, a database that is not there: what to do stands in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
