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
import { wishOfAll } from './handover/control.ts';
import type { Outcome } from './handover/messages.ts';

/** Milliseconds in which PostgreSQL must answer a command. */
const PATIENCE = 30_000;

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
async function upgrade(program: string, dataFolder: string): Promise<void> {
  const wish = { node: process.execPath, arguments: [...process.execArgv, program], preparing: PREPARING, opening: OPENING };
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

/**
 * Does one of the commands besides serving: `backup FOLDER [--check]`, `restore FOLDER`, `move`, `upgrade [--check]`, `doctor`, `rules GAME VERSION`,
 * and what an admin does (`users`, `ban`, `admin`, `host`, `announce`, `table`). False: it is none of them. `program`: the file that serves.
 */
export async function isObeyed(program: string, command: string, words: readonly string[]): Promise<boolean> {
  const { DATA_DIR: dataFolder = 'data', DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = givenVariables(process.env);
  const place = { dataFolder, databaseUrl };
  const hosting = HOSTING.find((one) => one === command);
  if (hosting !== undefined) {
    process.stdout.write(`${await doHosting(place, hosting, words)}\n`);
    return true;
  }
  switch (command) {
    case 'table':
      process.stdout.write(`${await doTable({ ...place, natsUrl, databaseTimeout: PATIENCE }, words)}\n`);
      return true;
    case 'rules':
      process.stdout.write(await keptRules({ ...place, natsUrl: undefined, databaseTimeout: PATIENCE }, words));
      return true;
    case 'move':
      await move(place);
      return true;
    case 'upgrade':
      await (words.includes('--check') ? check(place) : upgrade(program, dataFolder));
      return true;
    case 'doctor':
      await doctor();
      return true;
    case 'backup':
    case 'restore':
      await keep(command, place, words);
      return true;
    default:
      return false;
  }
}

/** Brings an embedded database to PostgreSQL, and says how many rows that were. */
async function move(place: Parameters<typeof moveToPostgres>[0]): Promise<void> {
  const { rows, kept } = await moveToPostgres(place);
  for (const [table, count] of Object.entries(rows)) process.stdout.write(`${table}\t${count}\n`);
  process.stdout.write(`${kept}\n`);
}
