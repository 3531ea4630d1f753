import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, keepProfile, readProfile, type TestFile } from './profiles.ts';
import { hasRun, ranIn, shareRun } from './reach.ts';

/** The folder of the whole project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Code that does not change is compiled once. */
const compiled = join(tmpdir(), 'madang-compiled');

/** The files below a folder of the project, sorted. */
export const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .toSorted();

/** The tests that should notice a change below a folder: its room's own. */
function testsOf(src: string): readonly string[] {
  const [room = '', game = ''] = src.split('/');
  const folders = room === 'games' ? [`games/${game}/test`, `games/${game}/text/test`] : [`${room}/test`];
  return folders.flatMap(walk).filter((path) => path.endsWith('.test.ts'));
}

/** Rooms whose tests need a process each. */
const ISOLATED = /^(bots|web|cli)\//;

/** Milliseconds after which tests that neither work nor rest, but do both for ever, are ended. */
const LONGEST = 900_000;
/** Seconds that the processor may work for any batch, and for how many times its usual work besides. */
const [LEAST, TIMES] = [5, 3];
/** Seconds that any tests may rest, and for how many times their usual rest besides: a process that is waited for may be slow. */
const [LEAST_REST, TIMES_REST] = [10, 3];

/** What came of a batch; `test` and `file`: which failed; `ended`: by itself, not because it worked far too long. */
export type Run =
  | { readonly passed: true; readonly said: string }
  | { readonly passed: false; readonly file: string; readonly by: string; readonly ended: boolean };

/** What a batch may take, and what it finds in its environment besides. */
interface Limits {
  readonly milliseconds: number;
  /** Seconds that a test file may rest. */
  readonly rest: (file: string) => number;
  readonly env: Readonly<Record<string, string>>;
}

const here = (name: string): string => fileURLToPath(new URL(`process/${name}`, import.meta.url));

/** Ends what a run left behind: the processes that its tests had started. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // Nobody is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Runs test files in one process up to the first failure. Work without end is known by the processor's time, which a busy machine does not lengthen. */
function runTests(files: readonly string[], { milliseconds, rest, env }: Limits): Run {
  const words = [`--test-reporter=${here('first-failure.mjs')}`, here('in-order.mjs'), ...files];
  // Processes that a test starts find the changed file as well.
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('process/load.mjs', import.meta.url)}`;
  const seconds = Math.ceil(LEAST + (TIMES * milliseconds) / 1000);
  const run = spawnSync('setsid', ['sh', '-c', `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: options, REST: JSON.stringify(Object.fromEntries(files.map((file) => [file, rest(file)]))), ...env },
    timeout: LONGEST,
    encoding: 'utf8',
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });
  endGroup(run.pid);
  const file = files.length === 1 ? files[0] : undefined;
  if (run.signal) return { passed: false, file: file ?? '', by: 'no end', ended: false };
  // Tests may have written something before.
  const said = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status === 0) return { passed: true, said };
  return { passed: false, file: file ?? files.find((one) => said.startsWith(`${one}: `)) ?? '', by: said, ended: true };
}

/** What the last line of a run says that passed. */
interface Said {
  readonly costs: Readonly<Record<string, number>>;
  readonly rest: number;
  readonly started: readonly number[];
}

/** How often a test file that fails without a change is tried: a machine with much other work may have disturbed it. */
const TRIES = 3;

/** What a test file runs and costs depends on: the room's code with what its tests share, and the file itself. */
function dependsOn(src: string): (test: string) => readonly string[] {
  const [room = '', game = ''] = src.split('/');
  const shared = walk(room === 'games' ? `games/${game}` : room).filter(
    (path) => path.endsWith('.ts') && !/\/node_modules\/|\.(test|long)\.ts$/.test(path),
  );
  return (test) => [...shared, test];
}

/**
 * Every test file, run by itself with nothing changed, unless an earlier run did so and all is as it was; `leave` hears of those that fail
 * all the same, which then notice nothing. `folder`: an own one, for what is written meanwhile.
 */
export function testFilesOf(src: string, folder: string, leave: (path: string, why: string) => void): readonly TestFile[] {
  const sourcesOf = dependsOn(src);
  return testsOf(src).flatMap((path) => {
    const digest = digestOf(root, sourcesOf(path));
    const known = readProfile(digest);
    if (known) return [known];
    let why = '';
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const found = profile(src, path, folder);
      if (typeof found === 'object') {
        keepProfile(digest, found);
        return [found];
      }
      why = found;
    }
    leave(path, why);
    return [];
  });
}

/** A test file run by itself with nothing changed; a text: how it failed. */
function profile(src: string, path: string, folder: string): TestFile | string {
  const written = join(folder, 'ran');
  mkdirSync(written);
  // Counts are exact only of code that is compiled anew.
  const env = { NODE_V8_COVERAGE: written, NODE_DISABLE_COMPILE_CACHE: '1', TMPDIR: folder };
  try {
    const run = runTests([path], { milliseconds: LONGEST, rest: () => LONGEST, env });
    if (!run.passed) return run.by;
    const { costs, rest, started }: Said = JSON.parse(run.said);
    return { path, cost: costs[path] ?? 0, rest, ran: ranIn(written, { root, src, started }) };
  } finally {
    rmSync(written, { recursive: true });
  }
}

/** The shares of the cost of all tests after which a new batch begins; the quick tests are those before the last. */
const SHARES = [0.05, 0.3];
/** Milliseconds that it costs to begin with any test. */
const BEGIN = 500;

const sum = (files: readonly TestFile[]): number => files.reduce((total, { cost }) => total + cost, 0);

/** Where in a file a change is. */
export interface Place {
  readonly file: string;
  readonly at: number;
}

/**
 * The tests that run the code at that place, in the order of trying. First come those that noticed a change of the file before, then
 * those that test most of it for their cost. A first small batch shows endless work soon.
 */
export function batchesFor(
  all: readonly TestFile[],
  { file, at }: Place,
  known: ReadonlySet<string>,
  quick: boolean,
): readonly (readonly TestFile[])[] {
  const worth = ({ path, cost, ran }: TestFile): number => (known.has(path) ? 1 : 0) + (ran ? shareRun(ran, file) : 0) / ((cost + BEGIN) / BEGIN);
  const tests = all.filter(({ ran }) => !ran || hasRun(ran, file, at)).toSorted((a, b) => worth(b) - worth(a));
  if (ISOLATED.test(file)) return tests.map((test) => [test]);
  const whole = sum(all);
  const share = (i: number): number => SHARES.filter((bound) => sum(tests.slice(0, i)) > bound * whole).length;
  const batches = SHARES.map((_, n) => tests.filter((_one, i) => share(i) === n));
  if (!quick) batches.push(tests.filter((_one, i) => share(i) === SHARES.length));
  return batches.filter((batch) => batch.length > 0);
}

/**
 * Runs the batches with a file changed up to the first failure that comes again when its file is run alone: without the change each passes
 * alone. `folder`: an own one.
 */
export function tryTests(batches: readonly (readonly TestFile[])[], changed: Readonly<Record<string, string>>, folder: string): Run {
  const env = { ...changed, NODE_COMPILE_CACHE: compiled, TMPDIR: folder };
  const one = (files: readonly TestFile[]): Run => {
    const rest = (path: string): number => LEAST_REST + TIMES_REST * (files.find((file) => file.path === path)?.rest ?? 0);
    return runTests(
      files.map(({ path }) => path),
      { milliseconds: sum(files), rest, env },
    );
  };
  const waiting = [...batches];
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const run = one(batch);
    if (run.passed) continue;
    const at = batch.findIndex(({ path }) => path === run.file);
    const failed = batch[at];
    // Nobody knows which of many has no end: each is tried by itself.
    if (!failed) waiting.unshift(...batch.map((file) => [file]));
    else {
      const again = one([failed]);
      if (!again.passed) return again;
      if (at + 1 < batch.length) waiting.unshift(batch.slice(at + 1));
    }
  }
  return { passed: true, said: '' };
}
