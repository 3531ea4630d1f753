import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { NewCalendar } from '@madang/wire';
import { onBothDatabases } from '../../../support/databases.ts';
import { type Guest, newGuest } from '../../../support/guest.ts';
import { handTime } from '../../../support/hand-time.ts';
import { chance, follow, playAny, standing } from '../../../support/match.ts';
import { afterwards, folderFor, serverFor } from '../../../support/server.ts';

const PASSWORD = 'a quiet courtyard';
const DAYS = { clock: { kind: 'days', days: 2 } };

async function calendarOf(guest: Guest): Promise<string> {
  const made = await guest.request('POST', '/api/account/calendar');
  assert.equal(made.status, 200, JSON.stringify(made.body));
  return NewCalendar.parse(made.body).address;
}

/** What a calendar program reads there. */
async function read(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const linesOf = (text: string, name: string): readonly string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`));

/** Two players, whose match begins. */
async function begun(guests: readonly [Guest, Guest], more: Readonly<Record<string, unknown>> = DAYS) {
  const [ada, bea] = guests;
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { options: { rounds: '1' }, ...more });
  await bea.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  return id;
}

onBothDatabases(
  'a calendar has an event at the end of one’s time for each turn-based table that waits for its person, and no other',
  async (t, config) => {
    const time = handTime();
    const { url } = await serverFor(t, config, time.parts);
    const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea, the second')];
    const address = await calendarOf(ada);
    const none = await read(address);
    assert.deepEqual([none.status, none.headers.get('content-type')], [200, 'text/calendar; charset=utf-8']);
    assert.deepEqual(linesOf(none.text, 'SUMMARY'), []);
    const id = await begun([ada, bea]);
    await begun([ada, bea], {});
    await begun([ada, bea], { clock: { kind: 'live', minutes: 20, increment: 0 } });
    const one = await read(address);
    assert.deepEqual(linesOf(one.text, 'UID'), [`UID:turn-${id}@madang`]);
    assert.deepEqual(linesOf(one.text, 'DTSTART'), ['DTSTART:20260103T000000Z']);
    assert.deepEqual(linesOf(one.text, 'SUMMARY'), ['SUMMARY:Your turn: tiny']);
    assert.deepEqual(linesOf(one.text, 'DESCRIPTION'), ['DESCRIPTION:Your time to move ends now. At the table: Ada and Bea\\, the second.']);
    assert.deepEqual(linesOf(one.text, 'URL'), [`URL:${url}/t/${id}`]);
    assert.equal((await read(address)).text, one.text, 'nothing has changed');
    assert.equal((await read(address, { 'if-none-match': one.headers.get('etag') ?? '' })).status, 304);
    const line = await follow(ada, id);
    while (standing(line).decisions.length > 0) await playAny(line, id, chance(3));
    assert.deepEqual(linesOf((await read(address)).text, 'UID'), [], 'the others are waited for');
    await line.close();
  },
);

test('a calendar’s address is kept as a hash, shown once, and void once it is made anew, revoked, or its password changes', async (t) => {
  const folder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder: folder });
  const ada = await newGuest(url, 'Ada');
  assert.deepEqual((await ada.request('GET', '/api/account/calendar')).body, { since: null });
  const first = await calendarOf(ada);
  const secret = /\/calendar\/([\w-]{43})\.ics$/.exec(first)?.[1] ?? assert.fail(first);
  const db = new DatabaseSync(join(folder, 'madang.sqlite'), { readOnly: true });
  afterwards(t, () => db.close());
  const [row] = db.prepare('select * from calendars').all();
  assert.deepEqual([row?.token, row?.person], [createHash('sha256').update(secret).digest('base64url'), ada.id]);
  assert.equal((await read(first)).status, 200);
  const second = await calendarOf(ada);
  assert.deepEqual([(await read(first)).status, (await read(second)).status], [404, 200]);
  assert.equal((await ada.request('DELETE', '/api/account/calendar')).status, 200);
  assert.equal((await read(second)).status, 404);
  assert.equal((await ada.request('POST', '/api/account', { login: 'ada', password: PASSWORD })).status, 200);
  const third = await calendarOf(ada);
  assert.equal((await ada.request('PUT', '/api/account/password', { current: PASSWORD, password: `${PASSWORD}!` })).status, 200);
  assert.equal((await read(third)).status, 404);
});

test('a guest’s calendar goes on as that of the account they sign in to, and is gone with them', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  assert.equal((await ada.request('POST', '/api/account', { login: 'ada', password: PASSWORD })).status, 200);
  const guest = await newGuest(url, 'Guest');
  const address = await calendarOf(guest);
  const entered = await guest.request('POST', '/api/account/sign-in', { login: 'ada', password: PASSWORD, bring: true });
  assert.equal(entered.status, 200);
  assert.equal((await read(address)).status, 200);
  assert.notEqual((await ada.request('GET', '/api/account/calendar')).body, { since: null });
  assert.equal((await ada.request('POST', '/api/account/delete', { current: PASSWORD })).status, 200);
  assert.equal((await read(address)).status, 404);
});

test('an address that is broken, forged or too long says so; a calendar says nothing in another’s name', async (t) => {
  const { url } = await serverFor(t);
  const wrong: Readonly<Record<string, number>> = {
    [`/calendar/${'A'.repeat(43)}.ics`]: 404,
    [`/calendar/${'A'.repeat(43)}`]: 400,
    '/calendar/x.ics': 400,
    [`/calendar/${'%00'.repeat(3)}.ics`]: 400,
    [`/calendar/${'A'.repeat(100)}.ics`]: 414,
  };
  for (const [path, status] of Object.entries(wrong)) {
    const answer = await read(url + path);
    assert.deepEqual([path, answer.status], [path, status]);
    assert.match(answer.text, /"code":"[\w-]+"/);
  }
});
