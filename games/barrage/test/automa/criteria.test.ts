import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CONDUIT_CRITERIA,
  type ConduitCriterion,
  DAM_CRITERIA,
  type DamCriterion,
  POWERHOUSE_CRITERIA,
  type PowerhouseCriterion,
} from '../../components/automa.ts';
import type { Headstream } from '../../components/words.ts';
import { CONDUIT_TESTS, DAM_TESTS, POWERHOUSE_TESTS } from '../../rules/automa/siting/criteria.ts';
import { position, type Sketch } from '../position.ts';
import { inWords, sitesOf } from './turns.ts';

/** A criterion on a map of seat 0, among sites: those that match. */
type Case<C> = readonly [criterion: C, sketch: Sketch, sites: string, matching: string];

const DAMS: readonly Case<DamCriterion>[] = [
  ['most-powerful-conduit', { conduits: { C1b: 1, C2b: 1 } }, 'D1u D1l D2l D3l', 'D2l'],
  ['most-powerful-conduit', { conduits: { C1a: 1, C2b: 0 } }, 'D1l D2l', 'D2l'], // of equal ones an own conduit
  ['most-powerful-conduit', {}, 'D1l D2l', ''],
  ['owned-powerhouse', { powerhouses: { 'P7-1': 0, 'P6-1': 1 } }, 'D2l D4l D6l D8l', 'D4l D6l'], // by 4A and 6B, not built
  ['upstream-powerhouse', { powerhouses: { 'P5-1': 1 } }, 'D2l D5u D5l D9u D9l', 'D5u D5l D9u D9l'],
  ['upstream-powerhouse', { powerhouses: { 'P5-1': 1 }, dams: { D5u: [2, 1] } }, 'D5l D9l', ''], // a dam in between
  ['upstream-powerhouse', { powerhouses: { 'P5-1': 1 }, dams: { D5u: [0, 1], D9u: [0, 1] } }, 'D5u D9u', 'D5u'],
  ['red-outline-space', {}, 'D1u D1l D8u D8l', 'D1u D8u'],
  ['most-water-drops', { waiting: [2, 1, 0, 0] }, 'D1l D2l D8l', 'D1l D8l'],
  ['most-water-drops', { waiting: [2, 1, 0, 0], dams: { D1u: [1, 2, 0] } }, 'D8l D9l', 'D9l'], // those of A are held above
  ['most-water-drops', { waiting: [1, 1, 0, 0] }, 'D8l D9l', 'D9l'], // as many: the letters B, C, D
  ['most-water-drops', {}, 'D8l D9l', ''],
  ['downstream-dam', { dams: { D10l: [0, 1], D6l: [1, 1] } }, 'D1l D2l D3l D5l', 'D2l D5l'], // 2B and 5B lead to 10
  ['downstream-dam', { dams: { D6l: [1, 1] } }, 'D1l D2l D3l D5l', 'D1l D5l'], // 2A and 3B lead to 6
];

const CONDUITS: readonly Case<ConduitCriterion>[] = [
  ['most-powerful', {}, 'C1a C1b C2b', 'C1a C2b'],
  ['second-most-powerful', {}, 'C1a C1b C2a C3a', 'C1b C3a'],
  ['second-most-powerful', {}, 'C1a C2b', 'C1a C2b'],
  ['owned-neutral-opponent-dam', { dams: { D1l: [1, 1], D2l: ['neutral', 1], D3l: [0, 1] } }, 'C1a C2a C3a C3b C4a', 'C3a C3b'],
  ['owned-neutral-opponent-dam', { dams: { D1l: [1, 1], D2l: ['neutral', 1] } }, 'C1a C2a C4a', 'C2a'],
  ['opponent-neutral-owned-dam', { dams: { D1l: [1, 1], D2l: ['neutral', 1], D3l: [0, 1] } }, 'C1a C2a C3a C4a', 'C1a'],
  ['opponent-neutral-owned-dam', { dams: { D3l: [0, 1] } }, 'C1a C3a', 'C3a'],
  ['owned-opponent-powerhouse', { powerhouses: { 'P8-1': 1, 'P5-1': 0 } }, 'C1a C1b C3a C4a', 'C1b C3a'],
  ['owned-opponent-powerhouse', { powerhouses: { 'P8-1': 1 } }, 'C1a C1b', 'C1a'],
  ['opponent-owned-powerhouse', { powerhouses: { 'P8-1': 1, 'P5-1': 0 } }, 'C1a C1b C3a', 'C1a'],
  ['opponent-owned-powerhouse', {}, 'C1a C1b', ''],
];

const POWERHOUSES: readonly Case<PowerhouseCriterion>[] = [
  ['most-powerful-conduit', { conduits: { C1a: 1, C3a: 0 } }, 'P5-1 P8-1 P9-1', 'P8-1'],
  ['most-powerful-conduit', { conduits: { C1b: 1, C6a: 0 } }, 'P5-1 P9-1', 'P9-1'],
  ['owned-dam', { dams: { D1l: [0, 1], D4l: ['neutral', 1] } }, 'P5-1 P7-1 P8-1 P9-1', 'P5-1 P8-1'],
  ['feeding-owned-dam', { dams: { D8l: [0, 1], D9u: [1, 1], D9l: [0, 1] } }, 'P5-1 P8-1 P9-1 P12-1', 'P8-1'],
  ['feeding-owned-dam', { dams: { D9u: [1, 1] } }, 'P5-1 P8-1 P9-1 P12-1', 'P8-1 P12-1'], // none: those that spare opponents
  ['feeding-owned-dam', { dams: { D9l: ['neutral', 1] } }, 'P5-1 P9-1', 'P5-1 P9-1'],
  ['not-feeding-opponent-dam', { dams: { D8l: [0, 1], D9u: [1, 1] } }, 'P5-1 P8-1 P9-1 P12-1', 'P8-1 P12-1'],
  ['not-feeding-opponent-dam', { dams: { D9u: [1, 1] } }, 'P5-1 P9-1', ''],
  ['plains', {}, 'P5-1 P8-1 P12-4', 'P8-1 P12-4'],
  ['hills-basin-5', {}, 'P5-1 P6-1 P7-1 P8-1', 'P5-1'],
  ['hills-basin-6', {}, 'P5-1 P6-1 P7-1 P8-1', 'P6-1'],
  ['hills-basin-7', {}, 'P5-1 P6-1 P7-1 P8-1', 'P7-1'],
];

const LETTERS: readonly Headstream[] = ['B', 'C', 'D'];

test('BAR-AUTOMA-20 criteria of dams, for bases and elevations', () => {
  for (const [criterion, sketch, sites, matching] of DAMS) {
    assert.equal(inWords(0, DAM_TESTS[criterion](position(sketch), 0, sitesOf(0, sites), LETTERS)), matching, `${criterion} ${sites}`);
  }
  assert.deepEqual(new Set(DAMS.map(([criterion]) => criterion)), new Set(DAM_CRITERIA));
});

test('BAR-AUTOMA-20 criteria of conduits', () => {
  for (const [criterion, sketch, sites, matching] of CONDUITS) {
    assert.equal(inWords(2, CONDUIT_TESTS[criterion](position(sketch), 0, sitesOf(2, sites), LETTERS)), matching, `${criterion} ${sites}`);
  }
  assert.deepEqual(new Set(CONDUITS.map(([criterion]) => criterion)), new Set(CONDUIT_CRITERIA));
});

test('BAR-AUTOMA-20 criteria of powerhouses', () => {
  for (const [criterion, sketch, sites, matching] of POWERHOUSES) {
    assert.equal(inWords(3, POWERHOUSE_TESTS[criterion](position(sketch), 0, sitesOf(3, sites), LETTERS)), matching, `${criterion} ${sites}`);
  }
  assert.deepEqual(new Set(POWERHOUSES.map(([criterion]) => criterion)), new Set(POWERHOUSE_CRITERIA));
});
