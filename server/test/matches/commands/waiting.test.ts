import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newMatch } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { enqueue } from '../../../matches/broadcast/live.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { newGuest } from '../../support/guest.ts';
import { command, serverFor } from '../../support/server.ts';
import { carried, type Outcome } from '../../support/services.ts';

const MOST_WAITING = 500;

test('so many commands may wait at a table and the next is refused as unavailable; who has waited is counted off again', async () => {
  const { options } = newMatch(tiny, { seats: 2, seed: 'waiting' });
  const { live, undo } = carried(beginFold(tiny, { seats: 2, seed: 'waiting', options }));
  for (let i = 0; i < MOST_WAITING + 100; i++) await undo(0);
  const held = Promise.withResolvers<void>();
  const busy = enqueue(live, () => held.promise);
  const codeOf = (outcome: Outcome) => (outcome.done ? 'done' : outcome.problem.code);
  const waiting = Array.from({ length: MOST_WAITING }, () => undo(0));
  assert.equal(codeOf(await undo(0)), 'unavailable');
  held.resolve();
  await busy;
  const codes = new Set((await Promise.all(waiting)).map(codeOf));
  assert.ok(!codes.has('unavailable'));
});

test('a command for a table that was closed under its follower is answered: there is none', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const line = await bo.line();
  line.send({ type: 'watch', table: id });
  await line.next('table');
  assert.equal((await ada.request('POST', `/api/tables/${id}/leave`)).status, 200);
  assert.deepEqual((await line.next('problem')).problem, { code: 'table-closed' });
  line.send({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
});
