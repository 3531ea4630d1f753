import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decision, inWords, whyNot } from '@madang/kernel';
import { barrage, MOVES } from '../rules/index.ts';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { offered, type PlayerSketch, play, position, refused } from './position.ts';
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
    const refusal = whyNot(barrage, state, open.seat, move, open);
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

test('a payment is short by what is missing, and a wrong price where just enough is here', () => {
  const swap = position({ players: [{ excavators: 2, mixers: 1, credits: 0, tiles: ['adv-2-wild'] }] });
  play(swap, 'construct', 'structure conduit', 'site C9a');
  assert.deepEqual(offered(swap), ['pay 1 1 0', 'pay 2 0 0']);
  assert.equal(refused(swap, 'pay 2 1 0'), 'BAR-BUILD-04 wrong-price 2');
  assert.equal(refused(swap, 'pay 3 0 0'), 'BAR-BUILD-04 too-few-excavators 3 2');
  assert.equal(refused(swap, 'pay 0 2 0'), 'BAR-BUILD-04 too-few-mixers 2 1');
  const jordan = position({ players: [{ officer: 'solomon-p-jordan', excavators: 3, credits: 6, tiles: ['basic-base'] }] });
  play(jordan, 'construct', 'site D8u');
  assert.deepEqual(offered(jordan), ['pay 2 0 3', 'pay 3 0 0']);
  assert.equal(refused(jordan, 'pay 1 0 3'), 'BAR-BUILD-04 wrong-price 3', 'with the fee just what is here');
  assert.equal(refused(jordan, 'pay 1 0 6'), 'BAR-BUILD-25 too-few-credits 9 6');
});

test('a site can be paid with just enough machinery and credits, not with one less', () => {
  const at = (me: PlayerSketch): ReturnType<typeof position> => {
    const state = position({ players: [{ tiles: ['basic-base', 'basic-conduit'], mixers: 0, ...me }] });
    play(state, 'construct', 'tile basic-base');
    return state;
  };
  assert.ok(offered(at({ excavators: 3, credits: 3 })).includes('site D8u'));
  assert.equal(refused(at({ excavators: 3, credits: 2 }), 'site D8u'), 'BAR-BUILD-07 red-site-fee D8u 3 2');
  assert.ok(offered(at({ excavators: 5, credits: 0 })).includes('site D1l'));
  assert.equal(refused(at({ excavators: 4, credits: 0 }), 'site D1l'), 'BAR-BUILD-04 too-few-excavators 5 4');
});

test('an action can be paid with just enough engineers and credits, not with one less', () => {
  const offers = (me: PlayerSketch, space: string): boolean => offered(position({ players: [me] })).includes(space);
  const refusal = (me: PlayerSketch, words: string): string => refused(position({ players: [me] }), words);
  assert.ok(offers({ engineers: 2, credits: 5 }, 'space workshop-rotate3-left'));
  assert.equal(refusal({ engineers: 1, credits: 5 }, 'space workshop-rotate3-left'), 'BAR-ACT-06 too-few-engineers 2 1');
  assert.equal(refusal({ engineers: 2, credits: 4 }, 'space workshop-rotate3-left'), 'BAR-ACT-15 too-few-credits 5 4');
  assert.ok(offers({ engineers: 2, constructions: 1 }, 'construct'));
  assert.equal(refusal({ engineers: 1, constructions: 1 }, 'construct'), 'BAR-ACT-06 too-few-engineers 2 1');
  assert.ok(offers({ engineers: 3, constructions: 3, credits: 3 }, 'construct'));
  assert.equal(refusal({ engineers: 3, constructions: 3, credits: 2 }, 'construct'), 'BAR-ACT-05 too-few-credits 3 2');
  assert.equal(refusal({ constructions: 4 }, 'construct'), 'BAR-BUILD-02 no-construction-space');
});

test('drops of a production: not there, not paid, or too little energy', () => {
  const plant = { dams: { D9l: ['neutral', 3, 3] }, conduits: { C9a: 1 }, powerhouses: { 'P11-3': 0 } } as const;
  const task = { task: 'drops', seat: 0, bonus: -1, optional: false, after: -1, powerhouse: 21, dam: 17, conduit: 16 } as const;
  const state = position({ ...plant, task, players: [{ credits: 2 }] });
  assert.equal(refused(state, 'drops 4'), 'BAR-PROD-16 too-few-drops 4 3');
  assert.equal(refused(state, 'drops 3'), 'BAR-PROD-10 conduit-fee 3 2');
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

test('BAR-BUILD-10 BAR-BUILD-09 from one’s turn a site says what bars a construction there, whatever it costs', () => {
  const state = position({ task: { task: 'turn', seat: 0 }, dams: { D3l: [0, 1], D5u: [1, 1] }, players: [{}, {}] });
  assert.match(refused(state, 'site D3u'), /^BAR-BUILD-10 own-base-in-basin/);
  assert.match(refused(state, 'site D5u'), /^BAR-BUILD-09 site-taken/);
  assert.doesNotMatch(refused(state, 'site D8u'), /BAR-BUILD/);
});
