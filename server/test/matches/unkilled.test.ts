import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import {
  beginChronicle,
  type Chronicle,
  canonical,
  chronicleOf,
  countStep,
  decisions,
  type Move,
  makeSteps,
  type State,
  stateAt,
  undoStep,
} from '@madang/kernel';
import { TableList } from '@madang/wire';
import { tiny } from '../../../kernel/test/tiny.ts';
import type { Thinker } from '../../core/bot-pool.ts';
import { newRegistry } from '../../matches/broadcast/registry.ts';
import { subscribe } from '../../matches/broadcast/subscribers.ts';
import { guestOf, newGuest } from '../support/guest.ts';
import { handTime } from '../support/hand-time.ts';
import { chance, flat, follow, playAny, standing, startedTable } from '../support/match.ts';
import { addSeat, addTable } from '../support/rows.ts';
import { command, folderFor, serverFor } from '../support/server.ts';
import { services } from '../support/services.ts';

const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

test('a private table is seen by who sits there without owning it, and not by whoever has no session, though a seat is vacant', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }], { access: 'link' });
  assert.equal((await fetch(`${url}/api/tables/${made.id}`)).status, 404);
  assert.equal((await fetch(`${url}/api/tables/${made.id}/document`)).status, 404);
  assert.equal((await bo.request('GET', `/api/tables/${made.id}`)).status, 404);
  await bo.table('POST', `/api/tables/${made.id}/join`, { seat: 1, invitation: made.invitation });
  const seen = await bo.table('GET', `/api/tables/${made.id}`);
  assert.deepEqual([seen.mine, seen.invitation], [[1], null]);
  const line = await bo.line();
  line.send({ type: 'watch', table: made.id });
  assert.deepEqual((await line.next('table')).table.mine, [1]);
});

test('a command before the start is refused as such', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url);
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const line = await ada.line();
  line.send({ type: 'watch', table: id });
  const play = await line.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.deepEqual(play.type === 'refused' && [play.problem, play.seq], [{ code: 'not-started' }, 0]);
  const undo = await line.ask({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
  assert.equal(undo.type === 'refused' && undo.problem.code, 'not-started');
});

test('who did not make the table may ask for the rematch, and then owns that', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  const random = chance(4);
  while (!standing(a).over) {
    const { seq } = standing(a);
    if ((await playAny(a, id, random)) === undefined) await playAny(b, id, random);
    for (const line of [a, b]) if (standing(line).seq === seq) await line.next('step', (step) => step.seq === seq + 1);
  }
  const made = await bo.table('POST', `/api/tables/${id}/rematch`);
  assert.deepEqual([made.owner.id, made.mine], [bo.id, [1]]);
  assert.deepEqual((await ada.table('GET', `/api/tables/${made.id}`)).asked, [0]);
  assert.deepEqual((await ada.request('POST', `/api/tables/${made.id}/start`)).body, { code: 'not-the-owner' });
});

test('the seats of an import: as many as the document has, none vacant, and a bot among them plays at once', async (t) => {
  const { url } = await serverFor(t, {}, { thinker: first, ...handTime().parts });
  const ada = await newGuest(url, 'Ada');
  const document = { format: 'madang-match', game: 'tiny', version: '1', options: {}, seats: 3, seed: 'x', moves: [] };
  const bring = (seats?: readonly unknown[]) => ada.request('POST', '/api/tables/import', { document, seats });
  assert.deepEqual((await bring([{ kind: 'me' }])).body, { code: 'wrong-seats', details: { min: 3, max: 3, found: 1 } });
  for (const kind of ['open', 'invited']) {
    assert.deepEqual((await bring([{ kind: 'me' }, { kind }, { kind: 'bot', level: 'easy' }])).body, { code: 'seats-free' });
  }
  const own = await ada.table('POST', '/api/tables/import', { document });
  assert.deepEqual(
    own.seats.map(({ kind, name, person }) => [kind, name, person]),
    [
      ['person', 'Ada', ada.id],
      ['person', 'Ada 2', ada.id],
      ['person', 'Ada 3', ada.id],
    ],
  );
  const mixed = await ada.table('POST', '/api/tables/import', {
    document,
    seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'screen', name: 'Kid' }],
  });
  assert.deepEqual(mixed.mine, [1, 2]);
  const line = await follow(ada, mixed.id);
  if (standing(line).waitingFor.includes(0)) await line.next('step', (step) => !step.waitingFor.includes(0));
});

test('somebody’s second seat at their screen has its own name, is left with them, and keeps nobody from a seat of their own', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const made = await ada.create('tiny', [{ kind: 'screen', name: 'Kid' }, { kind: 'open' }, { kind: 'open' }]);
  assert.deepEqual(made.mine, [0]);
  assert.deepEqual((await ada.table('POST', `/api/tables/${made.id}/join`, { seat: 1 })).mine, [0, 1]);
  assert.deepEqual((await ada.request('POST', `/api/tables/${made.id}/join`, { seat: 2 })).body, { code: 'one-seat-each' });
  await bo.table('POST', `/api/tables/${made.id}/join`, {});
  await ada.request('PATCH', '/api/session', { name: 'Ada L.' });
  const named = await ada.table('GET', `/api/tables/${made.id}`);
  assert.deepEqual(
    named.seats.map((seat) => seat.name),
    ['Kid', 'Ada L.', 'Bo'],
  );
  const left = await ada.table('POST', `/api/tables/${made.id}/leave`);
  assert.deepEqual([left.mine, left.seats.map((seat) => seat.kind), left.owner.id], [[], ['open', 'open', 'person'], bo.id]);
});

test('of several own seats under a clock the list tells the one whose time ends first', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, { thinker: first, ...time.parts });
  const ada = await newGuest(url);
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }], { clock: { kind: 'days', days: 1 } });
  await ada.table('POST', `/api/tables/${made.id}/start`);
  const line = await follow(ada, made.id);
  const left = async () => TableList.parse((await ada.request('GET', '/api/tables')).body).mine[0]?.left;
  time.passQuietly(60_000);
  const kid = standing(line).decisions.find((decision) => decision.seat === 1);
  const move = kid?.moves[0];
  assert.ok(move);
  await line.ask({ type: 'play', table: made.id, seat: 1, seq: 0, command: command(), moves: [flat(move)] });
  assert.equal(await left(), 86_400_000 - 60_000);
});

test('a table whose game is no longer here is shown, and says why it cannot be played', async (t) => {
  const dataFolder = folderFor(t);
  const secret = 'a secret of more than thirty-two letters';
  const server = await serverFor(t, { dataFolder, secret });
  const ada = await newGuest(server.url);
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }] as const;
  const [waiting, running] = [await ada.create('tiny', seats), await ada.create('tiny', seats)];
  await ada.table('POST', `/api/tables/${running.id}/start`);
  await server.close();
  const bare = await serverFor(t, { dataFolder, secret }, { shelf: [] });
  const back = guestOf(bare.url, ada.id, ada.cookie);
  const start = await back.request('POST', `/api/tables/${waiting.id}/start`);
  assert.deepEqual([start.status, start.body], [404, { code: 'unknown-game', details: { found: 'tiny' } }]);
  const line = await back.line();
  line.send({ type: 'watch', table: running.id });
  assert.deepEqual((await line.next('problem')).problem, { code: 'unknown-game', details: { found: 'tiny' } });
  const play = await line.ask({ type: 'play', table: running.id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.equal(play.type === 'refused' && play.problem.code, 'unknown-game');
});

test('a database that refuses a row for another reason than its number says so: nothing is played, and nothing is lost', async (t) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder });
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  file.exec("create trigger full before insert on moves begin select raise(abort, 'no room'); end");
  const bid = () => a.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  const refused = await bid();
  assert.deepEqual(refused.type === 'refused' && [refused.problem, refused.seq], [{ code: 'unavailable' }, 0]);
  file.exec('drop trigger full');
  file.close();
  const done = await bid();
  assert.deepEqual([done.type, done.seq], ['done', 1]);
});

test('of more tables than a node may hold those go that nobody follows and nobody asked for in a while', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const registry = newRegistry(services, 3);
  const ids = ['followed', 'idle', 'asked', 'fresh', 'more'].map((name) => `${name}-${process.pid}`);
  for (const id of ids) {
    await addTable(services.storage.db, id, { status: 'waiting' });
    await addSeat(services.storage.db, id, 0);
  }
  const [followed = '', idle = '', asked = '', fresh = '', more = ''] = ids;
  for (const id of [followed, idle, asked]) assert.equal((await registry.open(id))?.id, id);
  const live = await registry.open(followed);
  assert.ok(live);
  subscribe(live.audience, { person: 'x', send: () => undefined, expel: () => undefined }, [null]);
  t.mock.timers.tick(50_000);
  await registry.open(asked);
  t.mock.timers.tick(20_000);
  await registry.open(fresh);
  const held = async () => (await registry.all()).map(({ id }) => id).sort();
  assert.deepEqual(await held(), [asked, followed, fresh].sort());
  await registry.open(more);
  assert.deepEqual(await held(), [asked, followed, fresh, more].sort());
  assert.equal((await registry.open(idle))?.id, idle);
});

test('a step taken back where a snapshot was made: what is played then is what is kept', async () => {
  const game = await SHELF[0]?.rules();
  assert.ok(game);
  const SNAPSHOT = 64;
  let crossed = 0;
  for (let seed = 0; seed < 12; seed++) {
    const chronicle: Chronicle = beginChronicle(game, { seats: 2, seed: `snapshot ${seed}`, options: {} });
    const { match } = chronicle;
    const random = chance(seed);
    const play = (avoid?: Move) => {
      const open = chronicle.open[0];
      const moves = open?.moves.filter((move) => move !== avoid) ?? [];
      const move = moves[Math.floor(random() * moves.length)];
      if (!open || !move) return undefined;
      const made = makeSteps(chronicle, open.seat, [move]);
      assert.ok(made.ok);
      for (const step of made.value) countStep(chronicle, step);
      return { seat: open.seat, move };
    };
    let last = play();
    while (last && match.log.length < SNAPSHOT) last = play();
    if (!last || !undoStep(chronicle, last.seat).ok || !play(last.move)) continue;
    crossed += 1;
    for (let more = 0; more < 3; more++) play();
    assert.equal(canonical(stateAt(match, match.log.length)), canonical(match.state));
    assert.equal(canonical(chronicleOf(match).match.state), canonical(match.state));
  }
  assert.ok(crossed > 0, 'no step was taken back at a snapshot');
});

test('at a table of people and bots a bot is woken by the move before it, by no timer', { timeout: 30_000 }, async (t) => {
  const { url } = await serverFor(t, {}, { thinker: first, ...handTime().parts });
  const ada = await newGuest(url);
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { options: { rounds: '1' } });
  await ada.table('POST', `/api/tables/${made.id}/start`);
  const line = await follow(ada, made.id);
  const random = chance(9);
  while (!standing(line).over) {
    const { seq, decisions: mine } = standing(line);
    if (mine.length > 0) await playAny(line, made.id, random);
    else await line.next('step', (step) => step.seq > seq);
  }
});
