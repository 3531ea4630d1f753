import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { below, seedRandom, shuffle } from '../../kernel/index.ts';
import { EQUIVALENT } from './equivalent/index.ts';
import { mutate, type Point, pointsOf } from './points.ts';
import { batchesFor, root, testFilesOf, tryTests, walk } from './tests.ts';

/** A change of a file, and the line that it changes. */
export interface Mutant extends Point {
  readonly file: string;
  readonly before: string;
}

/** What became of a mutant: a test failed, it ran for ever, no test noticed, or nobody could (see EQUIVALENT). */
type Fate = 'killed' | 'timeout' | 'survived' | 'equivalent';

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

/** Every change that could be made below a folder, or in one file. */
function mutantsOf(src: string): readonly Mutant[] {
  const files = src.endsWith('.ts') ? [src] : walk(src).filter(isCode);
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n');
    return pointsOf(source).map((point) => ({ ...point, file, before: lines[point.line - 1]?.trim() ?? '' }));
  });
}

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
 * Makes changes one at a time and runs on each the tests that reach it. Tests that fail without any change notice nothing.
 */
export function runMutants({ src, count, seed, quick = false, among = () => true }: Plan, listener: Listener): Outcome {
  const all = mutantsOf(src).filter(among);
  const chosen = sample(all, count, seed);
  const folder = mkdtempSync(join(tmpdir(), 'madang-mutants-'));
  try {
    const fates = fatesOf(chosen, { src, quick, folder }, listener);
    const counted = fates.filter(([, fate]) => fate !== 'equivalent');
    return { fates, points: all.length, score: counted.filter(([, fate]) => fate !== 'survived').length / Math.max(1, counted.length) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hears of a run as it goes on. */
export interface Listener {
  /** What became of a change, and by which test it was noticed. */
  tried(mutant: Mutant, fate: Fate, by: string): void;
  /** A test file that fails without any change, and how. */
  failed(test: string, why: string): void;
}

function fatesOf(
  chosen: readonly Mutant[],
  { src, quick, folder }: { src: string; quick: boolean; folder: string },
  listener: Listener,
): Outcome['fates'] {
  const left = join(folder, 'left');
  mkdirSync(left);
  const tests = testFilesOf(src, left, listener.failed);
  /** The test files that noticed a change of each file. */
  const noticed = new Map<string, Set<string>>();
  const fateOf = (mutant: Mutant): readonly [fate: Fate, by: string] => {
    if (isEquivalent(mutant)) return ['equivalent', ''];
    const path = join(folder, 'mutant.js');
    writeFileSync(path, mutate(readFileSync(join(root, mutant.file), 'utf8'), mutant));
    const known = noticed.get(mutant.file) ?? new Set();
    const changed = { MUTATED: String(pathToFileURL(join(root, mutant.file))), MUTANT: path };
    const run = tryTests(batchesFor(tests, mutant, known, quick), changed, left);
    if (run.passed) return ['survived', ''];
    noticed.set(mutant.file, known.add(run.file));
    return [run.ended ? 'killed' : 'timeout', run.by];
  };
  return chosen.map((mutant) => {
    const [fate, by] = fateOf(mutant);
    listener.tried(mutant, fate, by);
    return [mutant, fate] as const;
  });
}
