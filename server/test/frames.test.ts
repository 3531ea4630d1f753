import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from '../socket/frames.ts';

test('a client reads frames of every length, and several in one piece, as the texts they were made of', async (t) => {
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), '마당 '.repeat(40), 'y'.repeat(65_535), '中'.repeat(30_000), '"last"'];
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) stream.write(framesOf([text]));
      stream.write(framesOf(texts));
      socket.close();
    }),
  );
  t.after(() => http.close());
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  assert.ok(typeof address === 'object' && address !== null);
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : String(data)));
  await once(client, 'close');
  assert.deepEqual(heard, [...texts, ...texts]);
});
