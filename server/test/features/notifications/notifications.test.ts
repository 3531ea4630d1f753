import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { catalogueProblems } from '@madang/text';
import { readTexts } from '@madang/text/testing';
import { type ChannelRequest, NotificationSettings } from '@madang/wire';
import { type Bus, localBus } from '../../../core/bus/bus.ts';
import { words } from '../../../features/notifications/text/sources.ts';
import type { Listener } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { type HandTime, handTime } from '../../support/hand-time.ts';
import { chance, follow, type Played, playAny, playOut, standing } from '../../support/match.ts';
import { mailServer, senderOf, subscription, webServer } from '../../support/receivers.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const SITE = { publicUrl: 'https://play.example', webhookNets: (address: string) => address === '127.0.0.1' };

/** Lets time pass until that has come. */
async function meanwhile<T>(time: HandTime, wanted: Promise<T>, step = 1000): Promise<T> {
  let come = false;
  const end = (): void => {
    come = true;
  };
  wanted.then(end, end);
  while (!come) {
    time.pass(step);
    await setTimeout(2);
  }
  return wanted;
}

async function tell(guest: Guest, receiver: ChannelRequest, minutes = 5): Promise<void> {
  assert.equal((await guest.request('POST', '/api/account/channels', receiver)).status, 200);
  assert.equal((await guest.request('PUT', '/api/account/notifications', { turn: true, invited: true, over: true, minutes })).status, 200);
}

const settingsOf = async (guest: Guest): Promise<NotificationSettings> =>
  NotificationSettings.parse((await guest.request('GET', '/api/account/notifications')).body);
const stateOf = async (guest: Guest, kind: string) => (await settingsOf(guest)).receivers.find((one) => one.kind === kind)?.state;
const hook = (url: string): ChannelRequest => ({ kind: 'webhook', address: `${url}/hook`, shape: 'plain' });
const factsOf = (hit: { readonly body: Buffer }): Record<string, unknown> => JSON.parse(hit.body.toString());

/** Ada and Bea at a table that has started; each follows it, and is away. */
async function seated(url: string, guests: readonly [Guest, Guest], more: Readonly<Record<string, unknown>> = {}): Promise<Played> {
  const [ada, bea] = guests;
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { options: { rounds: '1' }, ...more });
  await bea.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  const lines = await Promise.all(guests.map((guest) => follow(guestOf(url, guest.id, guest.cookie), id)));
  for (const line of lines) {
    line.send({ type: 'away', away: true });
    line.send({ type: 'ping' });
    await line.next('pong');
  }
  return { id, guests, lines };
}

async function toldOnce(t: TestContext, more: Readonly<Record<string, unknown>>): Promise<void> {
  const time = handTime();
  const { url } = await serverFor(t, { ...SITE, ...more }, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  await tell(bea, hook(web.url));
  const { id, lines } = await seated(url, [ada, bea]);
  const [hers, theirs] = lines;
  assert.ok(hers && theirs);
  // Both are to bid; Ada tells nobody where.
  time.pass(5 * MINUTE - 1000);
  const first = factsOf(await meanwhile(time, web.inbox.next()));
  assert.deepEqual([first.kind, first.table, first.game, first.url], ['turn', id, 'tiny', `https://play.example/t/${id}`]);
  assert.match(String(first.title), /Your turn: tiny/);
  assert.match(String(first.body), /Ada and Bea/);
  const random = chance(3);
  // While she is waited for on end that is one turn, however much she decides in it.
  let [waited, turns] = [true, 1];
  for (;;) {
    const mover = standing(theirs).decisions.length > 0 ? theirs : hers;
    const seq = (await playAny(mover, id, random)) ?? 0;
    for (const line of lines) while (standing(line).seq < seq) await line.next('step');
    if (standing(theirs).over) break;
    const before = waited;
    waited = standing(theirs).waitingFor.includes(1);
    time.pass(MINUTE);
    if (before || !waited) continue;
    turns += 1;
    assert.equal(factsOf(await meanwhile(time, web.inbox.next())).kind, 'turn');
  }
  assert.ok(turns > 1);
  const last = factsOf(await meanwhile(time, web.inbox.next()));
  assert.deepEqual([last.kind, last.table], ['over', id]);
  assert.match(String(last.body), /1\. (Ada|Bea) \(\d+\) · \d\. (Ada|Bea) \(\d+\)/);
  assert.equal(web.inbox.all.length, turns + 1);
}

test('SQLite: whoever is waited for is told once, after the delay, and at the end how it came out', (t) => toldOnce(t, {}));

test('PostgreSQL: whoever is waited for is told once, after the delay, and at the end how it came out', { skip: POSTGRES }, async (t) =>
  toldOnce(t, { databaseUrl: await databaseFor(t) }),
);

test('nobody is told what is true no more: they have moved, or look at the table', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  await tell(bea, hook(web.url));
  const moved = await seated(url, [ada, bea]);
  const looked = await seated(url, [ada, bea]);
  const later = await seated(url, [ada, bea]);
  const mover = moved.lines[1] ?? assert.fail();
  while (standing(mover).decisions.length > 0) await playAny(mover, moved.id, chance(1));
  const line = looked.lines[1] ?? assert.fail();
  line.send({ type: 'away', away: false });
  line.send({ type: 'ping' });
  await line.next('pong');
  time.pass(5 * MINUTE - 1000);
  assert.equal(factsOf(await meanwhile(time, web.inbox.next())).table, later.id);
  // What she saw is not told when she has gone, either.
  line.send({ type: 'away', away: true });
  line.send({ type: 'ping' });
  await line.next('pong');
  await playOut(later, chance(2));
  assert.equal(factsOf(await meanwhile(time, web.inbox.next())).kind, 'over');
  assert.deepEqual(web.inbox.all.length, 2);
});

test('two nodes: who looks at the table on the other node is not told', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const listeners = new Map<string, Listener>();
  const openBus = async (node: string, listener: Listener): Promise<Bus> => {
    listeners.set(node, listener);
    const publish: Bus['publish'] = (message) => {
      for (const [other, one] of listeners) if (other !== node) one.heard(message);
    };
    return { ...localBus(), publish };
  };
  const databaseUrl = await databaseFor(t);
  const shared = { ...SITE, databaseUrl, secret: 's'.repeat(32) };
  // The second tells nobody, so the first has to ask it.
  const one = await serverFor(t, shared, { ...time.parts, openBus });
  const two = await serverFor(t, { ...shared, publicUrl: undefined }, { ...time.parts, openBus });
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(one.url, 'Ada'), await newGuest(one.url, 'Bea')];
  await tell(bea, hook(web.url));
  const looked = await seated(two.url, [ada, bea].map((guest) => guestOf(two.url, guest.id, guest.cookie)) as [Guest, Guest]);
  looked.lines[1]?.send({ type: 'away', away: false });
  looked.lines[1]?.send({ type: 'ping' });
  await looked.lines[1]?.next('pong');
  time.pass(MINUTE);
  const away = await seated(one.url, [ada, bea]);
  time.pass(5 * MINUTE - 1000);
  assert.equal(factsOf(await meanwhile(time, web.inbox.next(), 10)).table, away.id);
  assert.equal(web.inbox.all.length, 1);
});

test('a seat that is kept for somebody is told, unless they have taken it', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  await tell(bea, hook(web.url), 1440);
  const tables = [await seated(url, [ada, bea]), await seated(url, [ada, bea])];
  for (const table of tables) await playOut(table, chance(1));
  for (const _ of tables) assert.equal(factsOf(await meanwhile(time, web.inbox.next())).kind, 'over');
  const [taken, open] = [
    await ada.table('POST', `/api/tables/${tables[0]?.id}/rematch`),
    await ada.table('POST', `/api/tables/${tables[1]?.id}/rematch`),
  ];
  await bea.table('POST', `/api/tables/${taken.id}/join`, {});
  const said = factsOf(await meanwhile(time, web.inbox.next()));
  assert.deepEqual([said.kind, said.table, said.body], ['invited', open.id, 'Ada invites you to play and keeps a seat for you.']);

  // Asked to a new table, she is told; not where the seat was freed before it came to that.
  const [withdrawn, other] = [
    await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]),
    await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]),
  ];
  for (const { id } of [withdrawn, other]) await ada.table('POST', `/api/tables/${id}/invite`, { seat: 1, person: bea.id });
  await ada.table('DELETE', `/api/tables/${withdrawn.id}/invited/1`);
  const asked = factsOf(await meanwhile(time, web.inbox.next()));
  assert.deepEqual([asked.kind, asked.table], ['invited', other.id]);
});

test('a mail address is told nothing before its link is followed, then in its person’s language, and no more once they want none', async (t) => {
  const time = handTime();
  const mail = await mailServer(t);
  const { url } = await serverFor(t, { ...SITE, mail: { smtp: mail.url, from: 'Madang <madang@play.example>' } }, time.parts);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, '베아')];
  await bea.request('PATCH', '/api/session', { language: 'ko', zone: 'Asia/Seoul' });
  await tell(bea, { kind: 'mail', address: 'Bea@example.org' }, 0);
  const asking = await mail.inbox.next();
  const web = await webServer(t);
  await tell(bea, hook(web.url), 0);
  const untilOver = async () => {
    while (factsOf(await meanwhile(time, web.inbox.next())).kind !== 'over');
  };
  assert.deepEqual([asking.to, asking.headers.get('subject')], [['bea@example.org'], '메일 주소를 확인해 주세요']);
  const before = await seated(url, [ada, bea]);
  await playOut(before, chance(1));
  await untilOver();
  const token = /https:\/\/play\.example\/#\/mail\/confirm\/([\w-]+)/.exec(asking.text)?.[1];
  assert.equal(await stateOf(bea, 'mail'), 'unconfirmed');
  const confirm = () =>
    fetch(`${url}/api/mail/confirm`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) });
  assert.deepEqual([(await confirm()).status, (await confirm()).status], [200, 410], 'a link is good once');
  assert.equal(await stateOf(bea, 'mail'), 'active');

  const { id, lines } = await seated(url, [ada, bea]);
  const told = await meanwhile(time, mail.inbox.next());
  assert.match(told.headers.get('subject') ?? '', /내 차례: tiny/);
  assert.match(told.text, new RegExp(`Ada, 베아 – 1월 1일 오전 9:\\d\\d부터 내 차례입니다\\.\\s+https://play\\.example/t/${id}`));
  assert.equal(told.headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  const leave = /<https:\/\/play\.example(\/api\/mail\/unsubscribe\/[^>]+)>/.exec(told.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  assert.ok(told.text.includes(leave));
  const looked = await fetch(`${url}${leave}`, { redirect: 'manual' });
  assert.deepEqual([looked.status, await stateOf(bea, 'mail')], [302, 'active'], 'a look at the link changes nothing');
  const post = (path: string) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
  assert.equal((await post(`${leave.slice(0, -2)}xx`)).status, 410, 'nobody unsubscribes others');
  assert.equal((await post(leave)).status, 200);
  assert.equal(await stateOf(bea, 'mail'), 'unsubscribed');
  await playOut({ id, guests: [ada, bea], lines }, chance(2));
  await untilOver();
  assert.equal(mail.inbox.all.length, 2);
});

test('a push is sealed for its browser and signed; a browser that is no more is dropped with a note', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  const [phone, gone] = [subscription(), subscription()];
  await tell(bea, { kind: 'push', address: `${web.url}/410/gone`, keys: gone.keys, name: 'Tablet' }, 0);
  await tell(bea, { kind: 'push', address: `${web.url}/201/phone`, keys: phone.keys, name: 'Phone' }, 0);
  const { id } = await seated(url, [ada, bea]);
  const hits = [await meanwhile(time, web.inbox.next()), await meanwhile(time, web.inbox.next())];
  const hit = hits.find(({ path }) => path === '/201/phone') ?? assert.fail();
  assert.deepEqual(Object.keys(hit.headers).includes('ttl') && hit.headers['content-encoding'], 'aes128gcm');
  const said = phone.read(hit.body);
  assert.deepEqual({ ...(said as object), body: '', tag: '' }, { title: 'Your turn: tiny', body: '', path: `/#/table/${id}`, tag: '' });
  const { offer } = await settingsOf(bea);
  const sender = senderOf(hit.headers, offer.push ?? '');
  assert.deepEqual({ ...(sender as object), exp: 0 }, { aud: web.url, exp: 0, sub: 'https://play.example' });
  const states = async () => (await settingsOf(bea)).receivers.map(({ name, state }) => [name, state]).sort();
  while ((await states())[1]?.[1] === 'active') await setTimeout(2);
  assert.deepEqual(await states(), [
    ['Phone', 'active'],
    ['Tablet', 'gone'],
  ]);
  const again = await seated(url, [ada, bea]);
  assert.equal((await meanwhile(time, web.inbox.next())).path, '/201/phone');
  await playOut(again, chance(1));
  while (web.inbox.all.length < 4) await meanwhile(time, web.inbox.next());
  assert.equal(web.inbox.all.filter(({ path }) => path === '/410/gone').length, 1);
});

test('what cannot be delivered is tried again, later and later; who takes nothing is dropped, and back once a test arrives', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  await tell(bea, { kind: 'webhook', address: `${web.url}/503/hook`, shape: 'discord' }, 0);
  for (let i = 0; i < 3; i++) await seated(url, [ada, bea]);
  const began = time.parts.time?.now() ?? 0;
  for (let i = 0; i < 18; i++) await meanwhile(time, web.inbox.next(), 10 * MINUTE);
  assert.ok((time.parts.time?.now() ?? 0) - began > 8 * 60 * MINUTE);
  while ((await settingsOf(bea)).receivers[0]?.state !== 'failing') await setTimeout(2);
  await seated(url, [ada, bea]);
  await meanwhile(time, time.timerWithin(5000));
  assert.equal(web.inbox.all.length, 18);
  const discord = factsOf(web.inbox.all[0] ?? assert.fail());
  assert.match(String(discord.content), /^\*\*Your turn: tiny\*\*\nAda and Bea: .*\n<https:\/\/play\.example\/t\/[\w-]+>$/s);
  assert.deepEqual(discord.allowed_mentions, { parse: [] });
  const [receiver] = (await settingsOf(bea)).receivers;
  assert.deepEqual((await bea.request('POST', `/api/account/channels/${receiver?.id}/test`)).body, { code: 'not-delivered' });
  assert.equal((await ada.request('POST', `/api/account/channels/${receiver?.id}/test`)).status, 404, 'nobody tests what is another’s');
  assert.equal((await settingsOf(bea)).receivers[0]?.state, 'failing');
  web.answer.status = 300;
  assert.deepEqual((await bea.request('POST', `/api/account/channels/${receiver?.id}/test`)).body, { code: 'not-delivered' }, 'it is somewhere else');
  web.answer.status = 204;
  assert.equal((await bea.request('POST', `/api/account/channels/${receiver?.id}/test`)).status, 200);
  assert.equal((await settingsOf(bea)).receivers[0]?.state, 'active');
});

test('what was to be told when the server died is told by the next one', async (t) => {
  const time = handTime();
  const dataFolder = folderFor(t);
  const secret = 's'.repeat(32);
  const first = await serverFor(t, { ...SITE, dataFolder, secret }, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(first.url, 'Ada'), await newGuest(first.url, 'Bea')];
  await tell(bea, hook(web.url));
  const { id, lines } = await seated(first.url, [ada, bea]);
  for (const line of lines) await line.close();
  await first.close();
  time.pass(10 * MINUTE);
  await serverFor(t, { ...SITE, dataFolder, secret }, time.parts);
  assert.equal(factsOf(await meanwhile(time, web.inbox.next())).table, id);
});

test('a mailbox that is not there is dropped; an address is asked only so often', async (t) => {
  const time = handTime();
  const mail = await mailServer(t);
  const { url } = await serverFor(t, { ...SITE, mail: { smtp: mail.url, from: 'madang@play.example' } }, time.parts);
  const bea = await newGuest(url, 'Bea');
  await tell(bea, { kind: 'mail', address: 'nobody@example.org' });
  while ((await settingsOf(bea)).receivers[0]?.state !== 'gone') await setTimeout(2);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const guest = await newGuest(url, `Guest ${i}`);
    statuses.push((await guest.request('POST', '/api/account/channels', { kind: 'mail', address: 'victim@example.org' })).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});

test('whoever has a password gives it before a mail address is theirs', async (t) => {
  const mail = await mailServer(t);
  const { url } = await serverFor(t, { ...SITE, mail: { smtp: mail.url, from: 'madang@play.example' } });
  const bea = await newGuest(url, 'Bea');
  await bea.request('POST', '/api/account', { login: 'bea', password: 'a quiet courtyard' });
  const add = (more: object) => bea.request('POST', '/api/account/channels', { kind: 'mail', address: 'bea@example.org', ...more });
  assert.deepEqual((await add({})).body, { code: 'wrong-password' });
  assert.equal((await add({ current: 'a quiet courtyard' })).status, 200);
});

test('without a public address nothing is offered, and without a mail server no mail', async (t) => {
  const [bare, plain] = [await serverFor(t), await serverFor(t, SITE)];
  const [ada, bea] = [await newGuest(bare.url), await newGuest(plain.url)];
  assert.deepEqual((await settingsOf(ada)).offer, { push: null, mail: false, webhook: false });
  assert.deepEqual((await ada.request('POST', '/api/account/channels', hook('https://hooks.example'))).body, { code: 'not-offered-here' });
  assert.deepEqual({ ...(await settingsOf(bea)).offer, push: '' }, { push: '', mail: false, webhook: true });
  assert.equal((await bea.request('POST', '/api/account/channels', { kind: 'mail', address: 'bea@example.org' })).status, 422);
  assert.deepEqual((await bea.request('POST', '/api/account/channels', hook('https://192.168.1.1'))).body, { code: 'not-reachable' });
});

test('what is sent can be said in every language', async () => {
  assert.deepEqual(catalogueProblems(await readTexts(words)), []);
});
