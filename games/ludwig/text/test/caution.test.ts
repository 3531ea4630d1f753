import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, play } from '@madang/kernel';
import { advisedMoves } from '@madang/text/testing';
import { type LudwigMove, ludwig } from '../../rules/index.ts';
import type { Ludwig } from '../../rules/state.ts';
import { wording } from '../index.ts';

/** Points of a seat right after a move. */
function pointsAfter(state: Ludwig, seat: number, move: LudwigMove): number {
  const then = ludwig.clone(state);
  assert.equal(check(ludwig, then, seat, move), undefined);
  play(ludwig, then, seat, move);
  return then.players[seat]?.points ?? 0;
}

test('a place that brings far fewer points than another is told so, with the points of both', () => {
  let heard = 0;
  advisedMoves(ludwig, wording, { matches: 2, options: {}, each: 6 }, ({ state, decision, move, said }) => {
    const { seat, moves } = decision;
    assert.equal(said.key, 'ludwig.tip.place');
    const best = Number(said.args?.best);
    const had = state.players[seat]?.points ?? 0;
    assert.ok(best - Number(said.args?.points) >= 3);
    if (heard++ % 40 !== 0) return;
    assert.equal(pointsAfter(state, seat, move) - had, said.args?.points);
    assert.ok(moves.some((other) => other.kind === 'place' && pointsAfter(state, seat, other) - had === best));
  });
  assert.ok(heard > 0);
});
