import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTION_SLOTS, deckOf, METROPOLIS_TILES, OPERATORS } from '../../rules/index.ts';
import { signsOf } from '../pieces/effects/drawn.ts';
import { scoringSigns } from '../pieces/effects/signs.ts';

const MADANG = { options: { deck: 'madang-2' } };

test('UWC-TURN-12 every slot and every effect of a card is drawn by at least one sign', () => {
  for (const { id, action } of ACTION_SLOTS) assert.ok(signsOf(action).length > 0, id);
  for (const { number, instant, action } of deckOf(MADANG).cards) {
    for (const deed of [instant, action]) if (deed) assert.ok(signsOf(deed).length > 0, `card ${number}`);
  }
  assert.equal(OPERATORS.length, 28);
});

test('UWC-GLOSS-30 the slot with a choice shows both ways, with their figures', () => {
  const slot = ACTION_SLOTS.find(({ id }) => id === 'p34-g5');
  assert.ok(slot);
  assert.deepEqual(signsOf(slot.action), [
    { sign: 'build', thing: 'tunnel', n: 1 },
    { sign: 'or' },
    { sign: 'step', n: 1 },
    { sign: 'good', good: 'credits', n: 1 },
    { sign: 'good', good: 'cards', n: 2 },
  ]);
});

test('UWC-NET-12 a brown metropolis shows its points and what it counts', () => {
  const shown = METROPOLIS_TILES.flatMap((tile) => (tile.colour === 'brown' ? [scoringSigns(tile.endScoring)] : []));
  assert.deepEqual(shown, [
    { points: '3', of: 'metropolis' },
    { points: '5–9', of: 'tunnel' },
    { points: '4–12', of: 'city' },
    { points: '2', of: 'specialPaid' },
    { points: '4', of: 'upgradedSet' },
  ]);
});
