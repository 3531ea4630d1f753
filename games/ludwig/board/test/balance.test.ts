import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisions, foresee, playerOf } from '@madang/kernel';
import { names } from '../../rules/answers.ts';
import { ludwig } from '../../rules/index.ts';
import { foreseePlacement } from '../../rules/rewards/foreseen.ts';
import { ASSETS, balanceOf } from '../forecast/balance.ts';
import { steps } from './matches.ts';

test('what a move is said to pay and gain is what everybody has more or less after it', () => {
  const said = new Set<string>();
  for (const { before, decision, move, after } of steps(8)) {
    const { seat } = decision;
    if (foresee(ludwig, ludwig.redact(before, seat), seat, move).stopped) continue;
    const sums = ASSETS.holdings(before).map((purse) => ({ ...purse }));
    for (const { seat: whose, goods } of balanceOf(before, seat, move).changes) {
      for (const { good, n, left } of goods) {
        const purse = sums[whose];
        assert.ok(purse);
        purse[good] += n;
        assert.equal(purse[good], left);
        said.add(`${move.kind} ${good} ${whose === seat ? 'own' : 'other'}`);
      }
    }
    assert.deepEqual(sums, ASSETS.holdings(after), JSON.stringify(move));
  }
  for (const known of ['buy money own', 'buy money other', 'place points own', 'place money own', 'pass money own'])
    assert.ok(said.has(known), known);
});

test('a tile that may be bought says the most points that a place gives it, and what is completed there', () => {
  let completing = 0;
  for (const { before, decision, move, after } of steps(4)) {
    if (move.kind !== 'buy') continue;
    const { seat } = decision;
    const { most, completes } = balanceOf(before, seat, move);
    const next = decisions(ludwig, after)[0];
    assert.equal(next?.task.task, 'place');
    const { castle } = playerOf(after, seat);
    const points = next.moves.flatMap((place) =>
      place.kind === 'place' ? [foreseePlacement(castle, names(place).placement, after.options).total] : [],
    );
    assert.equal(most, Math.max(...points));
    completing += completes.length;
  }
  assert.ok(completing > 0);
});

test('the points foreseen of a place are those that it brings with the rewards that need no choice', () => {
  const rewarded = new Set<number>();
  for (const { before, decision, move, after } of steps(12)) {
    if (move.kind !== 'place' || decisions(ludwig, after).some(({ task }) => task.task === 'any order')) continue;
    const { seat } = decision;
    const { castle, points } = playerOf(before, seat);
    const { total, rewards } = foreseePlacement(castle, names(move).placement, before.options);
    assert.equal(playerOf(after, seat).points - points, total);
    for (const more of rewards) rewarded.add(more);
  }
  assert.ok(rewarded.has(5), 'a completed activity room');
  assert.ok(rewarded.size > 2, 'a completed living room');
});
