import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { AdminUser, Report } from '@madang/wire';
import { z } from 'zod';
import { doHosting } from '../../../api/cli/admin.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { follow, startedTable } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const PASSWORD = 'a quiet courtyard';

/** A server with a host, made so from the command line beside it. */
async function hosted(t: TestContext, place: Pick<Config, 'dataFolder' | 'databaseUrl'>) {
  const { url } = await serverFor(t, place);
  const host = await newGuest(url, 'Hana');
  await host.request('POST', '/api/account', { login: 'hana', password: PASSWORD });
  const say = (what: Parameters<typeof doHosting>[1], ...words: string[]) => doHosting(place, what, words);
  assert.equal((await host.request('GET', '/api/admin/users')).status, 404);
  await say('admin', 'HANA');
  return { url, host, say };
}

const peopleOf = async (host: Guest, text = ''): Promise<AdminUser[]> =>
  z.array(AdminUser).parse((await host.request('GET', `/api/admin/users?text=${encodeURIComponent(text)}`)).body);

async function hosts(t: TestContext, place: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  const { url, host, say } = await hosted(t, place);
  const eve = await newGuest(url, 'Eve 100%');
  await eve.request('POST', '/api/account', { login: 'eve', password: PASSWORD });
  assert.deepEqual((await peopleOf(host)).map(({ name }) => name).sort(), ['Eve 100%', 'Hana']);
  assert.deepEqual(
    (await peopleOf(host, '0%')).map(({ login }) => login),
    ['eve'],
  );
  assert.deepEqual(await peopleOf(host, '%a'), []);
  assert.match(await say('users', 'hana'), /^[\w-]+\thana\tHana\t\d{4}-\d\d-\d\d\tadmin$/);
  await assert.rejects(say('ban', 'nobody'), /madang users/);

  const line = await eve.line();
  await line.next('hello');
  assert.equal((await host.request('POST', `/api/admin/users/${eve.id}/ban`, { days: 2 })).status, 200);
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-session' });
  assert.equal((await eve.request('GET', '/api/session')).status, 401);
  const signIn = (password: string) => eve.request('POST', '/api/account/sign-in', { login: 'eve', password });
  assert.deepEqual([(await signIn('not her password')).status, (await signIn(PASSWORD)).status], [401, 403], 'only who has the password hears of it');
  await say('ban', 'eve', '0');
  assert.equal((await signIn(PASSWORD)).status, 200);
  await say('ban', 'eve');
  assert.equal((await signIn(PASSWORD)).status, 403);

  await say('announce', 'We move on Sunday.');
  const told = async () => (await host.request('GET', '/api/announcement')).body;
  assert.match(JSON.stringify(await told()), /We move on Sunday\./);
  await host.request('POST', '/api/admin/announcement', { text: '' });
  assert.equal(await told(), null);
  assert.equal((await host.request('DELETE', `/api/admin/users/${eve.id}`)).status, 200);
  assert.deepEqual(
    (await peopleOf(host)).map(({ name }) => name),
    ['Hana'],
  );
  // By its old name.
  await say('host', 'hana', 'no');
  assert.equal((await host.request('GET', '/api/admin/users')).status, 404);
}

test('SQLite: a host finds, bans and deletes people and tells everybody something, by page and command', async (t) =>
  hosts(t, { dataFolder: folderFor(t), databaseUrl: undefined }));

test('PostgreSQL: a host finds, bans and deletes people and tells everybody something, by page and command', { skip: POSTGRES }, async (t) =>
  hosts(t, { dataFolder: folderFor(t), databaseUrl: await databaseFor(t) }),
);

test('whoever is no host has no way to any of it, with a session or without', async (t) => {
  const { url, host } = await hosted(t, { dataFolder: folderFor(t), databaseUrl: undefined });
  const played = await startedTable(url, 'tiny', 2);
  const [ada] = played.guests;
  assert.ok(ada);
  const ways = [
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/reports'],
    ['GET', '/api/admin/tables'],
    ['POST', `/api/admin/users/${host.id}/ban`, { days: null }],
    ['DELETE', `/api/admin/users/${host.id}`],
    ['DELETE', `/api/admin/tables/${played.id}`],
    ['DELETE', '/api/admin/reports/any'],
    ['POST', '/api/admin/announcement', { text: 'Eve was here' }],
  ] as const;
  for (const who of [ada, guestOf(url, '', '')]) {
    for (const [method, path, body] of ways) assert.equal((await who.request(method, path, body)).status, 404, `${method} ${path}`);
  }
  assert.equal((await host.request('GET', '/api/session')).status, 200);
  assert.equal((await ada.request('GET', '/api/announcement')).body, null);
});

test('a report reaches the host; a table is deleted under its people; the host sees no invitation and no seed', async (t) => {
  const { url, host } = await hosted(t, { dataFolder: folderFor(t), databaseUrl: undefined });
  const played = await startedTable(url, 'tiny', 2, { watchers: false });
  const [ada, bea] = played.guests;
  assert.ok(ada && bea);
  const stranger = await newGuest(url, 'Eve');
  const report = (who: Guest) => who.request('POST', `/api/tables/${played.id}/report`, { person: bea.id, reason: 'rude words' });
  assert.equal((await report(stranger)).status, 404);
  assert.equal((await report(ada)).status, 200);
  const [one, ...more] = z.array(Report).parse((await host.request('GET', '/api/admin/reports')).body);
  assert.deepEqual([one?.personName, one?.reporterName, one?.reason, more], ['Guest 1', 'Guest 0', 'rude words', []]);
  await host.request('DELETE', `/api/admin/reports/${one?.id}`);
  assert.deepEqual((await host.request('GET', '/api/admin/reports')).body, []);
  const shown = JSON.stringify((await host.request('GET', '/api/admin/tables')).body);
  assert.ok(shown.includes(played.id) && shown.includes('"invitation":null') && shown.includes('"seed":null'));
  const line = await follow(bea, played.id);
  assert.equal((await host.request('DELETE', `/api/admin/tables/${played.id}`)).status, 200);
  assert.deepEqual((await line.next('problem')).problem, { code: 'table-closed' });
  assert.equal((await ada.request('GET', `/api/tables/${played.id}`)).status, 404);
});
