// Files that are the same whenever they are made from the same commit: sorted names, one time, no owner.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../setup.mjs';

/** Bytes that tar's list of names and the archive itself may have. */
const MOST = 1 << 30;

/** What a program printed; an error with what it said where it failed. */
function output(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: MOST, ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** The short name of the commit that is checked out, and when it was made, in seconds. Files that changed since are said. */
export function commit() {
  const git = (...args) => String(output('git', args, { cwd: root })).trim();
  const changed = git('status', '--porcelain') === '' ? '' : '+changes';
  return { name: git('rev-parse', '--short=12', 'HEAD') + changed, at: Number(git('log', '-1', '--format=%ct')) };
}

/** Packs `folder/name` into a gzipped tar file. */
export function pack({ folder, name, file, at }) {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go=rX'];
  const tar = output('tar', ['--format=ustar', '--sort=name', `--mtime=@${at}`, ...owner, '-C', folder, '-cf', '-', name], { encoding: 'buffer' });
  writeFileSync(file, gzipSync(tar, { level: 9 }));
}

/** Writes the SHA-256 of every file of a folder, in the form that `sha256sum -c` reads. */
export function writeSums(folder) {
  const files = readdirSync(folder)
    .filter((name) => name !== 'SHA256SUMS')
    .sort();
  const sum = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), files.map((name) => `${sum(name)}  ${name}\n`).join(''));
}
