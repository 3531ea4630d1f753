import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ran } from './reach.ts';

/** A test file as it runs when nothing is changed. */
export interface TestFile {
  readonly path: string;
  /** Milliseconds that the processor works for it. */
  readonly cost: number;
  /** Seconds that it waits at most with nothing to do. */
  readonly rest: number;
  /** What it runs; undefined: nobody knows, so perhaps everything. */
  readonly ran: Ran | undefined;
}

/** What is kept of one, as JSON has it. */
type Kept = Omit<TestFile, 'ran'> & { readonly ran?: readonly (readonly [string, Ran extends ReadonlyMap<string, infer V> ? V : never])[] };

/** A name for the content of files: another one as soon as one of them is another. */
export function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n');
  return hash.digest('hex');
}

/** Where profiles are kept from run to run, each by the digest of all that it was taken of. */
const FOLDER = join(tmpdir(), 'madang-profiled');

/** The profile that was kept by that name; undefined: there is none. */
export function readProfile(digest: string, folder = FOLDER): TestFile | undefined {
  const file = join(folder, digest);
  if (!existsSync(file)) return undefined;
  const { ran, ...rest }: Kept = JSON.parse(readFileSync(file, 'utf8'));
  return { ...rest, ran: ran && new Map(ran) };
}

/** Keeps a profile by that name. */
export function keepProfile(digest: string, { ran, ...rest }: TestFile, folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  const kept: Kept = { ...rest, ...(ran && { ran: [...ran] }) };
  const draft = join(folder, `${digest}.${process.pid}`);
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, join(folder, digest));
}
