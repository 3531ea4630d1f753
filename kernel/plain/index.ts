export { ledgerChapters } from './chapters.ts';
export { copyState } from './copy.ts';
export { plainExpertise } from './expertise.ts';
export { BLANK, type PlainState } from './fields.ts';
export { type PlainWords, plainWording } from './wording.ts';
