import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHELF = ['barrage', 'ludwig', 'siberia', 'underwater'];
const ENGINE = ['kernel', 'text', 'bots', ...SHELF];

/** Bytes of the npm package: what somebody loads before they can play. */
const LARGEST = 26_000_000;

const folder = mkdtempSync(join(tmpdir(), 'madang-release-test-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs a program to its end; an error with all that it said where it failed. */
function must(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(status, 0, `${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const make = (out: string): void =>
  void must(process.execPath, join(ROOT, 'tools', 'release.mjs'), '--only=npm,packages', `--out=${join(folder, out)}`);

make('first');
must('tar', '-xzf', join(folder, 'first', 'madang-0.1.0.tgz'));
const program = join(folder, 'package', 'madang.mjs');
const madang = (...words: readonly string[]): string => must(process.execPath, program, ...words);

/** The address that a server prints when it listens. */
async function listening(server: ChildProcess): Promise<string> {
  for await (const line of server.stdout ?? []) return String(line).trim();
  return assert.fail('the server ended before it listened');
}

test('a release is small, has no TypeScript and no tests, and names every package with its license', () => {
  const sums = readFileSync(join(folder, 'first', 'SHA256SUMS'), 'utf8');
  assert.match(sums, /^[0-9a-f]{64} {2}madang-0\.1\.0\.cdx\.json\n[0-9a-f]{64} {2}madang-0\.1\.0\.tgz\n/);
  assert.ok(readFileSync(join(folder, 'first', 'madang-0.1.0.tgz')).length < LARGEST);
  assert.deepEqual(globSync('package/**/*.{ts,tsx,cts,test.js}', { cwd: folder }), []);
  const { components } = JSON.parse(readFileSync(join(folder, 'first', 'madang-0.1.0.cdx.json'), 'utf8'));
  const unlicensed = components.filter((one: { licenses?: unknown }) => one.licenses === undefined);
  assert.ok(components.length > 100);
  assert.deepEqual(unlicensed, []);
});

test('a release plays every game of the shelf with bots that have learned values', () => {
  assert.match(madang('--version'), /^madang 0\.1\.0 \([0-9a-f]{12}(\+changes)?\), Node\.js \d/);
  for (const game of SHELF) {
    const said = madang('simulate', game, '--matches', '1', '--seats', '2', '--bots', 'greedy', '--json').trim().split('\n').at(-1) ?? '';
    assert.equal(JSON.parse(said).finished, 1, game);
  }
});

test('a release serves its page without a word, finds its bots and its rules, and ends when it is told to', async (t) => {
  const { DATABASE_URL: _, NATS_URL: __, ...env } = process.env;
  const data = join(folder, 'data');
  const server = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => server.kill('SIGKILL'));
  let complaints = '';
  server.stderr.on('data', (text) => (complaints += String(text)));
  const url = await listening(server);
  assert.match(url, /^http:\/\/127/);
  assert.match(await (await fetch(url)).text(), /<script async type="module"/);
  assert.deepEqual(await (await fetch(`${url}/healthz`)).json(), { ok: true });
  const headers = { 'content-type': 'application/json', origin: url };
  const session = await fetch(`${url}/api/session`, { method: 'POST', headers, body: '{}' });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seats = ['random', 'greedy'].map((level) => ({ kind: 'bot', level }));
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ game: 'siberia', seats }),
  });
  const { id } = await made.json();
  await fetch(`${url}/api/tables/${id}/start`, { method: 'POST', headers: { ...headers, cookie }, body: '{}' });
  const status = async () => (await (await fetch(`${url}/api/tables/${id}`, { headers: { cookie } })).json()).status;
  for (const until = Date.now() + 60_000; (await status()) !== 'over'; await pause(200))
    assert.ok(Date.now() < until, `the match is ${await status()}`);
  server.kill('SIGTERM');
  assert.deepEqual(await once(server, 'exit'), [0, null]);
  assert.doesNotMatch(complaints, /Experimental|Cannot find|ERR_/);
});

test('npm installs a release without asking a registry', { timeout: 120_000 }, () => {
  const prefix = join(folder, 'installed');
  must('npm', 'install', '--global', '--offline', '--no-audit', '--no-fund', `--prefix=${prefix}`, join(folder, 'first', 'madang-0.1.0.tgz'));
  assert.match(must(join(prefix, 'bin', 'madang'), '--version'), /^madang 0\.1\.0/);
});

/** The examples of the library's page, as files beside the installed packages. */
function libraryExamples(): readonly string[] {
  const modules = join(folder, 'library', 'node_modules');
  for (const name of ENGINE) {
    const into = join(modules, '@madang', name);
    mkdirSync(into, { recursive: true });
    must('tar', '-xzf', join(folder, 'first', `madang-${name}-0.1.0.tgz`), '--strip-components=1', '-C', into);
  }
  // The one package that these need; npm would fetch it.
  for (const name of ['intl-messageformat', '@formatjs']) cpSync(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true });
  const page = readFileSync(join(ROOT, 'docs', 'library.md'), 'utf8');
  return [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ''], i) => {
    const file = join(folder, 'library', `example-${i}.mjs`);
    writeFileSync(file, code);
    return file;
  });
}

test('every example of the library’s page runs and has the types that it uses', { timeout: 120_000 }, () => {
  const examples = libraryExamples();
  const said = examples.map((file) => must(process.execPath, file));
  assert.equal(said.length, 5);
  assert.match(said[0] ?? '', /rank 1: \d+/);
  assert.match(said[3] ?? '', /[가-힣]/);
  const strict = {
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
  };
  const everything = ENGINE.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'library', 'node_modules', '@madang', name, 'package.json'), 'utf8'));
    return Object.keys(exports).map((door) => `import '@madang/${join(name, door)}';\n`);
  });
  const all = join(folder, 'library', 'everything.mjs');
  writeFileSync(all, everything.join(''));
  must(process.execPath, all);
  writeFileSync(join(folder, 'library', 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, files: [...examples, all] }));
  must(process.execPath, join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(folder, 'library'));
});

test('the engine runs with what browsers and the oldest Node.js have in common', () => {
  const [, bots = ''] = libraryExamples();
  const bundle = join(folder, 'library', 'bundle.js');
  must(process.execPath, join(ROOT, 'node_modules', 'rolldown', 'bin', 'cli.mjs'), bots, '--platform=browser', '--format=iife', `--file=${bundle}`);
  const said: unknown[] = [];
  // Node.js 20 has none of these.
  const older = 'delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers; delete Set.prototype.union; delete globalThis.Iterator;';
  const world = { TextEncoder, performance, console: { log: (...words: unknown[]) => said.push(...words) } };
  runInNewContext(older + readFileSync(bundle, 'utf8'), world);
  assert.equal(said.length, 1);
});

test('the same commit makes the same bytes', () => {
  make('second');
  const sums = (out: string) => readFileSync(join(folder, out, 'SHA256SUMS'), 'utf8');
  assert.equal(sums('second'), sums('first'));
});
