import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock, Rest } from '@madang/wire';
import {
  afterRest,
  afterRewind,
  afterSeating,
  afterStep,
  afterUndo,
  type Clocks,
  correctSkew,
  deadlines,
  isRunning,
  startClocks,
  timeLeft,
  timeToCome,
} from '../../../core/clock/clocks.ts';
import { pausedWithin } from '../../../core/clock/downtime.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Two people and a bot; at the start a live clock has a minute, and five seconds for each turn. */
const LIVE: Clock = { kind: 'live', minutes: 1, increment: 5, out: 'decision' };
/** Two days for each decision and one more for the whole match. */
const DAYS: Clock = { kind: 'days', days: 2, bank: 1, out: 'decision' };

const begin = (clock: Clock, waiting: readonly number[], rests: readonly (Rest | null)[] = []): Clocks =>
  startClocks(
    clock,
    [true, true, false].map((timed, seat) => ({ timed, rest: rests[seat] ?? null })),
    { waiting, at: 0 },
  );

/** What each seat has left in that unit, and `…` where it runs. */
const shown = (clocks: Clocks, unit = SECOND): string =>
  [0, 1, 2]
    .map((seat) => {
      const left = timeLeft(clocks, seat, clocks.at);
      return left === undefined ? '–' : `${left / unit}${isRunning(clocks, seat) ? '…' : ''}`;
    })
    .join(' ');

const step = (clocks: Clocks, by: number, at: number, waiting: readonly number[], forced = false): Clocks =>
  afterStep(clocks, { by, forced, waiting, at });

test('a live clock: each turn begins with its seconds, runs while it lasts, and has ten seconds at least for the next answer', () => {
  let clocks = begin(LIVE, [0]);
  assert.equal(shown(clocks), '65… 60 –');
  assert.equal(isRunning(begin(LIVE, [2]), 2), false, 'a bot has no clock that could run');
  clocks = step(clocks, 0, 20 * SECOND, [1]);
  assert.equal(shown(clocks), '45 65… –');
  // A seat that answers and is asked again has begun no turn.
  clocks = step(clocks, 1, 30 * SECOND, [0, 1]);
  assert.equal(shown(clocks), '50… 55… –');
  // Only who answered has the ten seconds; who is still waited for has run out.
  clocks = step(clocks, 1, 90 * SECOND, [0, 1]);
  assert.equal(shown(clocks), '0… 10… –');
  const before = step(clocks, 1, 95 * SECOND, [1]);
  assert.equal(shown(before), '0 10… –');
  // Taken back, what each step gave is taken back with it.
  const back = afterUndo(clocks, { waiting: [1], at: 92 * SECOND });
  assert.equal(shown(back), '0 0… –');
  const further = afterUndo(step(begin(LIVE, [0]), 0, 20 * SECOND, [1]), { waiting: [0], at: 22 * SECOND });
  assert.equal(shown(further), '45… 58 –');
  assert.equal(shown(afterUndo(further, { waiting: [0], at: 23 * SECOND })), '44… 58 –', 'what was given at the start stays');
});

test('a clock of days: each decision has all of them, and what it takes from the bank stays taken', () => {
  let clocks = begin(DAYS, [0]);
  assert.equal(shown(clocks, DAY), '3… 1 –');
  assert.equal(timeToCome(clocks, 0), undefined, 'it has begun');
  assert.equal(timeToCome(clocks, 1), 3 * DAY);
  assert.equal(timeToCome(clocks, 2), undefined);
  clocks = step(clocks, 0, 2.5 * DAY, [1]);
  assert.equal(shown(clocks, DAY), '0.5 3… –');
  assert.equal(timeToCome(clocks, 0), 2.5 * DAY);
  clocks = step(clocks, 1, 3.5 * DAY, [0]);
  assert.equal(shown(clocks, DAY), '2.5… 2 –');
  clocks = step(clocks, 0, 4 * DAY, [0]);
  assert.equal(shown(clocks, DAY), '2.5… 2 –', 'who answers in time and is asked again has all of it again');
  clocks = step(clocks, 0, 8 * DAY, [0], true);
  assert.equal(shown(clocks), `10… ${2 * 86_400} –`, 'for whom it was played has ten seconds only');
  clocks = step(clocks, 0, 8 * DAY + 5 * SECOND, [0, 1]);
  assert.equal(shown(clocks, DAY), '2… 3… –', 'the bank is used up');
  clocks = step(clocks, 1, 9 * DAY, [0], true);
  clocks = step(clocks, 0, 10 * DAY, [1], true);
  assert.equal(
    timeLeft(clocks, 1, 10 * DAY),
    3 * DAY - (DAY - 5 * SECOND) + (DAY - 5 * SECOND),
    'whose turn begins has all of it, whoever played before',
  );
  assert.equal(timeToCome(begin(LIVE, [0]), 1), undefined);
});

test('while a bot plays for somebody their time stands; back again they have ten seconds at least, of a new decision all', () => {
  const clocks = step(begin(DAYS, [0]), 0, DAY, [1]);
  assert.equal(shown(clocks, DAY), '2 3… –');
  const gone = afterSeating(clocks, { seat: 1, away: true, waiting: [1], at: 4 * DAY - SECOND });
  assert.equal(shown(gone), `${2 * 86_400} 1 –`);
  assert.equal(timeToCome(gone, 1), undefined, 'the decision that they left is still theirs');
  const back = (from: Clocks, waiting: readonly number[]) => afterSeating(from, { seat: 1, away: false, waiting, at: 5 * DAY });
  assert.equal(shown(back(gone, [1])), `${2 * 86_400} 10… –`);
  assert.equal(shown(back(gone, [0])), `${2 * 86_400} 1 –`);
  // The bot plays, and what is asked next nobody has seen.
  const played = step(gone, 1, 4 * DAY, [1]);
  assert.equal(shown(played), `${2 * 86_400} 1 –`);
  assert.equal(timeToCome(played, 1), 2 * DAY + SECOND);
  assert.equal(shown(step(gone, 1, 4 * DAY, [0, 1]), DAY), `3… ${1 / 86_400} –`, 'others’ time runs as ever');
  assert.equal(shown(back(played, [1])), `${2 * 86_400} ${2 * 86_400 + 1}… –`);
  assert.equal(shown(afterUndo(played, { waiting: [1], at: 4 * DAY })), `${2 * 86_400} 1 –`, 'nor does it run when the step is taken back');
  // A seat that was not asked when the bot came finds a new decision.
  const early = afterSeating(clocks, { seat: 0, away: true, waiting: [1], at: 2 * DAY });
  assert.equal(timeToCome(early, 0), 3 * DAY);
  assert.equal(shown(afterRewind(early, 1, { waiting: [0], at: 2 * DAY }), DAY), '2 2 –');
  const live = afterSeating(begin(LIVE, [0]), { seat: 0, away: true, waiting: [1], at: 64 * SECOND });
  assert.equal(shown(afterSeating(live, { seat: 0, away: false, waiting: [0], at: 70 * SECOND })), '10… 60 –');
});

test('steps taken back by consent cost nobody time: who is waited for has ten seconds at least, with days all of them', () => {
  const live = step(begin(LIVE, [0]), 0, 65 * SECOND, [1]);
  assert.equal(shown(live), '0 65… –');
  const back = afterRewind(live, 1, { waiting: [0], at: 70 * SECOND });
  assert.equal(shown(back), '10… 60 –');
  const days = step(begin(DAYS, [0]), 0, 2.5 * DAY, [1]);
  assert.equal(shown(afterRewind(days, 1, { waiting: [0, 1], at: 3 * DAY }), DAY), '2.5… 3… –');
  // What the steps before gave is taken back with them by one's own undo after it.
  const two = step(step(begin(LIVE, [0]), 0, 10 * SECOND, [1]), 1, 20 * SECOND, [0]);
  assert.equal(shown(two), '60… 55 –');
  const one = afterRewind(two, 1, { waiting: [1], at: 20 * SECOND });
  assert.equal(shown(afterUndo(one, { waiting: [0], at: 20 * SECOND })), '60… 50 –');
  const none = afterRewind(two, 0, { waiting: [0], at: 20 * SECOND });
  assert.equal(shown(afterUndo(none, { waiting: [1], at: 20 * SECOND })), '55 55… –');
});

test('time ends when it is used up; at a table that waits all the same nothing follows from time that is up already', () => {
  const due = (clocks: Clocks) => deadlines(clocks).map((one) => `${one.seat} at ${one.due / SECOND}`);
  assert.deepEqual(due(begin(LIVE, [0, 1])), ['0 at 65', '1 at 65']);
  const late = (out: 'wait' | 'decision') => step(begin({ ...LIVE, out }, [0, 1]), 1, 65 * SECOND, [0]);
  assert.deepEqual(due(late('decision')), ['0 at 65']);
  assert.deepEqual(due(late('wait')), []);
  assert.deepEqual(due(step(begin({ ...LIVE, out: 'wait' }, [0, 1]), 1, 65 * SECOND - 1, [0])), ['0 at 65']);
  const paused = { ...begin(LIVE, [0]), pauses: [{ from: 10 * SECOND, to: 30 * SECOND }] };
  assert.deepEqual(due(paused), ['0 at 85']);
  assert.equal(timeLeft(paused, 0, 40 * SECOND), 45 * SECOND);
});

test('only clocks of days stand still while somebody rests', () => {
  const rest: Rest = { quiet: null, holidays: [{ from: DAY, to: 2 * DAY }] };
  const days = begin(DAYS, [0], [rest]);
  assert.equal(timeLeft(days, 0, 3 * DAY), DAY);
  assert.deepEqual(deadlines(days), [{ seat: 0, due: 4 * DAY }]);
  const live = begin({ ...LIVE, minutes: 6000 }, [0], [rest]);
  assert.equal(timeLeft(live, 0, 3 * DAY), (6000 * 60 + 5) * SECOND - 3 * DAY);
  const none: Rest = { quiet: null, holidays: [] };
  assert.deepEqual(deadlines(afterRest(days, { seat: 0, rest: none, at: 0 })), [{ seat: 0, due: 3 * DAY }]);
  assert.deepEqual(deadlines(afterRest(days, { seat: 1, rest: none, at: 0 })), [{ seat: 0, due: 4 * DAY }]);
  const running = begin(LIVE, [0]);
  assert.equal(afterRest(running, { seat: 0, rest, at: 9 * SECOND }), running);
  assert.equal(timeLeft(afterRest(begin(DAYS, [0]), { seat: 0, rest, at: DAY }), 0, 2 * DAY), 2 * DAY);
});

test('a clock of the machine that goes back a little is waited for, one that goes back by more than a minute is believed', () => {
  const start = step(begin(LIVE, [0]), 0, 100 * SECOND, [1]);
  const after = (at: number) => step(start, 1, at, [0]).at / SECOND;
  assert.deepEqual([after(99 * SECOND), after(40 * SECOND), after(40 * SECOND - 1), after(110 * SECOND)], [100, 100, 39.999, 110]);
  assert.equal(timeLeft(start, 1, 90 * SECOND), 65 * SECOND, 'nobody gains by it');
  assert.equal(correctSkew(start, 40 * SECOND), start);
  assert.equal(correctSkew(start, 40 * SECOND - 1).at, 40 * SECOND - 1);
});

test('of pauses counts what lies between two moments', () => {
  const pauses = [
    { from: 10, to: 20 },
    { from: 30, to: 40 },
    { from: 50, to: 51 },
  ];
  const cases = [
    [0, 100, 21],
    [15, 35, 10],
    [20, 30, 0],
    [39, 50, 1],
    [12, 13, 1],
    [51, 60, 0],
    [0, 5, 0],
  ] as const;
  for (const [from, to, paused] of cases) assert.equal(pausedWithin(pauses, from, to), paused, `${from} to ${to}`);
});
