import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startKeeper } from '../../core/poller.ts';
import { newLog } from '../support/log.ts';

/** A keeper whose looks last until they are told to end, in a time that a test sets. */
function kept() {
  const { log, lines } = newLog();
  const timers = new Map<number, () => void>();
  let made = 0;
  const time = {
    now: () => 5000,
    steady: () => 5000,
    after: (milliseconds: number, work: () => void) => {
      const timer = made++ * 1e6 + milliseconds;
      timers.set(timer, work);
      return () => void timers.delete(timer);
    },
  };
  const looks: { readonly end: PromiseWithResolvers<number | undefined>; readonly isClosed: () => boolean }[] = [];
  const keeper = startKeeper(
    { time, log },
    {
      every: 1000,
      failing: 'nothing can be seen',
      look(isClosed) {
        const end = Promise.withResolvers<number | undefined>();
        looks.push({ end, isClosed });
        return end.promise;
      },
    },
  );
  const settled = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  };
  /** Ends the look under way. */
  const saw = async (next?: number) => {
    looks.at(-1)?.end.resolve(next);
    await settled();
  };
  const failed = async () => {
    looks.at(-1)?.end.reject(new Error('dark'));
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
  return { keeper, looks, lines, saw, failed, rests, ring, settled };
}

test('a keeper looks when it is woken, and again when there is more to do, within its longest rest at the latest', async () => {
  const { keeper, looks, saw, rests, ring, lines } = kept();
  assert.deepEqual([looks.length, rests()], [0, []]);
  keeper.wake();
  assert.equal(looks.length, 1);
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
  assert.equal(looks.length, 7);
  await saw();
  keeper.wake();
  assert.deepEqual([looks.length, rests()], [8, []], 'whoever looks now need not be woken for it later');
  await saw();
  assert.deepEqual(lines, []);
});

test('a keeper that is woken while it looks looks once more, and not twice at the same time', async () => {
  const { keeper, looks, saw, rests } = kept();
  keeper.wake();
  keeper.wake();
  keeper.wake();
  assert.equal(looks.length, 1);
  await saw();
  assert.deepEqual([looks.length, rests()], [2, []]);
  await saw();
  assert.deepEqual([looks.length, rests()], [2, [1000]]);
});

test('a look that fails is written down, and the next one comes all the same', async () => {
  const { keeper, looks, failed, saw, rests, ring, lines } = kept();
  keeper.wake();
  await failed();
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [[50, 'nothing can be seen']],
  );
  assert.deepEqual(rests(), [1000]);
  ring();
  await saw(5010);
  assert.deepEqual([looks.length, rests(), lines.length], [2, [10], 1]);
});

test('a keeper that closes waits for what it began, tells it so, and looks no more', async () => {
  const { keeper, looks, saw, rests, settled } = kept();
  keeper.wake();
  keeper.wake();
  let over = false;
  const closing = keeper.close().then(() => {
    over = true;
  });
  await settled();
  assert.deepEqual([over, looks[0]?.isClosed()], [false, true]);
  await saw(5010);
  await closing;
  keeper.wake();
  assert.deepEqual([looks.length, rests()], [1, []]);
  const resting = kept();
  resting.keeper.wake();
  assert.equal(resting.looks[0]?.isClosed(), false);
  await resting.saw();
  await resting.keeper.close();
  assert.deepEqual(resting.rests(), []);
});
