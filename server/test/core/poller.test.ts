import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPoller } from '../../core/poller.ts';
import { newLog } from '../support/log.ts';

/** A poller whose polls last until they are told to end, in a time that a test sets. */
function polled(options: { readonly jitter?: number; readonly unwoken?: boolean } = {}, random?: () => number) {
  const { log, lines } = newLog();
  const timers = new Map<number, () => void>();
  let made = 0;
  const time = {
    now: () => 5000,
    steady: () => 5000,
    ...(random && { random }),
    after: (milliseconds: number, work: () => void) => {
      const timer = made++ * 1e6 + milliseconds;
      timers.set(timer, work);
      return () => void timers.delete(timer);
    },
  };
  const polls: { readonly end: PromiseWithResolvers<number | undefined>; readonly isClosed: () => boolean }[] = [];
  const poller = startPoller(
    { time, log },
    {
      every: 1000,
      ...options,
      failing: 'nothing can be seen',
      poll(isClosed) {
        const end = Promise.withResolvers<number | undefined>();
        polls.push({ end, isClosed });
        return end.promise;
      },
    },
  );
  const settled = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  };
  /** Ends the poll under way. */
  const saw = async (next?: number) => {
    polls.at(-1)?.end.resolve(next);
    await settled();
  };
  const failed = async () => {
    polls.at(-1)?.end.reject(new Error('dark'));
    await settled();
  };
  /** Milliseconds until each timer that is set. */
  const rests = () => [...timers.keys()].map((timer) => timer % 1e6);
  const ring = () => {
    for (const [timer, work] of [...timers]) {
      timers.delete(timer);
      work();
    }
  };
  return { poller, polls, lines, saw, failed, rests, ring, settled };
}

test('a poller polls when it is woken, and again when there is more to do, within its longest rest at the latest', async () => {
  const { poller, polls, saw, rests, ring, lines } = polled();
  assert.deepEqual([polls.length, rests()], [0, []]);
  poller.wake();
  assert.equal(polls.length, 1);
  for (const [next, rest] of [
    [undefined, 1000],
    [5400, 400],
    [5999, 999],
    [9000, 1000],
    [5000, 1],
    [4000, 1],
  ] as const) {
    await saw(next);
    assert.deepEqual(rests(), [rest], String(next));
    ring();
  }
  assert.equal(polls.length, 7);
  await saw();
  poller.wake();
  assert.deepEqual([polls.length, rests()], [8, []], 'whoever polls now need not be woken for it later');
  await saw();
  assert.deepEqual(lines, []);
});

test('a poller that is woken while it polls polls once more, and not twice at the same time', async () => {
  const { poller, polls, saw, rests } = polled();
  poller.wake();
  poller.wake();
  poller.wake();
  assert.equal(polls.length, 1);
  await saw();
  assert.deepEqual([polls.length, rests()], [2, []]);
  await saw();
  assert.deepEqual([polls.length, rests()], [2, [1000]]);
});

test('a poll that fails is written down, and the next one comes all the same', async () => {
  const { poller, polls, failed, saw, rests, ring, lines } = polled();
  poller.wake();
  await failed();
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [[50, 'nothing can be seen']],
  );
  assert.deepEqual(rests(), [1000]);
  ring();
  await saw(5010);
  assert.deepEqual([polls.length, rests(), lines.length], [2, [10], 1]);
});

test('a poller that closes waits for what it began, tells it so, and polls no more', async () => {
  const { poller, polls, saw, rests, settled } = polled();
  poller.wake();
  poller.wake();
  let over = false;
  const closing = poller.close().then(() => {
    over = true;
  });
  await settled();
  assert.deepEqual([over, polls[0]?.isClosed()], [false, true]);
  await saw(5010);
  await closing;
  poller.wake();
  assert.deepEqual([polls.length, rests()], [1, []]);
  const resting = polled();
  resting.poller.wake();
  assert.equal(resting.polls[0]?.isClosed(), false);
  await resting.saw();
  await resting.poller.close();
  assert.deepEqual(resting.rests(), []);
});

test('a poller that fails again and again rests longer each time, up to eight times, and is awake at once when it is woken', async () => {
  const { poller, polls, failed, saw, rests, ring } = polled();
  poller.wake();
  for (const rest of [1000, 2000, 4000, 8000, 8000]) {
    await failed();
    assert.deepEqual(rests(), [rest]);
    ring();
  }
  await failed();
  poller.wake();
  assert.equal(polls.length, 7);
  await saw();
  assert.deepEqual(rests(), [1000], 'what succeeds is forgiven');
});

test('chance shortens a rest by a tenth at most, and never one to a known time', async () => {
  const { poller, saw, rests, ring } = polled({}, () => 0.5);
  poller.wake();
  for (const [next, rest] of [
    [undefined, 950],
    [5400, 400],
    [9000, 950],
  ] as const) {
    await saw(next);
    assert.deepEqual(rests(), [rest], String(next));
    ring();
  }
  const even = polled({ jitter: 0 }, () => 0.5);
  even.poller.wake();
  await even.saw();
  assert.deepEqual(even.rests(), [1000]);
});

test('a poller that nobody wakes polls after a rest', async () => {
  const { poller, polls, rests, ring, saw } = polled({ unwoken: true });
  assert.deepEqual([polls.length, rests()], [0, [1000]]);
  ring();
  assert.equal(polls.length, 1);
  await saw();
  await poller.close();
  assert.deepEqual(rests(), []);
});
