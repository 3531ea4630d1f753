import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State, Told } from '@madang/kernel';
import { digestOf, type HeardStep, translator } from '../index.ts';

const words = translator('en', { did: '{name} {what}', round: 'Round {n} began', 'seat.1': 'Ann', 'seat.2': 'Ben' });
const VIEW: State = { agenda: [], random: [], over: false };

/** A game whose events say what was done. */
const wording = {
  logLine: (event: Told) => {
    if (event.event === 'hum') return undefined;
    if ('n' in event) return { text: { key: 'round', args: { n: Number(event.n) } } };
    return { text: { key: 'did', args: { name: { key: `seat.${'seat' in event ? String(event.seat) : ''}` }, what: event.event } } };
  },
};
const did = (seat: number, event: string) => ({ event, seat });
const step = (by: number | null, ...told: readonly Told[]): HeardStep => ({ by, told });
const digest = (log: readonly HeardStep[], most = { letters: 1000, lines: 100 }) => digestOf(words, wording, { log, view: VIEW }, 0, most);

const LOG = [
  step(null, { event: 'began' }),
  step(1, did(1, 'dug')),
  step(0, did(0, 'slept')),
  step(1, did(1, 'built'), did(1, 'earned')),
  step(1, did(1, 'rested')),
  step(2, { event: 'hum' }, did(2, 'passed'), { event: 'round', ...{ n: 3 } }),
];

test('what others did since one’s own last step is told in its order, and nothing else', () => {
  assert.deepEqual(digest(LOG), { lines: ['Ann built', 'Ann earned', 'Ann rested', 'Ben passed', 'Round 3 began'], left: 0 });
  assert.deepEqual(digest(LOG.slice(0, 3)), { lines: [], left: 0 });
});

test('who has made no step yet is told all but the set-up', () => {
  assert.deepEqual(digest(LOG.slice(0, 2)).lines, ['Ann dug']);
});

test('what is left out is counted: first what followed from the beginning of a turn, then what is older', () => {
  assert.deepEqual(digest(LOG, { letters: 1000, lines: 2 }), { lines: ['Ann built', 'Round 3 began'], left: 3 });
  assert.deepEqual(digest(LOG, { letters: 1000, lines: 1 }), { lines: ['Round 3 began'], left: 4 });
  assert.deepEqual(digest(LOG, { letters: 25, lines: 9 }), { lines: ['Ann built', 'Round 3 began'], left: 3 });
  assert.deepEqual(digest(LOG, { letters: 5, lines: 9 }), { lines: [], left: 5 });
});
