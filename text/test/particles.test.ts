import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fitParticles } from '../index.ts';
import { particleProblem } from '../testing/index.ts';

/** Each text beside what a Korean reader expects. */
const EXAMPLES: readonly (readonly [name: string, pairs: readonly (readonly [written: string, fitted: string])[]])[] = [
  [
    'Hangul with and without a final consonant',
    [
      ['석탄을(를) 판다', '석탄을 판다'],
      ['가스을(를) 판다', '가스를 판다'],
      ['하은은(는) 패스', '하은은 패스'],
      ['민지은(는) 패스', '민지는 패스'],
      ['알단이(가) 고갈', '알단이 고갈'],
      ['콜리마이(가) 고갈', '콜리마가 고갈'],
      ['런던과(와) 도쿄과(와) 뉴욕', '런던과 도쿄와 뉴욕'],
      ['금(이)나 석유(이)나', '금이나 석유나'],
    ],
  ],
  [
    'ㄹ takes 로',
    [
      ['사할린(으)로', '사할린으로'],
      ['바이칼(으)로', '바이칼로'],
      ['아무르(으)로', '아무르로'],
      ['바이칼을(를)', '바이칼을'],
    ],
  ],
  [
    'digits as they are read',
    [
      ['0이(가) 1이(가) 2이(가) 3이(가) 4이(가)', '0이 1이 2가 3이 4가'],
      ['5이(가) 6이(가) 7이(가) 8이(가) 9이(가)', '5가 6이 7이 8이 9가'],
      ['10(으)로 1(으)로 7(으)로 8(으)로 2(으)로', '10으로 1로 7로 8로 2로'],
      ['6,000을(를)', '6,000을'],
      ['５이(가)', '５가'],
    ],
  ],
  [
    'money: a sign before the figure is read after it',
    [
      ['$6,000을(를)', '$6,000를'],
      ['$6,000(으)로', '$6,000로'],
      ['6,000달러을(를)', '6,000달러를'],
      ['₩5,000을(를)', '₩5,000을'],
      ['5,000원을(를)', '5,000원을'],
      ['30%이(가)', '30%가'],
    ],
  ],
  [
    'brackets are not read, quotes are',
    [
      ['가스 2개(아무르, 알단)을(를)', '가스 2개(아무르, 알단)를'],
      ['석탄(2)은(는)', '석탄(2)은'],
      ['하은 (나)이(가)', '하은 (나)이'],
      ['「금」을(를)', '「금」을'],
      ['‘가스’이(가)', '‘가스’가'],
      ['[석유]은(는)', '[석유]는'],
      ['(알단)이(가)', '(알단)이'],
    ],
  ],
  [
    'Latin letters are spelt, Latin words are sounded',
    [
      ['L이(가) R이(가) M이(가) N이(가) A이(가)', 'L이 R이 M이 N이 A가'],
      ['PC(으)로 URL(으)로 RAM(으)로', 'PC로 URL로 RAM으로'],
      ['Bob은(는) Jack은(는) Kim은(는) Paul은(는)', 'Bob은 Jack은 Kim은 Paul은'],
      ['Anna은(는) Peter은(는) Mike은(는) Mark은(는)', 'Anna는 Peter는 Mike는 Mark는'],
      ['Jane(으)로 Nicole(으)로 Kate(으)로', 'Jane으로 Nicole로 Kate로'],
    ],
  ],
  [
    'a script whose sound is not known still reads as text',
    [
      ['小明은(는)', '小明는'],
      ['🙂이(가)', '🙂가'],
    ],
  ],
];

for (const [name, pairs] of EXAMPLES) {
  test(name, () => {
    for (const [written, fitted] of pairs) assert.equal(fitParticles(written), fitted);
  });
}

test('나 as a subject is 내가, and only the whole word', () => {
  const said = [
    ['나이(가) 샀습니다', '내가 샀습니다'],
    ['라운드: 나이(가) 나와', '라운드: 내가 나와'],
    ['하나이(가) 샀습니다', '하나가 샀습니다'],
    ['나은(는) 나을(를) 나과(와)', '나는 나를 나와'],
  ] as const;
  for (const [written, fitted] of said) assert.equal(fitParticles(written), fitted);
});

test('a text without double particles stays as it is', () => {
  for (const text of ['', '은 는 이 가', '패스했습니다', '(이 마당)', '석탄(16)', '은(는)']) assert.equal(fitParticles(text), text);
});

test('no double particle is left after a word, whatever the word', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '' && /\S$/u.test(text));
  const particle = fc.constantFrom('은(는)', '이(가)', '을(를)', '과(와)', '(으)로');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, particle), { minLength: 1, maxLength: 5 }), (parts) => {
      const text = fitParticles(parts.map(([before, after]) => before + after).join(' '));
      assert.doesNotMatch(text, /\S(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/u);
    }),
    { numRuns: 300 },
  );
});

test('every Hangul syllable takes the particle of its final consonant', () => {
  const decomposed = (syllable: string): string => syllable.normalize('NFD').slice(2);
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const syllable = String.fromCodePoint(code);
    const final = decomposed(syllable);
    assert.equal(fitParticles(`${syllable}은(는)`), syllable + (final === '' ? '는' : '은'));
    assert.equal(fitParticles(`${syllable}(으)로`), syllable + (final === '' || final === '\u11af' ? '로' : '으로'));
  }
});

test('what a Korean text has wrong in its particles is found: a pair that was not chosen, one that does not fit', () => {
  for (const wrong of ['석탄와(과) 가스', '금을(를)', '발전량 2을 만듭니다', '동전 3개와 말 6가 남음', '석탄를 팝니다', '도쿄로(으로) 갑니다'])
    assert.notEqual(particleProblem(wrong), undefined, wrong);
  for (const right of ['석탄과 가스', '발전량 2를 만듭니다', '$6,000를 냅니다', '6,000달러를 냅니다', '가스 2개(아무르)를 팝니다', '마을을 봅니다'])
    assert.equal(particleProblem(right), undefined, right);
});
