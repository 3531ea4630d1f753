import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Moment, Seat } from '@madang/kernel';
import type { ServerMessage } from '@madang/wire';
import { createDirector, type Staged } from '../src/play/director.ts';

type Step = Extract<ServerMessage, { readonly type: 'step' }>;

/** A step that a seat made. */
const step = (seq: number, by: Seat | null): Step => ({ type: 'step', table: 't', seq, by, views: [], decisions: [], waitingFor: [], over: false });

const moment: Moment = { title: { key: 'moment' }, rows: [], before: [], means: [] };

/** A director whose clock a test turns by hand. `own`: the seat of the reader; `moments`: steps before which something is counted up. */
function theatre({ rest = 1000, own = 0, moments = [] as readonly number[] } = {}) {
  const heard: number[] = [];
  const lengths: number[] = [];
  const timers: (() => void)[] = [];
  const scene = { staged: null as Staged | null, moment: null as Moment | null };
  const now = { isAsked: false, isAwaiting: false };
  const director = createDirector({
    pace: {
      rest: () => rest,
      later(callback, milliseconds) {
        lengths.push(milliseconds);
        timers.push(callback);
      },
    },
    hear: (message) => void (message.type === 'step' && heard.push(message.seq)),
    actOf: (message) => (message.type === 'step' && message.by !== own ? message.by : null),
    momentOf: (message) => (message.type === 'step' && moments.includes(message.seq) ? moment : null),
    isAsked: () => now.isAsked,
    isAwaiting: () => now.isAwaiting,
    show: (shown) => Object.assign(scene, shown),
  });
  const tick = (): void => timers.shift()?.();
  const actor = (): Seat | null => scene.staged?.seat ?? null;
  return { director, heard, lengths, scene, actor, now, tick };
}

test('acts of others are shown one after the other: the state on the screen is that of the one that is shown', () => {
  const { director, heard, scene, tick } = theatre();
  for (const seq of [1, 2]) director.hear(step(seq, 1));
  director.hear(step(3, 2));
  assert.deepEqual(heard, [1]);
  tick();
  assert.deepEqual(heard, [1, 2]);
  assert.equal(scene.staged?.seat, 1);
  assert.deepEqual([scene.staged?.act, scene.staged?.acts], [2, 2]);
  tick();
  assert.deepEqual([scene.staged?.seat, scene.staged?.act], [2, 1]);
  tick();
  assert.deepEqual(scene.staged, null);
  assert.deepEqual(heard, [1, 2, 3]);
});

test('own steps are never waited for, and at once nothing is staged', () => {
  const own = theatre();
  own.director.hear(step(1, 0));
  assert.deepEqual([own.heard, own.lengths], [[1], []]);
  const instant = theatre({ rest: 0, moments: [2] });
  for (const seq of [1, 2, 3]) instant.director.hear(step(seq, 1));
  assert.deepEqual([instant.heard, instant.scene.moment], [[1, 2, 3], null]);
});

test('with many acts waiting those inside of a turn take half the time, and its last one stays whole', () => {
  const { director, lengths, tick } = theatre();
  for (const seq of [1, 2, 3, 4, 5]) director.hear(step(seq, 1));
  for (const seq of [6, 7]) director.hear(step(seq, 2));
  for (let acts = 0; acts < 7; acts++) tick();
  assert.deepEqual(lengths, [1000, 500, 500, 1000, 1000, 1000, 1000]);
});

test('a press that acts takes in what waits, and a timer of before does nothing', () => {
  const { director, heard, actor, tick } = theatre();
  for (const seq of [1, 2, 3]) director.hear(step(seq, 1));
  director.settle();
  assert.deepEqual(heard, [1, 2, 3]);
  assert.equal(actor(), null);
  director.hear(step(4, 1));
  tick();
  assert.equal(actor(), 1, 'the timer of the first act has ended the second one');
});

test('skipping lasts until the reader has something to decide', () => {
  const { director, heard, scene, now } = theatre();
  director.hear(step(1, 1));
  director.skip();
  for (const seq of [2, 3]) director.hear(step(seq, 2));
  assert.deepEqual([heard, scene.staged], [[1, 2, 3], null]);
  now.isAsked = true;
  director.hear(step(4, 1));
  assert.equal(scene.staged?.seat, 1);
});

test('a great moment is seen before the state after it, even where scenes are skipped, and the match goes on after a press', () => {
  const { director, heard, scene } = theatre({ moments: [2] });
  for (const seq of [1, 2, 3]) director.hear(step(seq, 1));
  director.skip();
  assert.deepEqual(heard, [1]);
  assert.equal(scene.moment, moment);
  director.skip();
  assert.deepEqual(heard, [1]);
  director.next();
  assert.deepEqual([heard, scene.moment], [[1, 2, 3], null]);
});

test('an own step that ends a round waits for its great moment too', () => {
  const { director, heard, scene } = theatre({ moments: [1] });
  director.hear(step(1, 0));
  assert.deepEqual([heard, scene.moment], [[], moment]);
  director.next();
  assert.deepEqual([heard, scene.moment], [[1], null]);
});

test('while an answer to an own command is awaited nothing keeps it back', () => {
  const { director, heard, now } = theatre();
  now.isAwaiting = true;
  for (const seq of [1, 2]) director.hear(step(seq, 1));
  assert.deepEqual(heard, [1, 2]);
});

test('holding shows what follows four times as fast', () => {
  const { director, heard, lengths } = theatre();
  for (const seq of [1, 2, 3]) director.hear(step(seq, 1));
  director.hurry(true);
  assert.deepEqual(
    [heard, lengths],
    [
      [1, 2],
      [1000, 250],
    ],
  );
});
