import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsIn, idsOf } from '@madang/kernel/testing';
import { numbered, PACK_SIZES, PACKS, TABLES } from '../components/cards/index.ts';
import {
  ACTION_SLOTS,
  BOARD_BUILDING_SITES,
  BOARD_TUNNELS,
  CITY_SITES,
  COLOURS,
  CONTRACTS,
  FEDERATION_BONUS,
  GOVERNMENT_CONTRACTS,
  HARBOUR_TUNNELS,
  METROPOLIS_TILES,
  METROPOLISES,
  OPERATORS,
  PERSONAL_BOARDS,
  SIDES,
  SLOTS,
  STARTING_SITE,
  TUNNEL_ENDS,
} from '../components/index.ts';
import { LEDGER } from './ledger.ts';

const CARDS = numbered(TABLES);
const times = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Every value inside a value, itself included. */
function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* inside(part);
}

/** The values of a field of that name anywhere inside. */
const fields = (root: unknown, name: string): unknown[] =>
  [...inside(root)].flatMap((one) => (typeof one === 'object' && one !== null && name in one ? [Reflect.get(one, name)] : []));

test('the ledger has every rule once', () => assert.equal(idsIn(idsOf(LEDGER).join(' '), LEDGER).length, 278));

test('UWC-SETUP-03 UWC-SETUP-08 the era decks have 66, 57 and 57 cards, 15 Special cards cost 1 or 2 credits and 10 cost 3', () => {
  assert.deepEqual(
    CARDS.map((card) => card.number),
    Array.from({ length: 206 }, (_, number) => number),
  );
  for (const pack of PACKS)
    assert.equal(
      times(CARDS, (card) => card.pack === pack),
      PACK_SIZES[pack],
    );
  assert.deepEqual([PACK_SIZES.era1, PACK_SIZES.era2, PACK_SIZES.era3], [66, 57, 57]);
  assert.equal(
    times(CARDS, (card) => card.cost === 3),
    10,
  );
  assert.equal(
    times(CARDS, (card) => card.cost === 1 || card.cost === 2),
    15,
  );
});

test('UWC-TURN-18 every era has as many cards of each colour, and the same kinds in each', () => {
  for (const [pack, each] of [
    ['era1', 22],
    ['era2', 19],
    ['era3', 19],
  ] as const) {
    const kinds = COLOURS.map((colour) =>
      CARDS.filter((card) => card.pack === pack && card.colour === colour)
        .map((card) => card.kind)
        .toSorted(),
    );
    assert.deepEqual(
      kinds.map((list) => list.length),
      [each, each, each],
    );
    assert.deepEqual(kinds[0], kinds[1]);
    assert.deepEqual(kinds[0], kinds[2]);
  }
});

test('every card fills exactly one field of a kind, and says how well it is known', () => {
  for (const card of CARDS) {
    assert.equal(
      times(['instant', 'permanent', 'action', 'production', 'endScoring'], (kind) => kind in card),
      1,
      `card ${card.number}`,
    );
  }
  const known = (confidence: string): number => times(CARDS, (card) => card.number > 0 && card.confidence === confidence);
  assert.deepEqual(['verified', 'single-source', 'inferred', 'invented'].map(known), [17, 15, 25, 148]);
});

test('the components use every operator of the language and no other', () => {
  const used = new Set(fields([CARDS, ACTION_SLOTS, METROPOLIS_TILES, GOVERNMENT_CONTRACTS], 'do'));
  assert.deepEqual([...used].toSorted(), [...OPERATORS].toSorted());
  assert.equal(OPERATORS.length, 28);
});

test('amounts are whole numbers above 0, and every slot named by a card exists', () => {
  const all = [CARDS, ACTION_SLOTS, METROPOLIS_TILES, GOVERNMENT_CONTRACTS, PERSONAL_BOARDS];
  const bags = ['goods', 'amount', 'surcharge', 'bonus', 'a', 'b', 'to', 'add', 'yields'].flatMap((name) => fields(all, name));
  const amounts = [...inside(bags)].filter((one) => typeof one === 'number');
  assert.ok(amounts.length > 200 && amounts.every((amount) => Number.isInteger(amount) && amount > 0));
  const slots: readonly unknown[] = SLOTS;
  for (const named of fields(CARDS, 'slots').flat()) assert.ok(slots.includes(named));
});

test('UWC-SETUP-01 the 3-4 player side has five slots of each colour, the other four, and one slot is on both', () => {
  assert.deepEqual(
    ACTION_SLOTS.map((slot) => slot.id),
    SLOTS,
  );
  for (const [i, side] of SIDES.entries()) {
    assert.deepEqual(
      COLOURS.map((colour) => times(ACTION_SLOTS, (slot) => slot.side === side && slot.colour === colour)),
      [4 + i, 4 + i, 4 + i],
    );
  }
  assert.equal(
    times(ACTION_SLOTS, (slot) => slot.side === 'both' && slot.colour === 'none'),
    1,
  );
});

test('UWC-SETUP-15 UWC-SETUP-16 five brown metropolises, of which one is left out alone, and eleven blue ones', () => {
  assert.deepEqual(
    METROPOLIS_TILES.map((tile) => tile.id),
    METROPOLISES,
  );
  assert.deepEqual(
    METROPOLIS_TILES.flatMap((tile) => (tile.colour === 'brown' && !tile.solo ? [tile.id] : [])),
    ['brown-3'],
  );
  assert.equal(
    times(METROPOLIS_TILES, (tile) => tile.colour === 'blue'),
    11,
  );
  assert.deepEqual(
    GOVERNMENT_CONTRACTS.map((contract) => contract.id),
    CONTRACTS,
  );
});

/** The sum of the bonuses of a board, kind by kind. */
const bonuses = (board: (typeof PERSONAL_BOARDS)[number]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const { bonus } of Object.values(board.printed)) for (const [good, n] of Object.entries(bonus ?? {})) sum[good] = (sum[good] ?? 0) + n;
  return sum;
};

test('UWC-SETUP-13 the basic boards are alike: 27 building sites and 9 for expansion, 16 tunnel sites, 8 bonuses', () => {
  for (const [i, board] of PERSONAL_BOARDS.entries()) {
    assert.equal(bits(BOARD_TUNNELS[i] ?? 0), 16);
    if (board.side === 'advanced') continue;
    assert.equal(BOARD_BUILDING_SITES[i]?.length, 36);
    assert.equal(Object.keys(board.printed).length, 8);
    assert.deepEqual(bonuses(board), { biomatter: 1, advance: 1, cards: 1, credits: 2, science: 1, kelp: 2, steelplast: 1 });
  }
});

test('UWC-SETUP-14 every city site of every board is reached from the start without passing a metropolis', () => {
  for (const tunnels of BOARD_TUNNELS) {
    const reached = new Set([STARTING_SITE]);
    for (let round = 0; round < CITY_SITES.length; round++) {
      for (const [tunnel, ends] of TUNNEL_ENDS.entries()) {
        if ((tunnels & (1 << tunnel)) !== 0 && ends.some((end) => reached.has(end)))
          for (const end of ends) if (end < CITY_SITES.length) reached.add(end);
      }
    }
    assert.equal(reached.size, CITY_SITES.length);
  }
});

test('UWC-NET-08 two tunnels lead to the brown metropolis, one to each blue one, on every board', () => {
  assert.deepEqual(HARBOUR_TUNNELS.map(bits), [2, 1, 1]);
  for (const tunnels of BOARD_TUNNELS) for (const needed of HARBOUR_TUNNELS) assert.equal(tunnels & needed, needed);
});

test('UWC-FED-03 space 3 gives a credit, space 2 a steelplast, space 1 a point, space 4 nothing', () => {
  assert.deepEqual(
    [4, 3, 2, 1].map((space) => FEDERATION_BONUS[space]),
    [{}, { credits: 1 }, { steelplast: 1 }, { points: 1 }],
  );
});
