import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clock, TIME_OUT } from '@madang/wire';
import fc from 'fast-check';
import {
  afterSeating,
  afterStep,
  afterTakeOver,
  afterUndo,
  type Clocks,
  correctSkew,
  deadlines,
  GRACE,
  startClocks,
  timeLeft,
} from '../../../core/clock/clocks.ts';

const SEATS = [0, 1, 2];
const out = fc.constantFrom(...TIME_OUT);
const clock: fc.Arbitrary<Clock> = fc.oneof(
  fc.record({ kind: fc.constant('live' as const), minutes: fc.integer({ min: 1, max: 180 }), increment: fc.integer({ min: 0, max: 120 }), out }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 14 }), out }),
);
const waiting = fc.subarray(SEATS);
const wait = fc.integer({ min: 0, max: 500_000 });
const step = fc.record({ by: fc.constantFrom(...SEATS), forced: fc.boolean(), waiting, wait });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const DAY = 86_400_000;

/** Seat 2 is a bot. */
const begin = (rule: Clock, first: readonly number[]): Clocks =>
  startClocks(
    rule,
    [true, true, false].map((timed) => ({ timed, rest: null })),
    { waiting: first, at: 0 },
  );
const play = (clocks: Clocks, { by, forced, waiting: next, wait: ms }: Step): Clocks =>
  afterStep(clocks, { by, forced, waiting: next, at: clocks.at + ms });

test('time left is never below nought, stands still unless waited for, and bots have none', () => {
  fc.assert(
    fc.property(clock, waiting, fc.array(step), wait, (rule, first, steps, later) => {
      const clocks = steps.reduce(play, begin(rule, first));
      const now = steps.at(-1)?.waiting ?? first;
      for (const seat of [0, 1]) {
        const [left, then] = [timeLeft(clocks, seat, clocks.at), timeLeft(clocks, seat, clocks.at + later)];
        assert.ok(left !== undefined && then !== undefined && left >= 0);
        assert.equal(then, now.includes(seat) ? Math.max(0, left - later) : left);
      }
      assert.equal(timeLeft(clocks, 2, clocks.at), undefined);
      assert.deepEqual(
        deadlines(clocks).map(({ seat }) => seat),
        // Where the table waits all the same, nothing follows from time that is up.
        now.filter((seat) => seat !== 2 && (rule.out !== 'wait' || timeLeft(clocks, seat, clocks.at) !== 0)),
      );
    }),
  );
});

test('a decision begins with the grace at least', () => {
  fc.assert(
    fc.property(clock, waiting, fc.array(step, { minLength: 1 }), (rule, first, steps) => {
      const clocks = steps.reduce(play, begin(rule, first));
      const last = steps.at(-1);
      if (last?.by !== 2 && last?.waiting.includes(last.by)) assert.ok((timeLeft(clocks, last.by, clocks.at) ?? 0) >= GRACE);
    }),
  );
});

test('nobody gains time by playing and taking back', () => {
  fc.assert(
    fc.property(clock, waiting, fc.array(step), fc.array(step, { minLength: 1 }), (rule, first, steps, tries) => {
      const start = steps.reduce(play, begin(rule, first));
      const open = steps.at(-1)?.waiting ?? first;
      const end = tries.reduce((clocks, one) => {
        const tried = play(clocks, { ...one, forced: false });
        return afterUndo(tried, { waiting: open, at: tried.at + one.wait });
      }, start);
      for (const seat of [0, 1]) assert.ok((timeLeft(end, seat, end.at) ?? 0) <= (timeLeft(start, seat, start.at) ?? 0));
    }),
  );
});

test('a node whose clock is behind never gives time back', () => {
  const clocks = begin({ kind: 'live', minutes: 1, increment: 0, out: 'decision' }, [0]);
  const later = afterStep(clocks, { by: 0, forced: false, waiting: [1], at: 30_000 });
  const behind = afterStep(later, { by: 1, forced: false, waiting: [0], at: 29_000 });
  assert.deepEqual([behind.at, timeLeft(behind, 0, 30_000), timeLeft(behind, 1, 30_000)], [30_000, 30_000, 60_000]);
});

test('a clock that ran far ahead and is right again: time goes on from where it stands now', () => {
  const clocks = begin({ kind: 'live', minutes: 1, increment: 0, out: 'decision' }, [0]);
  const ahead = afterStep(clocks, { by: 0, forced: false, waiting: [1], at: 30_000 + 3_600_000 });
  const right = correctSkew(ahead, 31_000);
  assert.deepEqual([right.at, timeLeft(right, 1, 41_000)], [31_000, 50_000]);
  const next = afterStep(ahead, { by: 1, forced: false, waiting: [0], at: 35_000 });
  assert.deepEqual([next.at, deadlines(next)[0]?.seat], [35_000, 0]);
  assert.equal(correctSkew(clocks, 5_000), clocks);
});

test('who comes back to what a bot was already asked has the grace; to what is asked anew all the days', () => {
  const clock = { kind: 'days', days: 1, out: 'seat' } as const;
  const begun = startClocks(clock, [{ timed: true, rest: null }], { waiting: [0], at: 0 }, []);
  const late = DAY - 1000;
  const away = afterSeating(begun, { seat: 0, away: true, waiting: [0], at: late });
  const back = (clocks: Clocks) => timeLeft(afterSeating(clocks, { seat: 0, away: false, waiting: [0], at: late }), 0, late);
  assert.equal(back(away), GRACE);
  const played = afterStep(away, { by: 0, forced: false, waiting: [0], at: late });
  assert.equal(back(played), DAY);
});

test('who takes a seat over goes on with its time, and has half of the match’s bank at least; with days a whole decision', () => {
  const live = { kind: 'live', minutes: 60, increment: 0, out: 'seat' } as const;
  const left = (rule: Clock, spent: number) => {
    const begun = startClocks(rule, [{ timed: true, rest: null }], { waiting: [0], at: 0 }, []);
    const away = afterSeating(begun, { seat: 0, away: true, waiting: [0], at: spent });
    const taken = afterTakeOver(away, { seat: 0, waiting: [0], at: spent });
    assert.deepEqual(
      deadlines(taken).map(({ seat }) => seat),
      [0],
      'it runs',
    );
    return timeLeft(taken, 0, spent);
  };
  const MINUTE = 60_000;
  assert.equal(left(live, 10 * MINUTE), 50 * MINUTE);
  assert.equal(left(live, 59 * MINUTE), 30 * MINUTE);
  assert.equal(left({ kind: 'days', days: 2, out: 'seat' }, DAY), 2 * DAY);
  assert.equal(left({ kind: 'days', days: 2, bank: 4, out: 'seat' }, 6 * DAY), 4 * DAY);
});
