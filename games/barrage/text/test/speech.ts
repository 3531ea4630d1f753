import assert from 'node:assert/strict';
import { LANGUAGES, type Language, type Message, seatArgument } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { wording } from '../index.ts';

const NAMES = ['하은', 'Bob', '小明', 'Jack'];

const seats = Object.fromEntries(NAMES.map((name, seat) => [seatArgument(seat).key, name]));

const speaker = async (language: Language): Promise<Translator> => translator(language, await wording.catalogues[language](), seats);

/** A speaker of each language; the seats are 하은, Bob, 小明 and Jack. */
export const SPEAKERS: Readonly<Record<Language, Translator>> = { en: await speaker('en'), ko: await speaker('ko'), zh: await speaker('zh') };

/** A message in every language; fails if something in it was not put into words. */
export function inEveryLanguage(message: Message): Record<Language, string> {
  const [en = '', ko = '', zh = ''] = LANGUAGES.map((language) => {
    const said = SPEAKERS[language].say(message);
    assert.match(said, /\S/, message.key);
    assert.doesNotMatch(said, /[{}#]|undefined|barrage\.|은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/, message.key);
    return said;
  });
  return { en, ko, zh };
}

/** A message in English; undefined for none. */
export const english = (message: Message | undefined): string | undefined => message && inEveryLanguage(message).en;
