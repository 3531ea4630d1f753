import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, type Terminal } from '@madang/cli';

test('verdicts are tested: a match of bots is analysed, and what was flagged is played on from both lines', async () => {
  const out: string[] = [];
  const terminal: Terminal = { out: (line) => void out.push(line), note: () => undefined, ask: async () => undefined, close: () => undefined };
  const argv = 'mistakes siberia --seats 2 --bots random --matches 1 --replays 5 --most 2 --threads 1 --json';
  assert.equal(await run(argv.split(' '), terminal, { LANG: 'en_GB.UTF-8' }), 0);
  const [row] = JSON.parse(out.at(-1) ?? '');
  assert.ok(row.proven >= row.replayed && row.replayed === 2, JSON.stringify(row));
  assert.match(out.at(-2) ?? '', /^random: .* of 2 choices played on/);
  const few = 'mistakes siberia --seats 2 --bots random --matches 1 --replays 0 --compare 3 --threads 1 --json';
  assert.equal(await run(few.split(' '), terminal, { LANG: 'en_GB.UTF-8' }), 0);
  const [counted] = JSON.parse(out.at(-1) ?? '');
  assert.ok(counted.proven <= 3 && counted.proven < row.proven && counted.unsure > 0, JSON.stringify(counted));
});
