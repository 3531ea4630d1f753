import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { below, seedRandom, shuffle } from '../../kernel/index.ts';
import { EQUIVALENT } from './equivalent.ts';
import { mutate, type Point, pointsOf } from './points.ts';

/** Code that does not change is compiled once. */
const compiled = join(tmpdir(), 'madang-compiled');

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A change of a file, and the line that it changes. */
export interface Mutant extends Point {
  readonly file: string;
  readonly before: string;
}

/** What became of a mutant: a test failed, it ran for ever, no test noticed, or nobody could (see EQUIVALENT). */
export type Fate = 'killed' | 'timeout' | 'survived' | 'equivalent';

/** What is run: a part of the project, how many changes of it, drawn by a seed. */
export interface Plan {
  readonly src: string;
  readonly count: number;
  readonly seed: string;
  /** Only the quick tests are run: the score is then the least that it can be. */
  readonly quick?: boolean;
  /** Only these changes; else any. */
  readonly among?: (mutant: Mutant) => boolean;
}

export interface Outcome {
  readonly fates: readonly (readonly [Mutant, Fate])[];
  /** Changes that could have been made. */
  readonly points: number;
  /** Share of the killed among those that are not equivalent. */
  readonly score: number;
}

const isCode = (path: string): boolean => path.endsWith('.ts') && !/(^|\/)(test|testing|dev|node_modules)\/|\.(test|long)\.ts$/.test(path);

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .toSorted();

/** Every change that could be made below a folder, or in one file. */
function mutantsOf(src: string): readonly Mutant[] {
  const files = src.endsWith('.ts') ? [src] : walk(src).filter(isCode);
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n');
    return pointsOf(source).map((point) => ({ ...point, file, before: lines[point.line - 1]?.trim() ?? '' }));
  });
}

/** The tests that should notice a change below a folder: its room's own. */
function testsOf(src: string): readonly string[] {
  const [room = '', game = ''] = src.split('/');
  const folders = room === 'games' ? [`games/${game}/test`, `games/${game}/text/test`] : [`${room}/test`];
  return folders.flatMap(walk).filter((path) => path.endsWith('.test.ts'));
}

/** Rooms whose tests need a process each. */
const ISOLATED = /^(bots|web|cli)\//;

/** Tests that are run together in one process, and how many milliseconds they work when nothing is changed. */
interface Batch {
  readonly tests: readonly string[];
  readonly milliseconds: number;
}

/** Milliseconds after which tests that wait for something wait for ever. */
const LONGEST = 900_000;

/** A run of a batch: the milliseconds of each file, or the title of the test that failed, or that it had no end. */
type Run =
  | { readonly passed: true; readonly times: Readonly<Record<string, number>> }
  | { readonly passed: false; readonly by: string; readonly ended: boolean };

/** Runs tests up to the first failure, perhaps with a file changed. A batch that works several times as long as ever has failed. */
function runTests({ tests, milliseconds }: Batch, changed: Readonly<Record<string, string>>): Run {
  const isolation = tests.some((test) => ISOLATED.test(test)) ? 'process' : 'none';
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const how = [`--test-isolation=${isolation}`, '--test-concurrency=1', `--test-reporter=${here('first-failure.mjs')}`];
  const words = ['--test', '--test-force-exit', ...how, ...tests];
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('load.mjs', import.meta.url)}`;
  // Work without end is known by the processor's time, which a busy machine does not lengthen.
  const seconds = Math.ceil(4 + (2 * milliseconds) / 1000);
  const run = spawnSync('sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, process.execPath, ...words], {
    cwd: root,
    env: { ...process.env, ...changed, NODE_OPTIONS: options, NODE_COMPILE_CACHE: compiled },
    timeout: LONGEST,
    encoding: 'utf8',
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (run.signal) return { passed: false, by: 'no end', ended: false };
  // Tests may have written something before.
  const said = run.stdout.trim().split('\n').at(-1) ?? '';
  return run.status === 0 ? { passed: true, times: JSON.parse(said || '{}') } : { passed: false, by: said, ended: true };
}

/**
 * The tests in two batches: first those that are quickly done, which notice most. Tests that a room's own tools register (laws, golden
 * matches) have no times of their own: they come last.
 */
function inBatches(tests: readonly string[], times: Readonly<Record<string, number>>): readonly Batch[] {
  const all = Object.values(times).reduce((sum, time) => sum + time, 0);
  const timed = tests.flatMap((test) => {
    const time = times[join(root, test)];
    return time === undefined ? [] : [{ test, time }];
  });
  const files = timed.toSorted((a, b) => a.time - b.time);
  const quick: string[] = [];
  let sum = 0;
  for (const { test, time } of files) {
    if (sum + time > all * QUICK) break;
    sum += time;
    quick.push(test);
  }
  return [
    { tests: quick, milliseconds: sum },
    { tests: tests.filter((test) => !quick.includes(test)), milliseconds: all - sum },
  ].filter((batch) => batch.tests.length > 0);
}

/** Share of the whole time that the quick tests take at most. */
const QUICK = 0.3;

const isEquivalent = ({ file, before, change }: Mutant): boolean =>
  EQUIVALENT.some((one) => one.file === file && one.line === before && one.change === change);

/** One change out of each of as many equal stretches of the code as are wanted: a sample that is spread over all files. */
function sample(all: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  const random = seedRandom(`mutants ${seed}`);
  const size = Math.min(count, all.length);
  const start = (stretch: number): number => Math.floor((stretch * all.length) / size);
  const chosen = Array.from({ length: size }, (_, i) => all[start(i) + below(random, start(i + 1) - start(i))]);
  // In any order, so that a run that is ended early has tried a fair sample too.
  return shuffle(
    random,
    chosen.filter((mutant) => mutant !== undefined),
  );
}

/**
 * Makes changes one at a time and runs the tests on each; `tell` hears what becomes of it, and by which test it was noticed. Throws if
 * the tests fail without a change.
 */
export function runMutants(
  { src, count, seed, quick = false, among = () => true }: Plan,
  tell: (mutant: Mutant, fate: Fate, by: string) => void,
): Outcome {
  const all = mutantsOf(src).filter(among);
  const chosen = sample(all, count, seed);
  const tests = testsOf(src);
  const whole = runTests({ tests, milliseconds: LONGEST }, {});
  if (!whole.passed) throw new Error(`the tests of ${src} fail without any change: ${whole.by}`);
  const batches = inBatches(tests, whole.times).slice(0, quick ? 1 : undefined);
  const folder = mkdtempSync(join(tmpdir(), 'madang-mutants-'));
  const fates = chosen.map((mutant) => {
    const path = join(folder, 'mutant.js');
    writeFileSync(path, mutate(readFileSync(join(root, mutant.file), 'utf8'), mutant));
    const changed = { MUTATED: String(pathToFileURL(join(root, mutant.file))), MUTANT: path };
    const [fate, by] = isEquivalent(mutant) ? (['equivalent', ''] as const) : fateOf(batches, changed);
    tell(mutant, fate, by);
    return [mutant, fate] as const;
  });
  rmSync(folder, { recursive: true });
  const counted = fates.filter(([, fate]) => fate !== 'equivalent');
  return { fates, points: all.length, score: counted.filter(([, fate]) => fate !== 'survived').length / Math.max(1, counted.length) };
}

function fateOf(batches: readonly Batch[], changed: Readonly<Record<string, string>>): readonly [fate: Fate, by: string] {
  for (const batch of batches) {
    const run = runTests(batch, changed);
    if (!run.passed) return [run.ended ? 'killed' : 'timeout', run.by];
  }
  return ['survived', ''];
}
