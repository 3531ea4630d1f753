import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@madang/kernel';
import { siberia } from '../../rules/index.ts';
import { position, type Sketch, two } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

/** The position as a seat has it read out, in English. */
function read(sketch: Sketch, seat: Seat | null): (string | undefined)[] {
  const view = siberia.redact(position(sketch), seat);
  return wording.describe(view, seat).map(english);
}

/** Lines that the position should have but has not. */
const missing = (lines: readonly (string | undefined)[], wanted: readonly string[]): string[] => wanted.filter((line) => !lines.includes(line));

/** Places without those beside them. */
const alone = (lines: readonly (string | undefined)[]): readonly string[] => lines.map((line = '') => line.replace(/\. Next to: .*/, ''));

test('round, start player and how near the end is', () => {
  const sketch: Sketch = { round: 4, start: 1, cubes: { ob: [], kuzbass: [] }, reserve: { gas: 0, coal: 3, oil: 0 } };
  const wanted = [
    'Round 4',
    'Start player: Bob',
    'Depleted regions: 2 of 8. Empty reserves: 2 of 3',
    'Reserves: gas 0, coal 3, oil 0, gold 5, diamond 5',
  ];
  assert.deepEqual(read(sketch, 0).slice(0, 4), wanted);
});

test('places with cubes and everybody’s workers', () => {
  const sketch: Sketch = {
    cubes: { amur: ['gas'], ob: [] },
    players: [{ workers: { amur: 2 } }, { workers: { amur: 1, vladivostok: 1 } }, { workers: {} }],
  };
  assert.deepEqual(
    missing(alone(read(sketch, null)), [
      'Amur: gas. Workers: 하은 ×2, Bob ×1',
      'Ob Basin: depleted',
      'Kolyma: oil, gold',
      'Vladivostok: port of arrival. Workers: Bob ×1',
    ]),
    [],
  );
});

test('each place says which ones lie beside it', () => {
  const lines = read({ cubes: { amur: ['gas'] }, players: [{ workers: {} }, { workers: {} }, { workers: {} }] }, null);
  assert.equal(lines.filter((line) => line?.includes('Next to: ')).length, 15);
  assert.match(lines.find((line) => line?.startsWith('Kuznetsk') || line?.startsWith('Kuzbass')) ?? '', /Next to: .*Ob Basin/);
});

test('Vladivostok is told as a region where it is one', () => {
  assert.deepEqual(
    missing(alone(read({ options: { startIsMiningRegion: 'yes' }, players: [{ workers: {} }, { workers: {} }, { workers: {} }] }, 0)), [
      'Vladivostok: gas, coal',
    ]),
    [],
  );
});

test('exchanges with prices and sellers, tiles face up and in the pile', () => {
  const sketch: Sketch = {
    display: ['gas', 'manager'],
    pile: { oil: 2, gold: 1 },
    players: [{ sellers: { tokyo: 1 } }, { sellers: {} }, { sellers: {} }],
  };
  const wanted = [
    'Exchange Tokyo: gas $3,000, oil $4,000. Sellers: 하은 ×1',
    'Exchange New York: oil $4,000, diamond $6,000',
    'Investment tiles: Gas, Manager. In the pile: 3',
  ];
  assert.deepEqual(missing(read(sketch, 0), wanted), []);
});

test('an exchange whose side is still to be chosen', () => {
  const state = position();
  state.exchanges[3] = -1;
  assert.ok(wording.describe(state, 0).map(english).includes('Exchange 4: side not yet chosen'));
});

test('players with money, pieces, rows and research; the reader first', () => {
  const me = { money: 12000, rows: { gas: two('gas'), gold: ['tile' as const] }, research: ['manager' as const] };
  const lines = read({ players: [{ passed: true }, me] }, 1);
  const wanted = [
    'Bob: $12,000. Supply 4, counters 3',
    'Bob, Gold: tile',
    'Bob, Gas, ready: Logistician/Gas, Seller/Gas',
    'Bob, research: Manager',
    '小明: $0. Supply 4, counters 0',
    '하은: $0. Supply 4, counters 0. Passed',
  ];
  assert.deepEqual(lines.slice(-wanted.length), wanted);
});

test('what others draw is told as a number, what one draws oneself by name', () => {
  const sketch: Sketch = { players: [{ drawn: ['manager', 'worker/gas'] }, { drawn: ['seller/oil'] }] };
  assert.deepEqual(missing(read(sketch, 0), ['하은, still to place: Manager, Worker/Gas', 'Bob, still to place: 1 face-down counter']), []);
  assert.deepEqual(missing(read(sketch, null), ['하은, still to place: 2 face-down counters', 'Bob, still to place: 1 face-down counter']), []);
});

test('headlines: setup, a round, the last one, the end', () => {
  const state = position({ round: 3 });
  const headline = (changes: Partial<typeof state>): string | undefined => english(wording.headline({ ...state, ...changes }));
  assert.equal(headline({ round: 0 }), 'Setup');
  assert.equal(headline({}), 'Round 3');
  assert.equal(headline({ lastRound: true }), 'Round 3 · last round');
  assert.equal(headline({ over: true }), 'Game over after round 3');
});
