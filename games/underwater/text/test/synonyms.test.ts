import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wording } from '../index.ts';
import { rules } from '../sources.ts';

test('words of the Korean rulebook that ours does not say lead to a word that it says', async () => {
  const texts = Object.values(await rules('ko'));
  const said = (word: string): boolean => texts.some((text) => text.includes(word));
  const synonyms = Object.entries((await wording.synonyms?.('ko')) ?? {});
  assert.ok(synonyms.length > 0);
  for (const [other, ours] of synonyms) {
    assert.ok(!said(other), `${other} is found without help`);
    assert.ok(said(ours), `${ours}, for ${other}, is in no rule`);
  }
});

test('the rules in Korean say our words for what is looked up most', async () => {
  const texts = Object.values(await rules('ko'));
  for (const word of ['슬롯', '점유', '승점', '기본 비용', '건설', '연결', '부지', '전진', '내려놓', '개인 비서', '손패', '구조물', '종료 승점'])
    assert.ok(
      texts.some((text) => text.includes(word)),
      word,
    );
});
