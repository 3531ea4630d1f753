import { openSync, readSync, writeSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from './problems.ts';

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** A file's text; `unreadable` with the system's reason. */
export async function readText(path: string): Promise<Result<string, Problem>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    return fail({ code: 'unreadable', args: { path, reason: reasonOf(error) } });
  }
}

/** Writes a file whole or not at all: what stood there stays until the new one is complete. `unwritable` with the system's reason. */
export async function writeWhole(path: string, text: string): Promise<Result<undefined, Problem>> {
  const written = `${path}.new`;
  try {
    await writeFile(written, text);
    await rename(written, path);
    return ok(undefined);
  } catch (error) {
    await rm(written, { force: true });
    return fail({ code: 'unwritable', args: { path, reason: reasonOf(error) } });
  }
}

/** Whether a file could be written there, tried before long work. */
export async function writable(path: string): Promise<Result<undefined, Problem>> {
  const tried = `${path}.new`;
  const written = await writeWhole(tried, '');
  await rm(tried, { force: true });
  return written.ok ? written : fail({ code: 'unwritable', args: { ...written.problem.args, path } });
}

/** A file that another program has open as well, as memory; undefined: it is not there, or cannot be written. */
export function shareFile(path: string): { read(into: Uint8Array, at: number): void; write(from: Uint8Array, at: number): void } | undefined {
  let file: number;
  try {
    file = openSync(path, 'r+');
  } catch {
    return undefined;
  }
  return {
    read: (into, at) => void readSync(file, into, 0, into.length, at),
    write: (from, at) => void writeSync(file, from, 0, from.length, at),
  };
}
