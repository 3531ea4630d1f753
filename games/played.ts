import { PLAYED } from './shelf/played.ts';
import type { Played } from './title.ts';

/** The game of that name, without its texts: a browser's workers would carry those of the whole shelf otherwise. Undefined if there is none. */
export const findPlayed = (name: string): Played | undefined => PLAYED.find((game) => game.name === name);
