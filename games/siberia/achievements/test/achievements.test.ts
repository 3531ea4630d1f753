import type { Told } from '@madang/kernel';
import { keptChronicles } from '@madang/kernel/testing';
import { achievementLaws } from '@madang/text/testing';
import { position } from '../../examples/position.ts';
import { siberia } from '../../rules/index.ts';
import { KEPT } from '../../test/kept.ts';
import { achievements } from '../index.ts';

type Event = Told & Readonly<Record<string, unknown>>;

const ROUND: Event = { event: 'round-began' };
const sold = (more: Readonly<Record<string, unknown>> = {}): Event => ({
  event: 'sold',
  seat: 0,
  resource: 'gas',
  exchange: 'tokyo',
  cubes: 1,
  income: 3000,
  ...more,
});
const depleted = (place: string): Event => ({ event: 'depleted', place });
const HOME: Event = { event: 'sent-home', seat: 1 };
const deposited = (place: string, seat = 0): Event => ({ event: 'deposited', seat, resource: 'oil', place });
const extracted = (place: string, seat = 0): Event => ({ event: 'extracted', seat, resource: 'oil', place });
const LAST: Event = { event: 'last-round', reason: 'depletion' };
const scores = (...points: readonly number[]) =>
  points.map((own, seat) => ({ seat, points: own, rank: 1 + points.filter((other) => other > own).length }));
const WON = scores(60_000, 50_000, 40_000);
const rows = (...tiled: readonly ('gas' | 'coal' | 'oil' | 'gold' | 'diamond' | 'worker')[]) => ({
  state: position({ players: [{ rows: Object.fromEntries(tiled.map((row) => [row, ['tile'] as const])) }] }),
});
const places = ['amur', 'aldan', 'lena', 'baikal'];

await achievementLaws({
  game: siberia,
  achievements,
  state: position({}),
  cases: {
    'big-order': [{ told: [sold({ income: 15_000 })] }, { told: [sold({ income: 14_000 }), sold()] }],
    'two-regions': [
      { told: [sold(), depleted('amur'), HOME, depleted('aldan')] },
      { told: [sold(), depleted('amur'), { event: 'passed', seat: 1 }, depleted('aldan')] },
    ],
    'without-frankfurt': [
      { told: [sold(), sold()], scores: WON },
      { told: [sold(), sold({ exchange: 'frankfurt' })], scores: WON },
    ],
    'last-word': [
      { told: [sold(), depleted('amur'), LAST], scores: WON },
      { told: [sold(), sold({ seat: 1 }), LAST], scores: WON },
    ],
    'six-tiles': [rows('gas', 'coal', 'oil', 'gold', 'diamond', 'worker'), rows('gas', 'coal', 'oil', 'gold', 'diamond')],
    'full-range': [
      { told: [ROUND, ...['gas', 'coal', 'oil', 'gold'].map((resource) => sold({ resource }))] },
      { told: [ROUND, ...['gas', 'coal', 'oil', 'gas'].map((resource) => sold({ resource })), ROUND, sold({ resource: 'gold' })] },
    ],
    'sown-and-reaped': [
      { told: [ROUND, ...places.slice(0, 3).map((place) => deposited(place)), ...places.map((place) => extracted(place))] },
      {
        told: [ROUND, ...places.slice(0, 3).map((place) => deposited(place)), extracted('amur', 1), extracted('aldan'), extracted('lena')],
      },
    ],
    'three-regions': [
      { told: [sold(), ...places.slice(0, 3).map(depleted)] },
      { told: [sold(), ...places.slice(0, 2).map(depleted), sold(), depleted('lena')] },
    ],
    'bumper-crop': [
      { told: [ROUND, ...places.map((place) => deposited(place)), ...places.map((place) => extracted(place))] },
      { told: [ROUND, ...places.map((place) => deposited(place)), ...places.slice(1).map((place) => extracted(place)), ROUND, extracted('amur')] },
    ],
    'freight-train': [{ told: [sold({ cubes: 5 })] }, { told: [sold({ cubes: 4 })] }],
    'world-trader': [
      { state: position({ players: [{ sellers: { frankfurt: 1, tokyo: 1, zurich: 1, shanghai: 1 } }] }) },
      { state: position({ players: [{ sellers: { frankfurt: 2, tokyo: 1, zurich: 1 } }] }) },
    ],
    tycoon: [{ scores: scores(60_000, 30_000, 20_000) }, { scores: scores(60_000, 31_000, 20_000) }],
  },
  matches: keptChronicles(siberia, KEPT, 10),
});
