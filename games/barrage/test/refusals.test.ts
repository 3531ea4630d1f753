import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decision, refusalOf } from '@madang/kernel';
import { barrage, MOVES } from '../rules/index.ts';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { inWords, offered, play, position, refused } from './position.ts';
import { richMatch } from './rich.ts';

const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Moves that a player might expect where this is asked: each must be offered or refused with a reason. */
const EXPECTED: Readonly<Record<string, readonly BarrageMove['kind'][]>> = {
  'draft company': ['company'],
  'draft contract': ['starting-contract'],
  turn: ['space', 'bank', 'construct', 'construct-unmanned', 'copy', 'pass'],
  tile: ['tile'],
  'copy tile': ['copy-tile'],
  structure: ['structure'],
  site: ['site'],
  payment: ['pay'],
  machines: ['machines'],
  'free piece': ['site'],
  system: ['system'],
  drops: ['drops'],
  contract: ['fulfil'],
  take: ['take'],
  discard: ['discard'],
};

/** Every refusal of a position by its move in words; a move that is expected and neither offered nor refused fails. */
function refusals(state: Barrage): Map<string, string> {
  const open = decision(barrage, state);
  const found = new Map<string, string>();
  if (!open) return found;
  for (const move of MOVES.table) {
    if (open.moves.includes(move) || !EXPECTED[open.task.task]?.includes(move.kind)) continue;
    const refusal = refusalOf(barrage, state, open.task, move);
    assert.ok(refusal, `'${inWords(move)}' is neither offered nor refused at '${open.task.task}'`);
    assert.ok(ledger.includes(`- **${refusal.rule}**`), refusal.rule);
    found.set(inWords(move), refusal.why.key.replace('barrage.refuse.', ''));
  }
  return found;
}

test('whatever a player might expect and is not offered is refused by a rule of the ledger', () => {
  const reasons = new Set<string>();
  for (const [seats, game] of [
    [4, 'expert'],
    [2, 'expert'],
    [3, 'beginner'],
  ] as const) {
    let at = 0;
    for (let i = 0; i < 3; i++) {
      richMatch(`refusals ${i}`, seats, { game }, ({ after }) => {
        at += 1;
        if (at % 3 === 0) for (const reason of refusals(after).values()) reasons.add(reason);
      });
    }
  }
  assert.ok(reasons.size > 30, [...reasons].join(' '));
});

test('a site that cannot be paid says what is needed and what is here', () => {
  const state = position({ players: [{ excavators: 3, mixers: 0, tiles: ['basic-base', 'basic-conduit'] }] });
  play(state, 'construct', 'tile basic-conduit');
  assert.deepEqual(offered(state), ['site C9a', 'site C10b']);
  assert.equal(refused(state, 'site C1a'), 'BAR-BUILD-04 too-few-excavators 10 3');
  assert.equal(refused(state, 'site C6b'), 'BAR-BUILD-04 too-few-excavators 4 3');
});

test('a wild tile that builds nothing says why', () => {
  const state = position({ players: [{ excavators: 3, mixers: 0, tiles: ['basic-base', 'adv-2-wild', 'basic-powerhouse'], built: [0, 0, 0, 0] }] });
  play(state, 'construct');
  assert.equal(refused(state, 'tile basic-powerhouse'), 'BAR-BUILD-04 too-few-mixers 2 0');
  assert.equal(refused(state, 'tile basic-elevation'), 'BAR-BUILD-03 tile-not-here basic-elevation');
});

test('a tile that needs engineers does not build without', () => {
  const state = position({ players: [{ excavators: 30, mixers: 30, tiles: ['adv-1-powerhouse', 'adv-3-base', 'basic-conduit'] }] });
  play(state, 'construct-unmanned');
  assert.equal(refused(state, 'tile basic-conduit'), 'BAR-ACT-04 tile-needs-engineers basic-conduit');
});

test('a payment that is no price is refused by the rule that names the price', () => {
  const swap = position({ players: [{ officer: 'wilhelm-adler', excavators: 9, mixers: 9, tiles: ['adv-2-wild'] }] });
  play(swap, 'construct', 'structure conduit', 'site C9a');
  assert.equal(refused(swap, 'pay 3 0 0'), 'BAR-BUILD-04 wrong-price 2');
  const jill = position({ players: [{ officer: 'jill-mcdowell', excavators: 9, mixers: 9, tiles: ['basic-conduit', 'adv-2-wild'] }] });
  play(jill, 'construct', 'tile adv-2-wild', 'structure base', 'site D8l');
  assert.equal(refused(jill, 'pay 0 2 0'), 'BAR-BUILD-04 wrong-price 3');
});
