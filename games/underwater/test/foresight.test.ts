import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, below, decision, play, seedRandom } from '@madang/kernel';
import { usable } from '../rules/effects/usable.ts';
import { foresight, underwater } from '../rules/index.ts';
import type { Underwater } from '../rules/state.ts';
import { helpOf } from '../rules/turn/ahead/helping.ts';
import { cardsInHand } from '../rules/turn/hand.ts';
import { isAvailable, slotDeed, slotsInPlay } from '../rules/turn/slots.ts';
import { slotUsable, surveyAfter } from '../rules/turn/survey.ts';
import { matches } from '../rules/turn/turn.ts';

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

/** Ways that may be tried so that none is given up. */
const ALL = 60_000;

test('UWC-TURN-24 what is known of a card without playing it is what playing it out finds', () => {
  const found = { yes: 0, no: 0, unknown: 0 };
  atSlots(24, (state, seat) => {
    const me = state.players[seat];
    assert.ok(me);
    for (const slot of slotsInPlay(state.players.length)) {
      if (!isAvailable(state, slot) || usable(state, seat, slotDeed(state, me, slot), slot)) continue;
      for (const card of cardsInHand(me)) {
        if (!matches(state, card, slot)) continue;
        const before = JSON.stringify(state);
        const help = helpOf(state, seat, slot, false, card);
        assert.equal(JSON.stringify(state), before, 'asking changes nothing');
        found[help] += 1;
        if (help !== 'unknown')
          assert.equal(foresight.played(state, seat, slot, false, card, ALL), help === 'yes', `card ${card}, slot ${slot}, ${before}`);
      }
    }
  });
  // It is no use if it seldom knows.
  assert.ok(found.yes > 50 && found.no > 500 && found.unknown < (found.yes + found.no) / 8, JSON.stringify(found));
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
