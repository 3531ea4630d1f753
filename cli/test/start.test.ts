import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const shim = fileURLToPath(new URL('../madang.mjs', import.meta.url));

/** An older Node.js of the host, where there is one beside the carried one. */
const hosts = [process.execPath, '/usr/bin/node', '/usr/local/bin/node'].filter((node) => existsSync(node));

test('madang starts with every Node.js at hand, old ones hand over to the carried one', () => {
  for (const node of hosts) {
    const good = spawnSync(node, [shim, 'simulate', 'siberia', '--matches', '1', '--json'], { encoding: 'utf8' });
    assert.equal(good.status, 0, `${node}: ${good.stderr}`);
    assert.equal(JSON.parse(good.stdout.trim().split('\n').at(-1) ?? '').finished, 1);
    assert.equal(spawnSync(node, [shim, 'simulate', 'chess']).status, 2, node);
  }
});
