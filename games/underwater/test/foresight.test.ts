import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, below, decision, play, seedRandom } from '@madang/kernel';
import { usable } from '../rules/effects/usable.ts';
import { underwater } from '../rules/index.ts';
import { slotDeed } from '../rules/slots/deeds.ts';
import { slotsInPlay } from '../rules/slots/slots.ts';
import type { Underwater } from '../rules/state.ts';
import { slotUsable, surveyAfter } from '../rules/turn/survey.ts';
import { compareHelp, compareHelpOn, isOfUse } from './helping.ts';
import { offered, type PlayerSketch, position } from './position.ts';

const VARIANTS = [{}, { boardSide: 'advanced' }, { governmentContracts: 'yes', boardSide: 'advanced' }, { governmentContracts: 'yes' }];

/** Shows every position of random matches in which a slot is chosen. */
function atSlots(count: number, look: (state: Underwater, seat: number) => void): void {
  for (let i = 0; i < count; i++) {
    const state = begin(underwater, { seats: 2 + (i % 3), seed: `foresight ${i}`, options: VARIANTS[i % VARIANTS.length] });
    const random = seedRandom(`answers ${i}`);
    for (let open = decision(underwater, state); open; ) {
      if (open.task.task === 'slot') look(state, open.seat);
      const move = open.moves[below(random, open.moves.length)];
      assert.ok(move);
      open = play(underwater, state, open.seat, move);
    }
  }
}

test('UWC-TURN-24 what is known of a card without playing it is what playing it out finds', () => {
  const found = { yes: 0, no: 0, unknown: 0 };
  atSlots(24, (state, seat) => compareHelp(state, seat, found));
  assert.ok(isOfUse(found), JSON.stringify(found));
});

test('UWC-TURN-24 the same where much is built and little at hand', () => {
  const found = compareHelpOn('foresight', 1500);
  assert.ok(isOfUse(found), JSON.stringify(found));
});

test('UWC-TURN-24 asking what may be answered changes nothing, whatever is tried for it', () => {
  for (let i = 0; i < 12; i++) {
    const state = begin(underwater, { seats: 2 + (i % 3), seed: `asked ${i}`, options: VARIANTS[i % VARIANTS.length] });
    const random = seedRandom(`asked ${i}`);
    for (let open = decision(underwater, state); open; ) {
      const before = JSON.stringify(state);
      assert.deepEqual(decision(underwater, state)?.moves, open.moves);
      assert.equal(JSON.stringify(state), before, `${open.task.task}`);
      const move = open.moves[below(random, open.moves.length)];
      assert.ok(move);
      open = play(underwater, state, open.seat, move);
    }
  }
});

test('UWC-TURN-13 a survey of what can be used says of every slot what asking it anew says', () => {
  const found = [0, 0];
  atSlots(12, (state, seat) => {
    const me = state.players[seat];
    assert.ok(me);
    const survey = surveyAfter(0);
    for (const slot of slotsInPlay(state.players.length)) {
      const can = usable(state, seat, slotDeed(state, me, slot), slot);
      assert.equal(slotUsable(state, seat, slot, survey), can, `slot ${slot}, ${JSON.stringify(me)}`);
      found[Number(can)] = at(found, Number(can)) + 1;
    }
  });
  assert.ok(at(found, 0) > 500 && at(found, 1) > 500, JSON.stringify(found));
});

test('UWC-TURN-24, UWC-GLOSS-23 two plants at one city may give what a slot needs, though one at the first city gives nothing', () => {
  // Card 132 builds two buildings for free, card 36 gives a credit for the second desalination plant at a city; C23 has one plot left.
  const built = { cities: ['C23'], tunnels: ['C23-C33'], buildings: { 'C23-a': 'farm', 'C23-b': 'farm' } } as const;
  const me: PlayerSketch = { board: '3', ...built, goods: { kelp: 1, steelplast: 2 } };
  const before = (permanents: readonly number[]): boolean => {
    const state = position({ era: 3, players: [{ ...me, permanents, hand: [132] }] });
    return offered(state).includes('slot p34-g2');
  };
  assert.deepEqual([before([]), before([36])], [false, true]);
});

test('UWC-TURN-24, UWC-CARD-26 an action card that upgrades may give what a slot needs by being used', () => {
  // Card 73 has an action card used and gives a science, for which card 118 upgrades; card 201 gives a credit for the use.
  const me: PlayerSketch = { ready: [118], buildings: { 'C33-a': 'desalination' }, goods: { steelplast: 1 } };
  const before = (permanents: readonly number[]): boolean => {
    const state = position({ era: 2, players: [{ ...me, permanents, hand: [73] }] });
    return offered(state).includes('slot p34-g2');
  };
  assert.deepEqual([before([]), before([201])], [false, true]);
});
