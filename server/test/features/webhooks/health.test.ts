import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGuest } from '../../support/guest.ts';
import { webServer } from '../../support/receivers.ts';
import { addHook, answerOf, newClub, openTable } from './club.ts';

const MINUTE = 60;

test('429 is honoured: the webhook rests as long as it was asked to, then the message comes', async (t) => {
  const club = await newClub(t);
  let left = 1;
  const usual = answerOf();
  club.web.answer.by = (hit) => {
    left -= 1;
    return left >= 0 ? { status: 429, headers: { 'retry-after': '300' }, body: { retry_after: 300 } } : usual(hit);
  };
  const { id } = await addHook(club, 'discord');
  const ada = await newGuest(club.server.url, 'Ada');
  await openTable(ada);
  await club.next();
  await openTable(ada);
  const before = club.time.parts.time.now();
  assert.equal(await club.quiet(4 * MINUTE), 0, 'nor is another message tried meanwhile');
  await club.next();
  await club.next();
  const waited = club.time.parts.time.now() - before;
  assert.ok(waited >= 290_000 && waited < 420_000, `${waited} ms`);
  assert.equal((await club.webhooks()).find((one) => one.id === id)?.state, 'active');
});

test('a webhook that fails for hours is switched off, its admin is told, and a test message switches it on again', async (t) => {
  const club = await newClub(t);
  const mail = await webServer(t);
  await club.admin.request('POST', '/api/account/channels', { kind: 'webhook', address: `${mail.url}/mine`, shape: 'plain' });
  const { id } = await addHook(club, 'discord');
  club.web.answer.by = () => ({ status: 500 });
  const ada = await newGuest(club.server.url, 'Ada');
  await openTable(ada);
  await club.next();
  const began = club.time.parts.time.now();
  const stateOf = async () => (await club.webhooks()).find((one) => one.id === id)?.state;
  for (let i = 0; i < 120 && (await stateOf()) === 'active'; i++) {
    club.time.pass(5 * MINUTE * 1000);
    await club.quiet(2);
  }
  assert.equal(await stateOf(), 'failing');
  const hours = (club.time.parts.time.now() - began) / 3_600_000;
  assert.ok(hours > 8 && hours < 9.5, `${hours} hours`);
  assert.equal(club.web.inbox.all.length, 6);
  await club.quiet(20);
  const told = JSON.parse((await mail.inbox.next()).body.toString());
  assert.deepEqual([told.kind, told.title, told.url], ['webhook', 'A webhook was turned off', 'https://play.example/#/admin']);
  const attempt = () => club.admin.request('POST', `/api/admin/webhooks/${id}/test`);
  assert.deepEqual((await attempt()).body, { code: 'not-delivered' });
  assert.equal(await stateOf(), 'failing');
  club.web.answer.by = answerOf();
  assert.equal((await attempt()).status, 200);
  assert.equal(await stateOf(), 'active');
  assert.equal(mail.inbox.all.length, 1, 'an admin is told once');
});

test('what could not be sent is sent once the receiver is there again, as it stands then', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'matrix');
  club.web.answer.by = () => ({ status: 503 });
  const ada = await newGuest(club.server.url, 'Ada');
  const [full, open] = [await openTable(ada), await openTable(ada)];
  await club.next();
  // A full table that nobody heard of is no news any more.
  await (await newGuest(club.server.url, 'Bea')).table('POST', `/api/tables/${full.id}/join`, {});
  club.web.answer.by = answerOf();
  assert.ok((await club.next()).hit.path.includes(open.id));
  assert.equal(await club.quiet(3 * MINUTE), 0);
});

test('an attempt that is repeated has the same id, so that a receiver can drop it', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'json');
  club.web.answer.by = () => ({ status: 502 });
  await openTable(await newGuest(club.server.url, 'Ada'));
  const [first, second] = [await club.next(), await club.next()];
  assert.equal(first.json.id, second.json.id);
  assert.notEqual(first.hit.headers['x-madang-signature'], second.hit.headers['x-madang-signature']);
});

test('a webhook that Discord does not know any more is switched off at once', async (t) => {
  const club = await newClub(t);
  const { id } = await addHook(club, 'discord');
  club.web.answer.by = () => ({ status: 404, body: { message: 'Unknown Webhook', code: 10_015 } });
  await openTable(await newGuest(club.server.url, 'Ada'));
  await club.next();
  await club.quiet(2);
  assert.equal((await club.webhooks()).find((one) => one.id === id)?.state, 'gone');
  await openTable(await newGuest(club.server.url, 'Bea'));
  assert.equal(await club.quiet(3 * MINUTE), 0);
});

test('a message that somebody deleted in Discord is not written again, and its webhook goes on', async (t) => {
  const club = await newClub(t);
  const { id } = await addHook(club, 'discord');
  const ada = await newGuest(club.server.url, 'Ada');
  const table = await openTable(ada);
  await club.next();
  const usual = answerOf();
  club.web.answer.by = (hit) => (hit.method === 'PATCH' ? { status: 404, body: { message: 'Unknown Message', code: 10_008 } } : usual(hit));
  await (await newGuest(club.server.url, 'Bea')).table('POST', `/api/tables/${table.id}/join`, {});
  assert.equal((await club.next()).hit.method, 'PATCH');
  assert.equal(await club.quiet(3 * MINUTE), 0);
  assert.equal((await club.webhooks()).find((one) => one.id === id)?.state, 'active');
});

test('a message that is refused is not sent again, and others are', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'slack');
  club.web.answer.by = () => ({ status: 400 });
  const ada = await newGuest(club.server.url, 'Ada');
  await openTable(ada);
  await club.next();
  await club.quiet(2);
  club.web.answer.by = answerOf();
  assert.equal(await club.quiet(15 * MINUTE), 0);
  const other = await openTable(ada);
  assert.ok(String((await club.next()).json.text).includes(other.id));
});
