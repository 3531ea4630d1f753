import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const SHIM = fileURLToPath(new URL('../madang.mjs', import.meta.url));
const PLAYER = fileURLToPath(new URL('../../docs/research/random_player.py', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0 ? false : 'no python3 is here';

test('the example in Python plays whole matches of a game through the door', { skip: PYTHON }, () => {
  const played = spawnSync('python3', [PLAYER, 'barrage', '50', '2'], { encoding: 'utf8', env: { ...process.env, NODE: process.execPath } });
  assert.equal(played.status, 0, played.stderr);
  const [, decisions, matches] = /^(\d+) decisions in [\d.]+ s: \d+ a second; (\d+) matches, won by seat: /m.exec(played.stdout) ?? [];
  assert.ok(Number(decisions) > 0 && matches !== undefined, played.stdout);
});

test('each program at the socket has a door of its own; a page of the web may not come in', async () => {
  const child = spawn(process.execPath, [SHIM, 'research', '--port', '0', '--language', 'en'], { stdio: ['ignore', 'pipe', 'inherit'] });
  after(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const address = /ws:\S+\d/.exec(String(line))?.[0] ?? '';
  const ask = async (socket: WebSocket, request: unknown) => {
    socket.send(JSON.stringify(request));
    const [data] = await once(socket, 'message');
    return JSON.parse(String(data));
  };
  const [one, two] = [new WebSocket(address), new WebSocket(address)];
  await Promise.all([once(one, 'open'), once(two, 'open')]);
  assert.equal((await ask(one, { ask: 'begin', game: 'siberia', seats: 2, matches: 2 })).turns.length, 2);
  assert.deepEqual(await ask(two, { ask: 'views' }), { problem: { code: 'no-batch' } });
  assert.equal((await ask(one, { ask: 'views' })).views.length, 2);
  const [refused] = await once(new WebSocket(address, { origin: 'https://example.org' }), 'error');
  assert.match(String(refused), /401/);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});
