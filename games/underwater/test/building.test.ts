import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILDING_SITES } from '../components/index.ts';
import { countOf } from '../rules/building/counts.ts';
import { citySites, tunnelSites } from '../rules/building/places.ts';
import { goodsOf, offered, offeredOf, ofName, type PlayerSketch, play, playerAt, position, waiting } from './position.ts';

/** What is offered at the first decision on a slot. */
function onSlot(slot: string, me: PlayerSketch): string[] {
  const state = position({ players: [{ hand: [24, 46], ...me }] });
  play(state, `slot ${slot}`, 'card 46 after');
  return offered(state);
}

const rich = { credits: 20, kelp: 20, steelplast: 20, science: 20 };
const words = (set: number, list: readonly string[]): string[] => list.filter((_, i) => (set & (1 << i)) !== 0);

test('UWC-RES-01, UWC-RES-02, UWC-BUILD-24 an empty supply of tunnels or of a dome stops that only', () => {
  const state = position({ tunnelsLeft: 0, players: [{ hand: [24, 46], goods: rich }] });
  assert.ok(!offered(state).includes('slot p34-y2') && offered(state).includes('slot p34-r1'));
  const white = position({ nonsymbioticLeft: 0, players: [{ hand: [24, 46], goods: { ...rich, biomatter: 5 } }] });
  play(white, 'slot p34-g3', 'card 46 after', 'pick 0');
  assert.deepEqual(offered(white), ['city symbiotic C23', 'city symbiotic C32']);
});

test('UWC-RES-03, UWC-RES-04 a city takes a dome of its type from the supply', () => {
  const state = position({ players: [{ hand: [24, 46], goods: rich }] });
  play(state, 'slot p34-r2', 'card 46 after', 'pick 1', 'city nonsymbiotic C23');
  assert.deepEqual([state.nonsymbioticLeft, state.symbioticLeft], [12, 10]);
});

test('UWC-RES-05, UWC-BUILD-01, example 6, biomatter replaces kelp and steelplast of a city, as much of each as one likes', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { steelplast: 1, biomatter: 2, credits: 1 } }] });
  play(state, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C23');
  assert.deepEqual(goodsOf(state), {});
  const free = position({ players: [{ hand: [24, 46], goods: { steelplast: 2, kelp: 1, biomatter: 2, credits: 1 } }] });
  play(free, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C23');
  assert.deepEqual(offered(free), ['replace 0 0', 'replace 0 1', 'replace 0 2', 'replace 1 0', 'replace 1 1']);
});

test('UWC-RES-06 biomatter replaces nothing when upgrading', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { biomatter: 9 }, buildings: { 'C33-a': 'farm' } }] });
  play(state, 'slot p34-y5', 'card 24 after');
  assert.deepEqual(offered(state), ['pick 0'], 'no upgrade can be paid: 2 science are taken');
});

test('UWC-RES-07, UWC-BUILD-02 a symbiotic city costs 1 steelplast, 1 kelp, 2 credits and a biomatter of its own', () => {
  assert.deepEqual(
    onSlot('p34-g3', { goods: { steelplast: 1, kelp: 1, credits: 2 } }).filter((answer) => answer.startsWith('city')),
    [],
  );
  const state = position({ players: [{ hand: [24, 46], goods: { steelplast: 1, kelp: 1, credits: 2, biomatter: 1 } }] });
  play(state, 'slot p34-g3', 'card 46 after', 'pick 0', 'city symbiotic C23');
  assert.deepEqual([goodsOf(state), playerAt(state).symbiotic], [{}, 1 << 5]);
});

test('UWC-RES-08 points never fall below 0', () => {
  const state = position({ players: [{ points: 2 }] });
  assert.ok(playerAt(state).points >= 0);
});

test('UWC-BUILD-03, UWC-BUILD-04, UWC-BUILD-05, UWC-BUILD-06 a farm costs kelp, a desalination plant a credit, a laboratory steelplast, a tunnel steelplast and a credit', () => {
  const cost = (slot: string, answer: string): Record<string, number> => {
    const state = position({ players: [{ hand: [24, 46], goods: { credits: 5, kelp: 5, steelplast: 5 } }] });
    play(state, `slot ${slot}`, slot.includes('y') ? 'card 24 after' : 'card 46 after', answer, 'skip');
    return goodsOf(state);
  };
  assert.deepEqual(cost('p34-r1', 'building farm C33-a'), { credits: 5, kelp: 4, steelplast: 5 });
  assert.deepEqual(cost('p34-g2', 'building desalination C33-a'), { credits: 4, kelp: 5, steelplast: 5 });
  assert.deepEqual(cost('p34-r4', 'building laboratory C33-a'), { credits: 5, kelp: 5, steelplast: 4 });
  assert.deepEqual(cost('p34-y2', 'tunnel C23-C33'), { credits: 4, kelp: 5, steelplast: 4 });
});

test('UWC-BUILD-07, UWC-GLOSS-08 the type of a city is of choice', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { ...rich, biomatter: 1 } }] });
  play(state, 'slot p34-g3', 'card 46 after', 'pick 0');
  assert.deepEqual(offered(state), ['city nonsymbiotic C23', 'city nonsymbiotic C32', 'city symbiotic C23', 'city symbiotic C32']);
});

test('UWC-BUILD-08, UWC-BUILD-09, UWC-BUILD-23, example 41, a city goes where one tunnel site joins an existing city, built or not', () => {
  const state = position({ players: [{ tunnels: ['C23-C33', 'C13-C23'] }] });
  assert.deepEqual(words(citySites(playerAt(state)), ['C11', 'C12', 'C13', 'C21', 'C22', 'C23', 'C31', 'C32', 'C33']), ['C23', 'C32']);
});

test('UWC-BUILD-10, UWC-BUILD-11, UWC-BUILD-22, example 34, buildings go to a city or where a city could be built, any kind on any site', () => {
  const sites = onSlot('p34-r1', { goods: { kelp: 1 } }).map((answer) => answer.split(' ')[2]);
  assert.deepEqual(sites, ['C23-a', 'C23-b', 'C23-c', 'C32-a', 'C32-b', 'C32-c', 'C33-a', 'C33-b', 'C33-c']);
  const upper = position({ players: [{ board: '4', cities: ['C11'] }] });
  assert.ok((citySites(playerAt(upper)) & 0b10000) !== 0, 'on board 4 the upper left city joins the middle');
  const three = position({ players: [{ board: '1', tunnels: ['C23-C33', 'C32-C33', 'C22-C32'] }] });
  assert.equal(playerAt(three).tunnels.toString(2).replaceAll('0', '').length, 3);
});

test('UWC-BUILD-12, UWC-BUILD-13, UWC-NET-02 a tunnel goes where a chain of tunnels leads back, past empty city sites, but not through a metropolis', () => {
  const sites = (tunnels: NonNullable<PlayerSketch['tunnels']>): string[] =>
    words(tunnelSites(playerAt(position({ players: [{ tunnels }] }))), TUNNELS);
  assert.deepEqual(sites([]), ['C32-C33', 'C23-C33']);
  assert.deepEqual(sites(['C23-C33']), ['C22-C23', 'C32-C33', 'C13-C23']);
  const around = sites(['C32-C33', 'C31-C32', 'C21-C31', 'C21-MB']);
  assert.ok(!around.includes('C12-MB'), 'OQ-16');
});

const TUNNELS = [
  'C11-C12',
  'C12-C13',
  'C21-C22',
  'C22-C23',
  'C31-C32',
  'C32-C33',
  'C11-C21',
  'C21-C31',
  'C12-C22',
  'C22-C32',
  'C13-C23',
  'C23-C33',
  'C13-C22',
  'C31-C22',
  'C11-C22',
  'C12-MB',
  'C21-MB',
  'C13-MU',
  'C31-ML',
];

test('UWC-BUILD-14, UWC-BUILD-20, example 12, things are built one at a time: what the first gives may pay for the next', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { steelplast: 1, credits: 2 } }] });
  play(state, 'slot p34-y2', 'card 24 after', 'tunnel C32-C33', 'tunnel C22-C32');
  assert.deepEqual([goodsOf(state).steelplast ?? 0, goodsOf(state).credits ?? 0, playerAt(state).tunnels], [0, 0, (1 << 5) | (1 << 9)]);
});

test('UWC-BUILD-15, UWC-BUILD-16, UWC-GLOSS-11, UWC-GLOSS-20 a price on the effect replaces the usual cost; free is free; the site must be legal', () => {
  const paid = position({ players: [{ hand: [93], goods: { steelplast: 1 } }] });
  play(paid, 'slot p34-r3', 'card 93 before', 'tunnel C23-C33');
  assert.deepEqual(goodsOf(paid), { steelplast: 2, kelp: 1 });
  const free = position({ players: [{ hand: [27] }] });
  play(free, 'slot p34-r3', 'card 27 before');
  assert.ok(offeredOf(free, 'building').every((answer) => /C(23|32|33)-[abc]$/.test(answer)));
});

test('UWC-BUILD-17 an expansion site takes a building only by an effect that says so', () => {
  const state = position({ players: [{ hand: [31], goods: { kelp: 1 } }] });
  play(state, 'slot p34-r3', 'card 31 before');
  assert.deepEqual(offered(state), ['skip', 'building farm C23-x', 'building farm C32-x', 'building farm C33-x']);
});

test('UWC-BUILD-18, UWC-BUILD-19 a printed bonus is gained at once, connected or not; the federation symbol gives a step and a card', () => {
  const state = position({ players: [{ hand: [24, 46], cities: ['C23'], goods: { steelplast: 2, kelp: 1, credits: 1 } }], federation: [4] });
  play(state, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C22');
  assert.deepEqual([state.federation[0], goodsOf(state)], [3, { credits: 1 }]);
});

test('UWC-BUILD-21, UWC-UPG-03, UWC-UPG-04 nothing built goes away; a structure is upgraded once, and still counts as one of its kind', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { science: 5 }, buildings: { 'C33-a': 'farm+', 'C33-b': 'farm' } }] });
  play(state, 'slot p34-y5', 'card 24 after', 'pick 1');
  assert.deepEqual(playerAt(state).buildings.slice(40, 42), [4, 4], 'the other was the only one left');
  assert.equal(countOf(state, 0, { of: 'building', kind: 'farm', state: 'any' }), 2);
});

test('UWC-UPG-01, UWC-UPG-02, UWC-UPG-06 up to three structures of any kind are upgraded for 1 science each, or 2 science are taken; cities are not', () => {
  const state = position({
    players: [{ hand: [24, 46], goods: { science: 3 }, tunnels: ['C23-C33'], buildings: { 'C33-a': 'farm', 'C32-a': 'laboratory' } }],
  });
  play(state, 'slot p34-y5', 'card 24 after', 'pick 1');
  assert.deepEqual(offered(state), ['upgrade C32-a', 'upgrade C33-a', 'upgrade C23-C33']);
  play(state, 'upgrade C32-a', 'upgrade C33-a', 'upgrade C23-C33');
  assert.equal(goodsOf(state).science, undefined);
});

test('UWC-UPG-05, UWC-GLOSS-27, example 19, an effect may name other costs, which may differ for two farms', () => {
  const state = position({ players: [{ hand: [30], goods: { credits: 1, science: 1 }, buildings: { 'C33-a': 'farm', 'C33-b': 'farm' } }] });
  play(state, 'slot p34-r3', 'card 30 before', 'upgrade C33-a', 'spend credits', 'upgrade C33-b');
  assert.deepEqual(goodsOf(state), { steelplast: 2, kelp: 1 });
});

test('UWC-UPG-07 a nonsymbiotic city is turned into a symbiotic one, the white dome returns', () => {
  const state = position({ era: 2, players: [{ hand: [88], goods: { biomatter: 1, credits: 1 } }] });
  play(state, 'slot p34-r3', 'card 88 before', 'convert C33');
  assert.deepEqual([playerAt(state).symbiotic, state.symbioticLeft, state.nonsymbioticLeft], [1 << 8, 9, 14]);
  const none = position({ era: 2, symbioticLeft: 0, players: [{ hand: [88], goods: { biomatter: 1, credits: 1 } }] });
  play(none, 'slot p34-r3', 'card 88 before');
  assert.equal(playerAt(none).symbiotic, 0, 'OQ-22');
});

test('UWC-UPG-08, UWC-VAR-07, UWC-VAR-08, UWC-VAR-13, example 25, a surcharge is paid for building, not for upgrading', () => {
  const state = position({ players: [{ board: '5', hand: [24, 46], tunnels: ['C23-C33'], goods: { steelplast: 1, credits: 2 } }] });
  play(state, 'slot p34-y2', 'card 24 after', 'tunnel C22-C23');
  assert.deepEqual(goodsOf(state), {});
  const upgrading = position({ players: [{ board: '5', hand: [24, 46], tunnels: ['C22-C23'], goods: { science: 1 } }] });
  play(upgrading, 'slot p34-y5', 'card 24 after', 'pick 1');
  assert.deepEqual([playerAt(upgrading).upgradedTunnels, goodsOf(upgrading)], [1 << 3, {}]);
});

test('UWC-VAR-07, example 29, a free building on a site with a surcharge costs the surcharge', () => {
  const poor = position({ players: [{ board: '6', hand: [6], cities: ['C32'] }] });
  play(poor, 'slot p34-g4', 'card 6 before');
  assert.ok(!offered(poor).includes('building farm C32-a'));
  const state = position({ players: [{ board: '6', hand: [6], cities: ['C32'], goods: { credits: 1 } }] });
  play(state, 'slot p34-g4', 'card 6 before', 'building farm C32-a');
  assert.equal(goodsOf(state).credits, undefined);
});

test('UWC-VAR-12, UWC-VAR-16, examples: example 24, example 28, what the dear city sites cost, and 6 points at once', () => {
  const build = (
    board: '7' | '5',
    cities: PlayerSketch['cities'],
    site: string,
    type: string,
    goods: PlayerSketch['goods'],
  ): [Record<string, number>, number] => {
    const state = position({ players: [{ board, hand: [24, 46], cities: cities ?? [], goods: goods ?? {} }] });
    play(state, 'slot p34-g3', 'card 46 after', 'pick 0', `city ${type} ${site}`);
    return [goodsOf(state), playerAt(state).points];
  };
  assert.deepEqual(build('5', ['C22'], 'C12', 'nonsymbiotic', { steelplast: 5, kelp: 1, credits: 4 }), [{}, 0]);
  assert.deepEqual(build('5', ['C22'], 'C12', 'symbiotic', { steelplast: 4, kelp: 1, biomatter: 1, credits: 5 }), [{}, 0]);
  assert.deepEqual(build('7', ['C12'], 'C11', 'nonsymbiotic', { steelplast: 2, kelp: 1, credits: 3, science: 2 }), [{}, 6]);
});

test('UWC-VAR-15, example 27, the metropolis tunnel costs a steelplast and a credit more', () => {
  const state = position({ players: [{ board: '6', hand: [24, 46], tunnels: ['C23-C33', 'C13-C23'], goods: { steelplast: 2, credits: 2 } }] });
  play(state, 'slot p34-y2', 'card 24 after', 'tunnel C13-MU');
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{}, 4], 'blue-7 gives 4 points at once');
});

test('UWC-GLOSS-09, UWC-GLOSS-10, example 17, discounts come off the usual or a named cost, never below nothing', () => {
  const state = position({ players: [{ hand: [24, 46], permanents: [11], goods: { steelplast: 1 } }] });
  play(state, 'slot p34-y2', 'card 24 after', 'tunnel C23-C33');
  assert.deepEqual(goodsOf(state), {});
});

test('UWC-NET-01, UWC-NET-03, UWC-NET-04, UWC-NET-05, UWC-NET-06, example 35, a city is connected by a tunnel, its buildings with it; the rest neither counts nor produces', () => {
  const state = position({
    players: [{ cities: ['C22', 'C32'], tunnels: ['C32-C33'], buildings: { 'C33-a': 'farm', 'C32-a': 'farm', 'C22-a': 'farm', 'C31-a': 'farm' } }],
  });
  assert.equal(countOf(state, 0, { of: 'city', type: 'any' }), 2);
  assert.equal(countOf(state, 0, { of: 'building', kind: 'farm', state: 'any' }), 2);
});

test('UWC-NET-07, UWC-GLOSS-05, UWC-GLOSS-13 counts look at connected things, tunnels always count', () => {
  const state = position({ players: [{ tunnels: ['C23-C33+', 'C13-C23+', 'C12-C13'], buildings: { 'C13-a': 'laboratory' } }] });
  assert.equal(countOf(state, 0, { of: 'tunnel', state: 'upgraded', beside: 'any' }), 2);
  assert.equal(countOf(state, 0, { of: 'tunnel', state: 'any', beside: 'city' }), 1);
  assert.equal(countOf(state, 0, { of: 'tunnel', state: 'any', beside: 'noCity' }), 2);
  assert.equal(countOf(state, 0, { of: 'building', kind: 'laboratory', state: 'any' }), 0);
});

test('UWC-NET-08, UWC-NET-09, UWC-NET-10 a blue metropolis is connected by its tunnel, and its instant effect happens at once; the brown one needs both', () => {
  const state = position({
    players: [
      { hand: [24, 46], tunnels: ['C23-C33', 'C13-C23'], metropolises: ['brown-1', 'blue-9', 'blue-1'], goods: { steelplast: 1, credits: 1 } },
    ],
  });
  const told = play(state, 'slot p34-y2', 'card 24 after', 'tunnel C13-MU');
  assert.equal(ofName(told, 'metropolis-connected').length, 1);
  assert.deepEqual(goodsOf(state), { kelp: 1, biomatter: 2 });
  assert.equal(countOf(state, 0, { of: 'metropolis', colour: 'any' }), 1);
  const brown = position({ players: [{ tunnels: ['C21-MB'] }] });
  assert.equal(countOf(brown, 0, { of: 'metropolis', colour: 'brown' }), 0);
  const both = position({ players: [{ tunnels: ['C21-MB', 'C12-MB'] }] });
  assert.equal(countOf(both, 0, { of: 'metropolis', colour: 'brown' }), 1);
});

test('UWC-NET-13 a metropolis is no city', () => {
  const state = position({ players: [{ tunnels: ['C13-MU'] }] });
  assert.deepEqual([countOf(state, 0, { of: 'city', type: 'any' }), countOf(state, 0, { of: 'tunnel', state: 'any', beside: 'city' })], [1, 0]);
});

test('UWC-NET-14 a city becomes connected by a tunnel reaching it or by being built at one, which card 96 sees', () => {
  const reached = position({ era: 2, players: [{ hand: [24, 46], permanents: [96], cities: ['C23'], goods: { steelplast: 1, credits: 1 } }] });
  play(reached, 'slot p34-y2', 'card 24 after', 'tunnel C23-C33');
  assert.equal(goodsOf(reached).kelp, 1);
  const built = position({
    era: 2,
    players: [{ hand: [24, 46], permanents: [96], tunnels: ['C23-C33'], goods: { steelplast: 2, kelp: 1, credits: 1 } }],
  });
  play(built, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C23');
  assert.equal(goodsOf(built).kelp, 1);
});

test('UWC-GLOSS-06, UWC-GLOSS-07 a building is a farm, desalination plant or laboratory; a structure a tunnel, too', () => {
  const state = position({ players: [{ hand: [24, 46], goods: { ...rich } }] });
  play(state, 'slot p34-y4', 'card 24 after', 'pick 1');
  assert.ok(offered(state).every((answer) => answer.startsWith('building ') || answer === 'skip'));
  const structure = position({ players: [{ hand: [24, 46], ready: [19], goods: rich }] });
  play(structure, 'slot p34-g4', 'card 46 after', 'use 19', 'pick 0');
  assert.ok(offered(structure).some((answer) => answer.startsWith('tunnel')) && !offered(structure).some((answer) => answer.startsWith('city')));
});

test('building sites are 45 words', () => assert.deepEqual([BUILDING_SITES.length, waiting(position())], [45, 'slot']));
