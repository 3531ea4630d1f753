#!/usr/bin/env node
import { SHELF } from '@madang/games';
import { backUp, type Place, restore } from './backup.ts';
import { doHosting, HOSTING } from './hosting/program.ts';
import { createServer, readConfig } from './index.ts';
import { within } from './time.ts';
import { checkUpgrade, upgradeLines } from './upgrade.ts';

/** Milliseconds after which a server that was told to end does so, whatever does not answer it. */
const FINISHING = 4500;

async function serve(): Promise<void> {
  const server = await createServer(readConfig(process.env));
  process.stdout.write(`${server.url}\n`);
  const end = (): void => {
    void within(FINISHING, server.close()).then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Says which running matches go on with this build; ends with 1 where one does not. */
async function check(place: Place): Promise<void> {
  const checked = await checkUpgrade(place, SHELF);
  for (const line of upgradeLines(checked)) process.stdout.write(`${line}\n`);
  if (checked.some(({ verdict }) => verdict !== 'same')) process.exitCode = 1;
}

/** `backup FOLDER`, `restore FOLDER`, `upgrade --check`, what a host does (`users`, `ban`, `host`, `announce`); else serves. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  const [folder] = words;
  const hosting = HOSTING.find((one) => one === command);
  const { DATA_DIR: dataFolder = 'data', DATABASE_URL: databaseUrl } = process.env;
  if (hosting !== undefined) {
    process.stdout.write(`${await doHosting({ dataFolder, databaseUrl }, hosting, words)}\n`);
    return;
  }
  if (command === 'upgrade') return check({ dataFolder, databaseUrl });
  if (command !== 'backup' && command !== 'restore') return serve();
  if (folder === undefined) throw new Error(`madang ${command} FOLDER`);
  await (command === 'backup' ? backUp : restore)({ dataFolder, databaseUrl }, folder);
  process.stdout.write(`${folder}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A wrong setting, a port in use, a database that is not there: what to do stands in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
