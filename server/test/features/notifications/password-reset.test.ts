import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { type Mail, mailServer } from '../../support/receivers.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const OLD = 'a quiet courtyard';
const NEW = 'a louder courtyard';

const ask = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const tokenIn = (mail: Mail, act: string): string => new RegExp(`/#/mail/${act}/([\\w-]+)`).exec(mail.text)?.[1] ?? '';
const signIn = async (url: string, password: string): Promise<number> => (await ask(url, '/account/sign-in', { login: 'bea', password })).status;

/** Bea, who has a password and a mail address that she has confirmed, and a server that mails. */
async function forgetful(t: TestContext, confirmed = true) {
  const time = handTime();
  const mail = await mailServer(t);
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder, publicUrl: 'https://play.example', mail: { smtp: mail.url, from: 'a@play.example' } }, time.parts);
  const bea: Guest = await newGuest(url, 'Bea');
  await bea.request('POST', '/api/account', { login: 'bea', password: OLD });
  await bea.request('POST', '/api/account/channels', { kind: 'mail', address: 'bea@example.org', current: OLD });
  const asking = await mail.inbox.next();
  if (confirmed) await ask(url, '/mail/confirm', { token: tokenIn(asking, 'confirm') });
  return { url, time, bea, mail, file: join(dataFolder, 'madang.sqlite') };
}

test('a forgotten password is replaced once by a mailed link, and every session ends', async (t) => {
  const { url, bea, mail, file } = await forgetful(t);
  for (const name of ['BEA', 'bea@example.org']) {
    assert.equal((await ask(url, '/account/password-reset', { name })).status, 200);
    const letter = await mail.inbox.next();
    assert.deepEqual([letter.to, letter.headers.get('subject')], [['bea@example.org'], 'Reset your password']);
  }
  const [, first, second] = mail.inbox.all;
  assert.ok(first && second);
  const token = tokenIn(second, 'reset');
  const database = new DatabaseSync(file, { readOnly: true });
  const kept = JSON.stringify([database.prepare('select * from links').all(), database.prepare('select * from deliveries').all()]);
  database.close();
  assert.ok(kept.includes('reset') && !kept.includes(token), 'whoever reads the database cannot follow the link');
  const reset = (one: string, password: string) => ask(url, '/account/password-reset/confirm', { token: one, password });
  assert.equal((await reset(tokenIn(first, 'reset'), NEW)).status, 410, 'a newer link makes an older one void');
  assert.equal((await reset(token, 'short')).status, 400);
  const done = await reset(token, NEW);
  assert.deepEqual([done.status, (await bea.request('GET', '/api/session')).status], [200, 401]);
  const here = guestOf(url, bea.id, (done.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  assert.equal((await here.request('GET', '/api/session')).status, 200);
  assert.equal((await reset(token, OLD)).status, 410);
  assert.deepEqual([await signIn(url, OLD), await signIn(url, NEW)], [401, 200]);
});

test('a link for a new password is good for an hour, and for nothing else', async (t) => {
  const { url, time, mail } = await forgetful(t);
  await ask(url, '/account/password-reset', { name: 'bea' });
  const token = tokenIn(await mail.inbox.next(), 'reset');
  assert.equal((await ask(url, '/mail/confirm', { token })).status, 410);
  time.passQuietly(3_600_001);
  assert.equal((await ask(url, '/account/password-reset/confirm', { token, password: NEW })).status, 410);
  assert.equal(await signIn(url, OLD), 200);
});

test('nobody learns who signs in here: an unknown name is answered as a known one, also when it is asked too often', async (t) => {
  const { url, mail } = await forgetful(t, false);
  const answers = async (name: string) => {
    const all: unknown[] = [];
    for (let i = 0; i < 11; i++) {
      const answer = await ask(url, '/account/password-reset', { name });
      all.push([answer.status, await answer.json()]);
    }
    return all;
  };
  const [known, unknown] = [await answers('bea'), await answers('nobody-here')];
  assert.deepEqual(known, unknown);
  assert.deepEqual(
    [known[0], known[10]],
    [
      [200, {}],
      [429, { code: 'too-fast' }],
    ],
  );
  // An address that nobody confirmed may be a stranger's.
  assert.equal(mail.inbox.all.length, 1);
});
