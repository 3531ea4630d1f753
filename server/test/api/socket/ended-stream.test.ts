import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Stream } from '../../../api/socket/stream.ts';

test('a stream that ended takes what it is still told, and writes nothing of it', async () => {
  const stream = new Stream({ id: 'token', person: { id: 'ada', name: 'Ada' }, scopes: [] });
  const errors: unknown[] = [];
  stream.out.on('error', (error) => errors.push(error));
  stream.end();
  const seats = [{ standIn: null }, { standIn: null }];
  const table = { id: 't', game: 'tiny', status: 'running', seq: 1, waitingFor: [0], mine: [0], asked: [], seats };
  stream.send(JSON.stringify({ type: 'lists', lists: { mine: [table] } }));
  stream.ping();
  await setImmediate();
  assert.deepEqual(errors, []);
  assert.equal(String(stream.out.read()), '{"type":"hello","person":"ada"}\n');
});
