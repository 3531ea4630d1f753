import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { MatchView, NewToken, StreamEvent } from '@madang/wire';
import { LIMITS } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { type Guest, guestOf, newGuest, programOf } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, flat, startedTable } from '../../support/match.ts';
import { afterwards, command, serverFor } from '../../support/server.ts';

const viewOf = async (person: Guest, table: string): Promise<MatchView> => {
  const { status, body } = await person.request('GET', `/api/tables/${table}/view`);
  assert.equal(status, 200, JSON.stringify(body));
  return MatchView.parse(body);
};

/** Any offered move of the first open decision, as the body of a play; undefined: the caller has nothing to decide. */
function anyPlay({ seq, decisions }: MatchView, random: () => number) {
  const [decision] = decisions;
  const move = decision?.moves[Math.floor(random() * decision.moves.length)];
  return decision && move ? { seat: decision.seat, seq, command: command(), moves: [flat(move)] } : undefined;
}

onBothDatabases('plain requests play a match to its end; each answer has the open decisions that come next', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const random = chance(7);
  for (let over = false; !over; ) {
    for (const guest of guests) {
      let view = await viewOf(guest, id);
      for (let play = anyPlay(view, random); play; play = anyPlay(view, random)) {
        const { status, body } = await guest.request('POST', `/api/tables/${id}/play`, play);
        assert.equal(status, 200, JSON.stringify(body));
        const next = MatchView.parse(body);
        assert.ok(next.seq > view.seq);
        assert.deepEqual(next, await viewOf(guest, id));
        view = next;
      }
      over = view.over;
    }
  }
});

test('a view shows a seat what its socket shows, and others as little', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  for (const [seat, guest] of guests.entries()) {
    const shown = lines[seat]?.received.find((message) => message.type === 'view');
    assert.ok(shown);
    const { seq, decisions, waitingFor, over, views } = shown;
    assert.deepEqual(await viewOf(guest, id), { seq, decisions, waitingFor, over, views: views.map(({ view }) => ({ seat, view })) });
  }
  const stranger = await newGuest(url, 'Stranger');
  const seen = await viewOf(stranger, id);
  assert.deepEqual([seen.decisions, seen.views.map(({ seat }) => seat)], [[], [null]]);
});

test('a play is refused as over the socket, and says where the table stands; one sent again is played once', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  const view = await viewOf(ada, id);
  const play = anyPlay(view, chance(1));
  assert.ok(play);
  const ask = async (person: Guest, body: unknown, table = id) => {
    const { status, body: problem } = await person.request('POST', `/api/tables/${table}/play`, body);
    return { status, problem };
  };
  assert.deepEqual(await ask(bo, { ...play, command: command() }), {
    status: 422,
    problem: { code: 'not-your-seat', details: { mine: [1], seq: view.seq } },
  });
  const unknown = await ask(ada, { ...play, command: command(), moves: [{ id: 999_999 }] });
  assert.match(JSON.stringify(unknown.problem), /"seq":/);
  assert.notEqual(unknown.status, 200);
  assert.equal((await ask(ada, { ...play, moves: [] })).status, 400);
  assert.equal((await ask(ada, { ...play, command: 'short' })).status, 400);
  const [first, again] = [await ask(ada, play), await ask(ada, play)];
  assert.deepEqual([first.status, again.status], [200, 200]);
  assert.equal(MatchView.parse(again.problem).seq, view.seq + 1);
  assert.equal((await ask(ada, play, 'nowhere')).status, 404);
  const waiting = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.equal((await ada.request('GET', `/api/tables/${waiting.id}/view`)).status, 409);
  assert.deepEqual((await ask(ada, { ...play, command: command() }, waiting.id)).problem, { code: 'not-started', details: { seq: 0 } });
  const closed = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { access: 'closed' });
  await ada.table('POST', `/api/tables/${closed.id}/start`);
  for (const path of ['view', 'view?invitation=wrong'] as const)
    assert.equal((await bo.request('GET', `/api/tables/${closed.id}/${path}`)).status, 404);
  assert.deepEqual(await ask(bo, { ...play, command: command() }, closed.id), { status: 404, problem: { code: 'no-table', details: { seq: 0 } } });
});

test('plain requests on two nodes play one match', { skip: POSTGRES }, async (t) => {
  const shared = { databaseUrl: await databaseFor(t), secret: 'a secret that both nodes share, 32 letters' };
  const [east, west] = [await serverFor(t, shared), await serverFor(t, shared)];
  const { id, guests, lines } = await startedTable(east.url, 'tiny', 2);
  for (const line of lines) await line.close();
  const players = guests.map(({ id: person, cookie }, seat) => guestOf(seat === 0 ? east.url : west.url, person, cookie));
  const random = chance(5);
  for (let over = false; !over; ) {
    for (const player of players) {
      const view = await viewOf(player, id);
      const play = anyPlay(view, random);
      if (play) assert.equal((await player.request('POST', `/api/tables/${id}/play`, play)).status, 200);
      over = view.over;
    }
  }
});

/** The events of a person's stream as they come. */
async function streamOf(t: TestContext, url: string, headers: Readonly<Record<string, string>>) {
  const stop = new AbortController();
  afterwards(t, () => stop.abort());
  const answer = await fetch(`${url}/api/stream`, { headers, signal: stop.signal });
  assert.equal(answer.headers.get('content-type'), 'application/x-ndjson');
  assert.ok(answer.body);
  const input = Readable.from(answer.body);
  input.on('error', () => undefined);
  const lines = createInterface({ input });
  lines.on('error', () => undefined);
  const came: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  lines.on('line', (line) => {
    came.push(StreamEvent.parse(JSON.parse(line)));
    for (const look of [...waiting]) look();
  });
  const next = async <T extends StreamEvent['type']>(type: T): Promise<Extract<StreamEvent, { readonly type: T }>> => {
    const isType = (event: StreamEvent): event is Extract<StreamEvent, { readonly type: T }> => event.type === type;
    for (;;) {
      const found = came.find(isType);
      if (found) {
        came.splice(came.indexOf(found), 1);
        return found;
      }
      await new Promise<void>((resolve) => {
        const look = () => {
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    }
  };
  return { next, came, stop: () => stop.abort(), closed: () => once(lines, 'close') };
}

test('a stream tells of turns, invitations and ends of games, of each once', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const stream = await streamOf(t, url, { cookie: bo.cookie });
  assert.equal((await stream.next('hello')).person, bo.id);
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await bo.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  const random = chance(3);
  const turn = await stream.next('turn');
  assert.deepEqual([turn.table, turn.seat], [id, 1]);
  for (let over = false; !over; ) {
    for (const guest of [ada, bo]) {
      const view = await viewOf(guest, id);
      const play = anyPlay(view, random);
      if (play) await guest.request('POST', `/api/tables/${id}/play`, play);
      over = view.over;
    }
  }
  assert.deepEqual(await stream.next('over'), { type: 'over', table: id });
  const rematch = await ada.table('POST', `/api/tables/${id}/rematch`);
  assert.deepEqual(await stream.next('invited'), { type: 'invited', table: rematch.id, seat: 1, game: 'tiny' });
  await bo.table('POST', `/api/tables/${rematch.id}/join`, { seat: 1 });
  await ada.table('POST', `/api/tables/${rematch.id}/start`);
  for (;;) if ((await stream.next('turn')).table === rematch.id) break;
  assert.ok(!stream.came.some(({ type }) => type === 'over' || type === 'invited'));
  const late = await streamOf(t, url, { cookie: bo.cookie });
  assert.equal((await late.next('turn')).table, rematch.id);
  assert.ok(!late.came.some(({ type }) => type === 'over'), 'ended before it began');
});

test('a stream gives signs of life, counts as a socket, and ends with its token', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  const ada = await newGuest(url, 'Ada');
  const current = 'a quiet courtyard';
  await ada.request('POST', '/api/account', { login: 'ada', password: current });
  const { token, id } = NewToken.parse((await ada.request('POST', '/api/account/tokens', { name: 'bot', scopes: ['read'], current })).body);
  const stream = await streamOf(t, url, { authorization: `Bearer ${token}` });
  await stream.next('hello');
  time.passQuietly(15_000);
  await stream.next('ping');
  time.passQuietly(15_000);
  await stream.next('ping');
  const player = NewToken.parse((await ada.request('POST', '/api/account/tokens', { name: 'bot', scopes: ['play'], current })).body);
  assert.equal((await programOf(url, ada.id, player.token).request('GET', '/api/stream')).status, 403);
  const closed = stream.closed();
  await ada.request('DELETE', `/api/account/tokens/${id}`);
  await closed;
});

test('a person has so many streams and sockets at a time, and gives one back by closing it', async (t) => {
  const { url } = await serverFor(t, { limits: { ...LIMITS, socketsPerPerson: 2 } });
  const ada = await newGuest(url, 'Ada');
  const first = await streamOf(t, url, { cookie: ada.cookie });
  await first.next('hello');
  const second = await streamOf(t, url, { cookie: ada.cookie });
  await second.next('hello');
  const refused = await ada.request('GET', '/api/stream');
  assert.deepEqual([refused.status, refused.body], [429, { code: 'too-many', details: { of: 'sockets', most: 2 } }]);
  first.stop();
  for (;;) {
    const line = await ada.line();
    const heard = await Promise.race([line.next('hello'), line.next('problem')]);
    await line.close();
    if (heard.type === 'hello') break;
  }
});
