import type { Translator } from '@madang/text';

/** Sentences one after the other, each once. Some end with a stop, some do not. */
export const inOne = (words: Translator, sentences: readonly string[]): string =>
  [...new Set(sentences)].reduce((head, more) => words.text('why.also', { why: head.replace(/[.。]$/u, ''), more }));
