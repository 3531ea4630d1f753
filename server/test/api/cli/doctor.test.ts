import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { doctorLines, examine } from '../../../api/cli/doctor/index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { folderFor, serverFor } from '../../support/server.ts';
import { BUCKET, storeFor } from '../../support/store/s3.ts';

/** Settings under which nothing is wrong but what a test makes wrong: a page, an empty folder, a free port. */
function sound(t: TestContext): Record<string, string> {
  const folder = folderFor(t);
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  return { DATA_DIR: join(folder, 'data'), WEB_DIR: page, PORT: '0' };
}

/** What is said of one thing, as `verdict: sentence`. */
const saidOf = async (given: Record<string, string>, about: string): Promise<readonly string[]> =>
  (await examine(given)).filter((one) => one.about === about).map(({ verdict, says }) => `${verdict}: ${says}`);

/** Answers every request with that status and text. */
async function answering(t: TestContext, status: number, text: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('doctor: the usual settings on an empty machine are sound, and nothing is made', async (t) => {
  const given = sound(t);
  const { lines, isSound } = doctorLines(await examine(given));
  assert.ok(isSound, lines.join('\n'));
  assert.ok(!existsSync(given.DATA_DIR ?? ''));
});

test('doctor: a wrong setting is named, and nothing else is said', async (t) => {
  const found = await examine({ ...sound(t), PORT: 'eighty' });
  assert.equal(found.length, 1);
  assert.match(found[0]?.says ?? '', /^PORT: /);
});

test('doctor: a file that is no database, a page that is not built and a taken port stop a server', async (t) => {
  const given = sound(t);
  mkdirSync(given.DATA_DIR ?? '');
  writeFileSync(join(given.DATA_DIR ?? '', 'madang.sqlite'), 'not a database at all, but longer than nothing'.repeat(100));
  const { port } = new URL(await answering(t, 200, 'hello'));
  const broken = { ...given, WEB_DIR: join(given.DATA_DIR ?? '', 'nowhere'), PORT: port };
  assert.match((await saidOf(broken, 'data')).join(), /^fault: .* is damaged/);
  assert.match((await saidOf(broken, 'page')).join(), /^fault: .* WEB_DIR/);
  assert.match((await saidOf(broken, 'port')).join(), /^fault: another program has 127\.0\.0\.1/);
  assert.equal(doctorLines(await examine(broken)).isSound, false);
});

test('doctor: an address that leads to a server is told from one that leads elsewhere, and its socket is opened', async (t) => {
  const { url } = await serverFor(t);
  const given = sound(t);
  assert.deepEqual(await saidOf({ ...given, PUBLIC_URL: url }, 'socket'), ['ok: opens']);
  assert.match((await saidOf({ ...given, PORT: new URL(url).port }, 'port')).join(), /^ok: a Madang server runs/);
  const other = await answering(t, 404, 'nothing here');
  assert.match((await saidOf({ ...given, PUBLIC_URL: other }, 'reached')).join(), /^fault: .* answers 404 and is no Madang server/);
});

test('doctor: a proxy that does not pass upgrades is at fault', async (t) => {
  const proxy = await answering(t, 200, '{"ok":true}');
  assert.match((await saidOf({ ...sound(t), PUBLIC_URL: proxy }, 'socket')).join(), /^fault: the socket is answered with 200: the proxy must pass/);
});

test('doctor: a mail server, a bus and a provider that do not answer are named with their settings', async (t) => {
  const given = { ...sound(t), PUBLIC_URL: await answering(t, 200, '{"ok":true}') };
  assert.match((await saidOf({ ...given, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' }, 'mail')).join(), /^fault: .*SMTP_URL/);
  const database = { ...given, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', NATS_URL: 'nats://127.0.0.1:9' };
  assert.match((await saidOf(database, 'PostgreSQL')).join(), /^fault: .*DATABASE_URL/);
  assert.match((await saidOf(database, 'NATS')).join(), /^fault: .*NATS_URL/);
  const provider = { OPENID_ISSUER: 'http://127.0.0.1:9', OPENID_CLIENT_ID: 'madang', OPENID_CLIENT_SECRET: 'hush' };
  assert.match((await saidOf({ ...given, ...provider }, 'OpenID')).join(), /^fault: .*OPENID_ISSUER/);
});

test('doctor: HTTPS without TRUST_PROXY is noted', async (t) => {
  const given = { ...sound(t), PUBLIC_URL: 'https://127.0.0.1:9' };
  assert.match((await saidOf(given, 'proxy')).join(), /^warning: .*TRUST_PROXY=1/);
  assert.deepEqual(await saidOf({ ...given, TRUST_PROXY: '1' }, 'proxy'), []);
});

test('doctor: a data folder that cannot be made is at fault', async (t) => {
  const file = join(folderFor(t), 'file');
  writeFileSync(file, '');
  assert.match((await saidOf({ ...sound(t), DATA_DIR: join(file, 'data') }, 'data')).join(), /^fault: .*DATA_DIR/);
});

test('doctor: PostgreSQL says its version, and its clock is compared', { skip: POSTGRES }, async (t) => {
  const given = { ...sound(t), DATABASE_URL: await databaseFor(t) };
  assert.match((await saidOf(given, 'PostgreSQL')).join(), /version \d+, answers in/);
  assert.deepEqual(await saidOf(given, 'clock'), ['ok: agrees with the database']);
});

test('doctor: a store of backups answers, or it is said which setting is wrong', async (t) => {
  const store = await storeFor(t);
  const given = { ...sound(t), ...store.variables, BACKUP_DIR: `s3://${BUCKET}/club` };
  assert.deepEqual(await saidOf(given, 'backups'), [`ok: s3://${BUCKET}/club answers, with 0 backups`]);
  const wrong = await saidOf({ ...given, AWS_SECRET_ACCESS_KEY: 'never to be shown' }, 'backups');
  assert.match(wrong.join(), /^fault: BACKUP_DIR=s3:.*check AWS_SECRET_ACCESS_KEY$/);
  assert.match((await saidOf({ ...given, BACKUP_DIR: 's3://nowhere' }, 'backups')).join(), /^fault: .*there is no bucket nowhere/);
  assert.match((await saidOf({ ...given, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, 'backups')).join(), /^fault: .*check AWS_ENDPOINT_URL/);
});
