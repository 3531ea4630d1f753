// npm test: every check of the project, what fails fastest first.
//   --long         the long runs as well          --only=types|lint|unused|tests   one step
//   --files=GLOB   only the test files that match (within the step tests)
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, build, install, mustRun, node, root, say } from './setup.mjs';

const flag = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const long = process.argv.includes('--long');
const bin = (...path) => join(root, 'node_modules', ...path);

/** Rooms whose tests are pure: they share one process. The others get a process each (servers, workers, browsers). */
const PURE = ['kernel', 'text', 'wire', 'games', 'board-kit', 'tests'];
const ISOLATED = ['bots', 'cli', 'server', 'bench', 'web'];

/** The test files of these rooms, in a stable order. */
function testFiles(rooms) {
  const ending = long ? /\.(test|long)\.ts$/ : /\.test\.ts$/;
  const wanted = flag('files');
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : ending.test(entry.name) ? [`${folder}/${entry.name}`] : []));
  return rooms.flatMap(walk).filter((file) => !wanted || file.includes(wanted));
}

/** Nothing may hang unnoticed: minutes after which a test has failed, and after which a run is ended with what it was doing. */
const LIMITS = long ? { test: 60, run: 240 } : { test: 5, run: 20 };

/** What Node.js has compiled is kept for the next process: a hundred of them load the same server, rules and bots. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.madang', 'compiled') };

/** Runs files under node:test; its counts, or a failure of the runner itself. `env`: what they find in their environment besides. */
function runFiles(files, args, env = {}) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
  const counts = join(folder, 'counts');
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(root, 'tools', 'count-reporter.mjs')}`,
    `--test-reporter-destination=${counts}`,
  ];
  const limited = ['--test', `--test-timeout=${LIMITS.test * 60_000}`, ...args, ...reporters, ...files];
  const done = spawnSync(node(), limited, {
    cwd: root,
    stdio: 'inherit',
    timeout: LIMITS.run * 60_000,
    env: { ...process.env, ...COMPILED, ...(long && { MADANG_LONG: '1' }), ...env },
  });
  const written = readFileSync(counts, 'utf8').trim();
  rmSync(folder, { recursive: true });
  const { passed, failed, cancelled, skipped } = written ? JSON.parse(written) : { passed: 0, failed: 1, cancelled: 0, skipped: 0 };
  const bad = failed + cancelled;
  return { passed, skipped, failed: bad === 0 && done.status !== 0 ? 1 : bad };
}

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

function runTests() {
  build();
  const pure = runFiles(testFiles(PURE), ['--test-isolation=none']);
  const files = testFiles(ISOLATED);
  // One browser for all; each test has a context of its own in it, as a person has a profile.
  const shared = files.some((file) => file.startsWith('web/test/e2e/')) ? startBrowser() : undefined;
  const isolated = runFiles(files, ['--test-concurrency=2'], { CHROMIUM: browser(), ...(shared && { BROWSER_AT: shared.address }) });
  shared?.stop();
  const sum = (key) => pure[key] + isolated[key];
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (sum('failed') > 0) process.exit(1);
}

const STEPS = {
  types: () => mustRun(node(), [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']),
  lint: () => mustRun(node(), [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
  unused: () => mustRun(node(), [bin('knip', 'bin', 'knip.js'), '--no-progress']),
  tests: runTests,
};

install();
const only = flag('only');
for (const [name, step] of Object.entries(STEPS)) {
  if (only && only !== name) continue;
  say(name);
  step();
}
