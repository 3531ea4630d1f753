import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { mock, test } from 'node:test';

// Before the server is loaded, so that its packages find this one.
const readdir = mock.method(promises, 'readdir');
syncBuiltinESMExports();
const { folderFor, serverFor } = await import('../../support/server.ts');

test('a file of the page is sent without reading its folder: the built one holds 1,500 files, and a table asks for a hundred of them', async (t) => {
  const webFolder = folderFor(t);
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Madang</title>');
  for (const name of ['a', 'b']) writeFileSync(join(webFolder, 'assets', `${name}-1a2b.js`), name);
  const { url } = await serverFor(t, { webFolder });
  const before = readdir.mock.callCount();
  const sent = await Promise.all(['a', 'b', 'gone'].map((name) => fetch(`${url}/assets/${name}-1a2b.js`)));
  assert.deepEqual(
    sent.map(({ status }) => status),
    [200, 200, 404],
  );
  assert.equal(readdir.mock.callCount(), before);
});
