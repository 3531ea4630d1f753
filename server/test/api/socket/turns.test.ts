import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { newTurns } from '../../../api/socket/hearing/turns.ts';

/** A source that knows whether it is read. */
function source() {
  const calls: string[] = [];
  return { calls, pause: () => void calls.push('paused'), resume: () => void calls.push('resumed') };
}

test('a turn of the event loop does only so many messages, however many have come; the rest follow in the order of their source', async () => {
  const turns = newTurns(3);
  const [ann, ben] = [source(), source()];
  const done: string[] = [];
  const say = (who: ReturnType<typeof source>, what: string, cost = 1) =>
    turns.take(who, () => {
      done.push(what);
      return cost;
    });
  for (const i of [1, 2, 3, 4, 5, 6]) say(ann, `ann ${i}`);
  for (const i of [1, 2]) say(ben, `ben ${i}`);
  assert.deepEqual(done, ['ann 1', 'ann 2', 'ann 3']);
  await turn();
  assert.deepEqual(done.slice(3), ['ann 4', 'ben 1', 'ann 5']);
  say(ann, 'ann 7', 3);
  await turn();
  assert.deepEqual(done.slice(6), ['ben 2', 'ann 6', 'ann 7']);
  say(ben, 'ben 3');
  assert.deepEqual(done.slice(9), []);
  await turn();
  assert.deepEqual(done.slice(9), ['ben 3']);
});

test('a source of which much waits is read no further until all of it is done', async () => {
  const turns = newTurns(10);
  const ann = source();
  let done = 0;
  const work = () => {
    done += 1;
    return 1;
  };
  for (let i = 0; i < 74; i++) turns.take(ann, work);
  assert.deepEqual(ann.calls, ['paused']);
  while (done < 74) {
    assert.deepEqual(ann.calls, ['paused']);
    await turn();
  }
  assert.deepEqual(ann.calls, ['paused', 'resumed']);
});

test('what counts for nothing passes at once', () => {
  const turns = newTurns(1);
  const ann = source();
  let done = 0;
  const nothing = () => {
    done += 1;
    return 0;
  };
  for (let i = 0; i < 1000; i++) turns.take(ann, nothing);
  assert.equal(done, 1000);
});
