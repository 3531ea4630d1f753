import type { Arguments, Message } from '@madang/kernel';
import { faceOf, type RoomType } from '../components/index.ts';
import { type Key, say, tileText } from '../text/names.ts';

export const faceText = (face: number): Message => tileText(faceOf(face).name);
export const typeText = (type: RoomType): Message => say(`ludwig.type.${type}`);
export const money = (amount: number): Message => say('ludwig.money', { amount });

type Word<K> = K extends `ludwig.board.${infer Name}` ? Name : never;

/** The board's own words, by what comes after `ludwig.board.`. */
export type BoardWord = Word<Key>;

/** One of the board's own words as a message. */
export const word = (name: BoardWord, args?: Arguments): Message => say(`ludwig.board.${name}`, args);
