import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPack } from '@madang/kernel';
import { misfits, namesIn } from '@madang/kernel/shapes';
import { barrage } from '../../rules/index.ts';
import { BOX } from '../../test/box.ts';
import { pack } from '../index.ts';

const HEAD = { name: 'box', version: '1' };

test('the four contracts on which sources differ are asked', () => {
  assert.deepEqual(
    pack.entries.map(({ id }) => id),
    ['G05', 'G08', 'Y03', 'Y10'],
  );
  for (const { own, fields } of pack.entries) assert.deepEqual(misfits(fields, own, ''), []);
});

test('what was typed comes back from its file, and nothing typed is the first list', () => {
  const document: unknown = JSON.parse(JSON.stringify(BOX));
  assert.deepEqual(pack.write(HEAD, pack.read(document)), document);
  assert.ok(readPack(barrage, pack.write(HEAD, new Map())).ok);
  for (const stranger of [null, 7, [], { contracts: 3 }, { contracts: { G05: 1 } }]) assert.equal(pack.read(stranger).size, 0);
});

test('a problem of the pack is found in the form by contract and field', () => {
  const read = readPack(barrage, { ...BOX, contracts: { Y03: { requires: 9 } } });
  assert.deepEqual(read.ok ? [] : read.problem.map(pack.locate), [{ entry: 'Y03', field: 'requires' }]);
});

test('every field and every word of the form has a text in each language', async () => {
  for (const language of ['en', 'ko', 'zh']) {
    const catalogue = await pack.catalogues(language);
    for (const { fields, group, confidence, name } of pack.entries) {
      const { fields: names, words } = namesIn(fields);
      for (const one of names) assert.ok(catalogue[`barrage.form.field.${one}`], `field ${one}`);
      for (const one of words) assert.ok(catalogue[`barrage.form.word.${one}`], `word ${one}`);
      for (const key of [name.key, `barrage.form.group.${group}`, `barrage.form.confidence.${confidence}`]) assert.ok(catalogue[key], key);
    }
  }
});
