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
  /** Names joined as the language joins them: “Ada, Bo, and Cy”, “Ada, Bo, Cy”, “Ada、Bo、Cy”. */
  list(names: readonly string[]): string;
}

/** The language with the script that our texts are written in, for browsers: Chinese alone does not say which. */
export const tagOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** A key with this ending is of a sentence: it begins with a capital, whatever part of speech its text begins with. */
const SENTENCE = '.sentence';

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What joins all names of a list, in the languages that put no other word before the last one. */
const COMMAS: Readonly<Partial<Record<Language, string>>> = { ko: ', ', zh: '、' };

/** The ICU message that says exactly this text: for catalogues made of what people typed, as their names. */
export function literally(text: string): string {
  const doubled = text.replaceAll("'", "''");
  const brace = doubled.search(/[{}]/);
  return brace < 0 ? doubled : `${doubled.slice(0, brace)}'${doubled.slice(brace)}'`;
}

/** Formats numbers with a minus sign, which is as wide as a plus and is read aloud; Intl writes a hyphen. */
class MinusFormat extends Intl.NumberFormat {
  override format(number: number): string {
    return super.format(number).replace('-', '−');
  }
}

/** Makes one format for each way to be made: to make one costs far more than to use it. */
function kept<How extends readonly unknown[], Format>(make: (...how: How) => Format): (...how: How) => Format {
  const known = new Map<string, Format>();
  return (...how) => {
    const key = JSON.stringify(how);
    const format = known.get(key) ?? make(...how);
    known.set(key, format);
    return format;
  };
}

const FORMATTERS = {
  getNumberFormat: kept((...how: ConstructorParameters<typeof Intl.NumberFormat>) => new MinusFormat(...how)),
  getDateTimeFormat: kept((...how: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...how)),
  getPluralRules: kept((...how: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...how)),
};

/** Texts with arguments that a translator keeps; a table on the screen has some thousands. */
const MOST_KEPT = 6000;

/** Tells a message with its arguments from all others; a number is another argument than a text of its digits. */
const nameOf = (key: string, values: readonly (readonly [string, string | number])[]): string =>
  values.reduce((name, [argument, value]) => `${name}\n${argument}${typeof value === 'number' ? '#' : '='}${value}`, key);

/** A translator over catalogues; later ones win. Formats are compiled once each, when first used. */
export function translator(language: Language, ...catalogues: readonly Catalogue[]): Translator {
  const messages = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const formats = new Map<string, IntlMessageFormat>();
  /** Texts by key, and with their arguments: a board asks for the same ones with each press. */
  const plain = new Map<string, string>();
  const said = new Map<string, string>();

  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known) return known;
    const message = messages.get(key);
    if (message === undefined) throw new Error(`no ${language} text for '${key}'`);
    const format = new IntlMessageFormat(message, tagOf(language), undefined, { ignoreTag: true, formatters: FORMATTERS });
    formats.set(key, format);
    return format;
  };

  const value = (argument: Argument): string | number => (typeof argument === 'object' ? say(argument) : argument);
  const text = (key: string, args?: Readonly<Record<string, Argument>>): string => {
    if (args && Object.keys(args).length > 0) return filled(key, args);
    const known = plain.get(key) ?? filled(key, {});
    plain.set(key, known);
    return known;
  };
  const filled = (key: string, args: Readonly<Record<string, Argument>>): string => {
    const values = Object.entries(args).map(([name, argument]) => [name, value(argument)] as const);
    const asked = nameOf(key, values);
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = String(formatOf(key).format(Object.fromEntries(values)));
    const fitted = language === 'ko' ? fitParticles(text) : text;
    const spoken = key.endsWith(SENTENCE) ? capitalized(fitted) : fitted;
    if (said.size >= MOST_KEPT) said.clear();
    said.set(asked, spoken);
    return spoken;
  };
  const say = (message: Message): string => text(message.key, message.args);
  // Intl puts 및 or 和 before the last name, which reads like a contract.
  const list = (names: readonly string[]): string => {
    const comma = COMMAS[language];
    return comma ? names.join(comma) : new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(names);
  };
  return { language, say, text, has: (key) => messages.has(key), list };
}
