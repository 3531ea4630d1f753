import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPack, type TypedEntry } from '@madang/kernel';
import { misfits, namesIn } from '@madang/kernel/shapes';
import { parseFigures } from '../../components/packs/index.ts';
import { siberia } from '../../rules/index.ts';
import { BOX } from '../../test/box.ts';
import { pack } from '../index.ts';

const HEAD = { name: 'box', version: '1' };

test('every figure that no source publishes is asked, and none is shown before it is typed', () => {
  assert.equal(pack.entries.length, 14 + 1 + 11 + 4);
  for (const { id, isHole, own, fields, preset } of pack.entries) {
    assert.ok(isHole);
    assert.deepEqual(misfits(fields, own, ''), [], id);
    assert.deepEqual(preset, {}, id);
  }
});

test('nothing typed is played with our own figures, and our figures typed are ours', () => {
  const ours = pack.write(HEAD, new Map());
  assert.ok(readPack(siberia, ours).ok);
  assert.equal(pack.read(ours).size, 0);
  const typed = new Map<string, TypedEntry>(
    pack.entries.filter(({ group }) => group !== 'regions').map(({ id, own }) => [id, { record: own, isChecked: false }]),
  );
  const [written, least] = [parseFigures(pack.write(HEAD, typed)), parseFigures(ours)];
  assert.ok(written.ok && least.ok);
  assert.deepEqual(written.value, least.value);
});

test('what was typed comes back from its file', () => {
  const document: unknown = JSON.parse(JSON.stringify(BOX));
  assert.deepEqual(pack.write(HEAD, pack.read(document)), document);
});

test('a name in one language is a name in all', () => {
  const written = pack.write(HEAD, new Map([['amur', { record: { name: { ko: '틴다' } }, isChecked: false }]]));
  assert.deepEqual(pack.read(written).get('amur')?.record, { name: { en: '틴다', ko: '틴다', zh: '틴다' } });
});

test('a problem of the pack is found in the form by thing and field', () => {
  const problems = (changes: object) => {
    const read = readPack(siberia, { ...BOX, ...changes });
    return read.ok ? [] : read.problem.map(pack.locate);
  };
  assert.deepEqual(problems({ exchanges: { dubai: { prices: { gas: 1500 } } } }), [{ entry: 'dubai', field: 'prices.gas' }]);
  assert.deepEqual(problems({ regions: { amur: { en: 'A', ko: '가' } } }), [{ entry: 'amur', field: 'name.zh' }]);
  assert.deepEqual(problems({ borders: BOX.borders?.filter((one) => !one.includes('lena')) }), [{ entry: 'borders', field: 'borders' }]);
  assert.deepEqual(problems({ counters: { worker: { gas: 1, coal: 1, oil: 1, gold: 1, diamond: 1 } } }), [undefined]);
});

test('a file of a stranger is read without a fault', () => {
  for (const document of [
    null,
    7,
    [],
    {},
    { regions: 3, exchanges: { tokyo: 1 }, counters: [], borders: {} },
    { exchanges: { tokyo: { prices: 7 } } },
  ])
    assert.ok(pack.read(document) instanceof Map);
});

test('every field and every word of the form has a text in each language', async () => {
  for (const language of ['en', 'ko', 'zh']) {
    const catalogue = await pack.catalogues(language);
    for (const { id, fields, group, confidence, name } of pack.entries) {
      const { fields: names, words } = namesIn(fields);
      for (const one of names) assert.ok(catalogue[`siberia.form.field.${one}`], `${id}: field ${one}`);
      for (const one of words) assert.ok(catalogue[`siberia.form.word.${one}`], `${id}: word ${one}`);
      for (const key of [name.key, `siberia.form.group.${group}`, `siberia.form.confidence.${confidence}`]) assert.ok(catalogue[key], key);
    }
  }
});
