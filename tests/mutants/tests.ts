import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export function testsOf(src: string): readonly string[] {
  const [room = '', game = ''] = src.split('/');
  const folders = room === 'games' ? [`games/${game}/test`, `games/${game}/text/test`] : [`${room}/test`];
  return folders.flatMap(walk).filter((path) => path.endsWith('.test.ts'));
}

/** Rooms whose tests need a process each. */
const ISOLATED = /^(bots|web|cli)\//;

/** Milliseconds that the processor works for each test file when nothing is changed. */
export type Costs = Readonly<Record<string, number>>;

/** Test files that are run in one process, the first first. */
export type Batch = readonly string[];

/** Milliseconds after which tests that neither work nor rest, but do both for ever, are ended. */
const LONGEST = 900_000;
/** Seconds that the processor may work for any batch, and for how many times its usual work besides. */
const [LEAST, TIMES] = [5, 3];

/** What came of a batch: its costs, or which test of which file failed; `ended`: by itself, not because it worked far too long. */
export type Run =
  | { readonly passed: true; readonly costs: Costs }
  | { readonly passed: false; readonly file: string; readonly by: string; readonly ended: boolean };

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs a batch up to the first failure, perhaps with a file changed. Work without end is known by the processor's time, which a busy
 * machine does not lengthen. `milliseconds`: what the batch works usually.
 */
function runTests(batch: Batch, milliseconds: number, changed: Readonly<Record<string, string>>): Run {
  const words = [`--test-reporter=${here('first-failure.mjs')}`, here('in-order.mjs'), ...batch];
  // Processes that a test starts find the changed file as well.
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('load.mjs', import.meta.url)}`;
  const seconds = Math.ceil(LEAST + (TIMES * milliseconds) / 1000);
  const run = spawnSync('sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...words], {
    cwd: root,
    env: { ...process.env, ...changed, NODE_OPTIONS: options, NODE_COMPILE_CACHE: compiled },
    timeout: LONGEST,
    encoding: 'utf8',
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });
  if (run.signal) return { passed: false, file: '', by: 'no end', ended: false };
  // Tests may have written something before.
  const said = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status === 0) return { passed: true, costs: JSON.parse(said) };
  return { passed: false, file: batch.find((file) => said.startsWith(`${file}: `)) ?? '', by: said, ended: true };
}

/** What every test file costs. Throws if one fails without a change. */
export function costsOf(tests: readonly string[]): Costs {
  const batches = ISOLATED.test(tests[0] ?? '') ? tests.map((test) => [test]) : [tests];
  const costs: Record<string, number> = {};
  for (const batch of batches) {
    const run = runTests(batch, LONGEST, {});
    if (!run.passed) throw new Error(`a test fails without any change: ${run.by}`);
    Object.assign(costs, run.costs);
  }
  return costs;
}

/** Share of the whole cost that the quick tests have at most. */
const QUICK = 0.3;

const sum = (costs: Costs, tests: readonly string[]): number => tests.reduce((total, test) => total + (costs[test] ?? 0), 0);

/**
 * The tests in the order in which they are tried, the cheap ones first and in a batch of their own, so that work without end is soon
 * known there; rooms whose tests need a process each have a batch for each.
 */
export function inBatches(costs: Costs): readonly Batch[] {
  const tests = Object.keys(costs).toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0));
  if (ISOLATED.test(tests[0] ?? '')) return tests.map((test) => [test]);
  const all = sum(costs, tests);
  const quick = tests.filter((_, i) => sum(costs, tests.slice(0, i + 1)) <= all * QUICK);
  return [quick, tests.slice(quick.length)].filter((batch) => batch.length > 0);
}

/** Runs the batches up to the first failure; in each, those files first that have failed before for changes of the same file. */
export function tryTests(batches: readonly Batch[], costs: Costs, known: ReadonlySet<string>, changed: Readonly<Record<string, string>>): Run {
  for (const batch of batches) {
    const ordered = [...batch.filter((test) => known.has(test)), ...batch.filter((test) => !known.has(test))];
    const run = runTests(ordered, sum(costs, batch), changed);
    if (!run.passed) return run;
  }
  return { passed: true, costs };
}
