import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '@madang/kernel';
import { standsInTheWay } from '@madang/kernel/testing';
import type { Bag } from '../components/effects.ts';
import { underwater } from '../rules/index.ts';
import { position } from './position.ts';

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
