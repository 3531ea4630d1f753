import type { Argument, Catalogue, Language, Message } from '@madang/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { fitParticles } from './particles.ts';

/** Puts messages into words of one language. Throws on a key that no catalogue has: the build's tests find those. */
export interface Translator {
  readonly language: Language;
  say(message: Message): string;
  /** A message by key, with arguments. */
  text(key: string, args?: Readonly<Record<string, Argument>>): string;
  has(key: string): boolean;
}

/** The locale whose plurals and numbers a language uses. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', ko: 'ko', zh: 'zh-Hans' };

/** The ICU message that says exactly this text: for catalogues made of what people typed, as their names. */
export function literally(text: string): string {
  const doubled = text.replaceAll("'", "''");
  const brace = doubled.search(/[{}]/);
  return brace < 0 ? doubled : `${doubled.slice(0, brace)}'${doubled.slice(brace)}'`;
}

/** A translator over catalogues; later ones win. Formats are compiled once each, when first used. */
export function translator(language: Language, ...catalogues: readonly Catalogue[]): Translator {
  const messages = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const formats = new Map<string, IntlMessageFormat>();

  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known) return known;
    const message = messages.get(key);
    if (message === undefined) throw new Error(`no ${language} text for '${key}'`);
    const format = new IntlMessageFormat(message, LOCALES[language], undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };

  const value = (argument: Argument): string | number => (typeof argument === 'object' ? say(argument) : argument);
  const text = (key: string, args: Readonly<Record<string, Argument>> = {}): string => {
    const values = Object.fromEntries(Object.entries(args).map(([name, argument]) => [name, value(argument)]));
    const said = String(formatOf(key).format(values));
    return language === 'ko' ? fitParticles(said) : said;
  };
  const say = (message: Message): string => text(message.key, message.args);
  return { language, say, text, has: (key) => messages.has(key) };
}
