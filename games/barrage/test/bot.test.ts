import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, decision, inWords, type Options } from '@madang/kernel';
import { expertiseLaws, playThrough } from '@madang/kernel/testing';
import { candidates } from '../bot/candidates.ts';
import { evaluate } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { expertise } from '../bot/index.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { barrage } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { type PlayerSketch, position, type Sketch } from './position.ts';

/** Both games, every other value of every option by itself, and automas of every level. */
const VARIANTS: readonly Options[] = [
  {},
  ...Object.entries(OPTIONS).flatMap(([option, values]) => values.slice(1).map((value) => ({ game: 'expert', [option]: value }))),
  ...OPTIONS.automaLevel.map((automaLevel) => ({ game: 'expert', automas: '2', automaLevel })),
];

expertiseLaws({
  game: barrage,
  expertise,
  seats: [2, 3, 4],
  options: VARIANTS,
  strength: { wins: 17, options: OPTIONS.game.map((game) => ({ game })) },
});

test('searched answers end the match too, with every company and officer', () => {
  const officers = new Set<number>();
  const companies = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const state = playThrough(barrage, { seats: 4, seed: `candidates ${i}`, options: { game: 'expert' } }, (at, open, random) => {
      const searched = candidates(at, open);
      const answer = searched[below(random, searched.length)];
      assert.ok(answer);
      return answer;
    });
    assert.ok(state.over);
    for (const { officer, company } of state.players) {
      officers.add(officer);
      companies.add(company);
    }
  }
  assert.equal(officers.size, 7);
  assert.equal(companies.size, 4);
});

test('trained values judge every position, also beside automas', () => {
  assert.ok(expertise.values && !expertise.facts?.fits);
});

/** A hash of all facts along a match of random answers: the values were learned from exactly these. */
const LEARNED_FACTS = 755_464_336;

test('positions are told as when the values were learned', () => {
  const { facts } = expertise;
  assert.ok(facts);
  const told = new Float32Array(4 * facts.seat.length + facts.table.length);
  const bits = new Uint32Array(told.buffer);
  let mark = 0x811c9dc5;
  playThrough(barrage, { seats: 4, seed: 'told' }, (state, open, random) => {
    told.fill(Number.NaN);
    facts.write(state, told);
    assert.ok(!told.some(Number.isNaN), 'a fact without a number');
    for (const word of bits) mark = Math.imul(mark ^ word, 0x01000193);
    const answer = open.moves[below(random, open.moves.length)];
    assert.ok(answer);
    return answer;
  });
  assert.equal(mark, LEARNED_FACTS, 'other facts under the same names: train the values again, and take the new mark');
});

test('BAR-END-07 a shared victory counts a part', () => {
  const state = position({ players: [{ vp: 50 }, { vp: 50 }, { vp: 20 }, { vp: 10 }] });
  state.over = true;
  assert.deepEqual(evaluate(state), [0.5, 0.5, 0, 0]);
});

/** A dam, a conduit of value 5 and a powerhouse of seat 0 that belong together. */
const SYSTEM: Sketch = { dams: { D1l: [0, 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } };
const me = (sketch: PlayerSketch): Sketch => ({ players: [sketch] });
const built = (...pieces: readonly number[]): Sketch => me({ built: pieces });

/** For each feature a position and another one in which seat 0 has more of it. */
const MORE: Readonly<Record<string, readonly [Sketch, Sketch]>> = {
  points: [me({ vp: 10 }), me({ vp: 11 })],
  'points of uncovered incomes to come': [built(0, 0, 1, 0), built(0, 0, 2, 0)],
  'goods of uncovered incomes to come': [built(1, 0, 0, 0), built(2, 0, 0, 0)],
  'next incomes, by the pieces done towards them': [built(0, 0, 0, 0), built(1, 0, 0, 0)],
  'rank by energy in reach': [me({ energy: 0 }), me({ energy: 4 })],
  'credits and loss by energy in reach': [me({ energy: 0 }), me({ energy: 4 })],
  'bonus tile by energy now': [me({ energy: 5, built: [1, 0, 0, 0] }), me({ energy: 6, built: [1, 0, 0, 0] })],
  'bonus tile by energy in reach': [me({ energy: 4, built: [1, 0, 0, 0] }), me({ energy: 5, built: [1, 0, 0, 0] })],
  'bonus tiles to come, by own pieces': [built(0, 0, 0, 1), built(0, 0, 0, 2)],
  'energy in reach this round': [{ ...SYSTEM, dams: { D1l: [0, 1, 0] } }, SYSTEM],
  'energy in linked dams': [{ ...SYSTEM, dams: { D1l: [0, 1, 0] } }, SYSTEM],
  'energy of the water to come through own systems': [{ ...SYSTEM, conduits: { C1a: 1 } }, SYSTEM],
  'energy of systems that lack one piece': [{ dams: { D1l: [0, 1, 1] } }, { dams: { D1l: [0, 1, 1] }, conduits: { C1a: 0 } }],
  'powerhouse bonus of rounds to come': [built(0, 0, 0, 1), built(0, 0, 0, 2)],
  'company ability of rounds to come': [built(0, 0, 0, 2), built(0, 0, 0, 3)],
  'credits, excavators and mixers, fifths': [me({ credits: 1 }), me({ credits: 2 })],
  'excavators while time is left': [me({ excavators: 1 }), me({ excavators: 2 })],
  'mixers while time is left': [me({ mixers: 1 }), me({ mixers: 2 })],
  'machinery on the wheel, by nearness': [me({ wheel: [{ turns: 3, excavators: 2 }] }), me({ wheel: [{ turns: 1, excavators: 2 }] })],
  'turns that tiles are away': [me({ wheel: [{ turns: 1, tile: 'basic-base' }] }), me({ wheel: [{ turns: 3, tile: 'basic-base' }] })],
  'advanced tiles, for the rounds left': [me({ tiles: [] }), me({ tiles: ['adv-1-base'] })],
  engineers: [me({ engineers: 1 }), me({ engineers: 2 })],
  'best own contract in reach this round': [
    { ...SYSTEM, players: [{ held: ['R12'] }] },
    { ...SYSTEM, players: [{ held: ['G10'] }] },
  ],
  'own contracts by likelihood': [me({}), me({ held: ['R12'] })],
  'best national contract in reach': [
    { ...SYSTEM, dams: { D1l: [0, 3, 2] }, nationals: ['NC5'] },
    { ...SYSTEM, dams: { D1l: [0, 3, 3] }, nationals: ['NC5'] },
  ],
  'objective by rank now': [{}, { conduits: { C1a: 0 } }],
  'objective, lead in count': [{ conduits: { C1a: 0 } }, { conduits: { C1a: 0, C2a: 0 } }],
  'drops in own dams, the nearer the end': [
    { ...SYSTEM, round: 4 },
    { ...SYSTEM, round: 5 },
  ],
  'bases, for the rounds left': [built(0, 0, 0, 0), built(1, 0, 0, 0)],
  'elevations, for the rounds left': [built(0, 0, 0, 0), built(0, 1, 0, 0)],
  'conduits, for the rounds left': [built(0, 0, 0, 0), built(0, 0, 1, 0)],
  'powerhouses, for the rounds left': [built(0, 0, 0, 0), built(0, 0, 0, 1)],
  'officer, for the rounds left': [me({ officer: 'solomon-p-jordan' }), me({ officer: 'viktor-fiesler' })],
};

test('every feature of the evaluation is named, finite and has weight', () => {
  assert.deepEqual(
    Object.keys(MORE),
    WEIGHTS.map(([feature]) => feature),
  );
  for (const [i, [feature, weight]] of WEIGHTS.entries()) {
    const [less, more] = MORE[feature] ?? [];
    const before = features(position(less));
    const after = features(position(more));
    assert.equal(after[0]?.length, WEIGHTS.length);
    assert.ok(after.flat().every(Number.isFinite));
    assert.ok((after[0]?.[i] ?? 0) > (before[0]?.[i] ?? 0) + 1e-9, `${feature}: ${before[0]?.[i]} → ${after[0]?.[i]}`);
    assert.ok(Math.abs(weight) >= 0.05, `${feature} weighs ${weight}`);
  }
});

const searched = (sketch: Sketch, kind: string): string[] => {
  const state = position(sketch);
  const open = decision(barrage, state);
  assert.ok(open);
  return candidates(state, open)
    .filter((move) => move.kind === kind)
    .map(inWords);
};

test('of spaces with one effect the cheaper one is searched, and the dearer where that is taken', () => {
  const spaces = searched({}, 'space');
  assert.ok(spaces.includes('space water-one-now-left'));
  assert.ok(!spaces.includes('space water-one-now-right'));
  assert.ok(searched({ taken: { 'water-one-now-left': 1 } }, 'space').includes('space water-one-now-right'));
  assert.deepEqual(searched({}, 'bank'), ['bank 1', 'bank 12']);
});

test('of the sites of a strip one is searched; a red one for the objective or where no other is left', () => {
  const task = { task: 'site', seat: 0, structure: 3, tile: 3, acts: 3 } as const;
  const strip = (sketch: Sketch): string[] => searched({ task, ...sketch }, 'site').filter((site) => site.startsWith('site P8'));
  assert.deepEqual(strip({ dams: { D1l: [0, 1, 1] }, conduits: { C1a: 0 } }), ['site P8-2']);
  assert.deepEqual(strip({ dams: { D1l: [0, 1, 1] }, conduits: { C1a: 0 }, objective: 'obj-red-sites' }), ['site P8-1', 'site P8-2']);
  assert.deepEqual(strip({ dams: { D1l: [0, 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 1, 'P8-3': 2 } }), ['site P8-1']);
});

test('a contract that can be fulfilled is not declined, and drops go where an own or neutral dam has room', () => {
  const contract = { task: 'contract', seat: 0, total: 4, tile: false } as const;
  assert.deepEqual(searched({ task: contract, players: [{ held: ['G10'] }] }, 'decline'), []);
  assert.deepEqual(searched({ task: contract, players: [{ held: ['G10'] }] }, 'fulfil'), ['fulfil G10']);
  const drop = { task: 'drop', seat: 0, left: 1, flow: 'now', must: true, mustAll: false } as const;
  assert.deepEqual(searched({ task: drop, dams: { D1l: [0, 1], D2l: [1, 1] } }, 'headstream'), ['headstream A']);
});

test('the drops of Base I are not declined', () => {
  const fill = { task: 'fill', seat: 0, n: 1 } as const;
  const sketch: Sketch = { task: fill, dams: { D1l: [0, 1] } };
  assert.deepEqual([searched(sketch, 'fill'), searched(sketch, 'decline')], [['fill'], []]);
});

test('who is alone beside automas looks one turn further, nobody else does', () => {
  const asked: readonly (readonly [number, Options, boolean])[] = [
    [4, { automas: '3' }, true],
    [2, { automas: '1', automaLevel: 'high-voltage' }, true],
    [4, { automas: '2' }, false],
    [4, { game: 'expert' }, false],
  ];
  for (const [seats, options, further] of asked) {
    const view = barrage.redact(begin(barrage, { seats, options, seed: 'ahead' }), 0);
    assert.equal(expertise.looksFurther?.(view) !== undefined, further, JSON.stringify(options));
  }
});
