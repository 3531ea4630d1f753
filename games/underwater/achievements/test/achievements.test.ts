import type { Told } from '@madang/kernel';
import { keptChronicles } from '@madang/kernel/testing';
import { achievementLaws } from '@madang/text/testing';
import { BUILDING_SITES, CITY_SITES, TUNNEL_SITES } from '../../components/words.ts';
import { type PlayerSketch, position } from '../../examples/position.ts';
import { underwater } from '../../rules/index.ts';
import { KEPT } from '../../test/kept.ts';
import { achievements } from '../index.ts';

type Event = Told & Readonly<Record<string, unknown>>;

const ROUND: Event = { event: 'round-began' };
const board = (sketch: PlayerSketch) => ({ state: position({ players: [sketch] }) });
const TUNNELS = TUNNEL_SITES.slice(0, 16);
const CITIES = CITY_SITES.slice(0, -1);
const symbiotic = (n: number) => CITIES.slice(0, n).map((city) => `${city}*` as const);
const upgraded = (n: number): PlayerSketch => ({
  cities: CITIES,
  buildings: Object.fromEntries(BUILDING_SITES.slice(0, n).map((site) => [site, 'farm+'] as const)),
});
const fed = (kelp: number, biomatter = 0, unfed = 0): Event => ({ event: 'fed', seat: 0, kelp, biomatter, unfed });
const scored = (source: string, points: number): Event => ({ event: 'scored', seat: 0, source, points });
const TURN: Event = { event: 'slot-chosen', seat: 0 };
const BUILT: Event = { event: 'built', seat: 0 };
const produced = (points: number, times: number): Event => ({ event: 'produced', seat: 0, goods: { points }, times });
const played = (matched: boolean): Event => ({ event: 'card-played', seat: 0, matched });
const HARBOURS = ['C12-MB', 'C21-MB', 'C13-MU', 'C31-ML'] as const;

await achievementLaws({
  game: underwater,
  achievements,
  state: position({}),
  cases: {
    'ten-tunnels': [board({ tunnels: TUNNELS.slice(0, 10) }), board({ tunnels: TUNNELS.slice(0, 9) })],
    'living-together': [board({ cities: symbiotic(4), tunnels: TUNNELS }), board({ cities: [...symbiotic(3), 'C32'], tunnels: TUNNELS })],
    'well-fed': [{ told: [fed(2), fed(4), fed(6)] }, { told: [fed(2), fed(4), fed(6, 1)] }],
    'last-chapter': [{ told: [scored('endScoringCards', 30)] }, { told: [scored('endScoringCards', 29), scored('cities', 30)] }],
    'city-lights': [{ told: [scored('cities', 30)] }, { told: [scored('cities', 29)] }],
    'seven-seas': [board({ cities: CITIES.slice(0, 6), tunnels: TUNNELS }), board({ cities: CITIES, tunnels: ['C32-C33'] })],
    metropolitan: [board({ tunnels: HARBOURS }), board({ tunnels: HARBOURS.slice(1) })],
    'state-of-the-art': [board(upgraded(9)), board(upgraded(8))],
    'busy-shift': [{ told: [TURN, BUILT, BUILT, BUILT, BUILT] }, { told: [TURN, BUILT, BUILT, BUILT, TURN, BUILT] }],
    'rich-sea': [{ told: [ROUND, produced(3, 7), produced(2, 2)] }, { told: [ROUND, produced(3, 7), ROUND, produced(3, 8)] }],
    'color-sense': [{ told: [TURN, played(true), TURN, played(true)] }, { told: [TURN, played(true), TURN, played(false)] }],
    collector: [board({ paid: [181, 182], endings: [183, 185] }), board({ paid: [181, 182], endings: [183, 12] })],
    'eight-cities': [board({ cities: CITIES.slice(0, 7), tunnels: TUNNELS }), board({ cities: CITIES.slice(0, 6), tunnels: TUNNELS })],
  },
  matches: keptChronicles(underwater, KEPT, 40),
});
