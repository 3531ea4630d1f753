import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { botSeed, dailySetup, deviceSeed } from '@madang/games/daily';
import { dayAfter, dayEnd, dayOf } from '@madang/games/days';
import { decisions, newMatch, play } from '@madang/kernel';
import type { ServerMessage } from '@madang/wire';
import { localDailyDeals, localDeals, noteLocalDeal } from '../src/local-server/deals.ts';
import { createHost } from '../src/local-server/host.ts';
import { freshDocument, type LocalMatch, readLocalMatch } from '../src/local-server/local.ts';

const NOON = Date.UTC(2026, 10, 27, 12);

const attempt = (day: string, game: string, more: Partial<LocalMatch> = {}): LocalMatch => ({
  id: `${day} ${game}`,
  seats: [{ kind: 'person', name: 'Ann' }],
  document: freshDocument(game, '1', {}, 1, deviceSeed(day, game)),
  over: true,
  changedAt: dayEnd(day) - 1000,
  deal: day,
  points: 40,
  ...more,
});

test('days are those of UTC, and a year’s end is passed', () => {
  assert.equal(dayOf(NOON), '2026-11-27');
  assert.equal(dayEnd('2026-11-27'), Date.UTC(2026, 10, 28));
  assert.deepEqual([dayAfter('2026-12-31'), dayAfter('2026-03-01', -1)], ['2027-01-01', '2026-02-28']);
});

test('on two devices the same day has the same deal of each game, another day another', async () => {
  for (const { rules, daily, name } of SHELF) {
    assert.ok(daily, name);
    const game = await rules();
    const { options, seats } = dailySetup(game, daily);
    const begun = (day: string) => newMatch(game, { seats: seats.length, options, seed: deviceSeed(day, name) }).state;
    assert.deepEqual(begun('2026-11-27'), begun('2026-11-27'));
    assert.notDeepEqual(begun('2026-11-27'), begun('2026-11-28'));
    assert.equal(seats.filter((seat) => seat === 'me').length, 1);
  }
});

test('a bot’s seed depends on its own steps alone', () => {
  const log = [{ by: null }, { by: 0 }, { by: 1 }, { by: 0 }];
  assert.equal(botSeed(log, 1, 's'), botSeed([{ by: 1 }], 1, 's'));
  assert.notEqual(botSeed(log, 1, 's'), botSeed([...log, { by: 1 }], 1, 's'));
});

test('a deal on this device counts once and only in time, and streaks follow from its days', () => {
  const today = '2026-11-27';
  const has = () => true;
  for (const days of [0, 1, 2, 5]) noteLocalDeal(attempt(dayAfter(today, -days), 'ludwig'));
  noteLocalDeal(attempt(dayAfter(today, -3), 'ludwig', { changedAt: dayEnd(dayAfter(today, -3)) }));
  noteLocalDeal(attempt(today, 'ludwig', { id: 'second', points: 90 }));
  const { points: _, ...begun } = attempt(today, 'siberia', { over: false });
  noteLocalDeal(begun);
  const { deals, streak, best, day, left } = localDailyDeals(NOON, has);
  assert.deepEqual([day, left, streak, best], [today, 43_200_000, 3, 3]);
  const mine = Object.fromEntries(deals.map((deal) => [deal.game, deal.mine && [deal.mine.state, deal.mine.points]]));
  assert.deepEqual(mine, { siberia: ['running', null], barrage: null, ludwig: ['counted', 40], underwater: null });
  assert.equal(localDeals().find((one) => one.day === dayAfter(today, -3))?.points, null);
  const later = localDailyDeals(NOON + 2 * 86_400_000, has);
  assert.deepEqual([later.streak, later.best], [0, 3]);
});

test('a kept match stays a deal, and its host tells the day and keeps the points', async () => {
  const kept = readLocalMatch(JSON.parse(JSON.stringify(attempt('2026-11-27', 'ludwig'))));
  assert.deepEqual([kept?.deal, kept?.points], ['2026-11-27', 40]);
  const title = SHELF.find(({ name }) => name === 'ludwig');
  const game = await title?.rules();
  assert.ok(game && title?.daily);
  const { options, seats } = dailySetup(game, title.daily);
  const document = freshDocument('ludwig', game.version, options, seats.length, deviceSeed('2026-11-27', 'ludwig'));
  const messages: ServerMessage[] = [];
  const saved: (number | null)[] = [];
  const people = [{ kind: 'person', name: 'Ann' }] as const;
  const host = createHost({
    ...{ id: 't', game, seats: people, document, deal: '2026-11-27', think: null },
    emit: (message) => messages.push(message),
    save: (_document, _over, points) => saved.push(points),
  });
  assert.ok(!('problem' in host));
  const { state } = newMatch(game, { seats: 1, options, seed: document.seed });
  for (let seq = 0; !state.over; seq++) {
    const [decision] = decisions(game, state);
    const move = decision?.moves.at(-1);
    assert.ok(decision && move);
    host.take({ type: 'play', table: 't', seat: decision.seat, seq, command: `c${seq}`, moves: [{ ...move }] });
    play(game, state, decision.seat, move);
  }
  const table = messages.findLast((message) => message.type === 'table')?.table;
  assert.equal(table?.deal, '2026-11-27');
  assert.deepEqual(saved.at(-1), game.standing(state)[0]?.points);
  assert.equal(saved[0], null);
});
