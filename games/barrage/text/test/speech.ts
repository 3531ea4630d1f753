import { speech } from '@madang/text/testing';
import { wording } from '../index.ts';

/** The game's messages in words; the seats are 하은, Bob, 小明 and Jack. */
export const { inEveryLanguage, english } = await speech('barrage', wording);
