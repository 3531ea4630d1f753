/** How the sound before a particle ends: in a vowel, in ㄹ, or in another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

/** Korean particles that depend on the sound before them: [after a consonant, after a vowel]. */
const PARTICLES: Readonly<Record<string, readonly [string, string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
  '(이)': ['이', ''],
};

const PATTERN = /(?<=\S)(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\))/gu;

/** Digits as they are read at the end of a number: 영/십/백/천/만, 일, 이, 삼 … */
const DIGITS: Readonly<Record<string, Ending>> = {
  '0': 'consonant',
  '1': 'rieul',
  '2': 'vowel',
  '3': 'consonant',
  '4': 'vowel',
  '5': 'vowel',
  '6': 'consonant',
  '7': 'rieul',
  '8': 'rieul',
  '9': 'vowel',
};

/** Currencies are written before the amount but read after it: 달러, 유로, 파운드, 엔, 원. */
const CURRENCIES: Readonly<Record<string, Ending>> = { $: 'vowel', '€': 'vowel', '£': 'vowel', '¥': 'consonant', '₩': 'consonant' };
const AMOUNT = /([$€£¥₩])\s?\d[\d,.]*$/u;

/** Single letters and abbreviations are spelt: 엘, 알, 엠, 엔; all other letters end in a vowel. */
const LETTERS: Readonly<Record<string, Ending>> = { L: 'rieul', R: 'rieul', M: 'consonant', N: 'consonant' };

/** How Latin words usually sound in Korean, by their spelling; the first that fits. */
const LATIN_ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/le?$/, 'rieul'], // Paul 폴, Nicole 니콜
  [/(?:[mn]e?|ng)$/, 'consonant'], // Kim 킴, Jane 제인, Young 영
  [/(?:^|[^aeiou])[aeiou](?:b|ck?|k|p|tt?)$/, 'consonant'], // Bob 밥, Jack 잭, Scott 스콧
];

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

function hangulEnding(code: number): Ending {
  const final = (code - HANGUL_FIRST) % FINALS;
  if (final === 0) return 'vowel';
  return final === RIEUL ? 'rieul' : 'consonant';
}

function latinEnding(word: string): Ending {
  if (word === word.toUpperCase()) return LETTERS[word.slice(-1)] ?? 'vowel';
  return LATIN_ENDINGS.find(([spelling]) => spelling.test(word.toLowerCase()))?.[1] ?? 'vowel';
}

/** The text without closing quotes and brackets at its end; what stands in round brackets is not read. */
function read(text: string): string {
  const bare = text.replace(/[\]」』"'’”»>]+$/u, '');
  const aside = /^(.*\S)\s?[(（][^()（）]*[)）]$/su.exec(bare);
  if (aside?.[1] !== undefined) return read(aside[1]);
  const closed = bare.replace(/[)）]+$/u, '');
  return closed === text ? text : read(closed);
}

/** How a text sounds at its end. Letters of other scripts, whose reading is not known, count as vowels. */
function endingOf(text: string): Ending {
  const spoken = read(text);
  const currency = AMOUNT.exec(spoken)?.[1];
  if (currency !== undefined) return CURRENCIES[currency] ?? 'vowel';
  const last = spoken.slice(-1).normalize('NFKC');
  const code = last.codePointAt(0) ?? 0;
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return hangulEnding(code);
  const latin = /[A-Za-z]+$/.exec(spoken)?.[0];
  return latin === undefined ? (DIGITS[last] ?? 'vowel') : latinEnding(latin);
}

/** The player of this browser is 나, whose subject form is 내가, never 나가. */
const I_DO = /(?<![\p{L}\p{N}])나이\(가\)/gu;

/** Replaces written-out double particles (`은(는)`, `(으)로`) by the one that fits the word before. */
export function fitParticles(written: string): string {
  const text = written.replace(I_DO, '내가');
  return text.replace(PATTERN, (particle: string, offset: number) => {
    const ending = endingOf(text.slice(0, offset));
    const consonant = particle === '(으)로' ? ending === 'consonant' : ending !== 'vowel';
    const pair = PARTICLES[particle];
    return pair ? pair[consonant ? 0 : 1] : particle;
  });
}
