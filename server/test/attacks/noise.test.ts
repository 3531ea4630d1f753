import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { LIMITS } from '../../index.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { newGuest } from '../support/guest.ts';
import { startedTable } from '../support/match.ts';
import { command, serverFor } from '../support/server.ts';
import { survivesDocuments, survivesMessages } from './noise.ts';

test('whatever a client sends, the server answers or waits, and goes on', (t) => survivesMessages(t, 1500));

test('the same with PostgreSQL, which does not hold every text', { skip: POSTGRES }, async (t) =>
  survivesMessages(t, 1500, { databaseUrl: await databaseFor(t) }),
);

test('whatever document somebody brings, it is refused by its code or becomes a table', (t) => survivesDocuments(t, 300));

test('a message that is too long is refused; far too long ends that connection only', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url);
  const [line, other] = [await ada.line(), await ada.line()];
  line.socket.send('x'.repeat(LIMITS.messageBytes + 1));
  assert.deepEqual((await line.next('problem')).problem, { code: 'too-long', details: { most: LIMITS.messageBytes } });
  const closed = once(line.socket, 'close');
  line.socket.send('x'.repeat(LIMITS.messageBytes * 5));
  assert.equal((await closed)[0], 1009);
  other.send({ type: 'ping' });
  await other.next('pong');
});

test('half packets and broken frames end their own connection only', async (t) => {
  const { url, port } = await serverFor(t);
  const ada = await newGuest(url);
  const handshake = `GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: ${ada.cookie}\r\n\r\n`;
  const broken = [
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 0x68]),
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 0xfe, 0xff]),
  ];
  for (const bytes of broken) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(handshake);
    await once(socket, 'data');
    socket.write(bytes);
    const closed = once(socket, 'close');
    socket.end();
    await closed;
  }
  const half = connect(port, '127.0.0.1');
  await once(half, 'connect');
  half.write(handshake.slice(0, 40));
  const line = await ada.line();
  line.send({ type: 'ping' });
  await line.next('pong');
  half.destroy();
});

test('pages of other sites may not speak in a person’s name', async (t) => {
  const { url, port } = await serverFor(t);
  const ada = await newGuest(url);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET /api/socket HTTP/1.1\r\nhost: localhost:${port}\r\norigin: https://elsewhere.example\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: ${ada.cookie}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1.1 403/);
  socket.destroy();
});

test('a client that talks too fast is told so, and cut off if it does not stop', async (t) => {
  const { url } = await serverFor(t, { limits: { ...LIMITS, messagesPerSecond: 1, burst: 11, patience: 10 } });
  // Watching the table takes six of the eleven.
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const closed = once(a.socket, 'close');
  for (let i = 0; i < 30; i++) a.send({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
  assert.equal((await closed)[0], 1008);
  const told = a.received.filter((message) => message.type === 'problem' && message.problem.code === 'too-fast');
  assert.ok(told.length >= 9 && told.length <= 10, String(told.length));
});
