import { execFile } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Document, isReading, type Reading } from '@madang/kernel';

const HERE = fileURLToPath(import.meta.url);

/** The server's program, which alone knows what it keeps and where. JavaScript in a release, as this file then is. */
const SERVER = join(dirname(dirname(HERE)), 'server', `main${extname(HERE)}`);

/** What this Node.js is called with to run it. */
export const serverArguments = (words: readonly string[]): string[] => ['--disable-warning=ExperimentalWarning', SERVER, ...words];

/** Bytes; kept rules have less than a tenth of it. */
const MOST = 16_777_216;

/** The rules of a document's version, kept in the database that this process's settings name; undefined: there are none. */
export async function keptReading({ game, version }: Document): Promise<Reading | undefined> {
  const asked = promisify(execFile)(process.execPath, serverArguments(['rules', game, version]), { maxBuffer: MOST });
  const code = await asked.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
  if (code === undefined) return undefined;
  const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return isReading(module) ? module : undefined;
}
