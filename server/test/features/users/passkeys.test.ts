import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Account } from '@madang/wire';
import { type Authenticator, type Bent, newAuthenticator } from '../../support/authenticator.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { serverFor } from '../../support/server.ts';

/** Asks as a page of that origin does. */
async function ask(url: string, path: string, { cookie = '', body, origin = url }: { cookie?: string; body?: unknown; origin?: string } = {}) {
  const headers = { 'content-type': 'application/json', origin, ...(cookie !== '' && { cookie }) };
  const answer = await fetch(`${url}/api/account/passkeys${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  const json: unknown = await answer.json();
  const isRecord = typeof json === 'object' && json !== null;
  const challenge = isRecord && 'challenge' in json && typeof json.challenge === 'string' ? json.challenge : '';
  const code = isRecord && 'code' in json ? json.code : undefined;
  return { status: answer.status, challenge, code, body: json, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

async function addKey(url: string, guest: Guest, key: Authenticator, bent?: Bent) {
  const { challenge } = await ask(url, '/options', guest);
  return ask(url, '', { ...guest, body: key.register(challenge, bent) });
}

async function signIn(url: string, key: Authenticator, bent?: Bent) {
  const { challenge } = await ask(url, '/sign-in/options');
  return ask(url, '/sign-in', { body: key.assert(challenge, bent) });
}

const accountOf = async (guest: Guest): Promise<Account> => Account.parse((await guest.request('GET', '/api/account')).body);

test('a passkey makes a guest an account, and signs its person in again and again', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const key = newAuthenticator(url);
  assert.equal((await addKey(url, ada, key)).status, 200);
  assert.deepEqual(
    (await accountOf(ada)).passkeys.map(({ id, name }) => [id, name]),
    [[key.id, 'Key']],
  );
  for (let i = 0; i < 2; i++) {
    const signed = await signIn(url, key);
    assert.deepEqual([signed.status, signed.body], [200, { id: ada.id, name: 'Ada' }]);
    const there = guestOf(url, ada.id, signed.cookie);
    assert.deepEqual((await there.table('GET', `/api/tables/${table.id}`)).mine, [0]);
  }
});

test('what an authenticator signs for another site, another purpose or without asking its person is refused', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const key = newAuthenticator(url);
  const bents: readonly Bent[] = [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { type: 'webauthn.get' }, { unverified: true }];
  for (const bent of bents) assert.deepEqual((await addKey(url, ada, key, bent)).code, 'wrong-passkey', JSON.stringify(bent));
  assert.deepEqual((await accountOf(ada)).passkeys, []);
  await addKey(url, ada, key);
  const others: readonly Bent[] = [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { type: 'webauthn.create' }, { unverified: true }];
  for (const bent of others) {
    const answer = await signIn(url, key, bent);
    assert.deepEqual([answer.status, answer.code, answer.cookie], [401, 'wrong-passkey', ''], JSON.stringify(bent));
  }
});

test('a challenge is answered once, by whom it was given to, for what it was given, and in time', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  const [ada, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Eve')];
  const key = newAuthenticator(url);
  const asked = await ask(url, '/options', ada);
  assert.equal((await ask(url, '', { ...eve, body: newAuthenticator(url).register(asked.challenge) })).code, 'wrong-passkey', 'Eve’s');
  assert.equal((await ask(url, '', { ...ada, body: key.register(asked.challenge) })).status, 200);
  assert.equal((await ask(url, '', { ...ada, body: newAuthenticator(url).register(asked.challenge) })).code, 'wrong-passkey', 'twice');
  const more = await ask(url, '/options', ada);
  assert.equal((await ask(url, '/sign-in', { body: key.assert(more.challenge) })).code, 'wrong-passkey', 'a challenge for a new passkey');
  const signing = await ask(url, '/sign-in/options');
  const said = key.assert(signing.challenge);
  assert.equal((await ask(url, '/sign-in', { body: said })).status, 200);
  assert.equal((await ask(url, '/sign-in', { body: said })).code, 'wrong-passkey', 'played again');
  const late = await ask(url, '/sign-in/options');
  time.passQuietly(300_001);
  assert.equal((await ask(url, '/sign-in', { body: key.assert(late.challenge) })).code, 'wrong-passkey', 'late');
});

test('another’s key under a known name, an unknown key and a bent signature sign nobody in', async (t) => {
  const { url } = await serverFor(t);
  const [ada, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Eve')];
  const [key, hers] = [newAuthenticator(url), newAuthenticator(url)];
  await addKey(url, ada, key);
  await addKey(url, eve, hers);
  const tries = [
    async (challenge: string) => ({ ...hers.assert(challenge), id: key.id }),
    async (challenge: string) => newAuthenticator(url).assert(challenge),
    async (challenge: string) => ({ ...key.assert(challenge), signature: key.assert(challenge).signature.slice(4) }),
    async (challenge: string) => ({ ...key.assert(challenge), clientDataJSON: 'bm90IGpzb24' }),
  ];
  for (const make of tries) {
    const { challenge } = await ask(url, '/sign-in/options');
    assert.equal((await ask(url, '/sign-in', { body: await make(challenge) })).code, 'wrong-passkey');
  }
  const again = await ask(url, '/options', eve);
  assert.equal((await ask(url, '', { ...eve, body: { ...key.register(again.challenge) } })).code, 'wrong-passkey', 'a passkey is one person’s');
});

test('the last way in is not removed; a stranger’s passkey never', async (t) => {
  const { url } = await serverFor(t);
  const [ada, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Eve')];
  const [key, second] = [newAuthenticator(url), newAuthenticator(url)];
  await addKey(url, ada, key);
  const remove = async (who: Guest, id: string) => (await who.request('DELETE', `/api/account/passkeys/${id}`)).status;
  assert.equal(await remove(ada, key.id), 409);
  await addKey(url, ada, second);
  assert.equal(await remove(eve, key.id), 404);
  assert.deepEqual([await remove(ada, key.id), await remove(ada, second.id)], [200, 409]);
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  assert.equal(await remove(ada, second.id), 200);
  assert.equal((await signIn(url, second)).code, 'wrong-passkey');
});

test('a program without an origin, and a page of another site, are offered none', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  assert.deepEqual((await ada.request('POST', '/api/account/passkeys/options', {})).body, { code: 'no-origin' });
  assert.equal((await ask(url, '/options', { ...ada, origin: 'https://evil.example' })).status, 403);
  assert.equal((await ask(url, '/options')).status, 401);
});
