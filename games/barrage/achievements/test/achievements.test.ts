import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Achievements, Told } from '@madang/kernel';
import { keptChronicles } from '@madang/kernel/testing';
import { achievementLaws } from '@madang/text/testing';
import { barrage } from '../../rules/index.ts';
import { KEPT } from '../../test/kept.ts';
import { play, position } from '../../test/position.ts';
import { achievements } from '../index.ts';

type Event = Told & Readonly<Record<string, unknown>>;

const ROUND: Event = { event: 'round-began' };
const produced = (powerhouse: string, dam: string, seat = 0): Event => ({ event: 'produced', seat, powerhouse, dam });
const flowed = (from: string, end: string): Event => ({ event: 'flowed', from, end });
const ended = (energy: number): Event => ({ event: 'credits-scored', seat: 0, energy });
const fulfilled = (contract: string): Event => ({ event: 'contract-fulfilled', seat: 0, contract });
const fee = (vp: number): Event => ({ event: 'conduit-fee', seat: 1, to: 0, vp });
const first = (rank = 1): Event => ({ event: 'rank-scored', seat: 0, rank });
const times = (n: number, ...events: readonly Event[]): Event[] => Array.from({ length: n }, () => events).flat();
const built = (...pieces: readonly number[]) => ({ state: position({ players: [{ built: pieces }] }) });

/** Water that is used at P8-1, P9-1 and P11-1, each time from the dam into which it flowed. */
const STEPS = [produced('P8-1', 'D4l'), flowed('P8-1', 'D8l'), produced('P9-1', 'D8l'), flowed('P9-1', 'D9u'), produced('P11-1', 'D9u')];

await achievementLaws({
  game: barrage,
  achievements,
  state: position({}),
  cases: {
    'two-kinds': [built(5, 0, 0, 4), built(5, 4, 4, 3)],
    'full-load': [{ told: [ended(24)] }, { told: [ended(23)] }],
    'toll-keeper': [{ told: [fee(4), fee(2)] }, { told: [fee(4), fee(1)] }],
    'six-contracts': [{ told: times(6, fulfilled('G01')) }, { told: times(5, fulfilled('G01')) }],
    cascade: [{ told: [ROUND, ...STEPS.slice(0, 3)] }, { told: [ROUND, ...STEPS.slice(0, 2), ROUND, ...STEPS.slice(2, 3)] }],
    'three-contracts': [{ told: [ROUND, ...times(3, fulfilled('Y01'))] }, { told: times(3, ROUND, fulfilled('Y01'), fulfilled('Y02')) }],
    'off-the-scale': [{ told: [ended(30)] }, { told: times(5, ended(29)) }],
    'twin-walls': [
      { state: position({ dams: { D5u: [0, 3], D6l: [0, 3] } }) },
      { state: position({ dams: { D5u: [0, 3], D6l: [0, 2], D7l: ['neutral', 3] } }) },
    ],
    'one-dam-two': [
      { told: [ROUND, produced('P8-1', 'D4l'), produced('P8-2', 'D4l')] },
      { told: [ROUND, produced('P8-1', 'D4l'), produced('P8-1', 'D4l'), produced('P9-1', 'D4u'), ROUND, produced('P8-2', 'D4l')] },
    ],
    'two-nationals': [{ told: [fulfilled('NC1'), fulfilled('NC4')] }, { told: [fulfilled('NC1'), fulfilled('R01')] }],
    'always-first': [{ told: times(5, first()) }, { told: [...times(4, first()), first(2)] }],
    'one-dam-three': [
      { told: [ROUND, produced('P8-1', 'D4l'), produced('P8-2', 'D4l'), produced('P8-3', 'D4l')] },
      { told: [ROUND, produced('P8-1', 'D4l'), produced('P8-2', 'D4l'), produced('P8-3', 'D4l', 1)] },
    ],
    'long-cascade': [{ told: [ROUND, ...STEPS] }, { told: [ROUND, ...STEPS.slice(0, 3), flowed('P9-1', 'D10u'), ...STEPS.slice(4)] }],
  },
  matches: keptChronicles(barrage, KEPT, 20),
});

/** The ids of what seat 0 reached in a round that was played so far. */
const reachedIn = (state: ReturnType<typeof position>, told: readonly Told[]): readonly string[] => {
  const { all }: Achievements = achievements;
  return all.filter(({ reached }) => reached({ state, told: [ROUND, ...told], scores: [] }, 0)).map(({ id }) => id);
};

test('by the rules one dam can feed three powerhouses in a round', () => {
  const state = position({ seats: 2, dams: { D5l: [0, 3, 3] }, conduits: { C5a: 0 }, powerhouses: { 'P8-1': 0, 'P8-2': 0, 'P8-3': 0 } });
  const told = [
    ...play(state, 'space turbine-zero-left', 'system P8-1 D5l C5a', 'drops 1', 'bank 1'),
    ...play(state, 'space turbine-zero-right', 'system P8-2 D5l C5a', 'drops 1', 'bank 1'),
  ];
  assert.deepEqual(reachedIn(state, told), ['one-dam-two']);
  told.push(...play(state, 'space turbine-plus2-left', 'system P8-3 D5l C5a'));
  assert.deepEqual(reachedIn(state, told), ['one-dam-two', 'one-dam-three']);
});

test('by the rules one drop can be used three times in a round', () => {
  const state = position({
    seats: 2,
    dams: { D1l: ['neutral', 1, 1], D5u: [0, 1], D8u: [0, 1] },
    conduits: { C1b: 0, C5a: 0, C8a: 0 },
    powerhouses: { 'P5-1': 0, 'P8-1': 0, 'P11-1': 0 },
  });
  const told = [...play(state, 'space turbine-zero-left', 'bank 1'), ...play(state, 'space turbine-zero-right', 'bank 1')];
  assert.deepEqual(reachedIn(state, told), ['cascade']);
  told.push(...play(state, 'space turbine-plus2-left'));
  assert.deepEqual(reachedIn(state, told), ['cascade', 'long-cascade']);
});
