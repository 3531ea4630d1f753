import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, playAny, playOut, standing, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

/** Answers with the first offered move. */
const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

/** Somebody in the middle of a match, with a table that waits and one that is over, is deleted. */
async function deleted(t: Parameters<typeof serverFor>[0], config: Partial<Config>): Promise<void> {
  const { url } = await serverFor(t, config, { thinker: first });
  const played = await startedTable(url, 'tiny', 2);
  const [ada, bea] = played.guests;
  const [hers, other] = played.lines;
  assert.ok(ada && bea && hers && other);
  await ada.request('PATCH', '/api/session', { name: 'Remarkable' });
  const waiting = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const alone = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Remarkable’s kid' }], { options: { rounds: '1' } });
  await ada.table('POST', `/api/tables/${alone.id}/start`);
  const line = await ada.line();
  line.send({ type: 'watch', table: alone.id });
  await line.next('view');
  await playOut({ id: alone.id, guests: [ada], lines: [line] }, chance(1));
  hers.send({ type: 'chat', table: played.id, command: command(), text: 'I am Remarkable' });
  await other.next('chat', ({ lines }) => lines.length === 1 && lines[0]?.text !== '');
  await ada.request('POST', '/api/account', { login: 'remarkable', password: 'a quiet courtyard' });

  assert.equal((await ada.request('POST', '/api/account/delete', {})).status, 403, 'not without the password');
  assert.equal((await ada.request('POST', '/api/account/delete', { current: 'a quiet courtyard' })).status, 200);
  assert.equal((await ada.request('GET', '/api/session')).status, 401);
  assert.deepEqual((await hers.next('problem')).problem, { code: 'no-session' });
  assert.equal((await bea.request('GET', `/api/tables/${waiting.id}`)).status, 404);
  assert.equal((await bea.request('GET', `/api/users/${ada.id}`)).status, 404);
  const again = await newGuest(url, 'Eve');
  assert.equal((await again.request('POST', '/api/account/sign-in', { login: 'remarkable', password: 'a quiet courtyard' })).status, 401);

  const random = chance(2);
  while (!standing(other).over) if ((await playAny(other, played.id, random)) === undefined && !standing(other).over) await other.next('step');
  for (const id of [played.id, alone.id]) {
    const table = await bea.table('GET', `/api/tables/${id}`);
    assert.equal(table.status, 'over');
    const text = JSON.stringify([table, (await bea.request('GET', `/api/tables/${id}/document`)).body]);
    assert.ok(!text.includes('Remarkable') && !text.includes(ada.id), text);
  }
  const late = await bea.line();
  late.send({ type: 'watch', table: played.id });
  assert.ok(!JSON.stringify(await late.next('chat')).includes('Remarkable'));
}

test('SQLite: whoever is deleted is named nowhere any more, and their matches are played on', (t) => deleted(t, {}));

test('PostgreSQL: whoever is deleted is named nowhere any more, and their matches are played on', { skip: POSTGRES }, async (t) =>
  deleted(t, { databaseUrl: await databaseFor(t) }),
);

test('where it is the turn of whoever is deleted, a bot goes on though nobody else makes a move', async (t) => {
  const { url } = await serverFor(t, {}, { thinker: first });
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada] = guests;
  const [hers, other] = lines;
  assert.ok(ada && hers && other);
  // All bid at the same time; then it is her turn alone, for she bid most.
  const make = async (line: typeof hers, seat: number, fields: { readonly kind: string; readonly coins?: number }) => {
    const { seq } = standing(line);
    const answer = await line.ask({ type: 'play', table: id, seat, seq, command: command(), moves: [fields] });
    assert.equal(answer.type, 'done', JSON.stringify(answer));
    for (const one of [hers, other]) while (standing(one).seq < answer.seq) await one.next('step');
  };
  for (const [line, seat, coins] of [
    [hers, 0, 2],
    [other, 1, 0],
  ] as const) {
    await make(line, seat, { kind: 'bid', coins });
    await make(line, seat, { kind: 'stop' });
  }
  assert.deepEqual(standing(other).waitingFor, [0]);
  const { seq } = standing(other);
  assert.equal((await ada.request('POST', '/api/account/delete', {})).status, 200);
  await other.next('step', (step) => step.by === 0 && step.seq > seq);
});
