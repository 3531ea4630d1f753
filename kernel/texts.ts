/** A language by its BCP 47 tag, as `en` or `pt-BR`. A language is a folder of texts, not a word of the code. */
export type Language = string;

/** What a text is in where its own language has none. */
export const FALLBACK: Language = 'en';

/** ICU messages by key, in one language. */
export type Catalogue = Readonly<Record<string, string>>;

/** Loads the texts of a language. Those it lacks are in English. */
export type TextLoader = (language: Language) => Promise<Catalogue>;

type Part = () => Promise<{ readonly default: Catalogue }>;

/** The texts of files, by language; in each language later files win. A language that has none gets the fallback's. */
export const textsOf =
  (files: Readonly<Record<Language, readonly Part[]>>): TextLoader =>
  async (language) => {
    const parts = await Promise.all((files[language] ?? files[FALLBACK] ?? []).map((load) => load()));
    return Object.assign({}, ...parts.map((part) => part.default));
  };

/** `All`, where it holds all of `Needed`: otherwise it does not compile. */
export type AllOf<All extends string, Needed extends All> = All | Needed;
