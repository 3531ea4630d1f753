import assert from 'node:assert/strict';
import { LANGUAGES, type Language, type Message, seatArgument, type Wording } from '@madang/kernel';
import { FRAMES, type Translator, translator } from '../index.ts';

/** The players of every test: names with and without a final consonant, in three scripts. */
const NAMES = ['하은', 'Bob', '小明', 'Jack'];

/** What no said text has in it: braces and signs of ICU, holes, particles that were not chosen. */
export const UNSAID = /[{}#]|undefined|은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/;

/** Puts a game's messages into words as its tests read them. */
export interface Speech {
  /** A message in every language; fails if something in it was not put into words. */
  inEveryLanguage(message: Message): Record<Language, string>;
  /** A message in English; undefined for none. */
  english(message: Message | undefined): string | undefined;
}

/** The speech of the game of that name; the seats are 하은, Bob, 小明 and Jack. */
export async function speech(game: string, { catalogues }: Pick<Wording, 'catalogues'>): Promise<Speech> {
  const seats = Object.fromEntries(NAMES.map((name, seat) => [seatArgument(seat).key, name]));
  const speaker = async (language: Language): Promise<Translator> => translator(language, FRAMES[language], await catalogues[language](), seats);
  const speakers: Readonly<Record<Language, Translator>> = { en: await speaker('en'), ko: await speaker('ko'), zh: await speaker('zh') };
  const inEveryLanguage = (message: Message): Record<Language, string> => {
    const [en = '', ko = '', zh = ''] = LANGUAGES.map((language) => {
      const said = speakers[language].say(message);
      assert.match(said, /\S/, message.key);
      assert.doesNotMatch(said, UNSAID, message.key);
      assert.ok(!said.includes(`${game}.`), message.key);
      return said;
    });
    return { en, ko, zh };
  };
  return { inEveryLanguage, english: (message) => message && inEveryLanguage(message).en };
}
