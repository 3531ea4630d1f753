import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, follow, playOut } from '../../support/match.ts';
import { webServer } from '../../support/receivers.ts';
import { folderFor, serverFor } from '../../support/server.ts';
import { addHook, answerOf, makeAdmin, openTable, SITE } from './club.ts';

test('two nodes tell a webhook each thing once', { skip: POSTGRES }, async (t) => {
  const time = handTime();
  const databaseUrl = await databaseFor(t);
  const shared = { ...SITE, databaseUrl, secret: 's'.repeat(32) };
  const [one, two] = [await serverFor(t, shared, time.parts), await serverFor(t, shared, time.parts)];
  const web = await webServer(t);
  web.answer.by = answerOf();
  const admin = await makeAdmin(one.url, { dataFolder: null, databaseUrl });
  await addHook({ admin, web }, 'discord');
  await addHook({ admin, web }, 'json');
  const quiet = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) {
      time.pass(1000);
      await setTimeout(15);
    }
  };
  // The second node learns of a webhook when it polls.
  await quiet(35);
  const [ada, bea] = [await newGuest(one.url, 'Ada'), await newGuest(one.url, 'Bea')];
  const { id } = await openTable(ada);
  await quiet(15);
  await guestOf(two.url, bea.id, bea.cookie).table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  await quiet(15);
  const guests = [ada, bea];
  await playOut({ id, guests, lines: await Promise.all(guests.map((guest) => follow(guest, id))) }, chance(1));
  await quiet(70);
  const hits = web.inbox.all.map(({ method, body }) => JSON.parse(body.toString()).event ?? method);
  assert.deepEqual(hits.sort(), ['PATCH', 'PATCH', 'POST', 'table-open', 'table-over', 'table-turn']);
});

test('a table that a node without webhooks made is told by the next node that starts', async (t) => {
  const time = handTime();
  const place = { dataFolder: folderFor(t), databaseUrl: undefined };
  const web = await webServer(t);
  web.answer.by = answerOf();
  const first = await serverFor(t, { ...SITE, ...place }, time.parts);
  const admin = await makeAdmin(first.url, place);
  await addHook({ admin, web }, 'discord');
  await first.close();
  const silent = await serverFor(t, { ...SITE, ...place, publicUrl: undefined }, time.parts);
  const ada = await newGuest(silent.url, 'Ada');
  const { id } = await openTable(ada);
  await silent.close();
  assert.equal(web.inbox.all.length, 0);
  await serverFor(t, { ...SITE, ...place }, time.parts);
  assert.ok((await web.inbox.next()).body.toString().includes(id));
});
