import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openDocument, readDocument } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { doTable } from '../../../api/cli/table.ts';
import type { StorageConfig } from '../../../api/ground.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing } from '../../support/match.ts';
import { command, folderFor, serverFor, TINY } from '../../support/server.ts';

const LOOKS_EVERY = 50;

const siteOf = (more: Partial<StorageConfig>): StorageConfig => ({
  dataFolder: null,
  databaseUrl: undefined,
  natsUrl: undefined,
  databaseTimeout: 5000,
  ...more,
});

/** A host looks at a running match, goes back in it, and takes it away as a document and in again, while people are at the table. */
async function hosted(t: TestContext, site: StorageConfig): Promise<void> {
  const secret = 'a secret of more than thirty-two letters';
  const server = await serverFor(t, { ...site, secret, catchUpEvery: site.databaseUrl ? 1_000_000 : LOOKS_EVERY });
  const say = (...words: string[]) => doTable(site, words, [TINY]);
  const ada = await newGuest(server.url, 'Ada');
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  const { table, line } = await hotSeat(ada, 'tiny', 2);
  const random = chance(5);
  for (let i = 0; i < 5; i++) await playAny(line, table.id, random);
  const shown = await say('show', table.id);
  assert.match(shown, /^status\trunning$/m);
  assert.match(shown, new RegExp(`^seat 0\tperson Ada ${ada.id}$`, 'm'));
  assert.match(shown, /^steps\t5$/m);
  assert.match(shown, /^waiting for\t[01]/m);
  assert.equal(shown.includes('seed'), false);

  await assert.rejects(say('rewind', table.id, '5'), /a step from 0 to 4/);
  await assert.rejects(say('rewind', 'nowhere', '1'), /there is no table 'nowhere'/);
  await assert.rejects(say('export', table.id), /holds the seed.*--with-seed/);
  assert.equal(await say('rewind', table.id, '2'), `${table.id}\t2\t-3`);
  const told = await line.next('acts');
  assert.deepEqual(
    told.acts.map(({ by, act }) => [by, act]),
    [['host', { kind: 'rewound', to: 2, steps: 3 }]],
  );
  await line.next('view', (view) => view.seq === 6);
  await playAny(line, table.id, random);
  assert.equal(standing(line).seq, 7);

  const exported = readDocument(JSON.parse(await say('export', table.id, 'with-seed')));
  assert.ok(exported.ok);
  assert.equal(exported.value.moves.length, 3);
  assert.ok(openDocument(tiny, exported.value).ok);
  const file = join(folderFor(t), 'match.json');
  writeFileSync(file, JSON.stringify(exported.value));
  await assert.rejects(say('import', file, 'nobody'), /nobody signs in as 'nobody'/);
  const brought = await follow(ada, await say('import', file, 'ada'));
  assert.equal(standing(brought).seq, 3);

  // A restarted server folds the same.
  await server.close();
  const other = await serverFor(t, { ...site, secret });
  const again = standing(await follow(guestOf(other.url, ada.id, ada.cookie), table.id));
  assert.deepEqual([again.seq, again.waitingFor, again.decisions], [7, standing(line).waitingFor, standing(line).decisions]);
}

test('SQLite: a host shows, rewinds, exports and imports a table beside the server that plays it', (t) =>
  hosted(t, siteOf({ dataFolder: folderFor(t) })));

test('PostgreSQL: a host does so, and the nodes hear of it by NOTIFY', { skip: POSTGRES }, async (t) =>
  hosted(t, siteOf({ databaseUrl: await databaseFor(t) })),
);

test('PostgreSQL and NATS: a host does so, and the nodes hear of it by NATS', { skip: POSTGRES || NATS }, async (t) =>
  hosted(t, siteOf({ databaseUrl: await databaseFor(t), natsUrl: NATS_URL })),
);

test('a match that is over, or was ended by vote, is taken away without a further word: nothing in it is hidden any more', async (t) => {
  const site = siteOf({ dataFolder: folderFor(t) });
  const server = await serverFor(t, { ...site, secret: 'a secret of more than thirty-two letters' });
  const ada = await newGuest(server.url, 'Ada');
  const exported = async (id: string) => readDocument(JSON.parse(await doTable(site, ['export', id], [TINY]))).ok;
  const whole = await hotSeat(ada, 'tiny', 2);
  const random = chance(7);
  while (!standing(whole.line).over) await playAny(whole.line, whole.table.id, random);
  const ended = await hotSeat(ada, 'tiny', 2);
  await ended.line.ask({ type: 'act', table: ended.table.id, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'abandon' } } });
  await ended.line.next('table', (message) => message.table.status === 'abandoned');
  assert.deepEqual([await exported(whole.table.id), await exported(ended.table.id)], [true, true]);
  assert.match(await doTable(site, ['show', whole.table.id], [TINY]), /^waiting for\t-$/m);
  const refused = await ada.request('POST', `/api/tables/${ended.table.id}/analysis`);
  assert.deepEqual([refused.status, JSON.stringify(refused.body).includes('not-analysed')], [422, true], 'of no move there is nothing to say');
});

test('a table that an error stopped goes on from the step that a host went back to', async (t) => {
  const dataFolder = folderFor(t);
  const { reveal } = tiny.rules;
  assert.ok(reveal);
  let broken = true;
  const resolve = (...given: Parameters<typeof reveal.resolve>) => {
    if (broken) throw new Error('a slip');
    reveal.resolve(...given);
  };
  const bad = { ...tiny, rules: { ...tiny.rules, reveal: { ...reveal, resolve } } };
  const shelf = [{ ...TINY, rules: async () => bad }];
  const server = await serverFor(t, { dataFolder, catchUpEvery: LOOKS_EVERY }, { shelf });
  const { table, line } = await hotSeat(await newGuest(server.url), 'tiny', 2);
  const bid = (seat: number, coins: number) =>
    line.ask({ type: 'play', table: table.id, seat, seq: standing(line).seq, command: command(), moves: [{ kind: 'bid', coins }, { kind: 'stop' }] });
  assert.equal((await bid(0, 1)).type, 'done');
  assert.equal((await bid(1, 2)).type, 'refused');
  await line.next('table', (message) => message.table.status === 'frozen');
  const site = siteOf({ dataFolder });
  assert.match(await doTable(site, ['show', table.id], shelf), /^status\tfrozen[\s\S]*^error\ta slip$/m);
  broken = false;
  await doTable(site, ['rewind', table.id, '0'], shelf);
  await line.next('table', (message) => message.table.status === 'running');
  await line.next('view', (view) => view.seq === 3);
  assert.equal((await bid(0, 1)).type, 'done');
  assert.equal((await bid(1, 2)).type, 'done');
});
