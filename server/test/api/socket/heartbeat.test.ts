import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { newHeartbeat } from '../../../api/socket/heartbeat.ts';
import { localBus } from '../../../core/bus/bus.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { proxyTo } from '../../support/proxy.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const BEATS = 10;

class Socket extends EventEmitter {
  pings = 0;
  terminated = false;
  ping(): void {
    this.pings += 1;
  }
  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

/** So many sockets, and the pulse that feels for them. */
function felt(many: number) {
  const pulse = newHeartbeat<Socket>(BEATS);
  const sockets = Array.from({ length: many }, () => new Socket());
  for (const socket of sockets) pulse.join(socket);
  return { pulse, sockets };
}

test('sockets are pinged a few at a time, each once in so many beats', () => {
  const { pulse, sockets } = felt(25);
  for (let round = 1; round <= 3; round++) {
    const due: Socket[] = [];
    for (let beat = 0; beat < BEATS; beat++) {
      const some = pulse.beat();
      assert.ok(some.length <= 3);
      due.push(...some);
    }
    assert.deepEqual(new Set(due), new Set(sockets));
    assert.ok(sockets.every(({ pings, terminated }) => pings === round && !terminated));
    for (const socket of sockets) socket.emit('pong');
  }
});

test('a socket that has not answered since its last turn is ended and felt for no more', () => {
  const { pulse, sockets } = felt(2);
  const [here, gone] = sockets;
  for (let beat = 0; beat < BEATS; beat++) pulse.beat();
  here?.emit('pong');
  assert.deepEqual([here?.terminated, gone?.terminated], [false, false]);
  const left: Socket[] = [];
  for (let beat = 0; beat < BEATS; beat++) left.push(...pulse.beat());
  assert.deepEqual([left, here?.terminated, gone?.terminated], [[here], false, true]);
  here?.emit('pong');
  for (let beat = 0; beat < BEATS; beat++) pulse.beat();
  assert.deepEqual([here?.pings, gone?.pings], [3, 1]);
});

test('a socket that has closed is felt for no more', () => {
  const { pulse, sockets } = felt(2);
  const [here, closed] = sockets;
  closed?.emit('close');
  const there: Socket[] = [];
  for (let beat = 0; beat < BEATS; beat++) there.push(...pulse.beat());
  assert.deepEqual([there, closed?.pings, closed?.terminated], [[here], 0, false]);
});

test('a socket whose session is still looked for is not taken for one that is gone', { skip: POSTGRES }, async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const proxy = await proxyTo(t, await databaseFor(t));
  const { url } = await serverFor(t, { databaseUrl: proxy.url }, { openBus: async () => localBus() });
  const ada = await newGuest(url);
  proxy.delay(200);
  const line = await ada.line();
  t.mock.timers.tick(30_000);
  await line.next('hello');
});

test('the sockets of a session whose end nobody told of are closed within half a minute, others stay', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder });
  const [ada, bo] = [await newGuest(url), await newGuest(url)];
  const [gone, other] = [await ada.line(), await bo.line()];
  for (const line of [gone, other]) await line.next('hello');
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  file.prepare('delete from sessions where person = ?').run(ada.id);
  file.close();
  const closed = once(gone.socket, 'close');
  t.mock.timers.tick(30_000);
  assert.equal((await closed)[0], 4401);
  other.send({ type: 'ping' });
  await other.next('pong');
});
