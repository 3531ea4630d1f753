import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digits, hearClocks, leftOf, MINUTE, restsUntil, shownTime } from '../src/clock/clocks.ts';
import { limitsOf, limitText, urgency } from '../src/clock/warnings.ts';
import { DAYS, keyOf, LIVE, MINUTES, offered, within } from '../src/clock/wishes.ts';

const message = {
  type: 'clocks',
  table: 't',
  seats: [
    { left: 65_000, running: true },
    { left: 60_000, running: false },
    { left: null, running: false },
  ],
} as const;

test('time counts from when the page heard of it, and only for seats that are waited for', () => {
  const clocks = hearClocks(null, { ...message, seats: [...message.seats], forced: [] }, 1000);
  const at = (now: number) => [0, 1, 2, 3].map((seat) => leftOf(clocks, seat, now));
  assert.deepEqual(at(1000), [65_000, 60_000, null, null]);
  assert.deepEqual(at(61_000), [5000, 60_000, null, null]);
  assert.deepEqual(at(99_000), [0, 60_000, null, null]);
  // This machine's clock was set back meanwhile.
  assert.deepEqual(at(0), [65_000, 60_000, null, null]);
});

test('steps played for somebody are kept, each once; the list is new only when one is added', () => {
  const hear = (before: Parameters<typeof hearClocks>[0], ...forced: readonly { seq: number; seat: number }[]) =>
    hearClocks(before, { ...message, seats: [...message.seats], forced: [...forced] }, 0);
  const first = hear(null, { seq: 3, seat: 0 });
  const again = hear(first, { seq: 3, seat: 0 });
  const more = hear(again, { seq: 3, seat: 0 }, { seq: 9, seat: 1 });
  assert.equal(again.forced, first.forced);
  assert.deepEqual(
    [...more.forced],
    [
      [3, 0],
      [9, 1],
    ],
  );
});

test('a clock shows whole seconds, the last one until it is over', () => {
  const face = (left: number) => digits(shownTime(left));
  assert.deepEqual([0, 1, 1000, 1001, 59_999, 725_000, 3_725_000].map(face), ['0:00', '0:01', '0:01', '0:02', '1:00', '12:05', '1:02:05']);
  assert.deepEqual(shownTime(26 * 60 * MINUTE), { days: 1, hours: 2, minutes: 0, seconds: 0 });
});

test('warnings come as the reader wishes: at fixed times, earlier, at a share of the clock, or never', () => {
  const [live] = LIVE;
  const [day] = DAYS;
  assert.ok(live && day);
  const near = (wish: 'fixed' | 'early' | 'share' | 'off', lefts: readonly number[]) => lefts.map((left) => urgency(left, limitsOf(wish, live)));
  assert.deepEqual(near('fixed', [MINUTE + 1, MINUTE, 10_001, 10_000, 0]), ['calm', 'low', 'low', 'last', 'last']);
  assert.deepEqual(near('early', [5 * MINUTE + 1, 5 * MINUTE, MINUTE]), ['calm', 'low', 'last']);
  assert.deepEqual(near('share', [4 * MINUTE + 1, 4 * MINUTE, MINUTE]), ['calm', 'low', 'last']);
  assert.deepEqual(near('off', [1, 0]), ['calm', 'last']);
  assert.deepEqual(limitsOf('fixed', day), [360 * MINUTE, 60 * MINUTE]);
  assert.deepEqual(limitsOf('share', day).map(Math.round), [288 * MINUTE, 72 * MINUTE]);
  assert.deepEqual([360 * MINUTE, MINUTE, 10_000].map(limitText), [
    { key: 'clock.warn.hours', count: 6 },
    { key: 'clock.warn.minutes', count: 1 },
    { key: 'clock.warn.seconds', count: 10 },
  ]);
});

test('the form’s clocks are found by their names, and own figures stay within what is allowed', () => {
  for (const clock of [...LIVE, ...DAYS]) assert.deepEqual(offered(keyOf(clock)), clock);
  assert.equal(offered('none'), undefined);
  assert.deepEqual(
    ['', '0', '7.6', '999', 'x'].map((typed) => within(MINUTES, typed)),
    [1, 1, 8, 180, 1],
  );
});

test('a clock stands still while its person rests, and goes on then', () => {
  const rests = [
    { from: -5000, to: 10_000 },
    { from: 8000, to: 20_000 },
    { from: 50_000, to: 60_000 },
  ];
  const clocks = hearClocks(null, { ...message, seats: [{ left: 65_000, running: true, rests }], forced: [] }, 1000);
  const at = (passed: number) => [leftOf(clocks, 0, 1000 + passed), restsUntil(clocks, 0, 1000 + passed)];
  assert.deepEqual(at(0), [65_000, 11_000]);
  assert.deepEqual(at(9000), [65_000, 21_000]);
  assert.deepEqual(at(30_000), [55_000, null]);
  assert.deepEqual(at(65_000), [30_000, null]);
});
