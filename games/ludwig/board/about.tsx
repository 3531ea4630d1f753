import { type About, inSentences } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import { FACES, type Face } from '../components/index.ts';
import { tileText } from '../text/names.ts';
import { describeFace, REWARD_RULES } from './describe.ts';
import { Tile } from './rooms/miniature.tsx';
import { useSay } from './table.tsx';

/** Pixels a unit has on the card of a tile. */
const UNIT = 16;

/** Says what a tile is: for its card, and in one line for who listens. `more`: what is to be said of it where it lies. */
export function useFace(): (face: Face, more?: readonly Message[]) => { readonly words: string; about(): About } {
  const say = useSay();
  return (face, more = []) => {
    const [title, lines] = [say(tileText(face.name)), [...describeFace(face), ...more].map((line) => say(line))];
    return {
      words: inSentences([title, ...lines]),
      about: () => ({ title, lines, rule: REWARD_RULES[face.type], picture: <Tile face={FACES.indexOf(face)} unit={UNIT} points /> }),
    };
  };
}
