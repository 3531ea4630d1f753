import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClientMessage } from '@madang/wire';
import fc from 'fast-check';
import { isPlay } from '../../../api/socket/hearing/fast-play.ts';

const PLAY = { type: 'play', table: 'a-table', seat: 1, seq: 7, command: 'command-1', moves: [{ id: 5, kind: 'place', area: 3 }] };

const text = fc.oneof(fc.string({ maxLength: 70 }), fc.string({ minLength: 250, maxLength: 260 }));
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(2 ** 53, 'HUGE'));
const move = fc.dictionary(fc.oneof(text, fc.constant('__proto__')), fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue()));

/** Mostly the right value, sometimes one of these, sometimes anything. */
const near = (right: unknown, others: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 60, arbitrary: fc.constant(right) }, { weight: 3, arbitrary: others }, fc.jsonValue());

/** Messages that are plays, or miss being one by a little. */
const almostPlay = fc.record(
  {
    type: near('play', text),
    table: near('a-table', text),
    seat: near(1, number),
    seq: near(7, number),
    command: near('command-1', text),
    moves: fc.oneof(near(PLAY.moves, fc.constant([])), fc.array(move, { maxLength: 3 })),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['type', 'table', 'seat', 'seq', 'command', 'moves'] },
);

test('what is read as a play at once is one by the schema, with the same data', () => {
  let plays = 0;
  const reads = (message: unknown): void => {
    // As it comes over the wire, but for numbers too large, which only text can hold.
    const json: unknown = JSON.parse(JSON.stringify(message).replaceAll('"HUGE"', '1e999'));
    if (!isPlay(json)) return;
    plays++;
    assert.deepEqual(ClientMessage.parse(json), json);
  };
  fc.assert(fc.property(almostPlay, reads), { numRuns: 2000, seed: 1 });
  assert.ok(plays > 100, `only ${plays} plays were tried`);
});

test('plays as clients send them are read at once', () => {
  const most = { ...PLAY, table: 'x'.repeat(64), seat: 7, command: '!'.repeat(64), moves: Array.from({ length: 64 }, () => ({})) };
  const fields = { ['n'.repeat(64)]: 't'.repeat(256), flag: true, nothing: null, share: 0.5, below: -1 };
  for (const play of [PLAY, most, { ...PLAY, moves: [fields] }]) {
    assert.ok(isPlay(JSON.parse(JSON.stringify(play))));
    assert.ok(ClientMessage.safeParse(play).success);
  }
});

test('what is longer or stranger than the schema has it is left to the schema', () => {
  const move = (value: unknown, name = 'kind') => ({ ...PLAY, moves: [{ [name]: value }] });
  const moves = (many: number) => ({ ...PLAY, moves: Array.from({ length: many }, () => ({ kind: 'x' })) });
  const within = [moves(64), move('x'.repeat(256)), move(1, 'n'.repeat(64)), { ...PLAY, seat: 7 }, move(null), move(true)];
  const beyond = [moves(0), moves(65), move('x'.repeat(257)), move(1, 'n'.repeat(65)), { ...PLAY, seat: 8 }, move({}), move([]), move(Number.NaN)];
  for (const play of within) assert.deepEqual([isPlay(play), ClientMessage.safeParse(play).success], [true, true], JSON.stringify(play).slice(0, 99));
  for (const play of beyond)
    assert.deepEqual([isPlay(play), ClientMessage.safeParse(play).success], [false, false], JSON.stringify(play).slice(0, 99));
});
