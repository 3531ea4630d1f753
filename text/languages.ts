// Made by tools/languages.mjs from the folders of web/text. Do not edit.

/** The languages that the page speaks. */
export const LANGUAGES: readonly string[] = ['de', 'en', 'ko', 'zh'];
