import { type Catalogue, FALLBACK, type Language } from '@madang/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** What is wrong with a set of catalogues. */
export interface CatalogueProblem {
  readonly code: 'missing' | 'unreadable' | 'other-arguments' | 'empty';
  readonly language: Language;
  readonly key: string;
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function collect(elements: Elements, names: Set<string>): void {
  for (const element of elements) {
    // 0 is plain text, 7 the number sign of a plural
    if (element.type !== 0 && element.type !== 7) names.add(element.value);
    if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, names);
  }
}

/** The names of a message's arguments, sorted. Throws if it is no ICU message. */
export function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), names);
  return [...names].sort();
}

function read(message: string): string | undefined {
  try {
    return argumentsOf(message).join();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Compares the languages of one set of texts: every key in each, readable, not empty, with the same arguments as in English. */
export function catalogueProblems(catalogues: Readonly<Record<Language, Catalogue>>): readonly CatalogueProblem[] {
  const languages = Object.entries(catalogues);
  const keys = new Set(languages.flatMap(([, catalogue]) => Object.keys(catalogue)));
  const problems: CatalogueProblem[] = [];
  for (const key of keys) {
    const english = read(catalogues[FALLBACK]?.[key] ?? '');
    for (const [language, catalogue] of languages) {
      const code = codeOf(catalogue[key], english);
      if (code) problems.push({ code, language, key });
    }
  }
  return problems;
}

/** What is wrong with a message, if anything. `english`: the arguments that it should have. */
function codeOf(message: string | undefined, english: string | undefined): CatalogueProblem['code'] | undefined {
  if (message === undefined) return 'missing';
  if (message.trim() === '') return 'empty';
  const found = read(message);
  if (found === undefined) return 'unreadable';
  return found === english ? undefined : 'other-arguments';
}
