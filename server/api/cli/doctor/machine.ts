import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../../core/config.ts';
import { openSound } from '../../../storage/sqlite.ts';
import { FILE, newestBackup } from '../../backups/shelf.ts';
import { openStore, storedDays } from '../../backups/store.ts';
import { type Check, type Finding, findings, PATIENCE, reason } from './finding.ts';

const OLDEST_NODE = 24;
const GIB = 2 ** 30;
/** Bytes that a server with its bots wants to have. */
const SMALLEST_MEMORY = GIB / 2;
/** Free bytes below which a disk is soon full. */
const SMALLEST_DISK = GIB;

/** Milliseconds after which the newest backup is old. */
const OLD_BACKUP = 36 * 3_600_000;

const gib = (bytes: number): string => `${(bytes / GIB).toFixed(1)} GiB`;

/** The program, the page that it serves, and the machine under it. */
export const machine: Check = {
  about: 'machine',
  async look({ webFolder }) {
    const [node, memory, page] = [findings('Node.js'), findings('memory'), findings('page')];
    const { node: version } = process.versions;
    const cores = availableParallelism();
    return [
      Number.parseInt(version, 10) >= OLDEST_NODE
        ? node.ok(`${version}, ${cores} cores`)
        : node.fault(`${version} is too old: install ${OLDEST_NODE} or newer`),
      totalmem() >= SMALLEST_MEMORY ? memory.ok(gib(totalmem())) : memory.warning(`${gib(totalmem())}: bots that search may not fit`),
      existsSync(join(webFolder, 'index.html')) ? page.ok(webFolder) : page.fault(`${webFolder} has no page: build it, or set WEB_DIR`),
    ];
  },
};

/** The first folder on the way up that exists: there the missing ones would be made. */
function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(dirname(folder));
}

/** The folder of the secret and the embedded database. */
export const dataFolder: Check = {
  about: 'data',
  async look({ dataFolder: folder, databaseUrl }) {
    const [data, disk] = [findings('data'), findings('disk')];
    if (folder === null) return [data.warning('DATABASE=memory keeps nothing when the server ends')];
    const path = resolve(folder);
    const place = standing(path);
    try {
      accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      return [data.fault(`DATA_DIR=${path} cannot be written (${reason(error)}): give it to the user that runs the server`)];
    }
    const { bavail, bsize } = statfsSync(place);
    const free = bavail * bsize;
    const space = free >= SMALLEST_DISK ? disk.ok(`${gib(free)} free`) : disk.warning(`${gib(free)} free in ${place}: make room, or move DATA_DIR`);
    if (databaseUrl !== undefined) return [data.ok(path), space];
    return [embedded(path), space];
  },
};

/** Where scheduled backups are put, if there are to be any. */
export const backups: Check = {
  about: 'backups',
  async look({ backups: wished, dataFolder: data }) {
    if (!wished) return [findings('backups').warning('none is made by itself: set BACKUP_DIR')];
    return [wished.store ? await storedBackups(wished, wished.store) : backupFolder(resolve(wished.folder), data)];
  },
};

type Wished = NonNullable<Config['backups']>;

/** A folder of backups: it can be written, its newest is not old, and it lies on another disk than the data. */
function backupFolder(path: string, data: string | null): Finding {
  const says = findings('backups');
  try {
    accessSync(standing(path), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return says.fault(`BACKUP_DIR=${path} cannot be written (${reason(error)}): give it to the user that runs the server`);
  }
  const last = newestBackup(path);
  if (last !== null && Date.now() - last > OLD_BACKUP) return says.warning(oldBackup(path, last));
  const isBeside = data !== null && statSync(standing(path)).dev === statSync(standing(resolve(data))).dev;
  return isBeside ? says.warning(`${path} lies on the disk of the data: copy it to another machine`) : says.ok(path);
}

const oldBackup = (place: string, last: number): string => `the newest in ${place} is of ${new Date(last).toISOString()}: look in the log`;

/** A store of backups: it answers, takes the key, and its newest is not old. Nothing is written. */
async function storedBackups({ folder }: Wished, settings: NonNullable<Wished['store']>): Promise<Finding> {
  const says = findings('backups');
  try {
    const days = await storedDays(openStore(folder, settings, 'BACKUP_DIR', []));
    const last = Math.max(...days.values());
    if (days.size > 0 && Date.now() - last > OLD_BACKUP) return says.warning(oldBackup(folder, last));
    const isOpen = settings.endpoint.startsWith('http:') && !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(settings.endpoint).hostname);
    if (isOpen) return says.warning(`${settings.endpoint} is not encrypted: backups hold secrets, so use https:// in AWS_ENDPOINT_URL`);
    return says.ok(`${folder} answers, with ${days.size} backups`);
  } catch (error) {
    return says.fault(`BACKUP_DIR=${folder}: ${reason(error)}`);
  }
}

/** The embedded database, if there is one yet. */
function embedded(folder: string): Finding {
  const data = findings('data');
  const file = join(folder, FILE);
  if (!existsSync(file)) return data.ok(`${file} is made at the first start`);
  try {
    openSound(file).close();
  } catch (error) {
    return data.fault(reason(error));
  }
  return data.ok(`${file}, ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB, sound`);
}

/** The address that the server listens on: free, or taken by a server of ours. */
export const port: Check = {
  about: 'port',
  async look({ port: number, host }) {
    const says = findings('port');
    const taken = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      const probe = createServer();
      probe.once('error', done);
      probe.listen(number, host, () => probe.close(() => done(undefined)));
    });
    if (taken === undefined) return [says.ok(`${host}:${number} is free`)];
    if (taken.code !== 'EADDRINUSE') return [says.fault(`${host}:${number} cannot be used (${taken.code}): change PORT or HOST`)];
    const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    const isOurs = await fetch(`http://${reached.includes(':') ? `[${reached}]` : reached}:${number}/healthz`, {
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      async (answer) => (await answer.text()).startsWith('{"ok"'),
      () => false,
    );
    return [isOurs ? says.ok(`a Madang server runs on ${host}:${number}`) : says.fault(`another program has ${host}:${number}: change PORT`)];
  },
};
