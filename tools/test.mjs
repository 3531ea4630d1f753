// npm test: every check of the project, what fails fastest first.
//   --slow         the slow tests as well         --long                           the long runs as well
//   --files=PART   test files with that in their path      --at-once=N   as many at a time
//   --only=types|lint|unused|tests
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser, build, install, node, root, say } from './setup.mjs';
import { gamesIn } from './shelf.mjs';

const flag = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const long = process.argv.includes('--long');
const slow = long || process.argv.includes('--slow');
/** Names of the tests that are run: what everybody runs, what needs more time than that, and the same many more times. */
const KINDS = ['test', ...(slow ? ['slow'] : []), ...(long ? ['long'] : [])];
const bin = (...path) => join(root, 'node_modules', ...path);

/** Rooms whose tests are pure: those of a line share a process, each game has one. */
const PURE = [...gamesIn(join(root, 'games')).map((name) => [`games/${name}`]), ['kernel', 'text', 'wire', 'board-kit', 'tests']];
/** Rooms whose test files have processes of their own: servers, workers, browsers. */
const ISOLATED = ['web', 'server', 'cli', 'bots', 'bench'];

/** Their quick files that share a process by the dozen: to load a server takes one second, most of its tests less. */
const SHARING = /^(?:web\/test\/(?!e2e|restless)|server\/test\/|bots\/test\/).*\.test\.ts$/;
const DOZEN = 12;

/** A file that says so, or that changes what its whole process has, has a process of its own. */
const ALONE =
  /^\/\/ Has a process of its own|^(?:before|after)(?:Each)?\(|\bmock\.|\bprocess\.(?:on|kill|chdir)\(|\bprocess\.env\.\w+ ?=|\bglobalThis\.\w+ ?=|\bnew Worker\(/m;
const isSharing = (file) => SHARING.test(file) && !ALONE.test(readFileSync(join(root, file), 'utf8'));

/** What takes longest begins first, so that no long file is left alone at the end; a run names its longest. */
const FIRST = ['whole', 'pages', 'table', 'fresh', 'phone', 'silence', 'ludwig', 'lesson', 'hearing', 'screens', 'barrage', 'underwater', 'end'].map(
  (name) => `web/test/e2e/${name}`,
);

/** The test files of these rooms, in a stable order. */
function testFiles(rooms) {
  const ending = new RegExp(`\\.(${KINDS.join('|')})\\.ts$`);
  const wanted = flag('files');
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : ending.test(entry.name) ? [`${folder}/${entry.name}`] : []));
  return rooms.flatMap(walk).filter((file) => !wanted || file.includes(wanted));
}

/** Nothing may hang unnoticed: minutes after which a test has failed, and after which a run is ended with what it was doing. */
const LIMITS = long ? { test: 60, run: 240 } : { test: 5, run: 75 };

/** What Node.js has compiled is kept for the next process: a hundred of them load the same server, rules and bots. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.madang', 'compiled') };

/** Runs files under node:test, `concurrency` at a time in this order; its counts, or a failure of the runner itself. `env`: what they find in their environment besides. */
function runFiles(files, concurrency, env) {
  const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
  const counts = join(folder, 'counts');
  const done = spawnSync(node(), [join(root, 'tools', 'run-tests.mjs'), counts, concurrency, LIMITS.test, ...files], {
    cwd: root,
    stdio: 'inherit',
    timeout: LIMITS.run * 60_000,
    env: { ...process.env, ...COMPILED, ...(long && { MADANG_LONG: '1' }), ...env },
  });
  const written = existsSync(counts) ? readFileSync(counts, 'utf8') : '';
  rmSync(folder, { recursive: true });
  const { passed, failed, cancelled, skipped } = written ? JSON.parse(written) : { passed: 0, failed: 1, cancelled: 0, skipped: 0 };
  const bad = failed + cancelled;
  return { passed, skipped, failed: bad === 0 && done.status !== 0 ? 1 : bad };
}

/** A file in that folder that imports these test files, so that they share a process. */
function together(folder, name, files) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, files.map((one) => `import ${JSON.stringify(pathToFileURL(join(root, one)).href)};\n`).join(''));
  return file;
}

/** Such a file for each line of pure rooms. */
const togetherIn = (folder) =>
  PURE.flatMap((rooms) => {
    const files = testFiles(rooms);
    return files.length === 0 ? [] : [together(folder, rooms.map((room) => room.replace('/', '-')).join('-and-'), files)];
  });

/** Such files for a dozen test files of a room each, named after the first of them. */
const dozensIn = (folder, files) =>
  ISOLATED.map((name) => files.filter((file) => file.startsWith(`${name}/`))).flatMap((room) => {
    const count = Math.ceil(room.length / DOZEN);
    const size = Math.ceil(room.length / Math.max(count, 1));
    return Array.from({ length: count }, (_, i) => room.slice(i * size, (i + 1) * size)).map((some) =>
      together(folder, `${some[0].replaceAll('/', '-').replace('.test.ts', '')}-and-${some.length - 1}-more`, some),
    );
  });

/** Milliseconds in which a browser must have opened its door. */
const BROWSER_START = 60_000;

/** Starts one browser for all tests that need one: the address where they find it, and how to end it. */
function startBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'madang-browser-'));
  const door = join(folder, 'address');
  const env = { ...process.env, CHROMIUM: browser() };
  const child = spawn(node(), [join(root, 'web', 'test', 'e2e', 'serve-browser.ts'), door], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (const begun = Date.now(); !existsSync(door); ) {
    if (Date.now() - begun > BROWSER_START) {
      stop();
      throw new Error('the browser for the tests does not start');
    }
    // Nothing else is to be done meanwhile, so this process may sleep.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return { address: readFileSync(door, 'utf8'), stop };
}

/** Beside the processor's cores one more has work: somebody always waits for a disk, a clock or a browser. Not more, for cores that are shared are counted too. */
const AT_ONCE = Math.min(availableParallelism() + 1, 4);

function runTests() {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'madang-tests-'));
  const isolated = testFiles(ISOLATED);
  const first = FIRST.flatMap((name) => isolated.filter((file) => file.startsWith(`${name}.`)));
  const sharing = isolated.filter(isSharing);
  const others = isolated.filter((file) => !first.includes(file) && !sharing.includes(file));
  const files = [...first.slice(0, 2), ...togetherIn(folder), ...first.slice(2), ...dozensIn(folder, sharing), ...others];
  // One browser for all; each test has a context of its own in it, as a person has a profile.
  const shared = files.some((file) => file.startsWith('web/test/e2e/')) ? startBrowser() : undefined;
  const needs = isolated.length > 0 ? { CHROMIUM: browser() } : {};
  const { passed, failed, skipped } = runFiles(files, Number(flag('at-once') ?? AT_ONCE), {
    ...needs,
    ...(shared && { BROWSER_AT: shared.address }),
  });
  shared?.stop();
  rmSync(folder, { recursive: true });
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exit(1);
}

/** Programs of packages that check every file. Two threads of tsc would work out half of the types twice: one beside the linter costs half as much. */
const CHECKS = {
  types: ['typescript/bin/tsc', '--noEmit', '-p', '.', '--singleThreaded'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  unused: ['knip/bin/knip.js', '--no-progress'],
};

/** Runs a check beside others and says all of what it said once it has ended; whether it found nothing. */
async function check(name) {
  const begun = Date.now();
  const [program, ...args] = CHECKS[name];
  const child = spawn(node(), [bin(program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  say(`${name} took ${Math.round((Date.now() - begun) / 1000)} s${code === 0 ? '' : ' and failed'}`);
  return code === 0;
}

/** Runs these checks one after another. */
async function checkInTurn(names) {
  const found = [];
  for (const name of names) found.push(await check(name));
  return found.every(Boolean);
}

install();
const only = flag('only');
const wanted = (name) => !only || only === name;
const good = await Promise.all([['types'], ['lint', 'unused']].map((names) => checkInTurn(names.filter(wanted))));
if (!good.every(Boolean)) process.exit(1);
if (wanted('tests')) {
  const begun = Date.now();
  runTests();
  say(`tests took ${Math.round((Date.now() - begun) / 1000)} s`);
}
