import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPack, type TypedEntry } from '@madang/kernel';
import { isRecord, misfits, namesIn } from '@madang/kernel/shapes';
import { MADANG } from '../../components/decks/deck.ts';
import { underwater } from '../../rules/index.ts';
import { pack } from '../index.ts';

const HEAD = { name: 'box', version: '1' };
const holes = pack.entries.filter(({ isHole }) => isHole);

const packs = underwater.packs;
assert.ok(packs);

test('every card that no source gives is asked, and the others are locked', () => {
  assert.equal(pack.entries.length, 205 + 16 + 8);
  assert.equal(holes.length, 173 + 10 + 8);
  for (const { id, own, fields } of pack.entries) assert.deepEqual(misfits(fields, own, ''), [], id);
});

test('an invented effect is not shown as if it were that of the box', () => {
  for (const { confidence, preset } of pack.entries) {
    if (confidence === 'invented') assert.doesNotMatch(JSON.stringify(preset), /effect|goods|"do"/);
  }
});

test('nothing typed is our own deck, and what was typed comes back from its file', () => {
  const ours = pack.write(HEAD, new Map());
  assert.ok(readPack(underwater, ours).ok);
  assert.ok(isRecord(ours));
  assert.deepEqual(JSON.parse(JSON.stringify(ours.eras)), JSON.parse(JSON.stringify(MADANG.eras)));
  assert.equal(pack.read(ours).size, 0);
  const typed = new Map<string, TypedEntry>(holes.map(({ id, own }, i) => [id, { record: own, isChecked: i % 2 === 0 }]));
  const document: unknown = JSON.parse(JSON.stringify(pack.write(HEAD, typed)));
  assert.ok(readPack(underwater, document).ok);
  assert.deepEqual(pack.read(document), typed);
});

test('a title in one language is shown in all, and comes back', () => {
  const record = { ...pack.entries[3]?.own, title: { ko: '선단' } };
  const document = pack.write(HEAD, new Map([['4', { record, isChecked: false }]]));
  assert.ok(readPack(underwater, document).ok);
  assert.deepEqual(pack.read(document).get('4')?.record.title, { en: '선단', ko: '선단', zh: '선단' });
});

test('a problem of the pack is found in the form by card and field', () => {
  const own = pack.entries[3]?.own;
  const wrong = { ...own, does: { kind: 'instant', effect: { do: 'gain', goods: { coal: 2 } } } };
  const read = readPack(underwater, pack.write(HEAD, new Map([['4', { record: wrong, isChecked: false }]])));
  assert.ok(!read.ok);
  assert.deepEqual(read.problem.map(pack.locate), [{ entry: '4', field: 'does.effect.goods.coal' }]);
  assert.equal(pack.locate({ code: 'missing', card: '', field: 'eras', allowed: [] }), undefined);
});

test('a file of a stranger is read without a fault', () => {
  for (const document of [
    null,
    7,
    [],
    {},
    { eras: 3 },
    { eras: [[null, 1, { number: 4 }]], specials: [{ number: 181, confidence: 'verified', instant: 7 }] },
  ])
    assert.ok(pack.read(document) instanceof Map);
});

test('every field and every word of the form has a text in each language', async () => {
  const catalogues = await Promise.all(['en', 'ko', 'zh'].map((language) => pack.catalogues(language)));
  for (const catalogue of catalogues) {
    for (const { id, fields } of pack.entries) {
      const { fields: names, words } = namesIn(fields);
      for (const name of names) assert.ok(catalogue[`underwater.form.field.${name}`], `${id}: field ${name}`);
      for (const word of words) assert.ok(catalogue[`underwater.form.word.${word}`], `${id}: word ${word}`);
    }
    for (const { group, confidence } of pack.entries) {
      assert.ok(catalogue[`underwater.form.group.${group}`]);
      assert.ok(catalogue[`underwater.form.confidence.${confidence}`]);
    }
  }
});
