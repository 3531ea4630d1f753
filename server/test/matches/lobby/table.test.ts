import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGuest } from '../../support/guest.ts';
import { command, serverFor } from '../../support/server.ts';

test('two people make a table, join, start and play; both see each step', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const bo = await newGuest(url, 'Bo');
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.deepEqual([made.status, made.mine, made.seedHash], ['waiting', [0], null]);
  const a = await ada.line();
  const b = await bo.line();
  a.send({ type: 'watch', table: made.id });
  await a.next('table');
  const joined = await bo.table('POST', `/api/tables/${made.id}/join`, {});
  assert.deepEqual([joined.mine, joined.seats[1]?.name], [[1], 'Bo']);
  b.send({ type: 'watch', table: made.id });
  await ada.table('POST', `/api/tables/${made.id}/start`);
  const view = await a.next('view');
  const theirs = await b.next('view');
  assert.deepEqual([view.seq, view.waitingFor, view.decisions.map((one) => one.seat)], [0, [0, 1], [0]]);
  assert.deepEqual(
    theirs.decisions.map((one) => one.seat),
    [1],
  );
  const done = await a.ask({ type: 'play', table: made.id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 2 }] });
  assert.deepEqual([done.type, done.seq], ['done', 1]);
  const step = await b.next('step');
  assert.deepEqual([step.seq, step.by, step.views[0]?.told], [1, 0, [{ event: 'bid sealed', seat: 0 }]]);
  const own = await a.next('step');
  assert.deepEqual(own.views[0]?.told, [{ event: 'bid', seat: 0, value: 2 }]);
});
