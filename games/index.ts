import { PLAYED } from './shelf/played.ts';
import { TEXTS } from './shelf/texts.ts';
import type { Title } from './title.ts';

export type { Title } from './title.ts';

/** Every game that has a folder, examples included, in the order of the lobby. */
export const TITLES: readonly Title[] = PLAYED.toSorted((a, b) => a.order - b.order).flatMap((played) => {
  const texts = TEXTS[played.name];
  return texts ? [{ ...played, ...texts }] : [];
});

/** The shelf: every game that Madang offers. */
export const SHELF: readonly Title[] = TITLES.filter(({ example }) => !example);

/** The title of that name, examples included; undefined if no game has it. */
export const findTitle = (name: string): Title | undefined => TITLES.find((title) => title.name === name);
