import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Account } from '@madang/wire';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, playOut, startedTable } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const DAY = 86_400_000;
const CLEAN = { waitingDays: 10, runningDays: 20, stoppedDays: 15, guestDays: 0, announceDays: 3 };

test('who is sent away is told, loses the seat, and comes back by no link until the owner lets them', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bea, cyd] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea'), await newGuest(url, 'Cyd')];
  const { id, invitation } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }], { access: 'link' });
  await bea.table('POST', `/api/tables/${id}/join`, { invitation });
  const line = await bea.line();
  line.send({ type: 'watch', table: id });
  await line.next('table');
  const refusal = async (guest: Guest, method: string, path: string, body?: unknown) => {
    const answer = await guest.request(method, `/api/tables/${id}${path}`, body);
    return [answer.status, JSON.stringify(answer.body).split('"')[3]];
  };
  assert.deepEqual(await refusal(bea, 'POST', '/remove', { seat: 0 }), [403, 'not-the-owner']);
  assert.deepEqual(await refusal(ada, 'POST', '/remove', { seat: 0 }), [409, 'nobody-there']);
  const after = await ada.table('POST', `/api/tables/${id}/remove`, { seat: 1 });
  assert.deepEqual([after.seats[1]?.kind, after.removed], ['invited', [{ id: bea.id, name: 'Bea' }]]);
  const { table } = await line.next('table', (message) => message.table.sentAway);
  assert.deepEqual([table.mine, table.removed], [[], []]);
  for (const body of [{}, { invitation }, { invitation, seat: 2 }]) assert.deepEqual(await refusal(bea, 'POST', '/join', body), [403, 'sent-away']);
  assert.equal((await cyd.table('POST', `/api/tables/${id}/join`, { invitation })).sentAway, false);
  await ada.table('DELETE', `/api/tables/${id}/removed/${bea.id}`);
  await bea.table('POST', `/api/tables/${id}/join`, { invitation });
  await ada.table('POST', `/api/tables/${id}/start`);
  assert.deepEqual(await refusal(ada, 'POST', '/remove', { seat: 1 }), [409, 'already-started']);
  await line.close();
});

test('tables that nobody uses are announced, then removed; what is done meanwhile keeps them, and what is over stays', async (t) => {
  const dataFolder = folderFor(t);
  const hand = handTime();
  const secret = 's'.repeat(32);
  const { url } = await serverFor(t, { dataFolder, secret, cleanUp: CLEAN }, hand.parts);
  const ada = await newGuest(url, 'Ada');
  const waiting = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const visited = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const played = await startedTable(url, 'tiny', 2);
  const over = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  await playOut(over, chance(1));
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  file.exec('pragma busy_timeout = 10000');
  // Rows are dated by the time of this test.
  const date = (at: number) => file.prepare('update tables set updated_at = ?').run(at);
  const start = hand.parts.time?.now() ?? 0;
  date(start);
  const stands = async (id: string) => {
    const { status, body } = await ada.request('GET', `/api/tables/${id}`);
    return [status, JSON.stringify(body).match(/"removeAt":(\d+|null)/)?.[1] ?? ''];
  };
  /** Time passes by whole looks, one of which sees it. */
  const pass = async (days: number) => {
    hand.pass(days * DAY);
    await hand.timerWithin(600_000);
    await hand.timerWithin(600_000);
  };
  const until = async (id: string, fits: (standing: unknown[]) => boolean) => {
    for (;;) {
      const standing = await stands(id);
      if (fits(standing)) return standing;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await pass(6);
  assert.deepEqual(await stands(waiting.id), [200, 'null']);
  await pass(2);
  const [, removeAt] = await until(waiting.id, ([, at]) => at !== 'null');
  assert.equal(removeAt, String(start + 11 * DAY), 'three days before it is announced, counted from then');
  await until(visited.id, ([, at]) => at !== 'null');
  const bea = await newGuest(url, 'Bea');
  await bea.table('POST', `/api/tables/${visited.id}/join`, {});
  file.prepare('update tables set updated_at = ? where id = ?').run(start + 9 * DAY, visited.id);
  assert.deepEqual(await stands(visited.id), [200, 'null'], 'somebody came');
  await pass(4);
  await until(waiting.id, ([status]) => status === 404);
  assert.deepEqual((await stands(visited.id))[0], 200);
  await pass(6);
  await until(played.id, ([, at]) => at !== 'null');
  await pass(4);
  await until(played.id, ([status]) => status === 404);
  const rows = file.prepare('select count(*) as rows from moves where table_id = ?').get(played.id);
  assert.deepEqual({ ...rows }, { rows: 0 });
  assert.equal((await stands(over.id))[0], 200);
  file.close();
});

test('tables that were ended by vote or stopped by an error are announced and removed as well; finished ones stay', async (t) => {
  const dataFolder = folderFor(t);
  const hand = handTime();
  const { url } = await serverFor(t, { dataFolder, cleanUp: CLEAN }, hand.parts);
  const tables = await Promise.all(['abandoned', 'frozen', 'over'].map((_) => startedTable(url, 'tiny', 2)));
  const [ada] = tables[0]?.guests ?? [];
  assert.ok(ada);
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  file.exec('pragma busy_timeout = 10000');
  const start = hand.parts.time?.now() ?? 0;
  const rows = file.prepare('update tables set status = ?, updated_at = ?, counted = 1 where id = ?');
  for (const [i, status] of ['abandoned', 'frozen', 'over'].entries()) rows.run(status, start, tables[i]?.id ?? '');
  const standing = () =>
    file
      .prepare('select status, remove_at from tables order by status')
      .all()
      .map(({ status, remove_at: at }) => `${status}${at === null ? '' : ' goes'}`)
      .join();
  /** Time passes, and whatever looks now and then has looked. */
  const pass = async (days: number, wanted: string) => {
    hand.pass(days * DAY);
    for (let i = 0; i < 5 || (standing() !== wanted && i < 500); i++) {
      hand.pass(600_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.equal(standing(), wanted);
  };
  await pass(11, 'abandoned,frozen,over');
  await pass(1, 'abandoned goes,frozen goes,over');
  await pass(2, 'abandoned goes,frozen goes,over');
  await pass(1, 'over');
  file.close();
});

test('guests whom nobody has seen are forgotten, and told so; accounts and finished matches stay', async (t) => {
  const hand = handTime();
  const { url } = await serverFor(t, { cleanUp: { ...CLEAN, waitingDays: 0, runningDays: 0, guestDays: 30 } }, hand.parts);
  const over = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  await playOut(over, chance(1));
  const [ada, gone] = over.guests;
  assert.ok(ada && gone);
  const accountOf = async (guest: Guest) => Account.parse((await guest.request('GET', '/api/account')).body);
  assert.equal((await accountOf(gone)).forgottenAfter, 30);
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  assert.equal((await accountOf(ada)).forgottenAfter, null);
  for (const line of over.lines) await line.close();
  // Sessions are dated by hand, people by the machine: go well beyond both.
  hand.pass(Math.max(0, Date.now() - (hand.parts.time?.now() ?? 0)) + 31 * DAY);
  for (;;) {
    if ((await gone.request('GET', '/api/account')).status === 401) break;
    hand.pass(600_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const again = guestOf(url, ada.id, ada.cookie);
  assert.equal((await accountOf(again)).login, 'ada');
  const table = await again.table('GET', `/api/tables/${over.id}`);
  assert.deepEqual([table.status, table.seats[0]?.name, table.seats[1]?.person], ['over', 'Guest 0', null]);
});
