import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Duplex, PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { sendFrames } from '../../../api/socket/frames.ts';

/** A client of a server that greets it by `greet`, and what it has heard. */
async function clientOf(t: TestContext, greet: (stream: Duplex, socket: WebSocket) => void) {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) => {
    t.after(() => stream.destroy());
    sockets.handleUpgrade(request, stream, head, (socket) => greet(stream, socket));
  });
  t.after(() => http.close());
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  assert.ok(typeof address === 'object' && address !== null);
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  client.on('error', (error) => heard.push(error.message));
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : String(data)));
  return { client, heard };
}

test('a client reads frames of every length, and several in one piece, as the texts they were made of', async (t) => {
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), '마당 '.repeat(40), 'y'.repeat(65_535), '中'.repeat(30_000), '"last"'];
  const { client, heard } = await clientOf(t, (stream, socket) => {
    for (const text of texts) sendFrames(stream, [text]);
    sendFrames(stream, texts);
    socket.close();
  });
  await once(client, 'close');
  assert.deepEqual(heard, [...texts, ...texts]);
});

test('a client that does not keep up loses nothing, and what others are sent meanwhile does not reach it', async (t) => {
  const texts: string[] = [];
  const quickly = Promise.withResolvers<Duplex>();
  const { heard: others } = await clientOf(t, (stream) => quickly.resolve(stream));
  const other = await quickly.promise;
  const { client, heard } = await clientOf(t, (stream, socket) => {
    // More than the system keeps for a client that reads nothing, and then some that must wait their turn.
    for (let behind = 0; behind < 100; ) {
      const text = `${texts.length} `.repeat(2000);
      sendFrames(stream, [text]);
      sendFrames(other, ['for another']);
      texts.push(text);
      if (stream.writableLength > 0) behind++;
    }
    socket.close();
  });
  await once(client, 'close');
  assert.ok(heard.length > 100);
  assert.deepEqual(heard, texts);
  assert.ok(others.every((text) => text === 'for another'));
});

test('a frame has the shortest head that its length has room in (RFC 6455, 5.2)', () => {
  const headOf = (text: string) => {
    const stream = new PassThrough();
    sendFrames(stream, [text]);
    const frame: unknown = stream.read();
    assert.ok(Buffer.isBuffer(frame));
    const head = frame.length - Buffer.byteLength(text);
    assert.equal(frame.subarray(head).toString(), text);
    return [...frame.subarray(0, head)];
  };
  assert.deepEqual(headOf(''), [0x81, 0]);
  for (const text of ['x'.repeat(41), 'x'.repeat(125), '가'.repeat(41)]) assert.deepEqual(headOf(text), [0x81, Buffer.byteLength(text)]);
  for (const text of ['x'.repeat(126), '가'.repeat(42), 'x'.repeat(21_845), 'x'.repeat(65_535), '가'.repeat(21_845)]) {
    const bytes = Buffer.byteLength(text);
    assert.deepEqual(headOf(text), [0x81, 126, bytes >> 8, bytes & 255]);
  }
  for (const text of ['x'.repeat(65_536), '가'.repeat(21_846)]) {
    const bytes = Buffer.byteLength(text);
    assert.deepEqual(headOf(text), [0x81, 127, 0, 0, 0, 0, 0, bytes >> 16, (bytes >> 8) & 255, bytes & 255]);
  }
});
