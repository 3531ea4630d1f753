import type { State } from '@madang/kernel';
import { contain } from '../faults/faults.ts';
import type { Scene } from './scene.tsx';

/** The line above a table: how far the match is. Empty where the game's words have a fault. */
export const headlineOf = ({ wording }: Scene['kit'], words: Scene['words'], view: State): string =>
  contain('headline', () => words.say(wording.headline(view)), '');
