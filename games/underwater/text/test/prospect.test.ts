import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, decisions, foresee, newMatch, playMove, seedRandom } from '@madang/kernel';
import { type UnderwaterMove, underwater } from '../../rules/index.ts';
import { ASSETS, nextProduction, prospectOf } from '../forecast/prospect.ts';

test('what a move is said to pay, gain and produce is what everybody has, and would produce, after it', () => {
  const said = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const match = newMatch(underwater, { seats: 1 + (i % 4), seed: `prospect ${i}`, options: { governmentContracts: 'yes' } });
    const random = seedRandom(`prospect ${i}`);
    for (let open = decisions(underwater, match.state)[0]; open; open = decisions(underwater, match.state)[0]) {
      const { seat, moves } = open;
      const busy = moves.filter(({ kind }) => kind !== 'skip' && kind !== 'stop');
      const from: readonly UnderwaterMove[] = busy.length > 0 ? busy : moves;
      const move = from[below(random, from.length)];
      assert.ok(move);
      const before = match.state;
      const { changes, after, production } = prospectOf(before, seat, move);
      const isWhole = after !== null && !foresee(underwater, underwater.redact(before, seat), seat, move).stopped;
      assert.ok(playMove(match, seat, move).ok);
      if (!isWhole) continue;
      const sums = ASSETS.holdings(before).map((one) => ({ ...one }));
      for (const { seat: whose, goods } of changes) {
        for (const { good, n, left } of goods) {
          const has = sums[whose];
          assert.ok(has);
          has[good] += n;
          assert.equal(has[good], left);
          said.add(`${move.kind} ${n < 0 ? 'pays' : 'gains'}`);
        }
      }
      assert.deepEqual(sums, ASSETS.holdings(match.state), JSON.stringify(move));
      if (Object.keys(production).length > 0) said.add(`${move.kind} produces`);
      assert.deepEqual(nextProduction(after, seat), nextProduction(match.state, seat));
    }
  }
  for (const known of ['building pays', 'building gains', 'building produces', 'city pays', 'tunnel produces', 'upgrade pays', 'card gains'])
    assert.ok(said.has(known), known);
});
