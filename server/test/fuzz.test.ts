import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { type Config, LIMITS } from '../index.ts';
import { newGuest } from './guest.ts';
import { startedTable } from './match.ts';
import { databaseFor, POSTGRES } from './neighbours.ts';
import { command, serverFor } from './place.ts';

/** Values that a field may get instead of a right one. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    -0.5,
    '',
    'a\u0000b',
    '\ud800',
    'play',
    '__proto__',
    'constructor',
    [],
    {},
    [[]],
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Messages of ours with some fields odd, missing or added; what is not even that; and plain noise. */
const frames = (table: string) => {
  const base = fc.constantFrom<Readonly<Record<string, unknown>>>(
    { type: 'play', table, seat: 0, seq: 0, command: 'fuzzed-00', moves: [{ kind: 'bid', coins: 9 }] },
    { type: 'play', table, seat: 1, seq: 0, command: 'fuzzed-01', moves: [{ kind: 'bid', coins: 1 }] },
    { type: 'undo', table, seat: 0, seq: 0, command: 'fuzzed-02' },
    { type: 'watch', table, from: 99 },
    { type: 'chat', table, command: 'fuzzed-03', text: 'a\u0000b' },
    { type: 'chat', table, command: 'fuzzed-04', text: 'a\nb' },
  );
  const bent = fc
    .tuple(base, fc.dictionary(fc.constantFrom('type', 'table', 'seat', 'seq', 'command', 'moves', 'text', 'from', 'more'), odd))
    .map(([message, changes]) => JSON.stringify({ ...message, ...changes }));
  const cut = bent.map((text) => text.slice(0, Math.floor(text.length / 2)));
  const deep = fc.constantFrom('['.repeat(15_000), `{"type":"play","moves":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"a":'.repeat(5000));
  return fc.oneof(
    { weight: 6, arbitrary: bent },
    cut,
    deep,
    fc.string(),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
};

async function survivesNoise(t: TestContext, more: Partial<Config> = {}): Promise<void> {
  const { url } = await serverFor(t, more);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const line = await guests[0]?.line();
  assert.ok(line);
  for (const frame of fc.sample(frames(id), { numRuns: 1500, seed: 11 })) line.socket.send(frame);
  // Commands for one table are done in turn: when this one is answered, all are.
  await line.ask({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
  const codes = new Set(line.received.flatMap((message) => (message.type === 'problem' || message.type === 'refused' ? [message.problem.code] : [])));
  for (const code of ['not-text', 'not-json', 'not-understood', 'not-your-seat']) assert.ok(codes.has(code), code);
  assert.ok(
    !codes.has('internal'),
    JSON.stringify(line.received.find((message) => message.type === 'refused' && message.problem.code === 'internal')),
  );
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
}

test('whatever a client sends, the server answers or waits, and goes on', (t) => survivesNoise(t));

test('the same with PostgreSQL, which does not hold every text', { skip: POSTGRES }, async (t) =>
  survivesNoise(t, { databaseUrl: await databaseFor(t) }),
);

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
  const { url } = await serverFor(t, { limits: { ...LIMITS, messagesPerSecond: 1, burst: 5, patience: 10 } });
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const closed = once(a.socket, 'close');
  for (let i = 0; i < 30; i++) a.send({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
  assert.equal((await closed)[0], 1008);
  const told = a.received.filter((message) => message.type === 'problem' && message.problem.code === 'too-fast');
  assert.ok(told.length >= 9 && told.length <= 10, String(told.length));
});
