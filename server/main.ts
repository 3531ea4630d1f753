#!/usr/bin/env node
import { SHELF } from '@madang/games';
import { doHosting, HOSTING } from './api/cli/admin.ts';
import { backUp, type Place, restore } from './api/cli/backup.ts';
import { checkBackup } from './api/cli/backup-check.ts';
import { doctorLines, examine } from './api/cli/doctor/index.ts';
import { moveToPostgres } from './api/cli/migrate-to-postgres.ts';
import { keptRules } from './api/cli/rules.ts';
import { doTable } from './api/cli/table.ts';
import { checkUpgrade, upgradeLines } from './api/cli/upgrade-check.ts';
import { within } from './core/clock/time.ts';
import { givenVariables } from './core/config.ts';
import { returnStartMemory } from './core/observability/start-memory.ts';
import { watchOver } from './core/observability/watchdog.ts';
import { type Config, createServer, readConfig } from './index.ts';

/** Milliseconds after which a server that was told to end does so, whatever does not answer it. */
const FINISHING = 4500;
/** Milliseconds in which PostgreSQL must answer a command. */
const PATIENCE = 30_000;

/** So that a worker and a server can stand on one machine. */
const WORKER_PORT = '8081';

async function serve(role: Config['role']): Promise<void> {
  const variables = givenVariables(process.env);
  const ports = role === 'worker' ? { PORT: WORKER_PORT, ...variables } : variables;
  const config: Config = { ...readConfig(ports), role, ...(role === 'worker' && { thinks: true }) };
  const server = await createServer(config, { program: import.meta.filename });
  // Checks and migrations of a large file hold the event loop for longer, and would begin anew at each start.
  if (config.hangLimit > 0) watchOver(config.hangLimit);
  const end = (): void => {
    void within(FINISHING, server.close()).then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  returnStartMemory();
  // A process that reads this address may end the server at once.
  process.stdout.write(`${server.url}\n`);
}

/** Says which running matches go on with this build; ends with 1 where one does not. */
async function check(place: Place): Promise<void> {
  const checked = await checkUpgrade(place, SHELF);
  for (const line of upgradeLines(checked)) process.stdout.write(`${line}\n`);
  if (checked.running.some(({ verdict }) => verdict !== 'same')) process.exitCode = 1;
}

/** Says whether a server with these settings would run; ends with 1 where it would not. */
async function doctor(): Promise<void> {
  const { lines, isSound } = doctorLines(await examine(givenVariables(process.env)));
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (!isSound) process.exitCode = 1;
}

/** Makes a backup, and replays what is in it if it is to be checked. */
async function save(place: Place, folder: string, isChecked: boolean): Promise<void> {
  await backUp(place, folder);
  if (isChecked) await checkBackup(folder, SHELF);
}

/** `backup FOLDER [--check]`, `restore FOLDER`, `move`, `upgrade --check`, `doctor`, `rules GAME VERSION`, `worker`, what an admin does (`users`, `ban`, `admin`, `announce`, `table`); else serves. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  const [folder] = words;
  const hosting = HOSTING.find((one) => one === command);
  const { DATA_DIR: dataFolder = 'data', DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = givenVariables(process.env);
  if (hosting !== undefined) {
    process.stdout.write(`${await doHosting({ dataFolder, databaseUrl }, hosting, words)}\n`);
    return;
  }
  if (command === 'table') {
    process.stdout.write(`${await doTable({ dataFolder, databaseUrl, natsUrl, databaseTimeout: PATIENCE }, words)}\n`);
    return;
  }
  if (command === 'rules') {
    process.stdout.write(await keptRules({ dataFolder, databaseUrl, natsUrl: undefined, databaseTimeout: PATIENCE }, words));
    return;
  }
  if (command === 'move') {
    const { rows, kept } = await moveToPostgres({ dataFolder, databaseUrl });
    for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table}\t${count}\n`);
    process.stdout.write(`${kept}\n`);
    return;
  }
  if (command === 'upgrade') return check({ dataFolder, databaseUrl });
  if (command === 'doctor') return doctor();
  if (command !== 'backup' && command !== 'restore') return serve(command === 'worker' ? 'worker' : 'server');
  if (folder === undefined) throw new Error(`madang ${command} FOLDER`);
  await (command === 'backup' ? save : restore)({ dataFolder, databaseUrl }, folder, words.includes('--check'));
  process.stdout.write(`${folder}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A wrong setting, a port in use, a database that is not there: what to do stands in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
