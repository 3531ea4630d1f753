import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLabels } from '../../src/table/prompt/find.ts';

const LABELS = ['Lower dam 8', 'Upper dam 8', 'Lower dam 18', 'Powerhouse 5a', 'Powerhouse 5b', 'Pass', '댐 8 (아래)', '发电站5a', 'Château d’Eau'];
const found = (typed: string): readonly string[] => {
  const fits = findLabels(LABELS, typed);
  return LABELS.filter((_, i) => fits[i]);
};

test('a choice is found by the beginnings of its words in any order, and by its number', () => {
  assert.deepEqual(found('dam 8'), ['Lower dam 8', 'Upper dam 8']);
  assert.deepEqual(found('8 lo'), ['Lower dam 8']);
  assert.deepEqual(found('dam 18'), ['Lower dam 18']);
  assert.deepEqual(found('p 5a'), ['Powerhouse 5a']);
  assert.deepEqual(found('PASS'), ['Pass']);
});

test('accents and signs make no difference, and words that are written as one are found too', () => {
  assert.deepEqual(found('chateau'), ['Château d’Eau']);
  assert.deepEqual(found('댐 8'), ['댐 8 (아래)']);
  assert.deepEqual(found('电站5a'), ['发电站5a']);
});

test('letters in their order find a choice where nothing fits better', () => {
  assert.deepEqual(found('pwrhs 5b'), ['Powerhouse 5b']);
  assert.deepEqual(found('pwrhs'), ['Powerhouse 5a', 'Powerhouse 5b']);
});

test('nothing typed means all, and nothing that fits means none', () => {
  assert.deepEqual(found('  '), LABELS);
  assert.deepEqual(found('xyz'), []);
});
