import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, below, type Options, seedRandom, total } from '@madang/kernel';
import { anyOptions } from '@madang/kernel/testing';
import fc from 'fast-check';
import { HEADSTREAMS, OFFICERS } from '../components/words.ts';
import { barrage, OPTIONS } from '../rules/index.ts';
import type { Barrage } from '../rules/state.ts';
import { capacity } from '../rules/water/dams.ts';
import { flowAll } from '../rules/water/flow.ts';
import { accounts } from './accounts.ts';
import { pieces, position } from './position.ts';
import { richMatch, type Step } from './rich.ts';

const EXPERT: Options = { game: 'expert' };
const MATCHES: readonly (readonly [seats: number, options: Options])[] = [
  [4, {}],
  [4, EXPERT],
  [3, EXPERT],
  [2, EXPERT],
  [4, { ...EXPERT, 'production.minimumOne': 'false', 'rewards.placementOptional': 'false', 'mahiri.needsEngineerForNormalAction': 'false' }],
  [
    4,
    {
      ...EXPERT,
      'production.waterBeforeContract': 'true',
      'contractBuild.redSiteFee': 'false',
      'viktor.inGermanExtraProduction': 'true',
      'baseOne.dropsOptional': 'true',
    },
  ],
  [3, { automas: '2', automaLevel: 'high-voltage' }],
];

/** Looks at every step of some busy matches of every kind. */
function everyStep(look: (step: Step) => void, each = 6): void {
  for (const [seats, options] of MATCHES) for (let i = 0; i < each; i++) richMatch(`property ${i}`, seats, options, look);
}

const number = (event: object, field: string): number => Number(Object.entries(event).find(([key]) => key === field)?.[1] ?? 0);
const sumOf = (told: Step['told'], name: string, amount: (event: object) => number, keep: (event: object) => boolean = () => true): number =>
  told.reduce((sum, event) => sum + (event.event === name && keep(event) ? amount(event) : 0), 0);

test('busy matches of every kind end, with much built and produced', () => {
  let built = 0;
  let fulfilled = 0;
  for (const [seats, options] of MATCHES) {
    const state = richMatch('long', seats, options);
    assert.ok(state.over);
    built += total(state.players.map((me) => total(me.built)));
    fulfilled += total(state.players.map((me) => me.fulfilled.length));
  }
  assert.ok(built > 200 && fulfilled > 30, `${built} pieces, ${fulfilled} contracts`);
});

test('drops on the map and the headstreams change only by what is told', () => {
  // Used drops stand at the powerhouse until they flow on.
  const used = (task: object): number => ('task' in task && task.task === 'release' ? number(task, 'n') : 0);
  const drops = (state: Barrage): number => total(state.drops) + total(state.waiting) + total(state.agenda.map(used));
  everyStep(({ before, after, told }) => {
    const come =
      sumOf(told, 'headstream-filled', (event) => number(event, 'drops')) +
      sumOf(told, 'drop-placed', () => 1) +
      sumOf(told, 'dam-filled', (event) => number(event, 'drops'));
    const gone = sumOf(
      told,
      'flowed',
      () => 1,
      (event) => 'end' in event && String(event.end).startsWith('exit'),
    );
    assert.equal(drops(after), drops(before) + come - gone);
  });
});

test('BAR-AUTOMA-11 credits, points and machinery are what was told: nothing comes or goes unsaid', () => {
  everyStep(({ before, after, told }) => {
    // These matches begin rich; with Mahiri Sekibo one begins with so many credits (BAR-SETUP-15).
    if (told.some(({ event }) => event === 'company-taken')) return;
    const expected = accounts.amounts(before);
    for (const event of told) for (const [name, n] of Object.entries(accounts.change(event, before))) expected[name] = (expected[name] ?? 0) + n;
    assert.deepEqual(accounts.amounts(after), expected, JSON.stringify(told));
  });
});

const MAHIRI = OFFICERS.indexOf('mahiri-sekibo');

test('a dam never holds more than it may, but for the fourth drop of a copied Graziano', () => {
  everyStep(({ after }) => {
    after.drops.forEach((drops, dam) => {
      const owner = after.players[at(after.damOwner, dam)];
      const most = owner?.officer === MAHIRI && after.damHeight[dam] === 3 ? 4 : capacity(after, dam);
      assert.ok(drops >= 0 && drops <= most);
    });
  });
});

test('no basin holds two bases or two powerhouses of one company; every piece is on a board or on the map', () => {
  everyStep(({ after }) => {
    for (let basin = 0; basin < 10; basin++) {
      const [upper, lower] = [at(after.damOwner, 2 * basin), at(after.damOwner, 2 * basin + 1)];
      assert.ok(upper < 0 || upper !== lower);
    }
    after.players.forEach((me, seat) => {
      assert.equal(pieces(after, seat), 19);
      assert.ok(total(me.built) <= 19);
    });
  }, 3);
});

test('credits, machinery and engineers are never negative; nor are points, but after a round without energy', () => {
  everyStep(({ after }) => {
    for (const me of after.players) assert.ok(Math.min(me.credits, me.excavators, me.mixers, me.engineers) >= 0);
  });
});

test('every private contract is in one place: market, pile, discards or a hand', () => {
  everyStep(({ after }) => {
    const seen: number[] = [...after.market, ...after.players.flatMap((me) => [...me.held, ...me.fulfilled])].filter((contract) => contract >= 10);
    for (const [colour, pile] of [...after.piles, ...after.discards].entries()) {
      for (let i = 0; i < 15; i++) if ((pile & (1 << i)) !== 0) seen.push(10 + 15 * (colour % 3) + i);
    }
    // Automas keep what they fulfil too.
    assert.deepEqual([seen.length, new Set(seen).size], [45, 45]);
  }, 3);
});

test('every option plays to the end', () => {
  fc.sample(anyOptions(OPTIONS), { seed: 7, numRuns: 40 }).forEach((options, i) => {
    assert.ok(richMatch(`options ${i}`, 2 + (i % 3), options).over, JSON.stringify(options));
  });
});

/** The ways of the water as the map prints them, from headstreams to exits. */
const RIVERS = [
  ['D1u', 'D1l', 'P8', 'D8u', 'D8l', 'P11'],
  ['D2u', 'D2l', 'P5', 'D5u', 'D5l', 'P9', 'D9u', 'D9l', 'P11'],
  ['D3u', 'D3l', 'P6', 'D6u', 'D6l', 'P10', 'D10u', 'D10l', 'P12'],
  ['D4u', 'D4l', 'P7', 'D7u', 'D7l', 'P10', 'D10u', 'D10l', 'P12'],
];

test('drops go the way of a brute-force walk over the printed rivers, on random maps', () => {
  const random = seedRandom('rivers');
  const pick = (bound: number): number => below(random, bound);
  for (let i = 0; i < 300; i++) {
    const state = position({ players: [{ built: [0, 0, 0, 3], company: 'usa' }], waiting: HEADSTREAMS.map(() => pick(6)) });
    const dams = new Map<string, { drops: number; most: number }>();
    for (let dam = 0; dam < 20; dam++) {
      if (pick(2) === 0) continue;
      const height = 1 + pick(3);
      const drops = pick(height + 1);
      state.damOwner[dam] = pick(5);
      state.damHeight[dam] = height;
      state.drops[dam] = drops;
      dams.set(`D${(dam >> 1) + 1}${'ul'[dam & 1]}`, { drops, most: height });
    }
    const strips = new Set<string>();
    state.powerhouses.forEach((_, site) => {
      if (pick(4) > 0) return;
      state.powerhouses[site] = 0;
      strips.add(`P${[5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12][site]}`);
    });
    let steps = 0;
    state.waiting.forEach((waiting, headstream) => {
      for (let drop = 0; drop < waiting; drop++) {
        for (const stop of RIVERS[headstream] ?? []) {
          if (strips.has(stop)) steps += 1;
          const dam = dams.get(stop);
          if (!dam || dam.drops >= dam.most) continue;
          dam.drops += 1;
          break;
        }
      }
    });
    flowAll(state, undefined);
    const held = state.drops.map((drops, dam) => [`D${(dam >> 1) + 1}${'ul'[dam & 1]}`, drops] as const).filter(([site]) => dams.has(site));
    assert.deepEqual(Object.fromEntries(held), Object.fromEntries([...dams].map(([site, { drops }]) => [site, drops])));
    assert.equal(state.players[0]?.energy, steps);
  }
});

test('a state is small', () => {
  for (const [seats, options] of MATCHES) assert.ok(JSON.stringify(richMatch('size', seats, options)).length < 8192);
  assert.equal(barrage.moves.size < 1200, true);
});
