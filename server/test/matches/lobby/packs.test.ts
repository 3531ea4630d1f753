import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SHELF, type Title } from '@madang/games';
import { PackHead, PackList, PackView, Problem } from '@madang/wire';
import { MADANG } from '../../../../games/underwater/components/decks/deck.ts';
import { checkUpgrade } from '../../../api/cli/upgrade-check.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, standing } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const SECRET = 'a secret of more than thirty-two letters';
const shelf = SHELF.filter(({ name }) => name === 'underwater');

/** Our deck as an owner types it; `goods`: those of card 4. */
function typed(goods: Record<string, number>): Record<string, unknown> {
  const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box', version: '1' }));
  deck.eras[0][3].instant.goods = goods;
  return deck;
}

async function upload(guest: Guest, document: unknown): Promise<PackHead> {
  const { status, body } = await guest.request('POST', '/api/packs', { game: 'underwater', document });
  assert.equal(status, 200, JSON.stringify(body));
  return PackHead.parse(body);
}

const problemOf = async (guest: Guest, document: unknown): Promise<Problem> =>
  Problem.parse((await guest.request('POST', '/api/packs', { game: 'underwater', document })).body);

test('a pack is uploaded once, read by its id, and listed for its owner; a wrong one is told by card and field', async (t) => {
  const { url } = await serverFor(t, {}, { shelf });
  const [ada, bob] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bob')];
  const head = await upload(ada, typed({ points: 7 }));
  assert.match(head.id, /^box-1@[0-9a-f]{32}$/);
  assert.deepEqual(await upload(bob, typed({ points: 7 })), head);
  const read = PackView.parse((await bob.request('GET', `/api/packs/${encodeURIComponent(head.id)}`)).body);
  assert.deepEqual(read.document, typed({ points: 7 }));
  assert.deepEqual(PackList.parse((await ada.request('GET', '/api/packs')).body).packs, [head]);
  assert.deepEqual(PackList.parse((await bob.request('GET', '/api/packs')).body).packs, []);
  assert.equal((await bob.request('GET', `/api/packs/${encodeURIComponent(`box-1@${'0'.repeat(32)}`)}`)).status, 404);
  const wrong = await problemOf(ada, typed({ coal: 7 }));
  assert.equal(wrong.code, 'wrong-pack');
  assert.match(JSON.stringify(wrong.details), /instant\.goods\.coal.*"card":"4"/);
});

test('hostile packs are refused, and one person brings twenty a day', async (t) => {
  const { url } = await serverFor(t, {}, { shelf });
  const eve = await newGuest(url, 'Eve');
  for (const document of [null, 7, [], 'x'.repeat(1000), JSON.parse('{"__proto__":{"a":1}}'), { ...typed({ points: 7 }), name: '../x' }])
    assert.equal((await problemOf(eve, document)).code, 'wrong-pack');
  let deep = '1';
  for (let i = 0; i < 100_000; i++) deep = `[${deep}]`;
  const sent = await fetch(`${url}/api/packs`, {
    method: 'POST',
    headers: { cookie: eve.cookie, 'content-type': 'application/json' },
    body: `{"game":"underwater","document":${deep}}`,
  });
  assert.ok(sent.status >= 400 && sent.status < 500, `${sent.status}`);
  assert.equal((await eve.request('POST', '/api/packs', { game: 'underwater', document: { long: 'x'.repeat(900_000) } })).status, 413);
  assert.equal((await problemOf(eve, typed({ points: 99 ** 9 }))).code, 'wrong-pack');
  for (let i = 1; i <= 20; i++) await upload(eve, typed({ points: i }));
  assert.deepEqual(await problemOf(eve, typed({ points: 21 })), { code: 'too-many', details: { of: 'packs-a-day', most: 20 } });
  await upload(eve, typed({ points: 3 }));
  assert.equal(Reflect.get({}, 'a'), undefined);
});

test('a table names a pack that the server has, and no other', async (t) => {
  const { url } = await serverFor(t, {}, { shelf });
  const ada = await newGuest(url, 'Ada');
  const { id } = await upload(ada, typed({ points: 7 }));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const asked = { game: 'underwater', seats, options: { deck: id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) } };
  const refused = Problem.parse((await ada.request('POST', '/api/tables', asked)).body);
  assert.equal(refused.code, 'pack-not-loaded');
  assert.equal((await ada.table('POST', '/api/tables', { ...asked, options: { deck: id } })).options.deck, id);
});

/** The card 4 of a pack as a view has it. */
function cardIn(view: unknown): unknown {
  const text = typeof view === 'object' && view !== null ? Reflect.get(view, 'pack') : undefined;
  return typeof text === 'string' ? JSON.parse(text).eras[0][3].instant.goods : undefined;
}

async function plays(t: TestContext, place: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  const before = await serverFor(t, { ...place, secret: SECRET }, { shelf });
  const ada = await newGuest(before.url, 'Ada');
  const { id: pack } = await upload(ada, typed({ points: 7 }));
  const { id } = await ada.create('underwater', [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], { options: { deck: pack } });
  await ada.table('POST', `/api/tables/${id}/start`);
  const line = await follow(ada, id);
  assert.deepEqual(cardIn(line.received.find((message) => message.type === 'view')?.views[0]?.view), { points: 7 });
  const random = chance(4);
  for (let i = 0; i < 4; i++) {
    if (standing(line).decisions.length === 0) await line.next('step', (step) => step.decisions.length > 0);
    await playAny(line, id, random);
  }
  await before.close();
  const { running } = await checkUpgrade(place, shelf);
  assert.deepEqual(
    running.map(({ verdict }) => verdict),
    ['same'],
  );

  const after = await serverFor(t, { ...place, secret: SECRET }, { shelf });
  const back = guestOf(after.url, ada.id, ada.cookie);
  const again = await follow(back, id);
  assert.deepEqual(cardIn(again.received.find((message) => message.type === 'view')?.views[0]?.view), { points: 7 });
  while (!standing(again).over) {
    if (standing(again).decisions.length === 0) await again.next('step', (step) => step.over || step.decisions.length > 0);
    else await playAny(again, id, random);
  }
  const { body: document } = await back.request('GET', `/api/tables/${id}/document`);
  assert.deepEqual(Reflect.get(Object(document), 'pack'), typed({ points: 7 }));
  await back.request('POST', '/api/account/delete', {});
  await after.close();

  const elsewhere = await serverFor(t, {}, { shelf });
  const eve = await newGuest(elsewhere.url, 'Eve');
  const taken = await eve.request('POST', '/api/tables/import', { document });
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  assert.deepEqual(
    PackList.parse((await eve.request('GET', '/api/packs')).body).packs.map((one) => one.id),
    [pack],
  );
  const changed = JSON.parse(JSON.stringify(document).replace('"points":7', '"points":8'));
  const refused = Problem.parse((await eve.request('POST', '/api/tables/import', { document: changed })).body);
  assert.equal(refused.code, 'wrong-options');
}

/** The next version of the rules, which play as these do. */
const NEXT: readonly Title[] = shelf.map((title) => ({ ...title, rules: async () => ({ ...(await title.rules()), version: 'next' }) }));

test('a match with a pack goes on by its own rules where a server has newer ones, and so does its bot', async (t) => {
  const place = { dataFolder: folderFor(t), databaseUrl: undefined, secret: SECRET };
  const before = await serverFor(t, place, { shelf });
  const ada = await newGuest(before.url, 'Ada');
  const { id: pack } = await upload(ada, typed({ points: 7 }));
  const { id } = await ada.create('underwater', [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], { options: { deck: pack } });
  await ada.table('POST', `/api/tables/${id}/start`);
  await before.close();
  const after = await serverFor(t, place, { shelf: NEXT });
  const line = await follow(guestOf(after.url, ada.id, ada.cookie), id);
  assert.deepEqual(cardIn(line.received.find((message) => message.type === 'view')?.views[0]?.view), { points: 7 });
  const random = chance(4);
  for (let i = 0; i < 8; i++) {
    if (standing(line).decisions.length === 0) await line.next('step', (step) => step.decisions.length > 0);
    await playAny(line, id, random);
  }
  assert.ok(standing(line).seq > 8, 'the bot has moved, too');
});

test('a match with a pack goes on after a restart, with its bot, and its document is played on another server (SQLite)', (t) =>
  plays(t, { dataFolder: folderFor(t), databaseUrl: undefined }));

test(
  'a match with a pack goes on after a restart, with its bot, and its document is played on another server (PostgreSQL)',
  { skip: POSTGRES },
  async (t) => plays(t, { dataFolder: null, databaseUrl: await databaseFor(t) }),
);
