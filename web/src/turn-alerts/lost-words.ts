import type { SeatInfo } from '@madang/board-kit';
import type { Translator } from '@madang/text';
import { contain } from '../faults/faults.ts';
import type { PlanNews } from '../play/state.ts';
import type { LoadedGame } from '../words/loaded-game.ts';

/** What a text says of a planned move that is not offered any more: the move, and whether it is known after whose move. */
export const lostWords = (kit: LoadedGame, words: Translator, seats: readonly SeatInfo[], lost: NonNullable<PlanNews['lost']>) => {
  const name = lost.by === null ? undefined : seats[lost.by]?.name;
  return {
    move: contain('plan', () => words.say(kit.wording.label(lost.view, lost.decision, lost.move)), lost.move.kind),
    known: name === undefined ? 'no' : 'yes',
    name: name ?? '',
  };
};
