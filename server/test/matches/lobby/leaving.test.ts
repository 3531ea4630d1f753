import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { command, serverFor } from '../../support/server.ts';

async function begun(t: TestContext, more: Partial<Config> = {}) {
  const { url } = await serverFor(t, more);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  return { url, ada, bo };
}

test('whoever left a private table hears nothing of it any more, and is told so', async (t) => {
  const { ada, bo } = await begun(t);
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'invited' }], { access: 'link' });
  await bo.table('POST', `/api/tables/${table.id}/join`, { invitation: table.invitation });
  const line = await bo.line();
  line.send({ type: 'watch', table: table.id });
  await line.next('chat');
  assert.equal((await bo.request('POST', `/api/tables/${table.id}/leave`)).status, 200);
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
  const before = line.received.length;
  const a = await ada.line();
  a.send({ type: 'watch', table: table.id });
  a.send({ type: 'chat', table: table.id, command: command(), text: 'Now that Bo is gone …' });
  await a.next('chat', ({ lines }) => lines.length > 0);
  line.send({ type: 'chat', table: table.id, command: command(), text: 'I am still here' });
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
  line.send({ type: 'watch', table: table.id });
  await line.next('problem');
  assert.deepEqual(
    line.received.slice(before).map((message) => message.type),
    ['problem', 'problem'],
  );
  line.send({ type: 'watch', table: table.id, invitation: table.invitation ?? '' });
  await line.next('table', (message) => message.table.mine.length === 0);
});

/** Owner and heir leave at the same time, again and again: never is a table left that nobody at it owns. */
async function bothLeave(t: TestContext, more: Partial<Config>) {
  const { ada, bo } = await begun(t, more);
  for (let i = 0; i < 8; i++) {
    const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
    await bo.table('POST', `/api/tables/${id}/join`, {});
    const answers = await Promise.all([ada, bo].map((guest) => guest.request('POST', `/api/tables/${id}/leave`)));
    for (const answer of answers) assert.ok([200, 404].includes(answer.status), JSON.stringify(answer.body));
    assert.equal((await ada.request('GET', `/api/tables/${id}`)).status, 404);
  }
}

test('owner and heir leave at the same time: nobody is left, so the table is closed', (t) => bothLeave(t, {}));

test('the same with PostgreSQL', { skip: POSTGRES }, async (t) => bothLeave(t, { databaseUrl: await databaseFor(t) }));
