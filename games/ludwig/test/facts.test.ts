import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, fractionAt } from '@madang/kernel';
import { playThrough } from '@madang/kernel/testing';
import { ludwig } from '@madang/ludwig';
import { expertise } from '@madang/ludwig/bot';
import { prospects, spreadOf } from '../bot/evaluate.ts';
import { ROOM_TYPES } from '../components/words.ts';
import {
  type Castle,
  castleArea,
  completedTiles,
  externalEntrances,
  incompleteTiles,
  roomsOfType,
  sizesPresent,
  typesPresent,
} from '../rules/castle/index.ts';
import { bonusPoints } from '../rules/scoring/bonus-cards.ts';
import { rankingOf } from '../rules/scoring/favors.ts';
import type { Ludwig } from '../rules/state.ts';
import { position } from './position.ts';

const { facts } = expertise;
assert.ok(facts);
const { seat: NAMES, table: TABLE } = facts;
const told = new Float32Array(4 * NAMES.length + TABLE.length);

/** A fact of a seat in the position that was told last. */
function fact(seat: number, name: string): number {
  const at = NAMES.indexOf(name);
  assert.ok(at >= 0, `no fact '${name}'`);
  return told[seat * NAMES.length + at] ?? Number.NaN;
}

/** A match of random answers by four; every position is told before it is looked at. */
const along = (seed: string, look: (state: Ludwig) => void, game = ludwig): Ludwig =>
  playThrough(game, { seats: 4, seed }, (state, open, random) => {
    told.fill(Number.NaN);
    assert.equal(facts.write(state, told), 4);
    look(state);
    const answer = open.moves[below(random, open.moves.length)];
    assert.ok(answer);
    return answer;
  });

/** What facts say of a castle beside what the rules count. */
const counts = (seat: number, castle: Castle, { options }: Ludwig): readonly (readonly [string, number, number])[] => [
  ...ROOM_TYPES.map((type) => [`rooms: ${type}`, 4 * fact(seat, `rooms: ${type}`), roomsOfType(castle, type)] as const),
  ['completed', 3 * ROOM_TYPES.reduce((sum, type) => sum + fact(seat, `completed: ${type}`), 0), completedTiles(castle, 'included')],
  ['area', 3000 * fact(seat, 'area'), castleArea(castle)],
  ['types', 8 * fact(seat, 'types'), typesPresent(castle)],
  ['sizes', 10 * fact(seat, 'sizes'), sizesPresent(castle)],
  ['ways on', 12 * fact(seat, 'ways on'), externalEntrances(castle, 'included', options)],
  ['ways on, not of corridors', 10 * fact(seat, 'ways on, not of corridors'), externalEntrances(castle, 'excluded', options)],
  ['lacking', lacking(seat), incompleteTiles(castle, 'included')],
];

/** All rooms that are not completed: those that lack one, two or more, and those that never will be. */
const lacking = (seat: number): number =>
  6 * fact(seat, 'never to be completed') +
  4 * fact(seat, 'lack more') +
  2 * ROOM_TYPES.reduce((sum, type) => sum + fact(seat, `lacks one entrance: ${type}`) + fact(seat, `lacks two: ${type}`), 0);

test('facts say of castles, favors and bonus cards what the rules count', () => {
  const favors = new Set<number>();
  for (let match = 0; match < 6; match++) {
    along(`counted ${match}`, (state) => {
      const rankings = state.favors.map((favor) => rankingOf(state, favor));
      for (const favor of state.favors) favors.add(favor);
      const expected = prospects(state);
      for (const [seat, { castle, bonus }] of state.players.entries()) {
        for (const [what, said, counted] of counts(seat, castle, state))
          assert.ok(Math.abs(said - counted) < 1e-3, `${what}: ${said}, not ${counted}`);
        const now = rankings.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
        assert.ok(Math.abs(16 * fact(seat, 'favors now') - now) < 1e-3, `favors ${16 * fact(seat, 'favors now')}, not ${now}`);
        const cards = bonus.reduce((sum, card) => sum + bonusPoints(state, seat, card), 0);
        assert.ok(Math.abs(15 * fact(seat, 'bonus cards now') - cards) < 1e-3);
        const ahead = fractionAt(expected, seat) - expected.reduce((a, b) => a + b, 0) / 4;
        assert.ok(Math.abs(4 * spreadOf(state) * fact(seat, 'prospects, before the mean') - ahead) < 1e-3);
      }
    });
  }
  assert.ok(favors.size > 12, `${favors.size} favors were counted`);
});

test('of favors is told what one room more would bring, and what a rival on a par would take with one', () => {
  const told4 = (name: string, ...living: readonly (readonly ('study' | 'parlor' | 'focus-room')[])[]): number[] => {
    facts.write(position({ seats: 4, players: living.map((castle) => ({ castle })), favors: ['count-living'] }), told);
    return living.map((_, seat) => fact(seat, name));
  };
  // The second would share the first two ranks, (8 + 4) / 2 for 4; the others the second and third, (4 + 2) / 2 for nothing.
  const won = told4('favors nearly won', ['study', 'parlor'], ['focus-room'], [], []);
  assert.deepEqual(
    won.map((one) => Math.round(12 * one)),
    [0, 2, 3, 3],
  );
  assert.deepEqual(told4('favors nearly lost', ['study', 'parlor'], ['focus-room'], [], []), [0, 0, 0, 0]);
  const shared = told4('favors nearly lost', ['study'], ['focus-room'], [], []);
  assert.deepEqual(
    shared.map((one) => Math.round(8 * one)),
    [2, 2, 0, 0], // 6 points become 4
  );
});

test('values judge a position of two or more, where they beat the weights, and none of a player alone', () => {
  assert.ok(facts.fits && expertise.values);
  for (const seats of [1, 2, 3, 4]) assert.equal(facts.fits(begin(ludwig, { seats, seed: 'fits' })), seats > 1);
});

/** A hash of all facts along a match of random answers: the values were learned from exactly these. */
const LEARNED_FACTS = 298_027_786;

test('positions are told as when the values were learned', () => {
  const bits = new Uint32Array(told.buffer);
  let mark = 0x811c9dc5;
  const look = (): void => {
    assert.ok(!told.some(Number.isNaN), 'a fact without a number');
    for (const word of bits) mark = Math.imul(mark ^ word, 0x01000193);
  };
  // The match that it was by rules 1.1.0, in which every order of rewards was asked.
  along('told', look, { ...ludwig, orderless: () => -1 });
  assert.equal(mark, LEARNED_FACTS, 'other facts under the same names: train the values again, and take the new mark');
});
