import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { tiny } from '../../../kernel/test/tiny.ts';
import { threadThinker } from '../../core/bot-pool.ts';
import { beginFold } from '../../matches/log/fold.ts';
import { folderFor } from '../support/server.ts';

/** A shelf with nothing on it that writes down each thread that opens it. */
function shelfIn(folder: string, name: string) {
  const [module, threads] = [join(folder, `${name}.mjs`), join(folder, `${name}.threads`)];
  writeFileSync(threads, '');
  const opened = `appendFileSync(${JSON.stringify(threads)}, '.')`;
  writeFileSync(module, `import { appendFileSync } from 'node:fs';\n${opened};\nexport const findTitle = async () => undefined;\n`);
  return { url: String(pathToFileURL(module)), threads: () => readFileSync(threads, 'utf8').length };
}

test('kept rules have one thread for all of their matches, and take none from those of now', async (t) => {
  const folder = folderFor(t);
  const [own, kept] = [shelfIn(folder, 'own'), shelfIn(folder, 'kept')];
  const thinker = threadThinker(own.url, 2, (error) => assert.fail(error));
  t.after(() => thinker.close());
  const { match } = beginFold(tiny, { seats: 2, seed: 'threads', options: { tip: 'none', rounds: '1' } });
  const turn = { game: 'nowhere', view: match.state, seat: 0, seed: 'x', level: 'easy' } as const;
  const asked = Array.from({ length: 4 }, () => thinker.think({ ...turn, shelf: kept.url }));
  for (const { status } of await Promise.allSettled(asked)) assert.equal(status, 'rejected', 'there is no such game');
  assert.deepEqual([kept.threads(), own.threads()], [1, 0]);
});
