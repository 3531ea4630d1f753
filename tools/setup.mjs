// Brings a checkout to a state in which the project runs: packages installed, web built. Plain JavaScript for any Node.js ≥ 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from './languages.mjs';
import { shelf } from './shelf.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.madang');

/** Says on standard error what is being done. */
export const say = (text) => process.stderr.write(`madang: ${text}\n`);

const readStamp = (name) => {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const writeStamp = (name, value) => {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
};

/** Runs a command in the project's root and ends this process with its code if it fails. */
export function mustRun(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Runs npm with the Node.js that runs this file. */
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && existsSync(cli)) mustRun(process.execPath, [cli, ...args]);
  else mustRun(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { shell: process.platform === 'win32' });
}

/** Installs packages if the lock file is not the one that is installed. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp('installed') === lock) return;
  say('installing packages (once; about a minute)');
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp('installed', lock);
}

/** The Node.js that runs TypeScript: the carried one where it fits this machine, else the one that runs this file. */
export function node() {
  const carried = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(carried) && spawnSync(carried, ['--version']).status === 0) return carried;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 0)) return process.execPath;
  throw new Error(`Node.js 24 or newer is needed on this system (here: ${process.versions.node}); on 64-bit Linux it comes with the packages`);
}

const BUILT_FROM = ['web', 'board-kit', 'games', 'kernel', 'bots', 'text', 'wire'];
const IGNORED = new Set(['node_modules', 'dist', 'test', 'dev', 'RULES.md']);

/** Names, sizes and times of the files that the web build reads. */
function sources(folder, hash) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) sources(path, hash);
    else hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash;
}

/** Registers the games and builds the web app if its sources changed since the last build. */
export function build() {
  if (shelf().length > 0) say('registered the games of games/');
  if (languages().length > 0) say('found the languages of the texts');
  const hash = createHash('sha256').update(readStamp('installed'));
  for (const folder of BUILT_FROM) sources(folder, hash);
  const state = hash.digest('hex');
  const index = join(root, 'web', 'dist', 'index.html');
  if (existsSync(index) && statSync(index).size > 0 && readStamp('built') === state) return;
  say('building the web app');
  mustRun(node(), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  writeStamp('built', state);
}

/** The browser for tests and figures: the one that CHROMIUM names, the system's, or the carried one, unpacked once for all who use it. */
export function browser() {
  const known = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
  if (known) return known;
  const folder = join(stamps, 'browser');
  const path = join(folder, 'chromium');
  const version = readStamp('installed');
  if (existsSync(path) && readStamp('unpacked') === version) return path;
  say('unpacking the browser');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
  mustRun(process.execPath, ['--input-type=module', '--eval', unpack], { env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder } });
  writeStamp('unpacked', version);
  return path;
}
