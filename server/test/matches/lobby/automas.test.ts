import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import type { SeatWish, TableView } from '@madang/wire';
import { type Guest, newGuest } from '../../support/guest.ts';
import { follow } from '../../support/match.ts';
import { serverFor } from '../../support/server.ts';

const AUTOMA: SeatWish = { kind: 'automa' };
const kindsOf = (table: TableView): readonly string[] => table.seats.map((seat) => seat.kind);

/** Plays a table of bots and automas to its end. */
async function playOut(owner: Guest, id: string): Promise<TableView> {
  const line = await owner.line();
  line.send({ type: 'watch', table: id });
  await owner.table('POST', `/api/tables/${id}/start`);
  return (await line.next('table', ({ table }) => table.status === 'over')).table;
}

test('automas have seats of their own: a bot plays against two to the end, and nobody thinks for them', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const options = { automaLevel: 'high-voltage' };
  const made = await ada.create('barrage', [{ kind: 'bot', level: 'random' }, AUTOMA, AUTOMA], { options });
  assert.deepEqual(kindsOf(made), ['bot', 'automa', 'automa']);
  assert.deepEqual([made.options.automas, made.options.automaLevel, made.options.game], ['2', 'high-voltage', 'beginner']);
  const line = await ada.line();
  line.send({ type: 'watch', table: made.id });
  const over = await playOut(ada, made.id);
  assert.deepEqual(over.scores?.map(({ seat }) => seat).sort(), [0, 1, 2]);
  assert.deepEqual(
    over.seats.map(({ name, person, level }) => [name, person, level]),
    [
      [null, null, 'random'],
      [null, null, null],
      [null, null, null],
    ],
  );
  await line.next('step', (step) => step.over);
  const movers = new Set(line.received.flatMap((message) => (message.type === 'step' && message.by !== null ? [message.by] : [])));
  assert.deepEqual([...movers], [0]);

  const document = (await ada.request('GET', `/api/tables/${made.id}/document`)).body;
  const rematch = await ada.table('POST', `/api/tables/${made.id}/rematch`);
  assert.deepEqual([kindsOf(rematch), rematch.options], [kindsOf(made), made.options]);
  const imported = await ada.table('POST', '/api/tables/import', { document });
  assert.deepEqual([kindsOf(imported), imported.mine], [['person', 'automa', 'automa'], [0]]);
  const seats = [{ kind: 'me' }, AUTOMA, { kind: 'bot', level: 'random' }];
  const refused = await ada.request('POST', '/api/tables/import', { document, seats });
  assert.deepEqual(refused.body, { code: 'automa-seats', details: { code: 'automa-seats', found: [1], allowed: [1, 2] } });
});

test('one person against three automas is asked at once; of the four only the person has a clock', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const clock = { kind: 'days', days: 2 };
  const { id } = await ada.create('barrage', [{ kind: 'me' }, AUTOMA, AUTOMA, AUTOMA], { clock });
  await ada.table('POST', `/api/tables/${id}/start`);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  const { decisions, waitingFor } = await line.next('view');
  assert.deepEqual([decisions.map(({ seat }) => seat), waitingFor], [[0], [0]]);
  const { seats } = await line.next('clocks');
  assert.deepEqual(
    seats.map(({ left }) => left !== null),
    [true, false, false, false],
  );
});

test('automas sit where the game has them, and options may not say otherwise', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const me: SeatWish = { kind: 'me' };
  const bot: SeatWish = { kind: 'bot', level: 'random' };
  const refusal = async (game: string, seats: readonly SeatWish[], options = {}): Promise<unknown> => {
    const { status, body } = await ada.request('POST', '/api/tables', { game, seats, options });
    assert.equal(status, 422);
    return body;
  };
  const wrong = (found: readonly number[], allowed: readonly number[]) => {
    return { code: 'automa-seats', details: { code: 'automa-seats', found, allowed } };
  };
  assert.deepEqual(await refusal('barrage', [me, AUTOMA, bot]), wrong([1], [2]));
  assert.deepEqual(await refusal('barrage', [AUTOMA, AUTOMA]), wrong([0, 1], [1]));
  assert.deepEqual(await refusal('barrage', [me, bot, bot], { automas: '1' }), wrong([], [2]));
  assert.deepEqual(await refusal('barrage', [me, AUTOMA, AUTOMA], { automas: '1' }), wrong([1, 2], [2]));
  assert.deepEqual(await refusal('siberia', [me, AUTOMA]), wrong([1], []));
  assert.deepEqual(kindsOf(await ada.create('barrage', [me, bot, AUTOMA], { options: { automas: '1' } })), ['person', 'bot', 'automa']);

  const { body } = await ada.request('GET', '/api/games');
  assert.ok(Array.isArray(body));
  assert.deepEqual(
    body.filter(({ automas }) => automas !== null).map(({ name, automas }) => [name, automas]),
    [['barrage', { number: 'automas', level: 'automaLevel' }]],
  );
});

test('an automa’s seat is nobody’s to take', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { id } = await ada.create('barrage', [{ kind: 'me' }, AUTOMA]);
  assert.equal((await bo.request('POST', `/api/tables/${id}/join`, { seat: 1 })).status, 409);
  await ada.table('POST', `/api/tables/${id}/start`);
  const line = await follow(ada, id);
  const answer = await line.ask({ type: 'play', table: id, seat: 1, seq: 0, command: 'not-mine-1', moves: [{ kind: 'stop' }] });
  assert.equal(answer.type === 'refused' && answer.problem.code, 'not-your-seat');
});
