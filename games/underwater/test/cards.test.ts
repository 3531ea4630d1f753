import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresee, single } from '@madang/kernel';
import { MOVES, underwater } from '../rules/index.ts';
import { goodsOf, handOf, offered, offeredOf, ofName, play, playerAt, position, refused, resolved, type Sketch, toAct, waiting } from './position.ts';

const LOOK = single(MOVES, 'look');
const PRODUCE = { task: 'produce', seat: 0, swaps: [], asked: [] } as const;

test('UWC-CLONE-01, UWC-CLONE-03 a slot that another occupies is chosen for a credit; the card works as on any slot', () => {
  const state = position({ seats: 4, players: [{ hand: [46], goods: { credits: 1 } }], slots: { 'p34-y1': [2] } });
  play(state, 'clone p34-y1', 'card 46 after');
  assert.deepEqual([goodsOf(state), state.cloner, state.slots[22]], [{ kelp: 1, steelplast: 1, science: 2 }, 0, 0b101]);
});

test('UWC-CLONE-02, UWC-CLONE-04, UWC-CLONE-05, UWC-CLONE-06 neither an own slot, nor one cloned already, nor the always available one, and once a round', () => {
  const sketch = { seats: 4, players: [{ hand: [46], goods: { credits: 5 } }], slots: { 'p34-y1': [0], 'p34-g1': [1, 0], 'p34-g4': [1] } } as const;
  const state = position(sketch);
  assert.deepEqual(offeredOf(state, 'clone'), ['clone p34-g4']);
  assert.equal(refused(state, 'clone p34-y1'), 'UWC-CLONE-02 slot-occupied-by-you p34-y1');
  assert.equal(refused(state, 'clone p34-g1'), 'UWC-CLONE-02 slot-occupied-by-you p34-g1');
  assert.equal(refused(state, 'clone always'), 'UWC-CLONE-06 never-cloned always');
  assert.equal(refused(state, 'clone p34-g2'), 'UWC-CLONE-01 slot-not-occupied p34-g2');
  const later = position({ ...sketch, cloner: 3 });
  assert.equal(refused(later, 'clone p34-g4'), 'UWC-CLONE-04 cloning-tile-used 3');
});

test('UWC-CLONE-07 cloning is choosing: the action must be usable after the credit is paid, and card 14 watches', () => {
  const poor = position({ seats: 4, players: [{ hand: [46], goods: { credits: 1 } }], slots: { 'p34-g2': [1] } });
  assert.deepEqual(offeredOf(poor, 'clone'), []);
  assert.equal(refused(poor, 'clone p34-g2'), 'UWC-CLONE-07 slot-unusable p34-g2');
  const state = position({ seats: 4, players: [{ hand: [46], permanents: [14], goods: { credits: 1 } }], slots: { 'p34-g1': [1] } });
  play(state, 'clone p34-g1', 'card 46 after', 'do');
  assert.equal(goodsOf(state).steelplast, 1);
});

test('UWC-CARD-01, UWC-CARD-02, UWC-CARD-03 an instant card works on its colour only, and is discarded; its number is of no matter', () => {
  const matched = position({ players: [{ hand: [46] }] });
  play(matched, 'slot p34-y1', 'card 46 after');
  const other = position({ players: [{ hand: [46] }] });
  play(other, 'slot p34-r3', 'card 46 after');
  assert.deepEqual([goodsOf(matched).science, matched.discard, goodsOf(other).science, other.discard], [2, [46], undefined, [46]]);
});

test('UWC-CARD-04, UWC-CARD-05 the other kinds are claimed on their colour, and discarded on another', () => {
  for (const [card, list] of [
    [55, 'permanents'],
    [63, 'productions'],
    [66, 'endings'],
    [60, 'ready'],
  ] as const) {
    const state = position({ players: [{ hand: [card], ready: [] }] });
    play(state, 'slot p34-y1', `card ${card} after`, 'do');
    assert.deepEqual(playerAt(state)[list], [card]);
    const left = position({ players: [{ hand: [card], ready: [] }] });
    play(left, 'slot p34-y1', `card ${card} after`, 'skip');
    assert.deepEqual([playerAt(left)[list], left.discard], [[], [card]], 'OQ-12');
    const other = position({ players: [{ hand: [card], ready: [] }] });
    play(other, 'slot p34-r3', `card ${card} after`);
    assert.deepEqual([playerAt(other)[list], other.discard], [[], [card]]);
  }
});

test('UWC-CARD-06, UWC-CARD-23 a permanent card works from the turn in which it is claimed, for what happens after it', () => {
  const first = position({ players: [{ hand: [57], goods: { kelp: 4 } }] });
  play(first, 'slot p34-r1', 'card 57 after');
  assert.equal(first.discard[0] ?? 0, 0, 'yellow card on a red slot: not claimed before the farms are built');
  const before = position({ players: [{ hand: [38], goods: { credits: 2, steelplast: 3 } }] });
  play(before, 'slot p34-r2', 'card 38 before', 'do', 'tunnel C23-C33');
  assert.deepEqual(playerAt(before).permanents, [38]);
  const counting = position({ players: [{ hand: [205], permanents: [], goods: { credits: 2 } }] });
  const told = play(counting, 'slot p34-y1', 'card 205 after', 'do');
  assert.equal(ofName(told, 'triggered').length, 0, 'it does not see its own claiming');
});

test('UWC-CARD-07, UWC-CARD-08, UWC-CARD-15, example 2, an action card is used through the symbol only; the assistant gives steelplast or a credit', () => {
  const none = position({ players: [{ hand: [46] }] });
  play(none, 'slot p34-y1', 'card 46 after');
  assert.deepEqual(playerAt(none).ready, [0]);
  const state = position({ players: [{ hand: [46] }] });
  play(state, 'slot p34-g4', 'card 46 after', 'use 0', 'gain steelplast');
  assert.deepEqual([goodsOf(state), playerAt(state).spent], [{ steelplast: 2 }, [0]]);
  const claimed = position({ players: [{ hand: [20] }] });
  play(claimed, 'slot p34-g4', 'card 20 before', 'do', 'use 20');
  assert.deepEqual([goodsOf(claimed), playerAt(claimed).spent], [{ steelplast: 3 }, [20]]);
});

test('UWC-CARD-09, UWC-CARD-11 a used action card is turned, and a refreshing card makes it available again', () => {
  const state = position({ players: [{ hand: [32], spent: [0], ready: [] }] });
  play(state, 'slot p34-r3', 'card 32 after');
  assert.deepEqual([playerAt(state).ready, playerAt(state).spent], [[0], []]);
});

test('UWC-CARD-12, UWC-CARD-13, UWC-CARD-16 a fifth action card needs the room of another, used or not, the assistant too', () => {
  const state = position({ players: [{ hand: [60], ready: [0, 18], spent: [19, 20], permanents: [21] }] });
  play(state, 'slot p34-y1', 'card 60 after');
  assert.deepEqual(offered(state), ['skip', 'room 0', 'room 18', 'room 19', 'room 20']);
  assert.equal(refused(state, 'room 21'), 'UWC-CARD-13 not-your-action-card 21');
  assert.equal(refused(state, 'do'), 'UWC-CARD-12 four-action-cards 4');
  play(state, 'room 19');
  assert.deepEqual([playerAt(state).ready, playerAt(state).spent, state.discard], [[0, 18, 60], [20], [19]]);
});

test('UWC-CARD-14, UWC-CARD-26, UWC-SPEC-09, example 38, an available card given up may be used before the new one is claimed, which card 201 sees', () => {
  const state = position({ players: [{ hand: [60], ready: [0, 18, 19, 20], permanents: [201] }] });
  const givingUp = play(state, 'slot p34-y1', 'card 60 after', 'room 0');
  assert.deepEqual(ofName(givingUp, 'gave-up'), [{ event: 'gave-up', seat: 0, card: 0 }]);
  assert.deepEqual([waiting(state), offered(state)], ['last use', ['skip', 'do']]);
  const told = play(state, 'do', 'gain credits');
  assert.deepEqual([playerAt(state).ready, goodsOf(state).credits], [[18, 19, 20, 60], 2]);
  const events = told.map(({ event }) => event);
  assert.ok(events.indexOf('triggered') < events.indexOf('claimed'));
  assert.deepEqual(ofName(told, 'action-card-used'), [{ event: 'action-card-used', seat: 0, card: 0 }]);
  assert.deepEqual(ofName(told, 'card-put-away'), [{ event: 'card-put-away', seat: 0, card: 0, to: 'game' }]);
});

test('UWC-CARD-10, UWC-ERA-05 at the end of an era action cards become available, cities are fed, the old deck goes and the new one comes', () => {
  const { state, told } = resolved({ round: 4, players: [{ spent: [0], ready: [], points: 3 }, { hand: [5] }] }, { task: 'era end', seat: -1 });
  assert.deepEqual([playerAt(state).ready, playerAt(state).points, state.era], [[0], 0, 2]);
  assert.ok(state.deck.every((card) => card > 66 && card <= 123));
  const order = told.map(({ event }) => event).filter((event) => ['action-cards-refreshed', 'fed', 'era-began', 'drew'].includes(event));
  assert.deepEqual([...new Set(order)], ['action-cards-refreshed', 'fed', 'era-began', 'drew']);
});

test('UWC-CARD-17, UWC-CARD-18 production cards work in every Production, end-scoring cards in final scoring only', () => {
  const { state } = resolved(
    { players: [{ productions: [63], endings: [66], buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm' } }] },
    PRODUCE,
    { task: 'slot', seat: 0 },
  );
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{ credits: 1, kelp: 3 }, 0]);
});

test('UWC-CARD-19 an empty deck is replaced by its shuffled discard pile when a card is to be drawn, not before', () => {
  const state = position({ players: [{ hand: [46] }, { hand: [48] }], deck: [3], discard: [7, 8] });
  assert.equal(ofName(play(state, 'slot p34-y1', 'card 46 before'), 'reshuffled').length, 0);
  assert.deepEqual([handOf(state), state.deck, state.discard], [[3], [], [7, 8, 46]]);
  assert.equal(ofName(play(state, 'slot p34-r3', 'card 48 after'), 'reshuffled').length, 1);
  assert.deepEqual([handOf(state, 1).length, state.deck.length, state.discard], [1, 3, []]);
});

test('UWC-CARD-20 cards gained come from the deck of the era, never from the Special cards', () => {
  const state = position({ players: [{ hand: [47] }], era: 2 });
  play(state, 'slot always', 'card 47 after');
  assert.ok(handOf(state).every((card) => card > 66 && card <= 123));
});

test('UWC-CARD-21, UWC-CARD-22 the hand is counted at the beginning of a turn only; card 55 lets one keep four, and changes no draw', () => {
  const state = position({ seats: 2, players: [{ hand: [46] }, { hand: [1, 2, 3, 4], permanents: [55] }] });
  play(state, 'slot always', 'card 46 after');
  assert.equal(waiting(state), 'slot');
});

test('UWC-CARD-24 an action card that can do nothing cannot be used', () => {
  const state = position({ players: [{ hand: [46], ready: [21, 33] }] });
  play(state, 'slot p34-g4', 'card 46 after');
  assert.deepEqual(offered(state), ['skip', 'use 33'], 'nothing is there that card 21 could upgrade');
});

test('UWC-CARD-25 what is given up goes to the discard pile, out of the game if it is of an old era or the assistant', () => {
  const state = position({ era: 2, players: [{ hand: [116], ready: [0, 78], spent: [19, 20] }] });
  play(state, 'slot p34-y1', 'card 116 after', 'room 19');
  assert.deepEqual([state.discard, state.gone.includes(19)], [[], true]);
  const other = position({ era: 2, players: [{ hand: [116], ready: [], spent: [0, 78, 19, 20] }] });
  play(other, 'slot p34-y1', 'card 116 after', 'room 78');
  assert.deepEqual(other.discard, [78]);
});

test('UWC-SPEC-01, UWC-SPEC-02 a Special card comes by its symbol: a face-up dear one, which is not replaced, or the top of the deck, and the next is turned up', () => {
  const state = position({ players: [{ hand: [46, 47, 23] }], display: [181, 185], specials: [191, 192, 193, 194] });
  play(state, 'slot p34-y3', 'card 46 after', 'pick 1');
  assert.deepEqual(offered(state), ['take 181', 'take 185', 'take 194', 'look']);
  play(state, 'take 194');
  assert.deepEqual([playerAt(state).shown, state.specials, state.known.at(-1)], [[194], [191, 192, 193], 31]);
  const dear = position({ players: [{ hand: [46, 47, 23] }], display: [181, 185] });
  play(dear, 'slot p34-y3', 'card 46 after', 'pick 1', 'take 185');
  assert.deepEqual([playerAt(dear).shown, dear.display], [[185], [181]]);
});

test('UWC-SPEC-03, UWC-SPEC-16 the third way: one of the next three, seen by the taker alone, the others under the deck in any order', () => {
  const state = position({ players: [{ hand: [46], ready: [] }], specials: [191, 192, 193, 194, 195] });
  const told = play(state, 'slot p34-y3', 'card 46 after', 'look');
  assert.deepEqual(offered(state), ['keep 192', 'keep 193', 'keep 194']);
  assert.deepEqual([ofName(told, 'looked').length], [1]);
  play(state, 'keep 193', 'under 194');
  assert.deepEqual([playerAt(state).hand.includes(193), state.specials], [true, [192, 194, 195, 191]]);
  const small = position({ players: [{ hand: [46], ready: [] }], specials: [191, 192] });
  play(small, 'slot p34-y3', 'card 46 after', 'look');
  assert.deepEqual(offered(small), ['keep 191', 'keep 192']);
  const one = position({ players: [{ hand: [46], ready: [] }], specials: [191] });
  play(one, 'slot p34-y3', 'card 46 after');
  assert.ok(!offered(one).includes('look'));
});

test('UWC-SPEC-16 what the next three are cannot be foreseen, but by who put them there', () => {
  const state = position({ players: [{ hand: [46], ready: [] }], specials: [191, 192, 193, 194, 195] });
  play(state, 'slot p34-y3', 'card 46 after');
  const foreseen = (): boolean => !foresee(underwater, underwater.redact(state, 0), 0, LOOK).stopped;
  assert.deepEqual([foreseen(), ofName(foresee(underwater, underwater.redact(state, 0), 0, LOOK).told, 'looked')], [false, []]);
  state.known.fill(1);
  assert.equal(foreseen(), true);
});

test('UWC-SPEC-04 in hand a Special card counts as any other', () => {
  const state = position({ seats: 2, players: [{ hand: [1, 2, 3], shown: [181] }], agenda: [{ task: 'discard', seat: 0 }] });
  assert.deepEqual(offered(state), ['discard 1', 'discard 2', 'discard 3', 'discard 181']);
});

test('UWC-SPEC-05, UWC-SPEC-10, UWC-SPEC-13 on another colour, or discarded, a cheaper one goes under its deck, so it never runs out', () => {
  const state = position({ players: [{ hand: [193], goods: { credits: 5 } }] });
  play(state, 'slot p34-r3', 'card 193 after');
  assert.deepEqual([state.specials[0], goodsOf(state).credits], [193, 5]);
  const discarded = position({
    players: [{ hand: [1, 2, 3, 191] }],
    specials: [192],
    agenda: [
      { task: 'discard', seat: 0 },
      { task: 'slot', seat: 0 },
    ].toReversed(),
  });
  play(discarded, 'discard 191');
  assert.deepEqual(discarded.specials, [191, 192]);
});

test('UWC-SPEC-06, UWC-SPEC-12, example 4, it works only if its cost is paid; a dear one is claimed for 3 credits', () => {
  const state = position({ players: [{ shown: [181], goods: { credits: 3 } }] });
  play(state, 'slot p34-g4', 'card 181 before', 'do');
  assert.deepEqual([playerAt(state).endings, goodsOf(state).credits ?? 0], [[181], 0]);
  assert.deepEqual(position({}).display, [181, 182, 183]);
});

test('UWC-SPEC-07, UWC-SPEC-11 not paid, a cheaper one goes under its deck and a dear one leaves the game', () => {
  const cheap = position({ players: [{ hand: [202], goods: { credits: 1 } }], specials: [191] });
  play(cheap, 'slot p34-y1', 'card 202 before', 'skip');
  assert.deepEqual(cheap.specials, [202, 191]);
  const dear = position({ players: [{ shown: [181] }], specials: [191] });
  play(dear, 'slot p34-g4', 'card 181 before');
  assert.deepEqual([dear.specials, dear.gone], [[191], [181]]);
});

test('UWC-SPEC-08, UWC-SPEC-15 a paid instant one stays under the board and counts as paid, also if nothing of it is used', () => {
  const state = position({ players: [{ hand: [192], goods: { credits: 1 } }] });
  play(state, 'slot p34-r3', 'card 192 before', 'do');
  assert.deepEqual([playerAt(state).paid, goodsOf(state)], [[192], { steelplast: 2, kelp: 1 }]);
});

test('UWC-SPEC-09 what is paid for is claimed without asking again; for an action card another is given up', () => {
  const state = position({ players: [{ shown: [181], goods: { credits: 3 } }] });
  const told = play(state, 'slot p34-g4', 'card 181 before', 'do');
  assert.deepEqual(ofName(told, 'claimed'), [{ event: 'claimed', seat: 0, card: 181 }]);
  const full = position({ players: [{ hand: [199], ready: [0, 18, 19, 20], goods: { credits: 1 } }] });
  play(full, 'slot p34-r3', 'card 199 before', 'do');
  assert.deepEqual(offered(full), ['room 0', 'room 18', 'room 19', 'room 20']);
  assert.equal(refused(full, 'skip'), 'UWC-SPEC-09 paid-for 199');
});

test('UWC-GLOSS-19, UWC-GLOSS-02 nobody is asked to pay where there is nothing to copy', () => {
  // Card 105: pay 2 credits to perform a slot that another player occupies.
  const asked = (slots: NonNullable<Sketch['slots']>): string => {
    const state = position({ era: 2, slots, players: [{ hand: [105], goods: { credits: 2 } }] });
    play(state, 'slot p34-y1', 'card 105 after');
    return toAct(state) === 0 ? waiting(state) : 'nothing';
  };
  assert.deepEqual([asked({}), asked({ 'p34-g2': [2] }), asked({ 'p34-g1': [2] })], ['nothing', 'nothing', 'pay'], 'plants cannot be paid for then');
});

test('UWC-SPEC-14, example 39, the price is due when the card is resolved: what the action gave may pay it', () => {
  const take = (federation: number): number[] => {
    const state = position({ players: [{ hand: [194], ready: [] }], federation: [federation], specials: [191] });
    play(state, 'slot p34-g5', 'card 194 after');
    if (waiting(state) === 'advance') play(state, 'do');
    if (waiting(state) === 'one of') play(state, 'pick 1');
    if (waiting(state) === 'advance') play(state, 'do');
    if (waiting(state) === 'price') play(state, 'do');
    // the tile that it gives may ask more
    while (['tile', 'advance'].includes(waiting(state))) play(state, offered(state)[0] ?? '');
    return playerAt(state).paid;
  };
  assert.deepEqual([take(0), take(4)], [[], [194]]);
});
