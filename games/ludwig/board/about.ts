import type { About } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import type { Face } from '../components/index.ts';
import { tileText } from '../text/names.ts';
import { describeFace, REWARD_RULES } from './describe.ts';
import { useSay } from './table.tsx';

/** Says what a tile is: for its card, and in one line for who listens. `more`: what is to be said of it where it lies. */
export function useFace(): (face: Face, more?: readonly Message[]) => { readonly words: string; about(): About } {
  const say = useSay();
  return (face, more = []) => {
    const [title, lines] = [say(tileText(face.name)), [...describeFace(face), ...more].map((line) => say(line))];
    return { words: [title, ...lines].join('. '), about: () => ({ title, lines, rule: REWARD_RULES[face.type] }) };
  };
}
