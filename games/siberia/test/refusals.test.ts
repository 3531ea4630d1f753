import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { askedTask, begin, decisions, seedRandom, whyNot } from '@madang/kernel';
import { anyOptions, playRandomly } from '@madang/kernel/testing';
import fc from 'fast-check';
import { MOVES, OPTIONS, siberia } from '../rules/index.ts';
import type { Siberia } from '../rules/state.ts';
import { play, position, refused, two } from './position.ts';

/** The reasons that `rules/refusals.ts` lists. */
const reasons = [...readFileSync(new URL('../rules/refusals.ts', import.meta.url), 'utf8').matchAll(/^ {4}'([a-z-]+)': ('|never)/gm)].map(
  ([, reason]) => reason ?? '',
);

/** Positions for the reasons that random play hardly meets, and what is refused there. */
function rare(): readonly (readonly [Siberia, string])[] {
  const gold = { rows: { gold: two('gold') }, workers: { amur: 1, ob: 1, lena: 1 }, sellers: { frankfurt: 1, zurich: 1, tokyo: 1 } };
  const subset = position({ options: { extractAll: 'chooseSubset' }, cubes: { lena: ['oil'] }, players: [gold] });
  play(subset, 'perform gold');
  const buyer = position({ options: { sellSplit: 'chooseExchange' }, players: [gold] });
  play(buyer, 'perform gold');
  const empty = position({ players: [{ supply: 0, rows: { seller: two('seller') } }] });
  play(empty, 'perform seller');
  return [
    [subset, 'extract lena'],
    [buyer, 'exchange tokyo'],
    [empty, 'piece supply'],
  ];
}

test('every reason of the list is given in some position, by rules of the ledger only', () => {
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const given = new Set<string>();
  const cited = new Set<string>();
  for (const [i, options] of fc.sample(anyOptions(OPTIONS), { seed: 7, numRuns: 40 }).entries()) {
    const state = begin(siberia, { seats: 2 + (i % 3), seed: `refusals ${i}`, options });
    playRandomly(siberia, state, seedRandom(`refusals ${i}`), 10_000, () => {
      for (const decision of decisions(siberia, state)) {
        for (const move of MOVES.table) {
          const refusal = whyNot(siberia, state, decision.seat, move, decision);
          if (refusal) given.add(refusal.why.key.replace('siberia.refuse.', ''));
          if (refusal) cited.add(refusal.rule);
        }
      }
    });
  }
  for (const [state, answer] of rare()) given.add(refused(state, answer).split(' ')[1] ?? '');
  assert.deepEqual([...given].toSorted(), [...new Set(reasons)].toSorted());
  for (const rule of cited) assert.ok(ledger.includes(`**${rule}**`), rule);
});

/** The kinds of moves of which each task says why they are not offered: its own, and what one might try instead. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  sides: ['side'],
  place: ['pass', 'perform', 'place'],
  turn: ['pass', 'perform', 'step'],
  research: ['forgo', 'use'],
  deposit: ['deposit', 'forgo'],
  joker: ['joker'],
  step: ['step'],
  seller: ['piece'],
  exchange: ['exchange'],
  worker: ['piece'],
  invest: ['invest'],
  sale: ['exchange'],
  extract: ['extract', 'sell'],
  surplus: MOVES.table.map(({ kind }) => kind),
};

test('a reason is given for moves that one might expect, and for no others', () => {
  for (const options of fc.sample(anyOptions(OPTIONS), { seed: 8, numRuns: 6 })) {
    const state = begin(siberia, { seats: 3, seed: 'expected', options });
    playRandomly(siberia, state, seedRandom('expected'), 10_000, () => {
      for (const open of decisions(siberia, state)) {
        const expected = EXPLAINED[askedTask(open.task).task] ?? [];
        for (const move of MOVES.table) {
          if (expected.includes(move.kind)) continue;
          assert.equal(whyNot(siberia, state, open.seat, move, open), undefined, `${open.task.task}: ${JSON.stringify(move)}`);
        }
      }
    });
  }
});
