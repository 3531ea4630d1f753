import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { TableList } from '@madang/wire';
import { newGuest } from '../../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing, startedTable, untilConnected } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const lobby = async (t: TestContext) => {
  const { url } = await serverFor(t);
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => newGuest(url, name)));
  assert.ok(ada && bo && cy);
  return { url, ada, bo, cy };
};

test('a table says what is wrong with a wish: game, options, number of seats', async (t) => {
  const { ada } = await lobby(t);
  const make = async (body: unknown) => (await ada.request('POST', '/api/tables', body)).body;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  assert.deepEqual(await make({ game: 'chess', seats }), { code: 'unknown-game', details: { found: 'chess', allowed: ['tiny'] } });
  assert.deepEqual(await make({ game: 'tiny', seats: [{ kind: 'me' }] }), { code: 'wrong-seats', details: { min: 2, max: 4, found: 1 } });
  assert.deepEqual(await make({ game: 'tiny', seats, options: { rounds: '9' } }), {
    code: 'unknown-value',
    details: { code: 'unknown-value', option: 'rounds', allowed: ['3', '1'] },
  });
  assert.deepEqual(await make({ game: 'tiny', seats: [{ kind: 'me' }, { kind: 'me' }] }), { code: 'one-seat-each' });
  assert.deepEqual(await make({ game: 'tiny', seats: [{ kind: 'throne' }] }), { code: 'not-understood', details: { fields: ['/seats/0/kind'] } });
});

test('public tables are listed, private ones only for their people and whoever is invited', async (t) => {
  const { ada, bo, cy } = await lobby(t);
  const open = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const secret = await ada.create('tiny', [{ kind: 'me' }, { kind: 'invited' }], { access: 'link' });
  const listed = async (guest: typeof ada) => {
    const { open, mine } = TableList.parse((await guest.request('GET', '/api/tables')).body);
    return { open: open.map((table) => table.id), mine: mine.map((table) => table.id).sort() };
  };
  assert.deepEqual(await listed(bo), { open: [open.id], mine: [] });
  assert.deepEqual(await listed(ada), { open: [open.id], mine: [open.id, secret.id].sort() });
  assert.equal((await bo.request('GET', `/api/tables/${secret.id}`)).status, 404);
  assert.equal((await bo.request('POST', `/api/tables/${secret.id}/join`, {})).status, 404);
  const line = await bo.line();
  line.send({ type: 'watch', table: secret.id });
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
  assert.ok(secret.invitation);
  const seen = await bo.table('GET', `/api/tables/${secret.id}?invitation=${secret.invitation}`);
  assert.equal(seen.invitation, null);
  const joined = await bo.table('POST', `/api/tables/${secret.id}/join`, { invitation: secret.invitation });
  assert.deepEqual(joined.mine, [1]);
  assert.equal((await cy.request('POST', `/api/tables/${secret.id}/join`, { invitation: secret.invitation })).status, 409);
});

test('an invited seat is kept for the invited; a taken seat is not given twice', async (t) => {
  const { ada, bo, cy } = await lobby(t);
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }]);
  const both = await Promise.all([bo, cy].map((guest) => guest.request('POST', `/api/tables/${table.id}/join`, { seat: 1 })));
  assert.deepEqual(both.map((answer) => answer.status).sort(), [200, 409]);
  const late = both[0]?.status === 409 ? bo : cy;
  assert.deepEqual((await late.request('POST', `/api/tables/${table.id}/join`, { seat: 2 })).body, { code: 'seat-taken', details: { free: [] } });
  assert.deepEqual((await late.request('POST', `/api/tables/${table.id}/join`, { invitation: 'wrong' })).body, { code: 'wrong-invitation' });
  assert.deepEqual((await late.table('POST', `/api/tables/${table.id}/join`, { invitation: table.invitation })).mine, [2]);
});

test('an owner starts without the seats that nobody took, or with bots on them', async (t) => {
  const { ada, bo, cy } = await lobby(t);
  const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }, { kind: 'invited' }] as const;
  const first = await ada.create('tiny', seats);
  await bo.table('POST', `/api/tables/${first.id}/join`, { seat: 2 });
  assert.deepEqual((await ada.request('POST', `/api/tables/${first.id}/start`, {})).body, { code: 'seats-free', details: { seats: [1, 3] } });
  assert.equal((await bo.request('POST', `/api/tables/${first.id}/start`, { free: 'leave' })).status, 403);
  const fewer = await ada.table('POST', `/api/tables/${first.id}/start`, { free: 'leave' });
  assert.deepEqual(
    [fewer.status, fewer.seats.map(({ seat, kind, name }) => [seat, kind, name])],
    [
      'running',
      [
        [0, 'person', 'Ada'],
        [1, 'person', 'Bo'],
      ],
    ],
  );
  assert.deepEqual((await bo.table('GET', `/api/tables/${first.id}`)).mine, [1]);
  const second = await ada.create('tiny', seats);
  await cy.table('POST', `/api/tables/${second.id}/join`, { seat: 2 });
  const filled = await ada.table('POST', `/api/tables/${second.id}/start`, { free: 'bots', level: 'easy' });
  assert.deepEqual(
    filled.seats.map(({ kind, level }) => [kind, level]),
    [
      ['person', null],
      ['bot', 'easy'],
      ['person', null],
      ['bot', 'easy'],
    ],
  );
  const alone = await ada.create('tiny', seats);
  assert.deepEqual((await ada.request('POST', `/api/tables/${alone.id}/start`, { free: 'leave' })).body, {
    code: 'wrong-seats',
    details: { min: 2, max: 4, found: 1 },
  });
});

test('leaving frees a seat; an owner hands the table on; the last one closes it', async (t) => {
  const { ada, bo } = await lobby(t);
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await bo.table('POST', `/api/tables/${table.id}/join`, {});
  const line = await bo.line();
  line.send({ type: 'watch', table: table.id });
  await line.next('table');
  const left = await ada.table('POST', `/api/tables/${table.id}/leave`);
  assert.deepEqual([left.owner.name, left.seats.map((seat) => seat.kind), left.mine], ['Bo', ['open', 'person'], []]);
  assert.equal((await ada.request('POST', `/api/tables/${table.id}/start`)).status, 403);
  assert.deepEqual((await bo.request('POST', `/api/tables/${table.id}/start`)).body, { code: 'seats-free', details: { seats: [0] } });
  const closed = await bo.request('POST', `/api/tables/${table.id}/leave`);
  assert.deepEqual([closed.status, closed.body], [200, null]);
  assert.deepEqual((await line.next('problem')).problem, { code: 'table-closed' });
  assert.equal((await bo.request('GET', `/api/tables/${table.id}`)).status, 404);
});

test('the seed’s hash is shown from the start, the seed at the end; then the match is a document that plays on elsewhere', async (t) => {
  const { ada, bo } = await lobby(t);
  const { table, line } = await hotSeat(ada, 'tiny', 2);
  assert.ok(table.seedHash);
  assert.equal(table.seed, null);
  assert.equal((await ada.request('GET', `/api/tables/${table.id}/document`)).status, 409);
  assert.equal((await ada.request('POST', `/api/tables/${table.id}/leave`)).status, 409);
  const random = chance(5);
  while (!standing(line).over) await playAny(line, table.id, random);
  const over = (await line.next('table', (message) => message.table.status === 'over')).table;
  assert.ok(over.seed);
  assert.equal(createHash('sha256').update(over.seed).digest('hex'), table.seedHash);
  assert.equal(over.scores?.length, 2);
  const document = await bo.request('GET', `/api/tables/${table.id}/document`);
  assert.equal(document.status, 200);
  assert.match(document.headers.get('content-disposition') ?? '', /^attachment; filename="tiny-[0-9a-f]{8}\.json"$/);

  const whole = await bo.table('POST', '/api/tables/import', { document: document.body });
  assert.deepEqual([whole.status, whole.imported, whole.mine, whole.seq], ['over', true, [0, 1], over.seq]);
  assert.ok(typeof document.body === 'object' && document.body !== null && 'moves' in document.body && Array.isArray(document.body.moves));
  const { hash: _, ...rest } = { hash: undefined, ...document.body };
  const cut = await bo.table('POST', '/api/tables/import', { document: { ...rest, moves: document.body.moves.slice(0, 5) } });
  assert.deepEqual([cut.status, cut.seq], ['running', 5]);
  const back = await follow(bo, cut.id);
  assert.equal(await playAny(back, cut.id, random), 6);
  const broken = await bo.request('POST', '/api/tables/import', { document: { ...rest, moves: [[0, { kind: 'bid', coins: 30 }]] } });
  assert.deepEqual(broken.body, { code: 'illegal-move', details: { at: 0, problem: { code: 'not-offered' } } });
  const other = await bo.request('POST', '/api/tables/import', { document: { ...rest, version: '0' } });
  assert.deepEqual(other.body, { code: 'wrong-version', details: { game: 'tiny', expected: '1', found: '0' } });
  assert.deepEqual((await bo.request('POST', '/api/tables/import', { document: [] })).body, { code: 'not-a-document', details: { field: 'format' } });
});

/** A match of two that is over; its table may be private. */
async function finished(t: TestContext, more: Readonly<Record<string, unknown>> = {}) {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2, { options: { rounds: '1' }, ...more });
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  assert.equal((await ada.request('POST', `/api/tables/${id}/rematch`)).status, 409);
  const random = chance(2);
  while (!standing(a).over) {
    const { seq } = standing(a);
    if ((await playAny(a, id, random)) === undefined) await playAny(b, id, random);
    for (const line of [a, b]) if (standing(line).seq === seq) await line.next('step', (step) => step.seq === seq + 1);
  }
  return { url, id, ada, bo, b };
}

test('a rematch has the same options; who asked sits, the others are asked: their seats are kept until they take them', async (t) => {
  const { url, id, ada, bo, b } = await finished(t);
  const stranger = await newGuest(url, 'Eve');
  assert.deepEqual((await stranger.request('POST', `/api/tables/${id}/rematch`)).body, { code: 'not-at-the-table' });
  const made = await ada.table('POST', `/api/tables/${id}/rematch`);
  assert.deepEqual([made.status, made.options], ['waiting', { tip: 'work or card', rounds: '1' }]);
  assert.deepEqual(
    made.seats.map(({ kind, person, name }) => [kind, person, name]),
    [
      ['person', ada.id, 'Guest 0'],
      ['invited', null, 'Guest 1'],
    ],
  );
  assert.equal((await b.next('table', (message) => message.table.rematch !== null)).table.rematch, made.id);
  assert.deepEqual((await ada.request('POST', `/api/tables/${made.id}/start`)).body, { code: 'seats-free', details: { seats: [1] } });
  assert.equal((await stranger.request('POST', `/api/tables/${made.id}/join`, {})).status, 409);
  const { mine } = TableList.parse((await bo.request('GET', '/api/tables')).body);
  assert.deepEqual(mine.find((table) => table.id === made.id)?.asked, [1]);
  assert.deepEqual((await bo.table('POST', `/api/tables/${made.id}/join`, {})).mine, [1]);
  assert.equal((await ada.table('POST', `/api/tables/${made.id}/start`)).status, 'running');
});

test('asked for twice there is one rematch, and whoever asked for it too sits there', async (t) => {
  const { id, ada, bo } = await finished(t);
  const [first, second] = await Promise.all([ada, bo].map((guest) => guest.table('POST', `/api/tables/${id}/rematch`)));
  assert.ok(first && second);
  assert.equal(first.id, second.id);
  const seen = await ada.table('GET', `/api/tables/${first.id}`);
  assert.deepEqual(
    seen.seats.map((seat) => seat.person),
    [ada.id, bo.id],
  );
});

test('chat reaches everybody once, whoever comes later reads it', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b && guests[1]);
  const name = command();
  for (let i = 0; i < 2; i++) a.send({ type: 'chat', table: id, command: name, text: '안녕, hello, 你好' });
  const said = await b.next('chat', ({ lines }) => lines.length > 0);
  assert.deepEqual([said.lines[0]?.text, said.lines[0]?.name], ['안녕, hello, 你好', 'Guest 0']);
  await a.next('chat', ({ lines }) => lines.length > 0);
  await a.next('chat', ({ lines }) => lines.length > 0);
  const late = await guests[1].line();
  late.send({ type: 'watch', table: id });
  assert.equal((await late.next('chat')).lines.length, 1);
});

test('somebody who only watches is not announced to those who sit there', async (t) => {
  const { url } = await serverFor(t);
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const stranger = await newGuest(url, 'Eve');
  const before = a.received.length;
  const watching = await follow(stranger, id);
  assert.ok(watching.received.some((message) => message.type === 'table'));
  a.send({ type: 'ping' });
  await a.next('pong');
  assert.deepEqual(
    a.received.slice(before).map(({ type }) => type),
    ['pong'],
  );
});

test('who follows is shown as connected, until the last line is closed', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b && guests[1]);
  const { id: bo } = guests[1];
  await untilConnected(a, bo, true);
  const second = await follow(guests[1], id);
  await b.close();
  // A request now learns that the other line is still there.
  assert.equal((await guests[1].table('GET', `/api/tables/${id}`)).seats[1]?.connected, true);
  await second.close();
  await untilConnected(a, bo, false);
});
