import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { idsIn, idsOf } from '../testing/index.ts';

/** Makes a folder with a ledger, reads its ids, and takes it away. */
function ids(text: string, rules: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'madang-ledger-'));
  try {
    writeFileSync(join(folder, 'RULES.md'), text);
    return idsOf({ folder: pathToFileURL(`${folder}/`), prefix: 'TIN', rules });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the ids of a ledger are those that begin a line, and as many as it should have, each once', () => {
  const two = '- **TIN-BID-01** – one, as in TIN-BID-02\n- **TIN-BID-02** – two\n- **OTHER-01** – not ours\n';
  assert.deepEqual(ids(two, 2), ['TIN-BID-01', 'TIN-BID-02']);
  assert.throws(() => ids(two, 3));
  assert.throws(() => ids(`${two}- **TIN-BID-02** – again\n`, 3));
});

test('a text names the ids of one ledger only', () => {
  const ledger = { folder: new URL('file:///'), prefix: 'TIN', rules: 2 };
  assert.deepEqual(idsIn('TIN-BID-01, SIB-LOG-05 and TIN-END-12', ledger), ['TIN-BID-01', 'TIN-END-12']);
});
