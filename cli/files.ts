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

const INPUT = 0;
const PIECE = 1 << 16;
const PAUSE_MS = 1;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Reads what has come on the standard input, and waits for it; 0 bytes: it has ended. */
function readInput(into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(INPUT, into, 0, into.length, null);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** The lines of the standard input as they come, for a command that does nothing meanwhile: an answer comes sooner than by events. */
export function* linesOfInput(): Generator<string, void> {
  const piece = new Uint8Array(PIECE);
  const decoder = new TextDecoder();
  let begun = '';
  for (let read = readInput(piece); read > 0; read = readInput(piece)) {
    const [first = '', ...lines] = decoder.decode(piece.subarray(0, read), { stream: true }).split('\n');
    begun += first;
    for (const line of lines) {
      yield begun;
      begun = line;
    }
  }
  yield begun;
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
