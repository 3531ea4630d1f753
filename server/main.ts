#!/usr/bin/env node
import { SHELF } from '@madang/games';
import { doHosting, HOSTING } from './api/cli/admin.ts';
import type { Place } from './api/cli/backup.ts';
import { doctorLines, examine } from './api/cli/doctor/index.ts';
import { moveToPostgres } from './api/cli/migrate-to-postgres.ts';
import { keptRules } from './api/cli/rules.ts';
import { restoreFrom, saveTo } from './api/cli/stored-backup.ts';
import { doTable } from './api/cli/table.ts';
import { checkUpgrade, upgradeLines } from './api/cli/upgrade-check.ts';
import { givenVariables } from './core/config.ts';
import { SUCCESSOR } from './handover/child.ts';
import { wishOfAll } from './handover/control.ts';
import type { Outcome } from './handover/messages.ts';
import { type Config, readConfig } from './index.ts';
import { serve, succeed } from './serve.ts';

/** Milliseconds in which PostgreSQL must answer a command. */
const PATIENCE = 30_000;

/** So that a worker and a server can stand on one machine. */
const WORKER_PORT = '8081';

/** The settings of a process that serves, or only works. */
function settingsOf(role: Config['role']): Config {
  const variables = givenVariables(process.env);
  const ports = role === 'worker' ? { PORT: WORKER_PORT, ...variables } : variables;
  return { ...readConfig(ports), role, ...(role === 'worker' && { thinks: true }) };
}

const roleOf = (word: string | undefined): Config['role'] => (word === 'worker' ? 'worker' : 'server');

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

/** Milliseconds in which a new program must load, and in which it must serve then. */
const PREPARING = 120_000;
const OPENING = 15_000;

/** Lets this program take the place of every server of the data folder. Ends with 1 where one did not. */
async function upgrade(dataFolder: string): Promise<void> {
  const program = [...process.execArgv, import.meta.filename];
  const wish = { node: process.execPath, arguments: program, preparing: PREPARING, opening: OPENING };
  let servers = 0;
  for await (const outcome of wishOfAll(dataFolder, wish)) {
    servers += 1;
    process.stdout.write(`${upgradedLine(outcome)}\n`);
    if (outcome.type !== 'upgraded') process.exitCode = 1;
  }
  if (servers > 0) return;
  throw new Error(`no server runs with DATA_DIR=${dataFolder}; without --check, madang upgrade puts this version in the place of a running one`);
}

/** How an upgrade went, in words. */
function upgradedLine(outcome: Outcome): string {
  switch (outcome.type) {
    case 'upgraded':
      return `${outcome.to} serves in place of ${outcome.from} (process ${outcome.pid}); connections waited ${outcome.silence} ms`;
    case 'kept':
      return `the version that ran goes on: ${outcome.reason}${outcome.silence > 0 ? ` (connections waited ${outcome.silence} ms)` : ''}`;
    case 'busy':
      return 'another upgrade is under way, or the server is ending';
  }
}

/** Makes a backup at an address, or brings one back. Says the address once that is done. */
async function keep(command: 'backup' | 'restore', place: Place, words: readonly string[]): Promise<void> {
  const [address] = words;
  if (address === undefined) throw new Error(`madang ${command} FOLDER`);
  const variables = givenVariables(process.env);
  if (command === 'restore') await restoreFrom(place, address, variables);
  else await saveTo(place, address, variables, words.includes('--check') ? SHELF : undefined);
  process.stdout.write(`${address}\n`);
}

/** `backup FOLDER [--check]`, `restore FOLDER`, `move`, `upgrade [--check]`, `doctor`, `rules GAME VERSION`, `worker`, what an admin does (`users`, `ban`, `admin`, `announce`, `table`); else serves. */
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
  if (command === 'upgrade') return words.includes('--check') ? check({ dataFolder, databaseUrl }) : upgrade(dataFolder);
  if (command === SUCCESSOR) return succeed(settingsOf(roleOf(folder)), { program: import.meta.filename });
  if (command === 'doctor') return doctor();
  if (command !== 'backup' && command !== 'restore') return serve(settingsOf(roleOf(command)), { program: import.meta.filename });
  return keep(command, { dataFolder, databaseUrl }, words);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A wrong setting, a port in use, a database that is not there: what to do stands in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
