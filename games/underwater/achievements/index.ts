import { type Achievement, type Achievements, achievementsOf, bitCount, type Seat, seatEvents, spansOf } from '@madang/kernel';
import type { Count } from '../components/effects.ts';
import { ALL_CITIES } from '../components/things.ts';
import { BUILDINGS } from '../components/words.ts';
import { countOf } from '../rules/building/counts.ts';
import { connectedCities, connectedTiles, countBuildings } from '../rules/building/network.ts';
import type { Source, UnderwaterEvent } from '../rules/events.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { achievements as catalogues } from '../text/sources.ts';

type One = Achievement<Underwater, UnderwaterEvent>;
type Told = readonly UnderwaterEvent[];

/** What a seat's board must have at the end. */
const board =
  (has: (me: Player) => boolean): One['reached'] =>
  ({ state }, seat) => {
    const me = state.players[seat];
    return me !== undefined && has(me);
  };

/** At least so many of what is counted at the end. */
const atLeast =
  (least: number, count: Count): One['reached'] =>
  ({ state }, seat) =>
    countOf(state, seat, count) >= least;

/** At least so many points from a source of final scoring. */
const scored =
  (least: number, source: Source): One['reached'] =>
  ({ told }, seat) =>
    seatEvents(told, 'scored', seat).some((one) => one.source === source && one.points >= least);

const roundsOf = (told: Told): readonly Told[] => spansOf(told, 'round-began');

/** Points that a round's Production yields a seat, before feeding. */
const yielded = (round: Told, seat: Seat): number =>
  seatEvents(round, 'produced', seat).reduce((sum, { goods, times }) => sum + times * (goods.points ?? 0), 0);

/** The most that a seat built in one of its turns. */
function mostBuilt(told: Told, seat: Seat): number {
  const turns = spansOf(told, 'slot-chosen').filter(([chosen]) => chosen?.event === 'slot-chosen' && chosen.seat === seat);
  return Math.max(0, ...turns.map((turn) => seatEvents(turn, 'built', seat).length));
}

/** Whether every Production fed all cities with kelp alone, and with so much of it. */
function fedByKelp(told: Told, seat: Seat, least: number): boolean {
  const fed = seatEvents(told, 'fed', seat);
  return fed.every(({ unfed, biomatter }) => unfed + biomatter === 0) && fed.reduce((sum, { kelp }) => sum + kelp, 0) >= least;
}

/** Whether a seat played a card of its slot's color in every turn. */
function matchedAlways(told: Told, seat: Seat): boolean {
  const played = seatEvents(told, 'card-played', seat);
  return played.length > 0 && played.length === seatEvents(told, 'slot-chosen', seat).length && played.every(({ matched }) => matched);
}

const upgradedBuildings = (me: Player): number => BUILDINGS.reduce((sum, _, kind) => sum + countBuildings(me, ALL_CITIES, kind, true), 0);

const ALL = achievementsOf<Underwater, UnderwaterEvent>({
  common: {
    'living-together': atLeast(4, { of: 'city', type: 'symbiotic' }),
    'well-fed': ({ told }, seat) => fedByKelp(told, seat, 12),
    'city-lights': scored(30, 'cities'),
    'last-chapter': scored(30, 'endScoringCards'),
    'ten-tunnels': board((me) => bitCount(me.tunnels) >= 10),
  },
  uncommon: {
    'seven-seas': board((me) => bitCount(connectedCities(me)) >= 7),
    'state-of-the-art': board((me) => upgradedBuildings(me) >= 9),
    'busy-shift': ({ told }, seat) => mostBuilt(told, seat) >= 4,
    metropolitan: board((me) => connectedTiles(me).length >= 3),
    'rich-sea': ({ told }, seat) => roundsOf(told).some((round) => yielded(round, seat) >= 25),
  },
  rare: {
    'color-sense': ({ told }, seat) => matchedAlways(told, seat),
    'eight-cities': board((me) => bitCount(connectedCities(me)) >= 8),
    collector: atLeast(4, { of: 'specialPaid' }),
  },
});

/** Underwater Cities' achievements: network, food, cards, points. */
export const achievements: Achievements<Underwater, UnderwaterEvent> = { catalogues, all: ALL };
