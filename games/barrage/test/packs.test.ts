import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  decision,
  newMatch,
  openDecisions,
  openDocument,
  play,
  playerOf,
  playMove,
  readDocument,
  readPack,
  seedRandom,
  toDocument,
} from '@madang/kernel';
import { packOf } from '@madang/kernel/testing';
import { translator } from '@madang/text';
import { readTexts } from '@madang/text/testing';
import fc from 'fast-check';
import { expertise } from '../bot/index.ts';
import { contractWorth } from '../bot/worth.ts';
import { contractsOf } from '../components/packs/index.ts';
import { CONTRACTS, type Contract } from '../components/words.ts';
import { type BarrageEvent, barrage, requirement } from '../rules/index.ts';
import { contractLine } from '../text/effects.ts';
import { wording } from '../text/index.ts';
import { BOX } from './box.ts';

const pack = packOf(barrage, BOX);
const setup = { seats: 2, seed: 'box', options: { 'contracts.tileVariant': pack.id }, pack };
const texts = await readTexts(wording.catalogues);
const english = translator('en', { ...texts.en, 'seat.0': 'Ada', 'seat.1': 'Bo' });
const numberOf = (contract: Contract): number => CONTRACTS.indexOf(contract);

/** What is wrong with the pack where these fields differ. */
function problemsWith(changes: object): readonly unknown[] {
  const read = readPack(barrage, JSON.parse(JSON.stringify({ ...BOX, ...changes })));
  return read.ok ? [] : read.problem.map(({ code, card, field }) => [code, card, field]);
}

test('BAR-CON-01, -04, D-11: a pack says what the open contracts require and give, in states, views and imagined positions', () => {
  const state = begin(barrage, setup);
  const view = barrage.redact(state, 0);
  for (const one of [state, view, barrage.imagine(view, seedRandom('a')), barrage.clone(state), JSON.parse(JSON.stringify(view))]) {
    assert.deepEqual(contractsOf(one).rewards[numberOf('G05')], [{ do: 'gainCredits', n: 9 }]);
    assert.equal(requirement(one, playerOf(state, 0), numberOf('Y03'), false), 6);
    assert.deepEqual(contractsOf(one).rewards[numberOf('G08')], contractsOf(begin(barrage, { seats: 2, seed: 'box' })).rewards[numberOf('G08')]);
  }
  const ours = begin(barrage, { seats: 2, seed: 'box' });
  assert.ok(contractWorth(state, numberOf('G05')) > contractWorth(ours, numberOf('G05')));
});

test('a match with a pack replays from its document, and a changed contract is refused', () => {
  const match = newMatch(barrage, setup);
  while (!match.state.over) {
    const [open] = openDecisions(match);
    assert.ok(open && playMove(match, open.seat, open.moves[match.log.length % open.moves.length]).ok);
  }
  const text = JSON.stringify(toDocument(match));
  const read = readDocument(JSON.parse(text));
  assert.ok(read.ok && openDocument(barrage, read.value).ok);
  const changed = readDocument(JSON.parse(text.replace('"requires":6', '"requires":7')));
  assert.ok(changed.ok && !openDocument(barrage, changed.value).ok);
});

test('bots play to the end with a pack, also beside automas', () => {
  for (const options of [setup.options, { ...setup.options, automas: '1' }]) {
    const state = begin(barrage, { ...setup, options });
    const random = seedRandom('bots');
    for (let next = decision(barrage, state); next; next = decision(barrage, state))
      play(barrage, state, next.seat, expertise.rollout(state, next, random));
    assert.ok(state.over);
  }
});

test('contracts are told and called by the figures of the pack', () => {
  const state = begin(barrage, setup);
  assert.equal(english.say(contractLine(state, numberOf('G05'))), 'Green contract · 2 energy → 9 credits');
  const taken: BarrageEvent = { event: 'contract-taken', seat: 0, contract: 'Y03' };
  const told = wording.logLine(taken, state);
  assert.match(told ? english.say(told.text) : '', /yellow contract \(6 energy\)/);
});

test('a wrong pack is refused with everything that is wrong, by contract and field', () => {
  assert.deepEqual(
    problemsWith({
      extra: 1,
      contracts: {
        G01: { reward: [] },
        G05: { requires: 2, reward: [] },
        G08: {
          reward: [
            { do: 'gainGold', n: 1 },
            { do: 'gainVp', n: 99 },
            { do: 'placeDrops', n: 1 },
          ],
        },
        Y03: { requires: 3 },
        Y10: {
          reward: [
            { do: 'buildFree', piece: 'powerhouse', areas: ['plain'], maxValue: 2 },
            ...Array.from({ length: 3 }, () => ({ do: 'gainVp', n: 1 })),
          ],
        },
      },
    }),
    [
      ['unknown-field', '', 'extra'],
      ['unknown-field', 'G01', 'contracts'],
      ['unknown-field', 'G05', 'requires'],
      ['empty', 'G05', 'reward'],
      ['not-one-of', 'G08', 'reward[0].do'],
      ['not-a-whole-number', 'G08', 'reward[1].n'],
      ['missing', 'G08', 'reward[2].flow'],
      ['not-a-whole-number', 'Y03', 'requires'],
      ['unfit-part', 'Y10', 'reward[0].areas'],
      ['unfit-part', 'Y10', 'reward[0].maxValue'],
      ['too-many-parts', 'Y10', 'reward'],
    ],
  );
});

test('every problem has its text', () => {
  for (const code of [
    'too-many-parts',
    'unfit-part',
    'empty',
    'missing',
    'unknown-field',
    'not-a-record',
    'not-a-list',
    'not-a-whole-number',
    'not-one-of',
    'too-long',
  ])
    for (const language of ['en', 'ko', 'zh'] as const) assert.ok(texts[language][`barrage.pack.${code}`], code);
});

test('hostile documents are refused and nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('contracts', 'G05', 'Y03', 'Y10'), (json, field) => {
      const changed = field === 'contracts' ? { ...BOX, contracts: json } : { ...BOX, contracts: { [field]: json } };
      assert.equal(typeof readPack(barrage, changed).ok, 'boolean');
    }),
    { numRuns: 300 },
  );
});
