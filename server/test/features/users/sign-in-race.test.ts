import assert from 'node:assert/strict';
import { onBothDatabases, together } from '../../support/databases.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { mailServer } from '../../support/receivers.ts';
import { serverFor } from '../../support/server.ts';

const OLD = 'a quiet courtyard';
const NEW = 'a louder courtyard';

const post = (url: string, path: string, body: object): Promise<Response> =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Signs in with a password; gives the status and the cookie of the session. */
async function signIn(url: string, login: string, password: string): Promise<{ readonly status: number; readonly cookie: string }> {
  const answer = await post(url, '/account/sign-in', { login, password });
  await answer.text();
  return { status: answer.status, cookie: cookieOf(answer) };
}

/** How many of these sign-ins still have a session. */
async function alive(url: string, signed: readonly { readonly status: number; readonly cookie: string }[]): Promise<number> {
  const asked = await Promise.all(signed.map(({ cookie }) => (cookie === '' ? undefined : guestOf(url, '', cookie).request('GET', '/api/session'))));
  return asked.filter((answer) => answer?.status === 200).length;
}

onBothDatabases('a sign-in by the old password that began before the change leaves no session behind', async (t, config) => {
  const { url } = await serverFor(t, config);
  for (let round = 0; round < 4; round++) {
    const ada = await newGuest(url, 'Ada');
    const login = `ada-${round}`;
    await ada.request('POST', '/api/account', { login, password: OLD });
    const changing = ada.request('PUT', '/api/account/password', { current: OLD, password: NEW });
    const signed = await together(4, () => signIn(url, login, OLD));
    assert.equal((await changing).status, 200);
    assert.equal(await alive(url, signed), 0, `round ${round}: ${signed.map(({ status }) => status).join()}`);
    assert.equal((await ada.request('GET', '/api/session')).status, 200, 'who changed it stays signed in');
    assert.equal((await signIn(url, login, NEW)).status, 200);
  }
});

/** A person with a password and a confirmed mail address; a link for a new password has been mailed to them. */
async function forgetful(url: string, login: string, inbox: Awaited<ReturnType<typeof mailServer>>['inbox']) {
  const tokenIn = (text: string, act: string): string => new RegExp(`/#/mail/${act}/([\\w-]+)`).exec(text)?.[1] ?? assert.fail(text);
  const person: Guest = await newGuest(url, login);
  await person.request('POST', '/api/account', { login, password: OLD });
  await person.request('POST', '/api/account/channels', { kind: 'mail', address: `${login}@example.org`, current: OLD });
  await post(url, '/mail/confirm', { token: tokenIn((await inbox.next()).text, 'confirm') });
  await post(url, '/account/password-reset', { name: login });
  return { person, token: tokenIn((await inbox.next()).text, 'reset') };
}

onBothDatabases('a sign-in by the old password that began before a reset leaves no session behind', async (t, config) => {
  const mail = await mailServer(t);
  const { url } = await serverFor(t, { ...config, publicUrl: 'https://play.example', mail: { smtp: mail.url, from: 'a@play.example' } });
  for (let round = 0; round < 2; round++) {
    const login = `bea-${round}`;
    const { person, token } = await forgetful(url, login, mail.inbox);
    const resetting = post(url, '/account/password-reset/confirm', { token, password: NEW });
    const signed = await together(4, () => signIn(url, login, OLD));
    const reset = await resetting;
    assert.equal(reset.status, 200);
    assert.equal(await alive(url, signed), 0, `round ${round}: ${signed.map(({ status }) => status).join()}`);
    assert.equal((await guestOf(url, person.id, cookieOf(reset)).request('GET', '/api/session')).status, 200);
  }
});

onBothDatabases('a link for a new password is good no more once the password was changed', async (t, config) => {
  const mail = await mailServer(t);
  const { url } = await serverFor(t, { ...config, publicUrl: 'https://play.example', mail: { smtp: mail.url, from: 'a@play.example' } });
  const { person, token } = await forgetful(url, 'bea', mail.inbox);
  assert.equal((await person.request('PUT', '/api/account/password', { current: OLD, password: NEW })).status, 200);
  assert.equal((await post(url, '/account/password-reset/confirm', { token, password: 'an enemy’s courtyard' })).status, 410);
  assert.equal((await signIn(url, 'bea', NEW)).status, 200);
});
