import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { AnalysisAnswer } from '@madang/bots/analysis';
import type { AnalysisStep } from '@madang/bots/pool';
import { AnalysisView, Problem } from '@madang/wire';
import { z } from 'zod';
import type { Thinker } from '../../../core/bot-pool.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { chance, hotSeat, type Played, playOut, startedTable } from '../../support/match.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';

/** Looks at steps as told, and counts them. */
function analyst(find: (step: AnalysisStep, nth: number) => Promise<AnalysisAnswer> = async (step) => dear(step)) {
  const steps: string[] = [];
  const thinker: Thinker = {
    think: () => Promise.reject(new Error('no bots here')),
    analyse: async (step) => {
      steps.push(`${step.job.job} ${step.job.at}`);
      return find(step, steps.length);
    },
    close: async () => undefined,
  };
  return { thinker, steps };
}

/** Every third step had no choice; what the fourth, eighth … chose was dear. */
function dear({ job: { job, at }, document }: AnalysisStep): AnalysisAnswer {
  if (at % 3 === 0) return undefined;
  const seat = document.moves[at]?.[0] ?? 0;
  const loss = { value: 0.25, low: 0.25, high: 0.25 };
  if (job === 'compare') return { at, loss, played: [1], best: [2] };
  return { at, seat, shares: [0.5, 0.5], best: 0.5, loss: at % 4 === 0 ? 0.25 : 0, rivals: [2] };
}

const QUICK = { options: { rounds: '1' } } as const;

async function playedOut(
  url: string,
  seed: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Played & { readonly ada: Guest; readonly bea: Guest }> {
  const played = await startedTable(url, 'tiny', 2, { ...QUICK, ...more });
  await playOut(played, chance(seed));
  const [ada, bea] = played.guests;
  assert.ok(ada && bea);
  return { ...played, ada, bea };
}

async function analysis(guest: Guest, table: string, method: 'GET' | 'POST' = 'GET'): Promise<AnalysisView> {
  const { status, body } = await guest.request(method, `/api/tables/${table}/analysis`);
  assert.equal(status, 200, JSON.stringify(body));
  return AnalysisView.parse(body);
}

const refusal = async (guest: Guest, table: string, method: 'GET' | 'POST' = 'POST'): Promise<string> =>
  Problem.parse((await guest.request(method, `/api/tables/${table}/analysis`)).body).code;

async function done(guest: Guest, table: string): Promise<AnalysisView> {
  for (;;) {
    const view = await analysis(guest, table);
    if (view.state !== 'asked') return view;
    await setTimeout(20);
  }
}

test('a match that is over is analysed once, however many ask, and kept for whoever may see its replay', async (t) => {
  const { thinker, steps } = analyst();
  const { url } = await serverFor(t, {}, { thinker });
  const { id, ada, bea } = await playedOut(url, 1);
  assert.deepEqual(await analysis(ada, id), { state: 'none', done: 0, of: 0, findings: { glances: [], compared: [] } });
  assert.deepEqual(steps, [], 'nobody asked');
  const asked = await Promise.all([ada, bea, ada].map((guest) => analysis(guest, id, 'POST')));
  assert.ok(asked.every(({ state }) => state !== 'none'));
  const view = await done(ada, id);
  assert.equal(view.state, 'done');
  assert.equal(new Set(steps).size, steps.length, 'no step twice');
  assert.equal(view.done, steps.length);
  assert.deepEqual(
    view.findings.compared.map(({ at }) => at),
    view.findings.glances.filter(({ at }) => at % 4 === 0).map(({ at }) => at),
  );
  assert.ok(view.findings.compared.length > 0);
  assert.deepEqual(await analysis(await newGuest(url), id), view, 'an open table’s replay is everybody’s');
  assert.deepEqual(await analysis(bea, id, 'POST'), view);
  assert.equal(steps.length, view.done, 'nothing is done again');
  const mine = z.object({ analyses: z.array(z.object({ table: z.string(), state: z.string() })) });
  const kept = await Promise.all([ada, bea].map(async (guest) => mine.parse((await guest.request('GET', '/api/account/export')).body).analyses));
  assert.deepEqual(kept.flat(), [{ table: id, state: 'done' }], 'whoever asked first has asked');
});

test('steps of an analysis are done one after the other, for others wait for the same threads', async (t) => {
  const many = { now: 0, most: 0 };
  const { thinker } = analyst(async (step) => {
    many.now += 1;
    many.most = Math.max(many.most, many.now);
    await setTimeout(1);
    many.now -= 1;
    return dear(step);
  });
  const { url } = await serverFor(t, {}, { thinker });
  const { id, ada } = await playedOut(url, 1);
  await analysis(ada, id, 'POST');
  assert.equal((await done(ada, id)).state, 'done');
  assert.equal(many.most, 1);
});

test('a match with secrets is never analysed, nor told to whom its replay is not', async (t) => {
  const { thinker, steps } = analyst();
  const { url } = await serverFor(t, {}, { thinker });
  const running = await startedTable(url, 'tiny', 2, QUICK);
  const [ada] = running.guests;
  assert.ok(ada);
  assert.deepEqual([await refusal(ada, running.id), await refusal(ada, running.id, 'GET')], ['not-over', 'not-over']);
  const shut = await playedOut(url, 2, { watchers: false });
  const eve = await newGuest(url, 'Eve');
  assert.deepEqual([await refusal(eve, shut.id), await refusal(eve, shut.id, 'GET')], ['no-table', 'no-table']);
  assert.notEqual((await analysis(shut.ada, shut.id, 'POST')).state, 'none');
  await done(shut.ada, shut.id);
  const many = steps.length;
  const alone = await hotSeat(ada, 'tiny', 2);
  assert.equal(await refusal(ada, alone.table.id), 'not-over');
  assert.equal(steps.length, many);
});

test('a person waits for so many at a time, and others for theirs', async (t) => {
  let go = (): void => undefined;
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const { thinker } = analyst(async (step) => {
    await gate;
    return dear(step);
  });
  const { url } = await serverFor(t, {}, { thinker });
  afterwards(t, go);
  const eve = await newGuest(url, 'Eve');
  const tables: Played[] = [];
  for (const seed of [1, 2, 3, 4]) tables.push(await playedOut(url, seed));
  for (const { id } of tables.slice(0, 3)) assert.equal((await analysis(eve, id, 'POST')).state, 'asked');
  const [last] = tables.slice(3);
  assert.ok(last?.guests[0]);
  assert.equal(await refusal(eve, last.id), 'too-many');
  assert.equal((await analysis(eve, tables[0]?.id ?? '', 'POST')).state, 'asked', 'one that is asked for already');
  assert.equal((await analysis(last.guests[0], last.id, 'POST')).state, 'asked');
  go();
  for (const { id } of tables) assert.equal((await done(eve, id)).state, 'done');
});

test('what fails is tried again, then told; it may be asked for again', async (t) => {
  let fails = true;
  const { thinker } = analyst(async (step, nth) => {
    if (fails && nth > 2) throw new Error('no thread');
    return dear(step);
  });
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder, secret: 's'.repeat(32) }, { thinker });
  const { id, ada } = await playedOut(url, 1);
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  afterwards(t, () => file.close());
  file.exec('pragma busy_timeout = 5000');
  await analysis(ada, id, 'POST');
  const tries = (): unknown => file.prepare('select attempts from analyses').get()?.attempts;
  while (tries() !== 1) await setTimeout(20);
  // It rests before it is tried again; the last try is not waited for here.
  file.exec('update analyses set attempts = 2, claimed_until = 0');
  assert.equal((await done(ada, id)).state, 'failed');
  fails = false;
  assert.equal((await analysis(ada, id, 'POST')).state, 'asked');
  assert.equal((await done(ada, id)).state, 'done');
});

test('a server that ends keeps what was found, and the next goes on there; a table that is deleted takes it along', async (t) => {
  const dataFolder = folderFor(t);
  const secret = 's'.repeat(32);
  const slow = analyst(async (step, nth) => {
    await setTimeout(nth > 5 ? 60 : 0);
    return dear(step);
  });
  const first = await serverFor(t, { dataFolder, secret }, { thinker: slow.thinker });
  const { id, ada } = await playedOut(first.url, 1);
  await analysis(ada, id, 'POST');
  while (slow.steps.length < 7) await setTimeout(10);
  await first.close();
  const { thinker, steps } = analyst();
  const second = await serverFor(t, { dataFolder, secret }, { thinker });
  const again = guestOf(second.url, ada.id, ada.cookie);
  const view = await done(again, id);
  assert.equal(view.state, 'done');
  const twice = steps.filter((step) => slow.steps.includes(step));
  assert.ok(
    twice.every((step) => Number(step.split(' ')[1]) % 3 === 0),
    `only what was no choice is looked at again: ${twice}`,
  );
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  afterwards(t, () => file.close());
  file.exec(`pragma busy_timeout = 5000; update people set host = 1 where id = '${ada.id}'`);
  const kept = (): unknown => file.prepare('select count(*) as n from analyses').get()?.n;
  assert.equal(kept(), 1);
  assert.equal((await again.request('DELETE', `/api/admin/tables/${id}`)).status, 200);
  assert.equal(kept(), 0);
});

test('a worker does it for a node that leaves thinking to it, over PostgreSQL', { skip: POSTGRES }, async (t) => {
  const shared = { databaseUrl: await databaseFor(t), secret: 's'.repeat(32) };
  const [here, there] = [analyst(), analyst()];
  const node = await serverFor(t, { ...shared, thinks: false }, { thinker: here.thinker });
  await serverFor(t, { ...shared, role: 'worker' }, { thinker: there.thinker });
  const { id, ada } = await playedOut(node.url, 1);
  assert.equal((await analysis(ada, id, 'POST')).state, 'asked');
  assert.equal((await done(ada, id)).state, 'done');
  assert.deepEqual([here.steps.length, there.steps.length > 0], [0, true]);
});
