import { ROOM_SIZES, type RoomSize } from './words.ts';

/** Room cards of each size in the box: 50 (LUD-SETUP-04). */
const COPIES: Readonly<Record<RoomSize, number>> = { 100: 6, 150: 6, 200: 6, 250: 6, 300: 6, 350: 4, 400: 4, 450: 4, 500: 4, 600: 4 };

/** All room cards, each as the number of its size (index into ROOM_SIZES), ascending. */
export const ROOM_CARDS: readonly number[] = ROOM_SIZES.flatMap((size, number) => Array.from({ length: COPIES[size] }, () => number));
