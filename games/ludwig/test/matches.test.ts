import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, keyedRandom, type Options, seedRandom, type Told } from '@madang/kernel';
import { anyOptions, playWatched } from '@madang/kernel/testing';
import fc from 'fast-check';
import { CORRIDOR_PRICE, PASS_INCOME, STARTING_MONEY, setupFor, UNSOLD_BONUS } from '../components/setup.ts';
import { externalEntrances, forecast, newCastle, objectionTo, place, recomputed } from '../rules/castle/index.ts';
import type { LudwigEvent } from '../rules/events.ts';
import { ludwig } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { parts } from '../rules/scoring/parts.ts';
import { EMPTY, type Ludwig } from '../rules/state.ts';

/** Matches of random moves, any options that let them end, one to four seats. */
const MATCH = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  options: anyOptions(OPTIONS, { idleEnd: 'on' }),
});

interface Plan {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** Plays a match of random moves; `look` sees every position and all that was told up to it. */
function follow(plan: Plan, look: (state: Ludwig, told: readonly Told[]) => void): Ludwig {
  const told: Told[] = [];
  const listen = (event: Told): void => {
    told.push(event);
  };
  const state = begin(ludwig, plan, listen);
  playWatched(ludwig, state, seedRandom(plan.seed), 5_000, { before: () => look(state, told), tell: listen });
  look(state, told);
  return state;
}

/** Checks a property of every position of random matches. */
const always = (runs: number, look: (state: Ludwig, told: readonly Told[]) => void): void =>
  fc.assert(
    fc.property(MATCH, (plan) => {
      assert.ok(follow(plan, look).over);
    }),
    { seed: 7, numRuns: runs },
  );

type Event<K extends LudwigEvent['event']> = Extract<LudwigEvent, { readonly event: K }>;

const isOf =
  <K extends LudwigEvent['event']>(name: K) =>
  (told: Told): told is Event<K> =>
    told.event === name;

test('LUD-PLACE-02 LUD-PLACE-05 every castle is legal tile by tile, keeps a way out, and what follows from its tiles is kept right', () => {
  always(25, (state) => {
    if (!state.over) return;
    for (const { castle } of state.players) {
      assert.deepEqual(castle, recomputed(castle));
      const built = newCastle();
      for (const tile of castle.tiles.slice(1)) {
        assert.equal(objectionTo(built, tile, state.options), undefined);
        place(built, tile, state.options);
        assert.ok(externalEntrances(built, state.options.lastExit === 'anyTile' ? 'included' : 'excluded', state.options) > 0);
      }
      assert.deepEqual(built.tiles, castle.tiles);
    }
  });
});

test('LUD-SETUP-16 marks come from the bank and go there, and nowhere else', () => {
  always(40, (state, told) => {
    let bank = state.players.length * STARTING_MONEY;
    for (const { price, coins, to } of told.filter(isOf('bought'))) bank += coins - (to === -1 ? price : 0);
    bank += told.filter(isOf('passed')).length * PASS_INCOME;
    for (const { money } of told.filter(isOf('reward-money'))) bank += money;
    assert.equal(
      state.players.reduce((sum, { money }) => sum + money, 0),
      bank,
    );
    assert.ok(state.players.every(({ money }) => money >= 0 && money % 1000 === 0));
    const lying = told.filter(isOf('coins-added')).length * UNSOLD_BONUS - told.filter(isOf('bought')).reduce((sum, { coins }) => sum + coins, 0);
    assert.equal(
      state.coins.reduce((sum, coins) => sum + coins, 0),
      lying,
    );
  });
});

test('the market has at most one tile a price, no money without a tile, and a bought tile was paid its price', () => {
  always(25, (state, told) => {
    const { prices } = setupFor(state.players.length);
    assert.equal(state.market.length, prices.length);
    state.market.forEach((tile, space) => {
      assert.ok(tile !== EMPTY || at(state.coins, space) === 0);
    });
    assert.ok(told.filter(isOf('bought')).every(({ price }) => price === CORRIDOR_PRICE || prices.includes(price)));
  });
});

test('the score track is the sum of all that was told to score', () => {
  const options = anyOptions(OPTIONS, { idleEnd: 'on', negativeScore: 'allowed' });
  fc.assert(
    fc.property(fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.string({ maxLength: 8 }), options }), (plan) => {
      const told: Told[] = [];
      const state = follow(plan, (_, all) => {
        if (all.length > told.length) told.push(...all.slice(told.length));
      });
      state.players.forEach((me, seat) => {
        const start = (seat - ludwig.setup(state.options, plan.seats, keyedRandom(plan.seed)).builder + plan.seats) % plan.seats;
        const placed = told.filter(isOf('placed')).filter((one) => one.seat === seat);
        const lines = told.filter(isOf('scored')).filter((one) => one.seat === seat);
        const more = [...told.filter(isOf('rescored')), ...told.filter(isOf('reward-points'))].filter((one) => one.seat === seat);
        const sum = (events: readonly { readonly points: number }[]): number => events.reduce((all, { points }) => all + points, 0);
        assert.equal(sum(placed), sum(lines));
        assert.equal(me.points, start + sum(placed) + sum(more));
        // laid once more, tile by tile, the castle scores the same
        const castle = newCastle();
        const again = me.castle.tiles.slice(1).reduce((all, tile) => {
          const { points } = forecast(castle, tile, state.options);
          place(castle, tile, state.options);
          return all + points;
        }, 0);
        assert.equal(again, sum(placed));
      });
    }),
    { seed: 3, numRuns: 25 },
  );
});

test('LUD-END-05 the final points are those told: track, favors, empty stacks, bonus cards, money', () => {
  always(25, (state, told) => {
    if (!state.over) return;
    for (const { seat, total, track } of parts(state)) {
      let sum = track;
      for (const { points } of told.filter(isOf('favor-scored'))) sum += at(points, seat);
      for (const name of ['depleted-scored', 'bonus-card-scored', 'money-scored'] as const) {
        for (const event of told.filter(isOf(name))) if (event.seat === seat) sum += event.points;
      }
      assert.equal(sum, total);
      assert.equal(ludwig.standing(state)[seat]?.points, total);
    }
  });
});

test('LUD-ROUND-09 everybody has a turn a round: as many buys and passes as turns and extra turns', () => {
  always(25, (state, told) => {
    if (!state.over) return;
    const turns = told.filter(isOf('bought')).length + told.filter(isOf('passed')).length;
    assert.equal(turns, state.round * state.players.length + told.filter(isOf('extra-turn')).length);
    assert.equal(told.filter(isOf('extra-turn')).length, told.filter(isOf('extra-turn-won')).length);
  });
});
