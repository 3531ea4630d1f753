import type { Catalogue, TextLoader } from '@madang/kernel';

/** The languages in which nothing may be missing. Others fall back to English, text by text. */
export const WHOLE = ['en', 'ko', 'zh'] as const;
export type Whole = (typeof WHOLE)[number];

/** The catalogues or rulebooks in all whole languages. */
export type Texts = Readonly<Record<Whole, Catalogue>>;

/** Loads a text in all whole languages. */
export const readTexts = async (load: TextLoader): Promise<Texts> => ({ en: await load('en'), ko: await load('ko'), zh: await load('zh') });
