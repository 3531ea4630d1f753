import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterwards } from '../../support/server.ts';

/** Longer than the child may hang. */
const HELD = 3000;

/** Far longer than anybody hangs before the watch ends it, also on a busy machine. */
const ENDED = 60_000;

test('a process whose event loop hangs is ended and says why; one that was held or is only busy goes on', async (t) => {
  const child = fork(fileURLToPath(new URL('../../support/programs/hanging.ts', import.meta.url)), { silent: true });
  afterwards(t, () => child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (text) => {
    said += String(text);
  });
  const gone = once(child, 'exit');
  await once(child, 'message');
  child.kill('SIGSTOP');
  await pause(HELD);
  child.kill('SIGCONT');
  const answer = once(child, 'message');
  child.send('how are you');
  assert.deepEqual((await Promise.race([answer, gone]))[0], 'alive');
  assert.equal(said, '');
  child.send('hang');
  const ended = await Promise.race([gone, pause(ENDED, 'it still hangs', { ref: false })]);
  assert.deepEqual(ended, [null, 'SIGALRM']);
  assert.match(said, /^\{"level":60,.*"limit":1500,"msg":"the event loop hung for 1500 ms: this process is ended"\}\n$/);
});
