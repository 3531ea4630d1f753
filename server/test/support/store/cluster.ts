import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { afterwards, folderFor } from '../server.ts';

/** PostgreSQL's programs, where they are installed. */
const BIN = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '/usr/bin';

/** PostgreSQL does not run as root, so root hands over to its user. */
const user = (() => {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (kind: string): number => Number(execFileSync('id', [kind, 'postgres']));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
})();

/** Why no cluster can be made here; false if one can. */
export const CLUSTERS = existsSync(join(BIN, 'initdb')) && user ? false : 'there is no initdb, or no user for it';

const run = (program: string, ...words: string[]) => promisify(execFile)(join(BIN, program), words, { ...user, timeout: 60_000 });

/** A PostgreSQL that archives its log, as docs/host.md says. */
export interface Cluster {
  readonly url: string;
  /** `pg_basebackup` of it. Returns the folder. */
  copy(): Promise<string>;
  /** Ends it as a failing machine would, and starts a copy that follows the archive until that moment (a timestamp of PostgreSQL). */
  restoreAt(copy: string, moment: string): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A cluster of one's own for the time of the test. */
export async function clusterFor(t: TestContext): Promise<Cluster> {
  const folder = folderFor(t);
  const [first, archive] = [join(folder, 'first'), join(folder, 'archive')];
  mkdirSync(archive);
  chmodSync(folder, 0o755);
  if (user?.uid !== undefined) for (const one of [folder, archive]) chownSync(one, user.uid, user.gid);
  const port = await freePort();
  await run('initdb', '-D', first, '-A', 'trust', '-U', 'postgres', '--no-sync');
  appendFileSync(
    join(first, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off
archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\narchive_timeout = 60\n`,
  );
  let data = first;
  const start = () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', 'start');
  await start();
  afterwards(t, () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async copy() {
      const copy = join(folder, 'copy');
      await run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', copy, '-c', 'fast');
      return copy;
    },
    async restoreAt(copy, moment) {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      data = join(folder, 'second');
      cpSync(copy, data, { recursive: true });
      writeFileSync(join(data, 'recovery.signal'), '');
      appendFileSync(
        join(data, 'postgresql.conf'),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      );
      chmodSync(data, 0o700);
      if (user?.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
      await start();
    },
  };
}
