import type { Catalogue, Language } from '@madang/kernel';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

/** The texts of what the server sends. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ko, zh };
