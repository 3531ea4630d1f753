import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, has, type Options, seedRandom, type Told, total } from '@madang/kernel';
import { anyOptions, playWatched } from '@madang/kernel/testing';
import fc from 'fast-check';
import { AUTOMA_TILES } from '../../components/automa.ts';
import { AUTOMA_LEVELS } from '../../components/words.ts';
import { damKinds, OWN, powerhouseKinds } from '../../rules/automa/siting/links.ts';
import { barrage } from '../../rules/index.ts';
import { OPTIONS } from '../../rules/options.ts';
import type { Barrage } from '../../rules/state.ts';
import { capacity } from '../../rules/water/dams.ts';
import { pieces, playerAt } from '../position.ts';
import { told } from './turns.ts';

interface Plan {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** Matches of people by random moves with one to three automas of every level, under any options. */
const MATCH: fc.Arbitrary<Plan> = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    options: anyOptions(OPTIONS),
    automas: fc.constantFrom('1', '2', '3'),
    automaLevel: fc.constantFrom(...AUTOMA_LEVELS),
  })
  .map(({ seats, seed, options, automas, automaLevel }) => ({ seats, seed, options: { ...options, automas, automaLevel } }));

/** Plays a match of random moves; `look` sees every position and what was told since the one before. */
function follow(plan: Plan, look: (state: Barrage, events: readonly Told[]) => void): Barrage {
  let events: Told[] = [];
  const state = begin(barrage, plan, (event) => events.push(event));
  const step = (): void => {
    look(state, events);
    events = [];
  };
  playWatched(barrage, state, seedRandom(plan.seed), 20_000, { before: step, tell: (event) => events.push(event) });
  step();
  return state;
}

/** Checks a property of every position of random matches. */
const always = (matches: number, look: (state: Barrage, events: readonly Told[]) => void): void =>
  fc.assert(
    fc.property(MATCH, (plan) => assert.ok(follow(plan, look).over)),
    { numRuns: matches, seed: 20 },
  );

const automas = (state: Barrage): number[] => state.players.flatMap((me, seat) => (me.level > 0 ? [seat] : []));

/** The automas' turns among what was told: from one beginning to the next. */
function turns(events: readonly Told[]): Told[][] {
  const list: Told[][] = [];
  for (const event of events) {
    if (event.event === 'automa-turn') list.push([]);
    list.at(-1)?.push(event);
  }
  return list;
}

test('BAR-AUTOMA-07 random matches with automas of every level always end, and no automa is ever asked', () => {
  always(60, (state) => {
    const top = state.agenda.at(-1);
    assert.ok(state.over || (top !== undefined && !automas(state).includes(top.seat)));
  });
});

test('BAR-AUTOMA-02 BAR-AUTOMA-11 automas never have credits or open contracts', () => {
  always(30, (state) => {
    for (const seat of automas(state)) assert.deepEqual([playerAt(state, seat).credits, playerAt(state, seat).held], [0, []]);
  });
});

test('BAR-AUTOMA-18 automas keep the rules of construction: 19 pieces, one base and one powerhouse to a basin, machinery never below zero', () => {
  always(30, (state) => {
    for (const seat of automas(state)) {
      const me = playerAt(state, seat);
      assert.equal(pieces(state, seat), 19);
      assert.ok(me.excavators >= 0 && me.mixers >= 0 && me.engineers >= 0);
      for (let basin = 0; basin < 10; basin++) assert.ok(state.damOwner[2 * basin] !== seat || state.damOwner[2 * basin + 1] !== seat);
      const basins = Array.from({ length: 12 }, (_, basin) => basin).filter((basin) => (powerhouseKinds(state, seat, basin) & OWN) !== 0);
      assert.equal(basins.length, at(me.built, 3));
      const bases = Array.from({ length: 10 }, (_, basin) => basin).filter((basin) => (damKinds(state, seat, basin) & OWN) !== 0);
      assert.equal(bases.length, at(me.built, 0));
    }
    state.drops.forEach((drops, dam) => {
      assert.ok(drops <= Math.max(capacity(state, dam), 4 * Number(state.copyable.length > 0)) && drops >= 0);
    });
  });
});

test('BAR-AUTOMA-07 the steps of a turn are told in their order, and only water and contract office are followed by another', () => {
  let seen = 0;
  always(20, (_, events) => {
    for (const turn of turns(events)) {
      const tried = told(turn, 'automa-step');
      seen += 1;
      assert.deepEqual(
        tried.map(({ number }) => number),
        tried.map((_step, i) => i + 1),
      );
      const done = tried.filter(({ outcome }) => outcome === 'done');
      const last = tried.at(-1);
      assert.ok(last?.outcome === 'done' || last?.outcome === 'no-engineers');
      for (const { step, number } of done) assert.ok(number === last?.number || step === 'water' || step === 'contract-office');
      const [{ actions } = { actions: 0 }] = told(turn, 'automa-turn');
      assert.deepEqual(
        tried.map(({ step }) => step),
        AUTOMA_TILES[actions - 1]?.front.slice(0, tried.length).map(({ step }) => step),
      );
    }
  });
  assert.ok(seen > 500);
});

test('BAR-AUTOMA-20 every look at candidates begins with what the one before left, and leaves some', () => {
  let chains = 0;
  always(20, (_, events) => {
    for (const turn of turns(events)) {
      let before: { readonly of: string; readonly after: readonly string[] } | undefined;
      for (const look of told(turn, 'automa-narrowed')) {
        assert.ok(look.after.length > 0 && look.before.length > 1);
        assert.ok(look.after.every((word) => look.before.includes(word)));
        if (look.by !== 'possible' && before?.of === look.of) {
          assert.deepEqual(look.before, before.after);
          chains += 1;
        }
        before = look;
      }
    }
  });
  assert.ok(chains > 1000);
});

test('BAR-AUTOMA-08 a turn uses engineers of the automa, never more than it has; it acts until none is left', () => {
  always(20, (state, events) => {
    for (const turn of turns(events)) for (const { engineers } of told(turn, 'automa-engineers')) assert.ok(engineers > 0 && engineers <= 3);
    for (const seat of automas(state)) if (playerAt(state, seat).passed) assert.equal(playerAt(state, seat).engineers, 0);
  });
});

test('BAR-AUTOMA-06 no tile is in two places', () => {
  always(20, ({ automa }) => {
    assert.ok(!has(automa.pile, automa.criteria) && !has(automa.pile, automa.actions) && automa.criteria !== automa.actions);
  });
});

test('BAR-AUTOMA-22 in round 5 no automa visits the machinery shop', () => {
  always(20, (state, events) => {
    for (const turn of turns(events)) {
      const done = told(turn, 'automa-step').some(({ step, outcome }) => step === 'machinery-shop' && outcome === 'done');
      // What was told ends where a person is asked: in this round, or in the one that has just begun.
      if (done) assert.ok(state.round < 5 || told(events, 'round-began').length > 0);
    }
  });
});

/** Points that were told of a seat: gains, fees that it paid or got, and scores. */
function pointsTold(events: readonly Told[], seat: number): number {
  const own = <E extends { readonly seat: number }>(list: readonly E[], points: (event: E) => number): number =>
    total(list.map((event) => (event.seat === seat ? points(event) : 0)));
  const vp = ({ vp }: { readonly vp: number }): number => vp;
  const fees = told(events, 'conduit-fee').map(({ seat: by, to, credits, vp }) => (to === seat ? credits + vp : 0) - (by === seat ? credits : 0));
  return (
    total(fees) +
    own(told(events, 'gained'), ({ good, n }) => (good === 'vp' ? n : 0)) -
    own(told(events, 'built'), ({ fee }) => fee) -
    own(told(events, 'automa-engineers'), vp) -
    own(told(events, 'inserted'), ({ credits }) => credits) +
    own(told(events, 'credits-scored'), ({ credits, vp }) => credits + vp) +
    own(told(events, 'rank-scored'), vp) +
    own(told(events, 'bonus-scored'), vp) +
    own(told(events, 'objective-scored'), vp) +
    own(told(events, 'goods-scored'), vp) +
    own(told(events, 'drops-scored'), vp)
  );
}

test('BAR-AUTOMA-11 BAR-AUTOMA-35 every point that an automa gains or pays is told, credits as points', () => {
  fc.assert(
    fc.property(MATCH, (plan) => {
      const points = Array.from({ length: plan.seats }, () => 16);
      const look = (state: Barrage, events: readonly Told[]): void => {
        for (const seat of automas(state)) {
          points[seat] = at(points, seat) + pointsTold(events, seat);
          assert.equal(at(points, seat), playerAt(state, seat).vp);
        }
      };
      follow({ ...plan, options: { ...plan.options, 'score.floorAtZero': 'false' } }, look);
    }),
    { numRuns: 30, seed: 20 },
  );
});
