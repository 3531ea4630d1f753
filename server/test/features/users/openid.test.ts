import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type TestContext, test } from 'node:test';
import { Account } from '@madang/wire';
import Provider from 'oidc-provider';
import { readConfig } from '../../../index.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { afterwards, serverFor } from '../../support/server.ts';

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A real provider that lets anybody in by any name, and a server of ours that trusts it. */
async function place(t: TestContext) {
  const listening = createServer();
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  afterwards(t, () => {
    listening.closeAllConnections();
    listening.close();
  });
  const issuer = `http://127.0.0.1:${portOf(listening)}`;
  // Our server's address is known only once it listens: the one that people find it at is configured.
  const publicUrl = 'https://play.example';
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'madang', client_secret: 'a secret of both', redirect_uris: [`${publicUrl}/api/account/openid/return`] }],
    pkce: { required: () => true },
  });
  listening.on('request', provider.callback());
  const openid = { issuer, clientId: 'madang', clientSecret: 'a secret of both', name: 'The club' };
  const { url } = await serverFor(t, { publicUrl, openid });
  return { url, issuer };
}

/** A browser at the provider: it keeps cookies and follows nothing by itself. */
function browser() {
  const jar = new Map<string, string>();
  const go = async (address: string, form?: Readonly<Record<string, string>>): Promise<{ readonly to: string | null; readonly text: string }> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie }, ...body });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    return { to: to === null ? null : new URL(to, address).href, text: await answer.text() };
  };
  return { go };
}

/** Signs somebody in at the provider, from the address that it was asked by; gives where it sends them back to. */
async function atProvider(address: string, login: string): Promise<URL> {
  const { go } = browser();
  let next = address;
  for (let steps = 0; steps < 12; steps++) {
    const { to, text } = await go(next);
    if (to?.startsWith('https://play.example')) return new URL(to);
    if (to !== null) {
      next = to;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1] ?? assert.fail(text);
    const sent = await go(next, { prompt, login, password: 'any' });
    next = sent.to ?? assert.fail(sent.text);
  }
  return assert.fail('the provider never sent us back');
}

const urlOf = (body: unknown): string => {
  assert.ok(typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string', JSON.stringify(body));
  return body.url;
};

/** Where a guest is sent to the provider. */
const leaving = async (guest: Guest, bring = false): Promise<string> => urlOf((await guest.request('POST', '/api/account/openid', { bring })).body);

/** Comes back to our server with that query: where it leads, and the cookie that is set. */
async function comeBack(url: string, { cookie }: Pick<Guest, 'cookie'>, search: string) {
  const answer = await fetch(`${url}/api/account/openid/return${search}`, { redirect: 'manual', headers: { cookie } });
  return { to: answer.headers.get('location'), cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** The whole way: the guest afterwards, whoever that is then. */
async function signIn(url: string, guest: Guest, login: string, bring = false): Promise<Guest> {
  const { search } = await atProvider(await leaving(guest, bring), login);
  const back = await comeBack(url, guest, search);
  assert.equal(back.to, '/#/account');
  if (back.cookie === '') return guest;
  const { person } = await accountOf(guestOf(url, '', back.cookie));
  return guestOf(url, person.id, back.cookie);
}

const accountOf = async (guest: Guest): Promise<Account> => Account.parse((await guest.request('GET', '/api/account')).body);

test('a guest becomes an account by the provider, comes back as the same on another device, and brings along what they have', async (t) => {
  const { url } = await place(t);
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.deepEqual((await accountOf(ada)).openid, { name: 'The club', linked: false });
  assert.equal((await signIn(url, ada, 'ada')).id, ada.id);
  const account = await accountOf(ada);
  assert.deepEqual(account.openid, { name: 'The club', linked: true });
  assert.equal(account.forgottenAfter, null, 'no guest any more');
  const elsewhere = await newGuest(url, 'Phone');
  const brought = await elsewhere.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const again = await signIn(url, elsewhere, 'ada', true);
  assert.equal(again.id, ada.id);
  for (const { id } of [table, brought]) assert.equal((await again.table('GET', `/api/tables/${id}`)).seats[0]?.person, ada.id);
  assert.equal((await elsewhere.request('GET', '/api/session')).status, 401, 'the guest’s session has ended');
  const { sessions } = await accountOf(again);
  assert.equal(sessions.length, 2);
  const other = sessions.find(({ here }) => !here);
  assert.equal((await again.request('DELETE', `/api/account/sessions/${other?.id}`)).status, 200);
  assert.equal((await ada.request('GET', '/api/session')).status, 401, 'sessions by it are revocable as any');
  assert.ok(JSON.stringify((await again.request('GET', '/api/account/export')).body).includes('"subject":"ada"'));
});

test('an account links the provider, is nobody else by it, and gives it up only where another way is left', async (t) => {
  const { url } = await place(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  await signIn(url, ada, 'ada');
  assert.deepEqual((await ada.request('DELETE', '/api/account/openid')).body, { code: 'last-way' });
  await bea.request('POST', '/api/account', { login: 'bea', password: 'a quiet courtyard' });
  const { search } = await atProvider(await leaving(bea), 'ada');
  assert.equal((await comeBack(url, bea, search)).to, '/#/account?problem=openid-taken');
  assert.equal((await accountOf(bea)).openid?.linked, false);
  assert.equal((await signIn(url, bea, 'bea')).id, bea.id);
  assert.equal((await bea.request('DELETE', '/api/account/openid')).status, 200);
  const stranger = await newGuest(url, 'Stranger');
  assert.equal((await signIn(url, stranger, 'bea')).id, stranger.id, 'what was given up names nobody');
  assert.equal((await ada.request('POST', '/api/account/delete', {})).status, 200);
  const newcomer = await newGuest(url, 'Newcomer');
  assert.equal((await signIn(url, newcomer, 'ada')).id, newcomer.id, 'nor does who is gone');
});

test('an answer counts once, for the session that left, and whole', async (t) => {
  const { url, issuer } = await place(t);
  const [ada, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Eve')];
  const asked = new URL(await leaving(ada));
  assert.equal(asked.origin, issuer);
  assert.deepEqual(
    ['response_type', 'code_challenge_method', 'redirect_uri', 'scope'].map((name) => asked.searchParams.get(name)),
    ['code', 'S256', 'https://play.example/api/account/openid/return', 'openid'],
  );
  for (const name of ['state', 'nonce', 'code_challenge']) assert.ok((asked.searchParams.get(name) ?? '').length >= 43, name);
  const { search } = await atProvider(asked.href, 'ada');
  const wrong = '/#/account?problem=wrong-openid';
  assert.equal((await comeBack(url, eve, search)).to, wrong, 'of another session');
  assert.equal((await comeBack(url, { cookie: '' }, search)).to, wrong);
  assert.equal((await comeBack(url, ada, search)).to, '/#/account');
  assert.equal((await comeBack(url, ada, search)).to, wrong, 'once more');
  const bent = await atProvider(await leaving(eve), 'eve');
  bent.searchParams.set('code', 'another');
  assert.equal((await comeBack(url, eve, bent.search)).to, wrong);
  const elsewhere = await atProvider(await leaving(eve), 'eve');
  elsewhere.searchParams.set('iss', 'https://elsewhere.example');
  assert.equal((await comeBack(url, eve, elsewhere.search)).to, wrong);
  const denied = new URL(await leaving(eve)).searchParams.get('state') ?? '';
  assert.equal((await comeBack(url, eve, `?error=access_denied&state=${denied}`)).to, wrong);
  assert.equal((await accountOf(eve)).openid?.linked, false);
});

test('without a provider nothing is offered; one that does not answer is said to be away', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  assert.equal((await accountOf(ada)).openid, null);
  assert.equal((await ada.request('POST', '/api/account/openid', {})).status, 404);
  const openid = { issuer: 'http://127.0.0.1:9', clientId: 'madang', clientSecret: 'secret', name: 'Nobody' };
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const deaf = await serverFor(t, { publicUrl: 'https://play.example', openid, logLevel: 'error' }, { logTo });
  const answer = await (await newGuest(deaf.url)).request('POST', '/api/account/openid', {});
  assert.deepEqual([answer.status, answer.body], [503, { code: 'unavailable' }]);
  assert.match(lines.join(''), /bad port.*the OpenID provider cannot be asked/, 'its host reads why');
});

test('settings of a provider are whole, and reach it safely', () => {
  const whole = { DATABASE: 'memory', PUBLIC_URL: 'https://play.example', OPENID_CLIENT_ID: 'madang', OPENID_CLIENT_SECRET: 'secret' };
  const { openid } = readConfig({ ...whole, OPENID_ISSUER: 'https://id.example.org' });
  assert.deepEqual(openid, { issuer: 'https://id.example.org', clientId: 'madang', clientSecret: 'secret', name: 'id.example.org' });
  assert.throws(() => readConfig({ ...whole, OPENID_ISSUER: 'http://id.example.org' }), /OPENID_ISSUER must be reached by https/);
  assert.throws(() => readConfig({ DATABASE: 'memory', OPENID_ISSUER: 'https://id.example.org' }), /OPENID_ISSUER needs OPENID_CLIENT_ID/);
  assert.equal(readConfig({ DATABASE: 'memory' }).openid, undefined);
});
