import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameView, SEAT_KINDS, SeatView, SeatWish, TableRequest } from '@madang/wire';

test('a seat may be wished for an automa; how well it plays is no part of the seat', () => {
  assert.deepEqual(SeatWish.parse({ kind: 'automa' }), { kind: 'automa' });
  assert.deepEqual(SeatWish.parse({ kind: 'automa', level: 'standard' }), { kind: 'automa' });
  assert.ok(!SeatWish.safeParse({ kind: 'rules' }).success);
  const request = { game: 'barrage', seats: [{ kind: 'me' }, { kind: 'automa' }] };
  assert.deepEqual(TableRequest.parse(request), { ...request, options: {}, access: 'open', watchers: true, chances: false, clock: null });
});

test('a seat is shown as one of five kinds, and only bots have a bot’s level', () => {
  const seat = { seat: 1, name: null, person: null, level: null, standIn: null, resigned: false, offered: false, former: null, connected: false };
  for (const kind of SEAT_KINDS) assert.equal(SeatView.parse({ ...seat, kind }).kind, kind);
  assert.ok(!SeatView.safeParse({ ...seat, kind: 'rules' }).success);
  assert.ok(!SeatView.safeParse({ ...seat, kind: 'automa', level: 'high-voltage' }).success);
});

test('a game says by which options it has automas, or that it has none', () => {
  const game = { name: 'barrage', version: '1', seats: { min: 2, max: 4 }, options: { count: ['none', '1'], skill: ['low'] } };
  assert.ok(GameView.safeParse({ ...game, automas: { number: 'count', level: 'skill' } }).success);
  assert.ok(GameView.safeParse({ ...game, automas: null }).success);
  assert.ok(!GameView.safeParse(game).success);
});
