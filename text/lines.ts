import { decisionOf, foresee, type Game, type Move, type Seat, type State, type Wording } from '@madang/kernel';
import type { Translator } from './translator.ts';

/** A seat that chooses, and what it sees. */
interface Chooser {
  readonly game: Game;
  readonly view: State;
  readonly seat: Seat;
}

/** A line of one seat's choices in words, choice by choice, as far as the seat can foresee it from its view. `line`: ids of moves. */
export function lineInWords(
  words: Translator,
  { label }: Pick<Wording, 'label'>,
  { game, view, seat }: Chooser,
  line: readonly number[],
): readonly string[] {
  const said: string[] = [];
  let at = view;
  for (const id of line) {
    const next = decidedBy(game, at, seat, id);
    if (!next) break;
    said.push(words.say(label(at, next.decision, next.move)));
    const ahead = foresee(game, at, seat, next.move);
    if (ahead.stopped) break;
    at = ahead.after;
  }
  return said;
}

/** The choices of a line as one text: numbered where there are several, for labels have arrows of their own. */
export const inSteps = (line: readonly string[]): string =>
  line.length > 1 ? line.map((choice, i) => `${i + 1}. ${choice}`).join(' ') : line.join('');

function decidedBy(game: Game, view: State, seat: Seat, id: number) {
  const decision = decisionOf(game, view, seat);
  const move: Move | undefined = decision?.moves.find((one) => one.id === id);
  return decision && move ? { decision, move } : undefined;
}
