import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Game } from '@madang/kernel';
import { type Tiny, tiny } from '../../../../kernel/test/tiny.ts';
import { checkUpgrade, upgradeLines, type Verdict } from '../../../api/cli/upgrade-check.ts';
import type { Config } from '../../../index.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, hotSeat, playAny, startedTable } from '../../support/match.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { command, folderFor, serverFor, TINY } from '../../support/server.ts';

const shelfOf = (game: Game) => [{ ...TINY, rules: async () => game }];

/** What other builds say of a database with a running match in it. */
async function checks(t: TestContext, place: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  const server = await serverFor(t, place);
  const { table, line } = await hotSeat(await newGuest(server.url), 'tiny', 2);
  const random = chance(1);
  for (let i = 0; i < 6; i++) await playAny(line, table.id, random);
  // Acts and steps taken back are no steps of the rules; tables that wait are no matches.
  await line.ask({ type: 'act', table: table.id, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'rewind', to: 4 } } });
  await (await newGuest(server.url)).create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const verdicts = async (game: Game | undefined): Promise<readonly Verdict[]> =>
    (await checkUpgrade(place, game ? shelfOf(game) : [])).running.map(({ verdict }) => verdict);
  assert.deepEqual(await verdicts(tiny), ['same']);
  assert.deepEqual(await verdicts({ ...tiny, version: '9' }), ['other-version']);
  assert.deepEqual(await verdicts(undefined), ['unknown-game']);
  const bid = tiny.rules.bid;
  assert.ok(bid?.moves);
  const none = { ...bid, moves: (state: Tiny, task: Parameters<NonNullable<typeof bid.moves>>[1]) => bid.moves?.(state, task).slice(-1) ?? [] };
  assert.deepEqual(await verdicts({ ...tiny, rules: { ...tiny.rules, bid: none } }), ['unplayable']);
  const checked = await checkUpgrade(place, shelfOf({ ...tiny, version: '9' }));
  assert.deepEqual(upgradeLines(checked), [
    `other-version  ${table.id}  tiny ${tiny.version}  ${checked.running[0]?.steps} steps`,
    '0 of 1 running matches go on as they are',
  ]);
}

test('SQLite: another build says of each running match whether it goes on', (t) => checks(t, { dataFolder: folderFor(t), databaseUrl: undefined }));

test('PostgreSQL: another build says of each running match whether it goes on', { skip: POSTGRES }, async (t) =>
  checks(t, { dataFolder: null, databaseUrl: await databaseFor(t) }),
);

test('others to decide than the database says: the match differs', async (t) => {
  const place = { dataFolder: folderFor(t), databaseUrl: undefined };
  const server = await serverFor(t, place);
  const { id } = await startedTable(server.url, 'tiny', 2);
  const setup: typeof tiny.setup = (options, seats, random) => ({ ...tiny.setup(options, seats, random), coins: [0, 3] });
  const rule = tiny.rules.bid;
  assert.ok(rule?.moves);
  const moves: typeof rule.moves = (state, task) => (state.coins[task.seat] === 0 ? [] : (rule.moves?.(state, task) ?? []));
  const changed = { ...tiny, setup, rules: { ...tiny.rules, bid: { ...rule, moves } } };
  const [checked] = (await checkUpgrade(place, shelfOf(changed))).running;
  assert.deepEqual([checked?.table, checked?.verdict], [id, 'differs']);
});

test('a match with options that this build does not know, or without a seed, cannot be played by it', async (t) => {
  const dataFolder = folderFor(t);
  const storage = await openSqlite(join(dataFolder, 'madang.sqlite'));
  const options = JSON.stringify({ tip: 'none', rounds: '1' });
  const rows = { known: { options, seed: 'seed' }, strange: { options: '{"tip":"twice"}', seed: 'seed' }, seedless: { options, seed: null } };
  for (const [id, row] of Object.entries(rows)) {
    await addTable(storage.db, id, { version: tiny.version, waiting: '[0,1]', ...row });
    for (const seat of [0, 1]) await addSeat(storage.db, id, seat);
  }
  await storage.close();
  const { running: checked } = await checkUpgrade({ dataFolder, databaseUrl: undefined }, shelfOf(tiny));
  assert.deepEqual(Object.fromEntries(checked.map(({ table, verdict }) => [table, verdict])), {
    known: 'same',
    strange: 'unplayable',
    seedless: 'unplayable',
  });
});
