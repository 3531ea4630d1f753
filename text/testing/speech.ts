import assert from 'node:assert/strict';
import { type Message, seatArgument, type Wording } from '@madang/kernel';
import { words } from '../frames/text/sources.ts';
import { fitParticles, type Translator, translator } from '../index.ts';
import { readTexts, WHOLE, type Whole } from './whole.ts';

/** The players of every test: names with and without a final consonant, in three scripts. */
const NAMES = ['하은', 'Bob', '小明', 'Jack'];

const HANGUL = /[\uac00-\ud7a3]/u;

/** What no said text has in it: braces and signs of ICU, holes, particles that were not chosen. */
export const UNSAID = /[{}#]|undefined|은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/;

/** Pairs of particles in any order and spelling. */
const PAIR = /[은는이가을를과와]\([은는이가을를과와]\)|\(으\)로|\(이\)|로\(으로\)|으로\(로\)/u;
/** Each of a pair with the pair. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  ['은(는)', '이(가)', '을(를)', '과(와)'].flatMap((pair) => [...pair].filter((sign) => HANGUL.test(sign)).map((one) => [one, pair] as const)),
);
const AFTER_FIGURE = /(?<=\d)[은는이가을를과와](?=[\s.,)]|$)/gu;
const AFTER_CONSONANT = /[\uac00-\ud7a3]를(?=[\s.,)]|$)/gu;

/** What is wrong with the particles of a Korean text that was put into words; undefined: nothing. */
export function particleProblem(said: string): string | undefined {
  if (PAIR.test(said)) return `not chosen: ${said}`;
  for (const { 0: particle, index } of said.matchAll(AFTER_FIGURE)) {
    const before = said.slice(0, index);
    if (fitParticles(`${before}${PAIRS.get(particle) ?? ''}`) !== `${before}${particle}`) return `after a figure: ${said}`;
  }
  const misfit = [...said.matchAll(AFTER_CONSONANT)].map(([two]) => two).find((two) => fitParticles(`${two.slice(0, -1)}을(를)`) !== two);
  return misfit === undefined ? undefined : `${misfit}: ${said}`;
}

/** Puts a game's messages into words as its tests read them. */
export interface Speech {
  /** A message in every language; fails if something in it was not put into words. */
  inEveryLanguage(message: Message): Record<Whole, string>;
  /** A message in English; undefined for none. */
  english(message: Message | undefined): string | undefined;
}

/** The speech of the game of that name; the seats are 하은, Bob, 小明 and Jack. */
export async function speech(game: string, { catalogues }: Pick<Wording, 'catalogues'>): Promise<Speech> {
  const seats = Object.fromEntries(NAMES.map((name, seat) => [seatArgument(seat).key, name]));
  const frames = await readTexts(words);
  const own = await readTexts(catalogues);
  const speaker = (language: Whole): Translator => translator(language, frames[language], own[language], seats);
  const speakers: Readonly<Record<Whole, Translator>> = { en: speaker('en'), ko: speaker('ko'), zh: speaker('zh') };
  const inEveryLanguage = (message: Message): Record<Whole, string> => {
    const [en = '', ko = '', zh = ''] = WHOLE.map((language) => {
      const said = speakers[language].say(message);
      assert.match(said, /\S/, message.key);
      assert.doesNotMatch(said, UNSAID, message.key);
      if (language === 'ko') assert.equal(particleProblem(said), undefined, message.key);
      assert.ok(!said.includes(`${game}.`), message.key);
      return said;
    });
    return { en, ko, zh };
  };
  return { inEveryLanguage, english: (message) => message && inEveryLanguage(message).en };
}
