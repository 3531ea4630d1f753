import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '@madang/kernel';
import { standsInTheWay } from '@madang/kernel/testing';
import type { Bag } from '../components/effects.ts';
import { TUNNEL_SITES } from '../components/index.ts';
import { underwater } from '../rules/index.ts';
import { type PlayerSketch, position, refused, type Sketch } from './position.ts';

// What is said of a place that is pressed in vain: of its moves the one that lacks least.

test('UWC-CLONE-01 an occupied slot says that a credit is short to clone it, not only that it is occupied', () => {
  const state = position({ seats: 4, players: [{ goods: {}, hand: [24] }], slots: { 'p34-g1': [1] } });
  const found = standsInTheWay(underwater, state, (move) => 'slot' in move && move.slot === 'p34-g1');
  assert.deepEqual(found, { reasons: ['too-few-credits'], short: ['1 credits'], enough: true, first: 'slot-occupied' });
});

test('UWC-BUILD-15, UWC-RES-05 a site for two kinds of city says all that the nearer one lacks, and no more than biomatter does not replace', () => {
  const deed = { do: 'build', what: 'city', count: 1, cost: 'usual' } as const;
  const task = { task: 'build', seat: 0, deed, left: 1, need: 0, next: { of: [], atomic: false } } as const;
  const of = (goods: Bag) => standsInTheWay(underwater, position({ agenda: [task], players: [{ goods }] }), isSite('C23'));
  assert.deepEqual(of({ credits: 1, steelplast: 1 }).short, ['1 kelp', '1 steelplast']);
  const replaced = of({ credits: 1, biomatter: 1 });
  assert.deepEqual([replaced.short, replaced.enough, replaced.first], [['2 steelplast'], true, 'too-dear']);
});

const isSite = (site: string) => (move: Move) => 'site' in move && move.kind === 'city' && move.site === site;

test('UWC-TURN-13 a slot of no use says what would have to be there for its nearest part, and whether that is enough', () => {
  const of = (slot: string, sketch: Sketch) => {
    const state = position(sketch);
    const { short, enough } = standsInTheWay(underwater, state, (move) => 'slot' in move && move.kind === 'slot' && move.slot === slot);
    return [refused(state, `slot ${slot}`), short.join(', '), enough];
  };
  const four = (goods: Bag): Sketch => ({ seats: 4, players: [{ hand: [46], goods }] });
  assert.deepEqual(of('p34-y2', four({ credits: 1 })), ['UWC-TURN-13 slot-lacks p34-y2 too-dear', '1 steelplast', true]);
  assert.deepEqual(of('p34-y2', four({})), ['UWC-TURN-13 slot-lacks p34-y2 too-dear', '1 credits, 1 steelplast', true]);
  const alone = (player: PlayerSketch, more: Sketch = {}): Sketch => ({ seats: 2, players: [{ hand: [46], ...player }], ...more });
  assert.deepEqual(of('p12-g1', alone({ goods: { credits: 2, kelp: 1 }, tunnels: ['C23-C33'] })), [
    'UWC-TURN-13 slot-lacks p12-g1 too-dear',
    '2 steelplast',
    true,
  ]);
  assert.deepEqual(of('p12-r3', alone({}, { specials: [], display: [] })), ['UWC-TURN-13 slot-lacks p12-r3 no-special-left', '', false]);
});

test('UWC-TURN-13 a slot for tunnels says that no site is left, or no tunnel', () => {
  const rich = { hand: [46], goods: { credits: 9, steelplast: 9 } };
  const full = position({ players: [{ ...rich, tunnels: TUNNEL_SITES }] });
  assert.equal(refused(full, 'slot p34-y2'), 'UWC-TURN-13 slot-lacks p34-y2 no-site-for');
  assert.equal(refused(position({ players: [rich], tunnelsLeft: 0 }), 'slot p34-y2'), 'UWC-TURN-13 slot-lacks p34-y2 none-in-supply');
});

test('UWC-TURN-13, UWC-CARD-24 a slot for action cards says that none is ready, or that the ready one does nothing now', () => {
  const of = (ready: readonly number[]) => refused(position({ players: [{ hand: [46], ready }], specials: [], display: [] }), 'slot p34-y3');
  assert.equal(of([]), 'UWC-TURN-13 slot-lacks p34-y3 no-action-card-ready');
  assert.equal(of([40]), 'UWC-TURN-13 slot-lacks p34-y3 action-card-useless');
});
