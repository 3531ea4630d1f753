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

test('an address that is no file of the page is the page, and Node.js warns of nothing', async (t) => {
  const webFolder = folderFor(t);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Madang</title>');
  for (const basePath of ['', '/club']) {
    const { url } = await serverFor(t, { webFolder, basePath });
    const warnings: string[] = [];
    const onWarning = ({ message }: Error): void => void warnings.push(message);
    process.on('warning', onWarning);
    for (const path of ['/join/abc', '/rules/barrage']) {
      const page = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
      assert.deepEqual([page.status, (await page.text()).includes('Madang')], [200, true], path);
    }
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', onWarning);
    assert.deepEqual(warnings, []);
  }
});
