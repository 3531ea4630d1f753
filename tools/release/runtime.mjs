// The Node.js that an archive carries, from the npm package of its system.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from '../setup.mjs';

const LAUNCHER = `#!/bin/sh
# Madang with the Node.js beside it.
here=$(dirname "$(readlink -f "$0")")
# Threads share their room in memory, which saves 3 MB.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
exec "$here/bin/node" "$here/madang.mjs" "$@"
`;

/** The folder of that system's Node.js: installed here, or fetched, checked against the lock file, and unpacked. */
function runtimeOf(kind, cache) {
  const name = `node-${kind}`;
  const installed = join(root, 'node_modules', name);
  if (existsSync(join(installed, 'bin', 'node'))) return installed;
  const { version, integrity } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages[`node_modules/${name}`];
  mkdirSync(cache, { recursive: true });
  const npm = spawnSync('npm', ['pack', '--silent', '--pack-destination', cache, `${name}@${version}`], { encoding: 'utf8' });
  if (npm.status !== 0) throw new Error(`${name}@${version} cannot be fetched: ${npm.stderr}`);
  const file = join(cache, `${name}-${version}.tgz`);
  const sum = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (sum !== integrity) throw new Error(`${file} is not the file that package-lock.json names`);
  mustRun('tar', ['-C', cache, '-xzf', file]);
  return join(cache, 'package');
}

/** Adds Node.js and the program `madang` to a release's tree. */
export function layNode(folder, kind, cache) {
  const from = runtimeOf(kind, cache);
  mkdirSync(join(folder, 'bin'));
  copyFileSync(join(from, 'bin', 'node'), join(folder, 'bin', 'node'));
  copyFileSync(join(from, 'LICENSE'), join(folder, 'bin', 'LICENSE.node'));
  writeFileSync(join(folder, 'madang'), LAUNCHER);
  for (const file of ['bin/node', 'madang']) chmodSync(join(folder, file), 0o755);
}
