import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Achievement,
  achieved,
  beginChronicle,
  type Chronicle,
  chronicleOf,
  countStep,
  makeStep,
  openDocument,
  seatEvents,
  spansOf,
  taleOf,
  toDocument,
} from '../index.ts';
import { type Tiny, type TinyMove, tiny } from './tiny.ts';

const FIRST: Achievement = {
  id: 'first',
  rarity: 'common',
  reached: ({ scores }, seat) => scores.some((one) => one.seat === seat && one.rank === 1),
};
const WORKED: Achievement = { id: 'worked', rarity: 'common', reached: ({ told }, seat) => seatEvents(told, 'worked', seat).length > 0 };
const NEVER: Achievement = { id: 'never', rarity: 'rare', reached: () => false };
const ALL = { all: [FIRST, WORKED, NEVER] };

/** A match of so many steps, by the first offered moves; played to its end unless said otherwise. */
function played(most = Number.POSITIVE_INFINITY): Chronicle<Tiny, TinyMove> {
  const chronicle = beginChronicle(tiny, { seats: 2, seed: 'achievements', options: { tip: 'none', rounds: '1' } });
  for (let steps = 0; steps < most && !chronicle.match.state.over; steps++) {
    const [next] = chronicle.open;
    const step = makeStep(chronicle, next?.seat ?? -1, next?.moves[0]);
    assert.ok(step.ok);
    countStep(chronicle, step.value);
  }
  return chronicle;
}

test('a seat has the achievements whose rule holds at the end, in the order of their list, and none before the end', () => {
  const chronicle = played();
  const { scores, told, state } = taleOf(chronicle);
  assert.equal(state, chronicle.match.state);
  for (const seat of [0, 1]) {
    const first = scores[seat]?.rank === 1;
    const worked = told.some((event) => event.event === 'worked' && 'seat' in event && event.seat === seat);
    assert.deepEqual(achieved(chronicle, ALL, seat), [...(first ? ['first'] : []), ...(worked ? ['worked'] : [])]);
  }
  assert.ok([0, 1].some((seat) => achieved(chronicle, ALL, seat).includes('first')));
  assert.deepEqual(achieved(played(3), { all: [{ ...NEVER, reached: () => true }] }, 0), []);
});

test('a match that is told anew, or read from its document, gives the same', () => {
  const chronicle = played();
  const read = openDocument(tiny, JSON.parse(JSON.stringify(toDocument(chronicle.match))));
  assert.ok(read.ok);
  for (const seat of [0, 1]) {
    assert.deepEqual(achieved(chronicleOf(chronicle.match), ALL, seat), achieved(chronicle, ALL, seat));
    assert.deepEqual(achieved(chronicleOf(read.value), ALL, seat), achieved(chronicle, ALL, seat));
  }
});

test('a seat that asked a coach has none; the others keep theirs', () => {
  const chronicle = played();
  const always = { all: [{ ...NEVER, reached: () => true }] };
  chronicle.match.helps.push({ at: 1, seat: 0, help: 'best' });
  assert.deepEqual([achieved(chronicle, always, 0), achieved(chronicle, always, 1)], [[], ['never']]);
});

test('what was told is cut where a span begins; events without that seat are left out', () => {
  const told = [
    { event: 'before' },
    { event: 'round', seat: 1 },
    { event: 'deed', seat: 0 },
    { event: 'deed', seat: 1 },
    { event: 'round', seat: 0 },
    { event: 'deed', seat: 0 },
  ];
  const spans = spansOf(told, 'round');
  assert.deepEqual(
    spans.map((span) => span.length),
    [3, 2],
  );
  assert.deepEqual(
    spans.map((span) => seatEvents(span, 'deed', 0).length),
    [1, 1],
  );
  assert.deepEqual(spansOf(told, 'none'), []);
});
