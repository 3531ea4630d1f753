import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, decision, play, type RandomState, seedRandom } from '@madang/kernel';
import { numbered, TABLES } from '../components/cards/index.ts';
import { BOARDS, BUILDING_SITES, BUILDINGS, CITY_SITES, PERSONAL_BOARDS, TUNNEL_SITES, type TunnelSite } from '../components/index.ts';
import { productionOf, sumOf, underwater } from '../rules/index.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { position, resolved } from './position.ts';

const CARDS = numbered(TABLES);

/** Plays random matches; `look` sees the state before each decision. */
function throughMatches(matches: number, look: (state: Underwater) => void): void {
  for (let i = 0; i < matches; i++) {
    const options = i % 2 === 0 ? {} : { boardSide: 'advanced', governmentContracts: 'yes' };
    const state = begin(underwater, { seats: 1 + (i % 4), seed: `properties ${i}`, options });
    const random = seedRandom(`policy ${i}`);
    for (let open = decision(underwater, state); open; ) {
      look(state);
      const move = open.moves[below(random, open.moves.length)];
      assert.ok(move);
      open = play(underwater, state, open.seat, move);
    }
    look(state);
  }
}

/** All places where a card of a player lies. */
const cardsOf = (me: Player): number[] => [
  ...me.hand,
  ...me.shown,
  ...me.looked,
  ...me.ready,
  ...me.spent,
  ...me.permanents,
  ...me.productions,
  ...me.endings,
  ...me.paid,
  ...[me.played, me.discarded].filter((card) => card > 0),
];

/** UWC-CARD-19, UWC-SPEC-13: every card lies in one place; those of this era and the cheaper Special cards are all there. */
function cardsAreOnce(state: Underwater): void {
  const all = [...state.deck, ...state.discard, ...state.specials, ...state.display, ...state.gone, ...state.players.flatMap(cardsOf)].filter(
    (card) => card > 0,
  );
  assert.equal(new Set(all).size, all.length, `a card lies in two places: ${all}`);
  const there = new Set(all);
  for (const { number, pack, cost } of CARDS) {
    if (pack === `era${state.era}` || (pack === 'special' && cost < 3)) assert.ok(there.has(number), `card ${number} is lost`);
  }
}

function amountsAreRight(state: Underwater): void {
  for (const me of state.players) assert.ok(me.goods.every((n) => n >= 0) && me.points >= 0, JSON.stringify(me));
  assert.ok(state.tunnelsLeft >= 0 && state.nonsymbioticLeft >= 0 && state.symbioticLeft >= 0);
  for (const me of state.players) {
    assert.equal(me.symbiotic & ~me.cities, 0);
    assert.equal(me.upgradedTunnels & ~me.tunnels, 0);
    assert.ok(me.ready.length + me.spent.length <= 4, 'UWC-CARD-12');
  }
}

test('random matches lose no card, and no resource, point or supply falls below 0', () => {
  throughMatches(12, (state) => {
    cardsAreOnce(state);
    amountsAreRight(state);
  });
});

/** Production by a plain loop over the words of a board: UWC-PROD-02 … -12, UWC-VAR-09 … -15, read a second time. */
function plainProduction(me: Player): number[] {
  const sheet = PERSONAL_BOARDS[me.board];
  assert.ok(sheet);
  const sum = [0, 0, 0, 0, 0, 0];
  const add = (i: number, n: number): void => {
    sum[i] = (sum[i] ?? 0) + n;
  };
  const isCity = (site: string): boolean => CITY_SITES.some((word, i) => word === site && (me.cities & (1 << i)) !== 0);
  const stands = (site: TunnelSite): boolean => (me.tunnels & (1 << TUNNEL_SITES.indexOf(site))) !== 0;
  const isConnected = (site: string): boolean =>
    isCity(site) && (site === 'C33' || sheet.tunnels.some((tunnel) => stands(tunnel) && tunnel.split('-').includes(site)));
  for (const [i, city] of CITY_SITES.entries()) {
    if (!isConnected(city)) continue;
    const upgraded = [0, 0, 0];
    for (const [s, site] of BUILDING_SITES.entries()) {
      const building = me.buildings[s] ?? 0;
      if (!site.startsWith(city) || building === 0) continue;
      const kind = (building - 1) % 3;
      const times = sheet.printed[site]?.multiplier ?? 1;
      add([1, 0, 3][kind] ?? 0, times);
      if (building > 3) {
        add([5, 4, 2][kind] ?? 0, times);
        upgraded[kind] = (upgraded[kind] ?? 0) + 1;
      }
    }
    if ((upgraded[0] ?? 0) >= 2)
      [1, 5].forEach((resource) => {
        add(resource, 1);
      });
    if ((upgraded[1] ?? 0) >= 2) add(0, 1);
    if ((upgraded[2] ?? 0) >= 2) add(2, 1);
    if ((me.symbiotic & (1 << i)) !== 0) add(5, sheet.printed[city]?.symbioticYield?.points ?? 2);
  }
  for (const tunnel of sheet.tunnels.filter(stands)) {
    const times = sheet.printed[tunnel]?.multiplier ?? 1;
    if (!tunnel.split('-').some(isCity)) continue;
    add(0, times);
    if ((me.upgradedTunnels & (1 << TUNNEL_SITES.indexOf(tunnel))) !== 0) add(5, times);
  }
  for (const { tunnels } of sheet.pairs) if (tunnels.every((tunnel) => stands(tunnel) && tunnel.split('-').some(isCity))) add(0, 2);
  return sum;
}

/** A board at random, legal or not: production asks no leave. */
function randomBoard(random: RandomState, board: number): Player {
  const [me] = position({ seats: 2, players: [{ metropolises: ['brown-1', 'blue-7', 'blue-8'] }] }).players;
  const sheet = PERSONAL_BOARDS[board];
  assert.ok(me && sheet);
  const some = (all: number): number => all & below(random, 2 ** 30);
  const tunnels = sheet.tunnels.reduce((set, site) => (site === 'C13-MU' || site === 'C31-ML' ? set : set | (1 << TUNNEL_SITES.indexOf(site))), 0);
  me.board = board;
  me.cities = some(511) | 256;
  me.symbiotic = some(me.cities);
  me.tunnels = some(tunnels);
  me.upgradedTunnels = some(me.tunnels);
  me.buildings = BUILDING_SITES.map(() => Math.max(0, below(random, 10) - 3));
  return me;
}

test('a production worked out by a plain loop over the board agrees on random boards', () => {
  const random = seedRandom('boards');
  const state = position({ seats: 2 });
  for (let i = 0; i < 400; i++) {
    const me = randomBoard(random, i % BOARDS.length);
    state.players[0] = me;
    assert.deepEqual(sumOf(productionOf(state, 0)), plainProduction(me), JSON.stringify(me));
  }
  assert.equal(BUILDINGS.length, 3);
});

test('feeding takes what the table says: kelp, then biomatter, then 3 points each as far as there are points', () => {
  const cities = ['C23', 'C32', 'C13', 'C31'] as const;
  const tunnels = ['C23-C33', 'C32-C33', 'C13-C23', 'C31-C32'] as const;
  for (let kelp = 0; kelp <= 6; kelp++) {
    for (let biomatter = 0; biomatter <= 3; biomatter++) {
      const { state } = resolved(
        { players: [{ cities, tunnels, points: 7, goods: { kelp, biomatter } }] },
        { task: 'feed', seat: 0 },
        { task: 'slot', seat: 0 },
      );
      const me = state.players[0];
      const eaten = Math.min(5, kelp);
      const sold = Math.min(5 - eaten, biomatter);
      assert.deepEqual([me?.goods[1], me?.goods[4], me?.points], [kelp - eaten, biomatter - sold, Math.max(0, 7 - 3 * (5 - eaten - sold))]);
    }
  }
});
