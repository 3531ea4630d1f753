import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, type Seat, type Told } from '@madang/kernel';
import { advisedMoves } from '@madang/text/testing';
import { type UnderwaterMove, underwater } from '../../rules/index.ts';
import type { Underwater } from '../../rules/state.ts';
import { ASSETS } from '../forecast/prospect.ts';
import { wording } from '../index.ts';

/** The position after a move, and what is told of it. */
function played(state: Underwater, seat: Seat, move: UnderwaterMove): { readonly then: Underwater; readonly told: readonly Told[] } {
  const then = underwater.clone(state);
  const told: Told[] = [];
  play(underwater, then, seat, move, (event) => told.push(event));
  return { then, told };
}

const isMatched = (told: readonly Told[]): boolean =>
  told.some((event) => event.event === 'card-played' && 'matched' in event && event.matched === true);

test('UWC-TURN-10 a card of another color than its slot is told of, if one of the hand has the color', () => {
  let heard = 0;
  advisedMoves(underwater, wording, { matches: 3, options: {}, each: 5 }, ({ state, decision, move, said }) => {
    if (said.key !== 'underwater.tip.color') return;
    const { seat, moves } = decision;
    assert.equal(isMatched(played(state, seat, move).told), false);
    assert.ok(moves.some((other) => other.kind === 'card' && isMatched(played(state, seat, other).told)));
    heard += 1;
  });
  assert.ok(heard > 0);
});

test('what is declined though it costs nothing would have left its seat with no less of any good', () => {
  let heard = 0;
  advisedMoves(underwater, wording, { matches: 4, options: {}, each: 1 }, ({ state, decision, move, said }) => {
    if (!said.key.startsWith('frame.declined')) return;
    const { seat, moves } = decision;
    const gift = wording.gift?.(underwater.redact(state, seat), seat, move, moves);
    assert.ok(gift && moves.includes(gift));
    const [without, withGift] = [move, gift].map((one) => ASSETS.holdings(played(state, seat, one).then)[seat]);
    assert.ok(without && withGift);
    for (const good of ASSETS.goods) assert.ok(withGift[good] >= without[good], `${good}: ${JSON.stringify(gift)}`);
    heard += 1;
  });
  assert.ok(heard > 0);
});
