import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Game } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { BusMessage } from '../../../core/bus/bus.ts';
import type { Services } from '../../../core/services.ts';
import { clusterListener } from '../../../matches/broadcast/cluster.ts';
import type { LiveTable } from '../../../matches/broadcast/live.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { showOne, subscribe } from '../../../matches/broadcast/subscribers.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import { actText } from '../../../matches/log/action-rows.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { command } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

/** A match that two nodes have, and what one of them tells the other. */
function twoNodes() {
  const [here, there] = [1, 2].map(() => carried(beginFold(tiny, { seats: 2, seed: 'told', options: {} })).live);
  assert.ok(here && there);
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), close: async () => undefined };
  const storage = { ...services.storage, shared: true };
  const send = (seat: number, moves: readonly unknown[]) =>
    executeCommand({ ...services, storage, bus }, here, { person: 'me' }, { seat, seq: here.fold?.seq ?? 0, command: command(), moves });
  const play = async () => {
    const [decision] = here.fold?.open ?? [];
    assert.ok(decision);
    return send(decision.seat, [decision.moves[0]]);
  };
  const hear = async (listening: Services, message: BusMessage | undefined) => {
    const registry = { ...newRegistry(services, 3), held: async () => there };
    clusterListener(listening, registry).heard(BusMessage.parse(JSON.parse(JSON.stringify(message))));
    await setImmediate();
    await there.queue;
  };
  return { here, there, told, send, play, hear };
}

/** Services whose database cannot be read; the times that it was tried. */
function unread() {
  let tries = 0;
  const storage = {
    ...services.storage,
    get db(): Services['storage']['db'] {
      tries++;
      throw new Error('the database is away');
    },
  };
  return { services: { ...services, storage }, tries: () => tries };
}

test('what a node wrote it tells the others, which fold it without reading the database', async () => {
  const { here, there, told, play, hear } = twoNodes();
  const away = unread();
  for (let step = 0; step < 3; step++) {
    assert.equal((await play()).done, true);
    await hear(away.services, told[step]);
    assert.equal(there.fold?.seq, step + 1);
    assert.deepEqual(there.fold?.match.state, here.fold?.match.state);
  }
  // What is repeated changes nothing.
  await hear(away.services, told[1]);
  assert.deepEqual([there.fold?.seq, away.tries()], [3, 0]);
});

test('a node that was told of a move knows when it was made and who is waited for, so a look at the tables reads none of it anew', async () => {
  const { here, there, told, play, hear } = twoNodes();
  await play();
  await hear(unread().services, told[0]);
  const known = ({ record: { seq, waitingFor, updatedAt } }: LiveTable) => ({ seq, waitingFor, updatedAt });
  assert.deepEqual(known(there), known(here));
  assert.equal(there.record.seq, 1);
});

test('a node that missed some of it reads the database', async () => {
  const { there, told, play, hear } = twoNodes();
  for (let step = 0; step < 2; step++) await play();
  const away = unread();
  await hear(away.services, told[1]);
  assert.deepEqual([there.fold?.seq, away.tries()], [0, 1]);
});

/** Somebody who follows the table, and what they were sent. */
function follower(live: LiveTable): readonly Readonly<Record<string, unknown>>[] {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const watcher = { person: 'x', send: (text: string) => void sent.push(JSON.parse(text)), expel: () => undefined };
  subscribe(live.audience, watcher, [null]);
  assert.ok(live.fold);
  showOne(live.audience, live.id, live.fold, watcher, { eyes: [null] });
  return sent;
}

test('a step that another node took back is shown by the whole view, and the match goes on', async () => {
  const { here, there, told, send, play, hear } = twoNodes();
  const sent = follower(there);
  await play();
  await hear(services, told[0]);
  const by = here.fold?.log.at(-1)?.by ?? -1;
  assert.equal((await send(by, [])).done, true);
  await hear(services, told[1]);
  await play();
  await hear(services, told[2]);
  assert.deepEqual(
    sent.map(({ type, seq }) => [type, seq]),
    [
      ['view', 0],
      ['step', 1],
      ['view', 2],
      ['step', 3],
    ],
  );
  assert.deepEqual([there.obstacle, there.fold?.match.state], [undefined, here.fold?.match.state]);
});

test('a row that does not fit stops the table at this node, and is written down', async () => {
  const { there, told, play, hear } = twoNodes();
  const sent = follower(there);
  await play();
  const { log, lines } = newLog();
  const rows = [{ seq: 1, seat: 0, move: '{"kind":"no such move"}', command: null, at: 7 }];
  await hear({ ...services, log }, { kind: 'moved', table: 'table', seq: 1, rows });
  assert.deepEqual(there.obstacle, { code: 'frozen' });
  assert.deepEqual([there.fold?.seq, there.record.updatedAt], [0, 0]);
  await hear({ ...services, log }, told[0]);
  assert.equal(there.fold?.seq, 0, 'nothing more is folded');
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [[50, 'a row of another node cannot be folded']],
  );
  assert.equal(sent.length, 1);
});

test('a view that cannot be made is written down; what comes after it is shown with all that is to be decided', async () => {
  const { here, there, told, send, play, hear } = twoNodes();
  const sent = follower(there);
  const { log, lines } = newLog();
  const node = { ...services, log };
  const { fold } = there;
  assert.ok(fold);
  const broken = { yes: false };
  const { redact } = fold.match.game;
  const game: Game = {
    ...fold.match.game,
    redact(state, eyes) {
      if (broken.yes && eyes === null) throw new Error('nobody sees anything');
      return redact(state, eyes);
    },
  };
  there.fold = { ...fold, match: { ...fold.match, game } };
  let heard = 0;
  const next = async (does: () => Promise<unknown>, yes = false) => {
    await does();
    broken.yes = yes;
    await hear(node, told[heard++]);
    broken.yes = false;
  };
  await next(play);
  await next(() => send(here.fold?.log.at(-1)?.by ?? -1, []), true);
  await next(play);
  await next(play);
  await next(play, true);
  await next(play);
  await next(play);
  assert.deepEqual(
    sent.map(({ type, seq, decisions }) => [type, seq, decisions !== undefined]),
    [
      ['view', 0, true],
      ['step', 1, true],
      ['step', 3, true],
      ['step', 4, false],
      ['step', 6, true],
      ['step', 7, false],
    ],
  );
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [
      [50, 'a view cannot be shown'],
      [50, 'a step cannot be shown'],
    ],
  );
});

test('a seat that passes at another node is shown to its new player from then on, and to the one before no more, whatever comes with it', async (t) => {
  const { there, told, play, hear } = twoNodes();
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  await addTable(storage.db, 'table', { owner: 'ada', seed: 'told' });
  await addSeat(storage.db, 'table', 0, { kind: 'person', person: 'ada', name: 'Ada' });
  await addSeat(storage.db, 'table', 1, { kind: 'person', person: 'mina', name: 'Mina', former: 'old', former_name: 'Old' });
  const people = ['ada', 'old'];
  there.record = { ...there.record, seats: there.record.seats.map((seat, i) => ({ ...seat, person: people[i] ?? null, screen: false })) };
  const watch = (person: string, eyes: readonly (number | null)[]) => {
    const sent: { readonly type: string; readonly views?: readonly { readonly seat: number | null }[] }[] = [];
    const watcher = { person, send: (text: string) => void sent.push(JSON.parse(text)), expel: () => undefined };
    assert.ok(there.fold);
    subscribe(there.audience, watcher, eyes);
    showOne(there.audience, 'table', there.fold, watcher, { eyes });
    return () => sent.flatMap(({ type, views = [] }) => views.map(({ seat }) => [type, seat]));
  };
  const [old, mina] = [watch('old', [1]), watch('mina', [null])];
  await play();
  const [first] = told;
  assert.ok(first?.kind === 'moved' && first.rows?.[0]);
  const taken = { seq: 1, seat: 1, move: actText({ act: { kind: 'take-over' }, by: 'player' }), command: null, at: 7 };
  const message: BusMessage = { kind: 'moved', table: 'table', seq: 2, rows: [taken, { ...first.rows[0], seq: 2 }] };
  await hear({ ...services, storage }, message);
  while ((there.fold?.seq ?? 0) < 2 && !there.obstacle) await setImmediate();
  assert.deepEqual(old(), [
    ['view', 1],
    ['view', null],
    ['step', null],
  ]);
  assert.deepEqual(mina(), [
    ['view', null],
    ['view', 1],
    ['step', 1],
  ]);
});
