import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { begin, decisions, seedRandom, whyNot } from '@madang/kernel';
import { anyOptions, playRandomly } from '@madang/kernel/testing';
import fc from 'fast-check';
import { FACES } from '../components/faces.ts';
import { cellAt, placementAt } from '../rules/castle/index.ts';
import { ludwig, MOVES } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import type { Ludwig } from '../rules/state.ts';
import { build, play, position, refused } from './position.ts';

/** The reasons that `rules/refusals.ts` lists. */
const reasons = [...readFileSync(new URL('../rules/refusals.ts', import.meta.url), 'utf8').matchAll(/^ {4}'?([a-z-]+)'?: ('|never)/gm)].map(
  ([, reason]) => reason ?? '',
);

/** Every face on every cell around the foyer, in all rotations. */
const PLACES = FACES.slice(0, -1).flatMap((_, face) =>
  [-7, -4, -3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
    [-7, -4, -2, -1, 0, 1, 3].map((y) => MOVES.made(0, placementAt(face, (face + x + y) & 3, cellAt(x, y)))),
  ),
);

/** Positions for the reasons that random play seldom meets, and what is refused there. */
function rare(): readonly (readonly [Ludwig, string])[] {
  const castle = [
    ['stairs', -3, 1],
    ['dungeon', -9, -1],
  ] as const;
  const below = position({ market: { 4000: 'bottomless-pit' }, players: [{ castle }] });
  build(below, 'bottomless-pit', -8, 2);
  play(below, 'choose living');
  const asleep = position({ market: { 4000: 'buttery' }, players: [{ castle: [['dressing-room', 3, 0]] }], stacks: { 600: [] } });
  build(asleep, 'buttery', 7, 0);
  const free = position({ market: { 4000: 'dungeon' }, players: [{ castle: castle.slice(0, 1) }] });
  build(free, 'dungeon', -9, -1);
  const strict = position({ options: { stairsFromBelow: 'forbidden' }, players: [{ castle }] });
  return [
    [below, 'rescore crypt'],
    [asleep, 'stack 600'],
    [free, 'place pantry 3 0 0'],
    [strict, 'place stairs -7 2 90'],
    [position({ players: [{ castle: castle.slice(0, 1) }] }), 'place stairs -6 1 180'],
  ];
}

test('every reason of the list is given in some position, by rules of the ledger only', () => {
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const given = new Set<string>();
  const cited = new Set<string>();
  for (const [i, options] of fc.sample(anyOptions(OPTIONS, { idleEnd: 'on' }), { seed: 7, numRuns: 16 }).entries()) {
    const state = begin(ludwig, { seats: 1 + (i % 4), seed: `refusals ${i}`, options });
    playRandomly(ludwig, state, seedRandom(`refusals ${i}`), 10_000, (_, at) => {
      if (at % 7 !== 0) return;
      for (const decision of decisions(ludwig, state)) {
        for (const move of decision.task.task === 'place' ? [...MOVES.table, ...PLACES] : MOVES.table) {
          const refusal = whyNot(ludwig, state, decision.seat, move, decision);
          if (refusal) given.add(refusal.why.key.replace('ludwig.refuse.', ''));
          if (refusal) cited.add(refusal.rule);
        }
      }
    });
  }
  for (const [state, answer] of rare()) given.add(refused(state, answer).split(' ')[1] ?? '');
  assert.deepEqual([...given].toSorted(), [...new Set(reasons)].toSorted());
  for (const rule of cited) assert.ok(ledger.includes(`**${rule}**`), rule);
});

test('before it is bought a tile held over the castle says what is against buying it, then what is against the place', () => {
  const state = position({ market: { 4000: 'pantry', 15000: 'larder' }, players: [{ money: 5000 }] });
  assert.equal(refused(state, 'place larder 3 0 0'), 'LUD-ROUND-16 too-dear larder 15000 10000');
  assert.equal(refused(state, 'place solar 3 0 0'), 'LUD-ROUND-10 tile-not-on-market solar');
  assert.equal(refused(state, 'place pantry 1 1 0'), 'LUD-PLACE-02 overlap pantry foyer');
  assert.equal(refused(state, 'place pantry 4 4 0'), 'LUD-PLACE-01 unconnected pantry');
  assert.equal(refused(state, 'place downstairs-hallway 3 1 0'), 'LUD-PLACE-09 levels downstairs-hallway foyer');
  assert.equal(refused(state, 'price pantry 15000'), 'LUD-ROUND-27 prices-stand');
});

test('LUD-PLACE-19 free corridor tiles are placed by the same rules as bought ones', () => {
  const castle = [
    ['stairs', -3, 1],
    ['gatehouse', 3, -3, 90],
  ] as const;
  const state = position({ market: { 4000: 'dungeon' }, players: [{ castle }] });
  build(state, 'dungeon', -9, -1);
  assert.equal(refused(state, 'place pantry 3 0 0'), 'LUD-REWARD-16 corridor-tiles-only pantry');
  assert.equal(refused(state, 'pass'), 'LUD-REWARD-16 reward-first');
  for (const held of [false, true]) {
    if (held) play(state, 'corridor hallway');
    assert.equal(refused(state, 'place hallway -9 2 0'), 'LUD-PLACE-09 levels hallway dungeon');
    assert.equal(refused(state, 'place hallway 5 -1 0'), 'LUD-PLACE-10 fence hallway gatehouse');
  }
  assert.equal(refused(state, 'buy pantry'), 'LUD-ROUND-18 place-it-first hallway');
});
