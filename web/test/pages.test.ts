import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrage } from '@madang/barrage';
import { newMatch, play, stateAt, toDocument } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { courseOf, stairs, ticksTo } from '../src/chart/course.ts';
import { daysLeft } from '../src/lobby/lists/tables.ts';
import {
  arrangeSeats,
  askedOptions,
  chooseSeat,
  followSeats,
  greatOptions,
  hasRoomForAutoma,
  localSeats,
  optionsWith,
  proposedSeats,
  resizeSeats,
  seatWishes,
  soloSeats,
} from '../src/lobby/new/seats.ts';
import { oneSeatOn, readLocalMatch } from '../src/local-server/local.ts';
import { cutAt, findRules } from '../src/rules/ledger/search.ts';

const LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'expert'] as const;

test('a table is proposed with me and bots for beginners; only one seat is mine', () => {
  const seats = proposedSeats(3);
  assert.deepEqual(seats, ['me', 'bot/easy', 'bot/easy']);
  assert.deepEqual(chooseSeat(seats, 2, 'me'), ['bot/easy', 'bot/easy', 'me']);
  assert.deepEqual(seatWishes(['me', 'screen', 'bot/hard', 'invited'], ['A', 'B', 'C', 'D'], LEVELS), [
    { kind: 'me' },
    { kind: 'screen', name: 'B' },
    { kind: 'bot', level: 'hard' },
    { kind: 'invited' },
  ]);
  assert.deepEqual(
    localSeats(['me', 'bot/easy'], ['A', ''], LEVELS, (level) => `bot ${level}`),
    [
      { kind: 'person', name: 'A' },
      { kind: 'bot', name: 'bot easy', level: 'easy' },
    ],
  );
});

test('automas are chosen at the seats and move to the last ones; names stay with whoever has them', () => {
  const chosen = chooseSeat(['me', 'screen', 'bot/easy', 'screen'], 1, 'automa');
  const { seats, from } = arrangeSeats(barrage, chosen);
  assert.deepEqual(seats, ['me', 'bot/easy', 'screen', 'automa']);
  assert.deepEqual(followSeats({ 0: 'Ann', 3: 'Ben' }, from), { 0: 'Ann', 2: 'Ben' });
  const me = arrangeSeats(barrage, chooseSeat(seats, 3, 'me'));
  assert.deepEqual(me.seats, ['bot/easy', 'screen', 'me', 'automa']);
  assert.deepEqual(arrangeSeats(barrage, ['automa', 'automa']).seats, ['bot/normal', 'automa']);
  assert.deepEqual(arrangeSeats(siberia, ['me', 'automa']).seats, ['me', 'bot/normal']);
});

test('never all seats are automas’, and a game without them offers none', () => {
  assert.ok(hasRoomForAutoma(barrage, ['me', 'bot/easy', 'automa']));
  assert.ok(!hasRoomForAutoma(barrage, ['me', 'automa', 'automa']));
  assert.ok(!hasRoomForAutoma(siberia, ['me', 'bot/easy']));
});

test('one person against automas is one choice, with as many as wanted', () => {
  assert.deepEqual(soloSeats(3), ['me', 'automa', 'automa', 'automa']);
  assert.deepEqual(arrangeSeats(barrage, soloSeats(3)).seats, soloSeats(3));
  assert.deepEqual(resizeSeats(soloSeats(3), 3), soloSeats(2));
  assert.deepEqual(resizeSeats(soloSeats(2), 4), soloSeats(3));
  assert.deepEqual(resizeSeats(['me', 'bot/hard'], 3), ['me', 'bot/hard', 'bot/hard']);
});

test('what is sent for automas is their seats; a match on this device gets their number as its option', () => {
  assert.deepEqual(seatWishes(soloSeats(1), ['A', ''], LEVELS), [{ kind: 'me' }, { kind: 'automa' }]);
  assert.deepEqual(
    localSeats(soloSeats(1), ['A', ''], LEVELS, (level) => level),
    [{ kind: 'person', name: 'A' }, { kind: 'automa' }],
  );
  assert.deepEqual(optionsWith(barrage, { automaLevel: 'high-voltage' }, soloSeats(2)), { automaLevel: 'high-voltage', automas: '2' });
  assert.deepEqual(optionsWith(barrage, {}, ['me', 'bot/easy']), { automas: 'none' });
  assert.deepEqual(optionsWith(siberia, { idleEnd: 'off' }, ['me', 'bot/easy']), { idleEnd: 'off' });
  const asked = askedOptions(barrage).map(([option]) => option);
  // Asked elsewhere: what kind of game, automas, and the contracts, which may be a pack's.
  assert.equal(asked.length, Object.keys(barrage.options).length - 4);
  assert.ok(!asked.includes('game') && !asked.includes('automas') && !asked.includes('automaLevel'));
  assert.deepEqual(greatOptions(barrage), [['game', ['beginner', 'expert']]]);
  assert.deepEqual(greatOptions(siberia), []);
  assert.equal(askedOptions(siberia).length, Object.keys(siberia.options).length - 1);
});

test('in a rematch everybody sits one seat on, but automas', () => {
  const [ann, ben] = [{ kind: 'person', name: 'Ann' } as const, { kind: 'bot', name: 'Ben', level: 'easy' } as const];
  const automa = { kind: 'automa' } as const;
  assert.deepEqual(oneSeatOn([ann, ben, ben]), [ben, ben, ann]);
  assert.deepEqual(oneSeatOn([ann, ben, automa, automa]), [ben, ann, automa, automa]);
  assert.deepEqual(oneSeatOn([ann, automa]), [ann, automa]);
});

test('a kept match is read back; what is no match is not', () => {
  const document = toDocument(newMatch(siberia, { seats: 2, seed: 's' }));
  const match = {
    id: 'm',
    seats: [
      { kind: 'person', name: 'A' },
      { kind: 'bot', name: 'B', level: 'easy' },
    ],
    document,
    over: false,
    changedAt: 5,
  };
  assert.deepEqual(readLocalMatch(JSON.parse(JSON.stringify(match))), match);
  const solo = { ...match, seats: [{ kind: 'person', name: 'A' }, { kind: 'automa' }] };
  assert.deepEqual(readLocalMatch(JSON.parse(JSON.stringify(solo))), solo);
  for (const broken of [
    undefined,
    null,
    1,
    {},
    { ...match, seats: [] },
    { ...match, document: {} },
    {
      ...match,
      seats: [
        { kind: 'ghost', name: 'G' },
        { kind: 'person', name: 'A' },
      ],
    },
  ]) {
    assert.equal(readLocalMatch(broken), undefined);
  }
});

test('rules are found by the printed rulebook’s word where ours differs', () => {
  const chapters = [{ title: { key: 'a' }, rules: ['A-01', 'A-02'] }];
  const rulebook = { 'A-01': '석탄을 캡니다.', 'A-02': '물류 담당은 이동합니다.' };
  const synonyms = { 목탄: '석탄', '실행 계획 관리자': '물류 담당' };
  const found = (query: string): string[] => findRules(chapters, rulebook, query, synonyms).flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(found('목탄'), ['A-01']);
  assert.deepEqual(found('석탄'), ['A-01']);
  assert.deepEqual(found('실행 계획 관리자'), ['A-02']);
  assert.deepEqual(found('목탄 이동'), []);
});

test('rules are found by their number and by all words of a search', () => {
  const chapters = [
    { title: { key: 'a' }, rules: ['A-01', 'A-02'] },
    { title: { key: 'b' }, rules: ['B-01'] },
  ];
  const rulebook = { 'A-01': 'A worker moves.', 'A-02': 'A worker stays.', 'B-01': 'A seller moves.' };
  const found = (query: string) => findRules(chapters, rulebook, query).flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(found(''), ['A-01', 'A-02', 'B-01']);
  assert.deepEqual(found('moves WORKER'), ['A-01']);
  assert.deepEqual(found('b-0'), ['B-01']);
  assert.deepEqual(cutAt('a (b) c', '(b)'), ['a ', '(b)', ' c']);
});

test('the course of a match has a point for every step, and its axis reaches the top', () => {
  const match = newMatch(siberia, { seats: 3, seed: 's' });
  assert.deepEqual(courseOf({ play, stateAt }, match), [[0, 0, 0]]);
  assert.equal(
    stairs(
      [0, 0, 5, 5],
      (step) => step * 10,
      (points) => 100 - points,
    ),
    'M0 100H20V95H30',
  );
  for (const most of [1, 7, 99, 176_000]) {
    const ticks = ticksTo(most);
    assert.ok((ticks.at(-1) ?? 0) >= most && ticks.length <= 7 && ticks[0] === 0, `${most}: ${ticks}`);
  }
});

test('the list shows the time left where a table is played over days, and only there', () => {
  const table = { clock: { kind: 'days', days: 2, out: 'decision' }, left: 5000 } as const;
  assert.equal(daysLeft(table), 5000);
  assert.equal(daysLeft({ ...table, left: null }), null);
  assert.equal(daysLeft({ clock: { kind: 'live', minutes: 20, increment: 10, out: 'decision' }, left: 5000 }), null);
  assert.equal(daysLeft({ clock: null, left: null }), null);
});
