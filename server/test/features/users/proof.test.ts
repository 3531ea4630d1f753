import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Account } from '@madang/wire';
import { newAuthenticator } from '../../support/authenticator.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const PASSWORD = 'a quiet courtyard';

/** A server, and what a page asks of it for a person: the code of a refusal, or none. */
async function place(t: Parameters<typeof serverFor>[0]) {
  const hand = handTime();
  const { url } = await serverFor(t, {}, hand.parts);
  const asked = async (guest: Guest, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie: guest.cookie };
    const answer = await fetch(`${url}/api/account${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const json: unknown = await answer.json();
    const text = (name: string): string => {
      const value: unknown = typeof json === 'object' && json !== null && name in json ? Reflect.get(json, name) : undefined;
      return typeof value === 'string' ? value : '';
    };
    return {
      status: answer.status,
      code: text('code'),
      challenge: text('challenge'),
      cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    };
  };
  const key = newAuthenticator(url);
  const addKey = async (guest: Guest) => {
    const { challenge, code } = await asked(guest, '/passkeys/options', {});
    return code || (await asked(guest, '/passkeys', key.register(challenge))).code;
  };
  return { url, hand, asked, key, addKey };
}

test('a passkey is added to an account by whoever signed in within ten minutes, not by an open session alone', async (t) => {
  const { url, hand, asked, addKey, key } = await place(t);
  const ada = await newGuest(url, 'Ada');
  hand.pass(60 * MINUTE);
  assert.equal((await asked(ada, '', { login: 'ada', password: PASSWORD })).status, 200, 'a guest has nothing to show');
  const refused = await asked(ada, '/passkeys/options', {});
  assert.deepEqual([refused.status, refused.code], [403, 'show-again']);
  const again = await asked(ada, '/sign-in', { login: 'ada', password: PASSWORD });
  const shown = guestOf(url, ada.id, again.cookie);
  const { challenge } = await asked(shown, '/passkeys/options', {});
  hand.pass(11 * MINUTE);
  assert.equal((await asked(shown, '/passkeys', key.register(challenge))).code, 'show-again', 'what was begun in time is ended in time');
  const last = guestOf(url, ada.id, (await asked(shown, '/sign-in', { login: 'ada', password: PASSWORD })).cookie);
  assert.equal(await addKey(last), '');
  assert.equal(Account.parse((await last.request('GET', '/api/account')).body).passkeys.length, 1);
});

test('a first password and a first mail address are given to an account with a passkey by whoever has just shown it', async (t) => {
  const { url, hand, asked, addKey, key } = await place(t);
  const ada = await newGuest(url, 'Ada');
  assert.equal(await addKey(ada), '');
  hand.pass(11 * MINUTE);
  const account = { login: 'ada', password: PASSWORD };
  const mail = { kind: 'mail', address: 'ada@madang.example' };
  assert.equal((await asked(ada, '', account)).code, 'show-again');
  assert.equal((await asked(ada, '/receivers', mail)).code, 'show-again');
  const { challenge } = await asked(ada, '/passkeys/sign-in/options', {});
  const signed = await asked(ada, '/passkeys/sign-in', key.assert(challenge));
  const shown = guestOf(url, ada.id, signed.cookie);
  assert.notEqual((await asked(shown, '/receivers', mail)).code, 'show-again');
  assert.equal((await asked(shown, '', account)).code, '');
});
