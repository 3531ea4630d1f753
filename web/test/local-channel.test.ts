import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerMessage } from '@madang/wire';
import { openLocal } from '../src/local-server/channel.ts';
import { freshDocument } from '../src/local-server/local.ts';
import type { FromWorker, ToWorker } from '../src/local-server/protocol.ts';
import { ann, bot } from './tables.ts';

/** A worker that answers only what a test says. */
class StillWorker {
  static last: StillWorker | undefined;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  readonly heard: ToWorker[] = [];
  constructor() {
    StillWorker.last = this;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

test('a match of this browser that comes to rest answers what was sent, and then ends', (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
  Object.defineProperty(globalThis, 'Worker', { value: StillWorker, configurable: true });
  t.after(() => (before ? Object.defineProperty(globalThis, 'Worker', before) : Reflect.deleteProperty(globalThis, 'Worker')));
  const match = { id: 'm', seats: [ann, bot], document: freshDocument('siberia', '1', {}, 2, 'seed'), over: false, changedAt: 1 };
  const channel = openLocal(
    match,
    () => undefined,
    () => undefined,
  );
  const worker = StillWorker.last;
  assert.ok(worker);
  const heard: ServerMessage['type'][] = [];
  channel.listen(
    ({ type }) => heard.push(type),
    () => undefined,
    () => undefined,
  );
  channel.send({ type: 'chat', command: 'c', table: 'm', text: 'hello' });
  channel.rest();
  assert.equal(worker.isEnded, false);
  worker.onmessage?.({ data: { type: 'server', message: { type: 'done', command: 'c', table: 'm', seq: 1, repeated: false } } });
  assert.deepEqual([heard, worker.isEnded], [['done'], true]);
});
