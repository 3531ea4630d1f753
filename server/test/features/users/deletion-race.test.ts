import assert from 'node:assert/strict';
import { TableList } from '@madang/wire';
import { newAuthenticator } from '../../support/authenticator.ts';
import { onBothDatabases, ROUNDS, together } from '../../support/databases.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
const CUP = { name: 'Cup', game: 'tiny', seats: 2, people: 4, rounds: 1, clock: { kind: 'days', days: 1 } };

onBothDatabases('a person who deletes themselves while another tab makes things leaves nothing behind', async (t, config) => {
  const { url } = await serverFor(t, config);
  const bo = await newGuest(url, 'Bo');
  const { id: waiting } = await bo.create('tiny', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await newGuest(url, 'Ada');
    await ada.create('tiny', SEATS);
    const [deleted] = await Promise.all([
      ada.request('POST', '/api/account/delete', {}),
      together(6, () => ada.request('POST', '/api/tables', { game: 'tiny', seats: SEATS })),
      together(2, () => ada.request('POST', '/api/tournaments', CUP)),
      together(2, () => ada.request('POST', `/api/tables/${waiting}/join`, {})),
    ]);
    assert.equal(deleted.status, 200, JSON.stringify(deleted.body));
    const { open } = TableList.parse((await bo.request('GET', '/api/tables')).body);
    assert.deepEqual(
      open.map(({ id }) => id),
      [waiting],
      `round ${round}: only Bo's table is there`,
    );
    assert.deepEqual(
      (await bo.table('GET', `/api/tables/${waiting}`)).seats.map(({ kind }) => kind),
      ['person', 'open', 'open'],
    );
    // A cup of a person who is gone goes on without an owner.
    assert.ok(!JSON.stringify((await bo.request('GET', '/api/tournaments')).body).includes(ada.id), `round ${round}: no cup names them`);
  }
});

onBothDatabases('an account without a password is deleted, and loses a way in, only by a person who has just signed in', async (t, config) => {
  const hand = handTime();
  const { url } = await serverFor(t, config, hand.parts);
  const ada = await newGuest(url, 'Ada');
  const key = newAuthenticator(url);
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const answer = await fetch(`${url}/api/account${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const json: unknown = await answer.json();
    const challenge = typeof json === 'object' && json !== null && 'challenge' in json ? String(json.challenge) : '';
    return { status: answer.status, challenge, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  };
  const { challenge } = await post('/passkeys/options', {}, ada.cookie);
  assert.equal((await post('/passkeys', key.register(challenge), ada.cookie)).status, 200);
  hand.pass(11 * MINUTE);
  const refused = { code: 'show-again', details: { most: 10 } };
  assert.deepEqual((await ada.request('POST', '/api/account/delete', {})).body, refused);
  assert.deepEqual((await ada.request('POST', '/api/account/delete', { current: 'a guess of mine' })).body, refused);
  assert.deepEqual((await ada.request('DELETE', `/api/account/passkeys/${key.id}`)).body, refused);
  assert.equal((await ada.request('GET', '/api/session')).status, 200);
  const asked = await post('/passkeys/sign-in/options', {});
  const shown = guestOf(url, ada.id, (await post('/passkeys/sign-in', key.assert(asked.challenge))).cookie);
  assert.deepEqual((await shown.request('DELETE', `/api/account/passkeys/${key.id}`)).body, { code: 'last-way' });
  assert.equal((await shown.request('POST', '/api/account/delete', {})).status, 200);
  assert.equal((await ada.request('GET', '/api/session')).status, 401);
});
