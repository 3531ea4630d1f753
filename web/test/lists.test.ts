import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MyTable, TableList, TableView } from '@madang/wire';
import type { LinkStatus } from '../src/net/channel.ts';
import { createLine, type ListsMessage } from '../src/net/line.ts';
import type { Socket } from '../src/net/link.ts';
import { afterChanges, aged } from '../src/net/lists/apply.ts';

const tableOf = (id: string, createdAt: number, updatedAt = createdAt): TableView => ({
  ...{
    id,
    createdAt,
    updatedAt,
    game: 'tiny',
    version: '1',
    options: {},
    status: 'waiting',
    access: 'open',
    watchers: true,
    chances: false,
    clock: null,
  },
  ...{
    owner: { id: 'ann', name: 'Ann' },
    seats: [],
    seq: 0,
    waitingFor: [],
    seedHash: null,
    seed: null,
    scores: null,
    rematch: null,
    cup: null,
    deal: null,
  },
  ...{ removeAt: null, imported: false, helped: false, mine: [], removed: [], sentAway: false, asked: [], invitation: null },
});
const WAITS = { left: null, unread: 0, question: null, asking: null, note: null };
const ownOf = (table: TableView, more: Partial<MyTable> = {}): MyTable => ({ ...table, ...WAITS, ...more });
const LISTS: TableList = {
  open: [tableOf('b', 20), tableOf('a', 10)],
  mine: [ownOf(tableOf('m', 5, 50))],
  offered: [],
  more: { open: '10.a', mine: null },
};
const idsOf = ({ open, mine, offered }: TableList) => [open, mine, offered].map((tables) => tables.map(({ id }) => id).join(''));

test('changes move tables between lists, keep the order of the server, and take away what is gone', () => {
  const appeared = { table: tableOf('c', 15), open: true, offered: false, own: null };
  const played = { table: { ...tableOf('a', 10, 60), status: 'running' as const }, open: true, offered: true, own: WAITS };
  const after = afterChanges(LISTS, { type: 'listed', tables: [appeared, played], gone: ['b', 'unknown'] });
  assert.deepEqual(idsOf(after), ['ca', 'am', 'a']);
  assert.equal(after.more.open, '10.a');
  assert.deepEqual(idsOf(afterChanges(after, { type: 'listed', tables: [], gone: ['a', 'm'] })), ['c', '', '']);
  assert.deepEqual(idsOf(LISTS), ['ba', 'm', ''], 'the lists before are as they were');
});

test('time that is left at tables runs down while nothing is told', () => {
  const lists = { ...LISTS, mine: [ownOf(tableOf('m', 5), { left: 70_000 }), ownOf(tableOf('n', 5))] };
  assert.deepEqual(
    aged(lists, 30_000).mine.map(({ left }) => left),
    [40_000, null],
  );
  assert.equal(aged(aged(lists, 60_000), 60_000).mine[0]?.left, 0);
});

test('a line asks for lists whenever it is open again, for the last ones wished for, and none once nobody follows', () => {
  const sent: string[] = [];
  const sockets: Socket[] = [];
  const timers: (() => void)[] = [];
  const line = createLine({
    open() {
      const socket: Socket = { send: (text) => void sent.push(text), close: () => undefined, onopen: null, onclose: null, onmessage: null };
      sockets.push(socket);
      return socket;
    },
    schedule(callback) {
      timers.push(callback);
      return () => undefined;
    },
    jitter: () => 1,
    attended: () => true,
  });
  const heard: ListsMessage[] = [];
  const links: LinkStatus[] = [];
  const listener = { hear: (message: ListsMessage) => void heard.push(message), link: (status: LinkStatus) => void links.push(status) };
  line.follow({ ...listener, wish: { type: 'subscribe', lists: 'mine', pages: 1 } });
  sockets[0]?.onopen?.();
  line.follow({ ...listener, wish: { type: 'subscribe', lists: 'lobby', pages: 2 } });
  sockets[0]?.onmessage?.({ data: JSON.stringify({ type: 'lists', of: 'lobby', lists: LISTS }) });
  sockets[0]?.onclose?.();
  timers.at(-1)?.();
  sockets[1]?.onopen?.();
  line.follow(null);
  assert.deepEqual(
    sent.map((text): unknown => JSON.parse(text)),
    [
      { type: 'subscribe', lists: 'mine', pages: 1 },
      { type: 'subscribe', lists: 'lobby', pages: 2 },
      { type: 'subscribe', lists: 'lobby', pages: 2 },
      { type: 'unsubscribe' },
    ],
  );
  assert.deepEqual(
    heard.map(({ type }) => type),
    ['lists'],
  );
  assert.deepEqual(links, ['open', 'lost', 'open']);
  sockets[1]?.onclose?.();
  const { length } = sockets;
  timers.at(-1)?.();
  assert.equal(sockets.length, length, 'nobody follows anything: the link stays away');
});
