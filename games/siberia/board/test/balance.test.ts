import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, decisions, foresee, newMatch, playMove, seedRandom } from '@madang/kernel';
import { siberia } from '../../rules/index.ts';
import { ASSETS, balanceOf } from '../forecast/balance.ts';

test('what a move is said to pay and gain is what everybody has more or less after it', () => {
  const said = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const match = newMatch(siberia, { seats: 2 + (i % 3), seed: `balance ${i}`, options: {} });
    const random = seedRandom(`balance ${i}`);
    for (let open = decisions(siberia, match.state)[0]; open; open = decisions(siberia, match.state)[0]) {
      const { seat, moves } = open;
      const busy = moves.filter(({ kind }) => kind !== 'pass' && kind !== 'stop');
      const from = busy.length > 0 ? busy : moves;
      const move = from[below(random, from.length)];
      assert.ok(move);
      const before = match.state;
      const { changes, sold } = balanceOf(before, seat, move);
      const isWhole = !foresee(siberia, siberia.redact(before, seat), seat, move).stopped;
      assert.ok(playMove(match, seat, move).ok);
      if (!isWhole) continue;
      const sums = ASSETS.holdings(before).map((one) => ({ ...one }));
      for (const { seat: whose, goods } of changes) {
        for (const { good, n, left } of goods) {
          const has = sums[whose];
          assert.ok(has);
          has[good] += n;
          assert.equal(has[good], left);
          said.add(`${move.kind} ${good} ${n < 0 ? 'less' : 'more'}`);
        }
      }
      assert.deepEqual(sums, ASSETS.holdings(match.state), JSON.stringify(move));
      if (sold.length > 0) said.add('sold');
    }
  }
  for (const known of ['perform money more', 'perform counters less', 'joker counters more', 'exchange pieces less', 'sold'])
    assert.ok(said.has(known), known);
});
