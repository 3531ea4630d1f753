import type { Catalogue, Language } from '@madang/kernel';
import { PLAYED } from './shelf/played.ts';
import { TEXTS } from './shelf/texts.ts';
import NAMED from './shelf/titles.json' with { type: 'json' };
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

const titles: Readonly<Record<string, Readonly<Record<string, Catalogue>>>> = NAMED;

/** A game's title or its sentence on the shelf, in English where that language has none; undefined if there is no such game. */
export function titleText(game: string, part: 'title' | 'blurb', language: Language): string | undefined {
  const texts = titles[game];
  return (texts?.[language] ?? texts?.en)?.[`${game}.${part}`];
}
