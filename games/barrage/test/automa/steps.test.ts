import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTRACTS } from '../../components/words.ts';
import { goods, ownerAt, type PlayerSketch, playerAt, type Sketch } from '../position.ts';
import { automaAt, standing, steps, takeTurn, tilesOf, told } from './turns.ts';

/** Nothing to build with: the steps after the constructions come up. */
const POOR: PlayerSketch = { excavators: 0, mixers: 0 };

test('BAR-AUTOMA-07 the first possible step ends the turn', () => {
  assert.deepEqual(steps(takeTurn(automaAt({ actions: 4 }, {}, POOR))), [
    '1 production: no-system',
    '2 construction: no-machinery',
    '3 machinery-shop: done',
  ]);
});

test('BAR-AUTOMA-07 water and contract office do not end the turn', () => {
  assert.deepEqual(steps(takeTurn(automaAt({ actions: 3 }, {}, POOR))), [
    '1 production: no-system',
    '2 contract-office: done',
    '3 construction: no-machinery',
    '4 patent-office: no-patent',
    '5 external-work: expansion',
    '6 workshop: wheel-empty',
    '7 bank: done',
  ]);
});

test('BAR-AUTOMA-08 with fewer engineers than the step asks for it uses the rest', () => {
  const state = automaAt({ actions: 4 }, {}, { engineers: 1 });
  const events = takeTurn(state);
  assert.deepEqual(steps(events).at(-1), '2 construction: done');
  assert.equal(told(events, 'automa-engineers')[0]?.engineers, 1);
});

test('BAR-AUTOMA-08 without engineers it passes', () => {
  const state = automaAt({ actions: 4 }, {}, { engineers: 0 });
  const events = takeTurn(state);
  assert.deepEqual(
    events.map(({ event }) => event),
    ['passed'],
  );
  assert.ok(playerAt(state, 0).passed);
  assert.deepEqual(state.agenda.at(-1), { task: 'turn', seat: 1 });
  assert.equal(state.automa.actions, 3); // the tile stays for the next automa
});

test('BAR-AUTOMA-08 when a step that does not end the turn took the last engineer, the turn is over', () => {
  const events = takeTurn(automaAt({ actions: 3 }, {}, { engineers: 1 }));
  assert.deepEqual(steps(events), ['1 production: no-system', '2 contract-office: done', '3 construction: no-engineers']);
});

test('BAR-AUTOMA-17 both contracts of the colour go, the marker advances two steps, two new ones come', () => {
  const state = automaAt({ actions: 7 }); // yellow
  const events = takeTurn(state);
  assert.equal(playerAt(state, 0).energy, 2);
  assert.deepEqual(
    told(events, 'contract-discarded').map(({ contract }) => contract),
    ['Y01', 'Y02'],
  );
  assert.ok(
    state.market.slice(2, 4).every((contract) => CONTRACTS[contract]?.startsWith('Y') && !['Y01', 'Y02'].includes(CONTRACTS[contract] ?? '')),
  );
  assert.deepEqual(standing(state), ['contractOffice-one-left']);
  assert.equal(playerAt(state, 0).held.length, 0);
});

test('BAR-AUTOMA-17 BAR-OFFICE-07 what it removed is shuffled again when the pile is empty', () => {
  const state = automaAt({ actions: 7 });
  state.piles[1] = 0;
  const events = takeTurn(state);
  assert.equal(told(events, 'pile-shuffled')[0]?.contracts, 2);
});

test('BAR-AUTOMA-21 the workshop is for a wheel that is not empty, and pays the printed points', () => {
  const outcome = (wheel: PlayerSketch['wheel'], vp: number): void => {
    const state = automaAt({ actions: 2 }, {}, { ...POOR, ...(wheel ? { wheel } : {}) });
    const events = takeTurn(state);
    assert.equal(steps(events)[4], wheel ? '5 workshop: done' : '5 workshop: wheel-empty');
    assert.equal(playerAt(state, 0).vp, vp);
  };
  outcome([{ turns: 1, excavators: 2 }], 16 - 2);
  outcome([{ turns: 4, tile: 'basic-base' }], 16 - 2);
  outcome(undefined, 16 - 3); // the machinery shop instead
});

test('BAR-AUTOMA-21 it turns the wheel and takes back what comes', () => {
  const state = automaAt({ actions: 2 }, {}, { ...POOR, wheel: [{ turns: 2, tile: 'adv-1-base', excavators: 3, mixers: 1 }] });
  takeTurn(state);
  assert.deepEqual(goods(state, 0), [0, 3, 1]);
  assert.ok(tilesOf(state, 0).includes('adv-1-base'));
});

test('BAR-AUTOMA-22 the machinery shop pays the printed points for what it shows, but never in round 5', () => {
  const state = automaAt({ actions: 4 }, {}, POOR);
  takeTurn(state);
  assert.deepEqual(goods(state, 0), [0, 1, 0]);
  assert.equal(playerAt(state, 0).vp, 14);
  assert.deepEqual(standing(state), ['machineryShop-excavator-left']);
  for (const actions of [4, 8]) {
    const events = takeTurn(automaAt({ actions }, { round: 5 }, POOR));
    assert.ok(steps(events).some((line) => line.endsWith('machinery-shop: last-round')));
  }
});

test('BAR-AUTOMA-12 BAR-AUTOMA-22 machinery of choice in the shop', () => {
  const after = (excavators: number, mixers: number): number[] => {
    const state = automaAt({ actions: 1 }, {}, { excavators, mixers, tiles: [] });
    takeTurn(state);
    return goods(state, 0);
  };
  assert.deepEqual(after(1, 0), [0, 1, 1]);
  assert.deepEqual(after(0, 1), [0, 1, 1]);
  assert.deepEqual(after(2, 2), [0, 3, 2]);
});

const PATENT = (patents: Sketch['patents'], actions = 3): ReturnType<typeof automaAt> =>
  automaAt({ actions }, { ...(patents ? { patents } : {}) }, POOR);

test('BAR-AUTOMA-23 it takes the offered tile of the structure or a wild one for one engineer and two points', () => {
  const state = PATENT(['adv-1-conduit', 'adv-1-base', 'adv-1-elevation']);
  takeTurn(state);
  assert.ok(tilesOf(state, 0).includes('adv-1-base'));
  assert.equal(playerAt(state, 0).vp, 14);
  assert.equal(playerAt(state, 0).engineers, 10); // one for the contract office
  assert.deepEqual(state.patents[1], -1);
  assert.ok(standing(state).includes('patentOffice-slot2-single'));
  assert.equal(steps(takeTurn(PATENT(['adv-1-conduit'])))[3], '4 patent-office: no-patent');
});

test('BAR-AUTOMA-23 the highest level first, of one level the specific tile', () => {
  const taken = (patents: Sketch['patents']): string[] => {
    const state = PATENT(patents);
    takeTurn(state);
    return tilesOf(state, 0).filter((tile) => tile.startsWith('adv'));
  };
  assert.deepEqual(taken(['adv-1-base', 'adv-2-wild', 'adv-2-conduit']), ['adv-2-wild']);
  assert.deepEqual(taken(['adv-1-wild', 'adv-1-base', 'adv-1-conduit']), ['adv-1-base']);
  assert.deepEqual(taken(['adv-2-base', 'adv-1-wild']), ['adv-2-base']);
});

test('BAR-AUTOMA-24 the bank gives one point for one engineer, as often as need be', () => {
  const state = automaAt({ actions: 4 }, { round: 5 }, POOR);
  const events = takeTurn(state);
  assert.equal(steps(events).at(-1), '6 bank: done');
  assert.equal(playerAt(state, 0).vp, 17);
  assert.equal(playerAt(state, 0).engineers, 11);
});

test('BAR-AUTOMA-25 external work and private buildings are skipped', () => {
  const outcomes = (actions: number): string[] =>
    steps(takeTurn(automaAt({ actions }, { round: 5 }, POOR))).filter((line) => line.endsWith('expansion'));
  assert.deepEqual(outcomes(18), ['4 construction: expansion', '5 external-work: expansion']);
  assert.deepEqual(outcomes(19), ['3 construction: expansion', '4 patent-office: expansion']);
});

test('BAR-AUTOMA-10 the patent office: the space of the tile that it takes', () => {
  const state = PATENT(['adv-1-conduit', 'adv-1-elevation', 'adv-1-wild']);
  takeTurn(state);
  assert.ok(standing(state).includes('patentOffice-slot3-single'));
});

test('BAR-AUTOMA-11 its price is points, and they may fall below zero', () => {
  const state = automaAt({ actions: 4 }, {}, { ...POOR, vp: 1 });
  takeTurn(state);
  assert.equal(playerAt(state, 0).vp, -1);
  assert.equal(ownerAt(state, 'D1l'), -1);
});
