import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { decisions, type Move, type State } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { type Thinker, threadThinker } from '../../../core/bot-pool.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { startChild } from '../../support/programs/child.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';

test('bots on every seat play a match of Siberia to its end, in worker threads', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const { id } = await ada.create('siberia', [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'greedy' },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  const last = await line.next('step', (step) => step.over);
  const { table } = await line.next('table', (message) => message.table.status === 'over');
  assert.equal(table.seq, last.seq);
  assert.equal(table.scores?.length, 2);
  const steps = line.received.filter((message) => message.type === 'step').map((step) => step.seq);
  assert.deepEqual(
    steps,
    Array.from({ length: last.seq }, (_, i) => i + 1),
  );
});

test('a bot that never answers does not hold its table up: after some tries it plays any offered move', async (t) => {
  let asked = 0;
  const silent: Thinker = {
    think: () => {
      asked++;
      return Promise.reject(new Error('no answer'));
    },
    close: async () => undefined,
  };
  const { url } = await serverFor(t, {}, { thinker: silent });
  const ada = await newGuest(url, 'Ada');
  const level = 'expert' as const;
  const { id } = await ada.create('tiny', [
    { kind: 'bot', level },
    { kind: 'bot', level },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  const last = await line.next('step', (step) => step.over);
  assert.ok(asked >= 3 * last.seq);
});

test('a bot whose moves are none does not hold its table up either, and is asked again for each decision', async (t) => {
  const asked = new Map<string, number>();
  const foolish: Thinker = {
    think: async ({ seed }) => {
      asked.set(seed, (asked.get(seed) ?? 0) + 1);
      return { kind: 'nonsense' };
    },
    close: async () => undefined,
  };
  const { url } = await serverFor(t, {}, { thinker: foolish });
  const ada = await newGuest(url, 'Ada');
  const { id } = await ada.create('tiny', [
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  const last = await line.next('step', (step) => step.over);
  assert.ok(
    [...asked.values()].every((times) => times <= 3),
    JSON.stringify([...asked.values()]),
  );
  assert.ok(asked.size >= last.seq / 2);
});

test('bots whose threads cannot load hold neither the server nor their table up', async (t) => {
  const thinker = threadThinker('data:text/javascript,throw new Error("no shelf today")', 1, () => undefined);
  const { url } = await serverFor(t, {}, { thinker });
  const ada = await newGuest(url, 'Ada');
  const { id } = await ada.create('tiny', [
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  await line.next('step', (step) => step.over);
});

test('kill -9 while bots think: their turns are taken after the restart', async (t) => {
  const variables = { DATA_DIR: folderFor(t) };
  let child = await startChild(variables);
  afterwards(t, () => child.kill());
  const ada = await newGuest(child.url, 'Ada');
  const { id } = await ada.create('siberia', [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  const { seq } = await line.next('step', (step) => step.seq >= 20);
  await child.kill();
  child = await startChild(variables);
  const back = await guestOf(child.url, ada.id, ada.cookie).line();
  back.send({ type: 'watch', table: id });
  assert.ok((await back.next('view')).seq >= seq);
  await back.next('step', (step) => step.over);
});

test('a bot is told what it did since another seat', async (t) => {
  const answered = new Map<number, Move[]>();
  const told: (readonly number[])[] = [];
  const expected: (readonly number[])[] = [];
  const thinker: Thinker = {
    think: async ({ view, seat, made = [] }) => {
      const own = answered.get(seat) ?? [];
      told.push(made);
      expected.push(own.slice(own.length - made.length).map((one) => one.id));
      const move = decisions<State, Move>(tiny, view)
        .find((one) => one.seat === seat)
        ?.moves.at(-1);
      assert.ok(move);
      answered.set(seat, [...own, move]);
      return move;
    },
    close: async () => undefined,
  };
  const { url } = await serverFor(t, {}, { thinker });
  const ada = await newGuest(url, 'Ada');
  const level = 'hard' as const;
  const { id } = await ada.create('tiny', [
    { kind: 'bot', level },
    { kind: 'bot', level },
  ]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  await ada.table('POST', `/api/tables/${id}/start`);
  await line.next('step', (step) => step.over);
  assert.deepEqual(told, expected);
  assert.ok(told.some((made) => made.length > 1));
});
