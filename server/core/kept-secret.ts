import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Letters. */
export const SHORTEST_SECRET = 32;

/** The secret of this data folder, made when first asked for and readable by its owner only. Throws on one that is no secret. */
export function keptSecret(folder: string | null): string {
  const fresh = randomBytes(SHORTEST_SECRET).toString('base64url');
  if (folder === null) return fresh;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeWhole(file, fresh);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= SHORTEST_SECRET) return kept;
  throw new Error(
    `${file} holds no secret of ${SHORTEST_SECRET} letters: bring it back from a backup. Without it (delete the file) every session is new and nobody has their seats.`,
  );
}

/** Writes a file for its owner alone: all of it or, if power fails, nothing. */
function writeWhole(file: string, text: string): void {
  const draft = openSync(`${file}.new`, 'w', 0o600);
  writeSync(draft, text);
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
}
