import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts and pictures are compressed as they are. */
const SHRINKS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function shrink(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: constants.Z_BEST_COMPRESSION })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes every text of the build once more as brotli and as gzip, so that a server sends them without work. Comes after whatever writes files. */
export const compressed = (): Plugin => {
  let folder: string | undefined;
  return {
    name: 'madang-compressed',
    apply: 'build',
    writeBundle({ dir }) {
      folder = dir;
    },
    async closeBundle() {
      if (folder === undefined) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name));
      await Promise.all(files.map((entry) => shrink(join(entry.parentPath, entry.name))));
    },
  };
};
