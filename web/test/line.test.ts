import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerMessage } from '@madang/wire';
import type { Command } from '../src/net/channel.ts';
import { createLine } from '../src/net/line.ts';
import type { Socket } from '../src/net/link.ts';
import { readServerMessage } from '../src/net/messages.ts';

/** A line with sockets that the test opens, fills and breaks, and a clock that it turns. */
function wired(attended = false) {
  const sockets: (Socket & { readonly sent: { readonly type: string; readonly [key: string]: unknown }[] })[] = [];
  const timers: { readonly callback: () => void; readonly milliseconds: number; cancelled: boolean }[] = [];
  const line = createLine({
    open() {
      const sent: { type: string }[] = [];
      const socket = {
        sent,
        send: (text: string) => sent.push(JSON.parse(text)),
        close: () => undefined,
        onopen: null,
        onclose: null,
        onmessage: null,
      };
      sockets.push(socket);
      return socket;
    },
    schedule(callback, milliseconds) {
      const timer = { callback, milliseconds, cancelled: false };
      timers.push(timer);
      return () => {
        timer.cancelled = true;
      };
    },
    jitter: () => 1,
    attended: () => attended,
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const tick = () => {
    const timer = timers.filter(({ cancelled }) => !cancelled).at(-1);
    if (timer) timer.cancelled = true;
    timer?.callback();
    return timer?.milliseconds;
  };
  const receive = (message: ServerMessage) => last().onmessage?.({ data: JSON.stringify(message) });
  return { line, sockets, last, tick, receive };
}

const command: Command = { type: 'play', table: 't', seat: 0, seq: 4, command: 'first-command', moves: [{ id: 1, kind: 'pick' }] };
const types = (sent: readonly { readonly type: string }[]): string[] => sent.map(({ type }) => type);

test('a command is sent again under its name until it is answered', () => {
  const { line, last, tick, receive } = wired();
  const channel = line.channel('t');
  channel.listen(
    () => undefined,
    () => 4,
    () => undefined,
  );
  last().onopen?.();
  channel.send(command);
  last().onclose?.();
  tick();
  last().onopen?.();
  assert.deepEqual(last().sent, [{ type: 'watch', table: 't', from: 4 }, { ...command }]);
  receive({ type: 'done', table: 't', command: 'first-command', seq: 5, repeated: true });
  last().onclose?.();
  tick();
  last().onopen?.();
  assert.deepEqual(types(last().sent), ['watch']);
});

test('a command given while the line is down goes out when it is up', () => {
  const { line, last } = wired();
  const channel = line.channel('t', 'secret');
  channel.listen(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  channel.send(command);
  assert.deepEqual(last().sent, []);
  last().onopen?.();
  assert.deepEqual(last().sent[0], { type: 'watch', table: 't', invitation: 'secret' });
  assert.deepEqual(types(last().sent), ['watch', 'play']);
});

test('each failure waits longer, up to a bound; waking tries at once', () => {
  const { line, sockets, last, tick } = wired();
  const heard: string[] = [];
  line.channel('t').listen(
    () => undefined,
    () => undefined,
    (status) => heard.push(status),
  );
  const waits = Array.from({ length: 8 }, () => {
    last().onclose?.();
    return tick();
  });
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  last().onclose?.();
  const before = sockets.length;
  line.wake();
  assert.equal(sockets.length, before + 1);
  last().onopen?.();
  assert.equal(heard.at(-1), 'open');
});

test('a quiet line is asked, said to be silent, and given up when it does not answer', () => {
  const { line, sockets, last, tick, receive } = wired();
  const heard: string[] = [];
  line.channel('t').listen(
    () => undefined,
    () => undefined,
    (status) => heard.push(status),
  );
  last().onopen?.();
  assert.equal(tick(), 20_000);
  assert.equal(last().sent.at(-1)?.type, 'ping');
  receive({ type: 'pong' });
  assert.equal(tick(), 20_000);
  assert.equal(tick(), 1_400);
  assert.equal(heard.at(-1), 'silent');
  receive({ type: 'pong' });
  assert.equal(heard.at(-1), 'open');
  tick();
  tick();
  assert.equal(tick(), 6_600);
  assert.equal(heard.at(-1), 'lost');
  tick();
  assert.equal(sockets.length, 2);
});

test('silence is said within three seconds while somebody is at the page, and at once asked for where the network goes', () => {
  const { line, last, tick } = wired(true);
  line.channel('t').listen(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  last().onopen?.();
  const asked = tick() ?? 0;
  assert.equal(last().sent.at(-1)?.type, 'ping');
  const said = tick() ?? 0;
  assert.ok(asked + said <= 3_000, `${asked} + ${said}`);
  const { line: other, last: socket } = wired();
  other.channel('t').listen(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  socket().onopen?.();
  other.probe();
  assert.equal(socket().sent.at(-1)?.type, 'ping');
});

test('what is sent while the line is silent goes out', () => {
  const { line, last, tick } = wired();
  const channel = line.channel('t');
  channel.listen(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  last().onopen?.();
  tick();
  tick();
  channel.send(command);
  assert.equal(last().sent.at(-1)?.type, 'play');
});

test('messages reach the listeners of their table only', () => {
  const { line, last, receive } = wired();
  const heard: string[] = [];
  line.channel('a').listen(
    (message) => heard.push(`a ${message.type}`),
    () => undefined,
    () => undefined,
  );
  const leave = line.channel('b').listen(
    (message) => heard.push(`b ${message.type}`),
    () => undefined,
    () => undefined,
  );
  last().onopen?.();
  receive({ type: 'chat', table: 'b', lines: [] });
  receive({ type: 'hello', person: 'p', version: '1' });
  leave();
  receive({ type: 'chat', table: 'b', lines: [] });
  assert.deepEqual(heard, ['b chat', 'a hello', 'b hello']);
  assert.deepEqual(last().sent.at(-1), { type: 'unwatch', table: 'b' });
});

test('what is no message of ours is passed over', () => {
  for (const text of ['', '{}', '[]', 'null', '{"type":"constructor"}', '{"type":"of-tomorrow"}']) assert.equal(readServerMessage(text), undefined);
});

test('a socket that does not open in ten seconds is given up, said to be lost, and asked for again', () => {
  const { line, sockets, tick } = wired();
  const statuses: string[] = [];
  line.channel('t').listen(
    () => undefined,
    () => undefined,
    (status) => statuses.push(status),
  );
  assert.equal(tick(), 10_000);
  assert.deepEqual(statuses, ['connecting', 'lost']);
  assert.equal(tick(), 250);
  assert.equal(sockets.length, 2);
});

test('a page comes back at once from a server that is followed by another, later each time where none is there', () => {
  const { line, last, tick } = wired();
  const channel = line.channel('t');
  channel.listen(
    () => undefined,
    () => 4,
    () => undefined,
  );
  last().onopen?.();
  last().onclose?.(1001);
  assert.equal(tick(), 200);
  last().onclose?.(1006);
  assert.equal(tick(), 500);
  last().onopen?.();
  last().onclose?.(1006);
  assert.equal(tick(), 250);
});
