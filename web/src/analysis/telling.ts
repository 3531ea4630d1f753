import type { SeatInfo } from '@madang/board-kit';
import { decisionOf, type Match, type Seat, stateAt } from '@madang/kernel';
import { lineInWords, type Translator } from '@madang/text';
import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';
import type { LoadedGame } from '../words/loaded-game.ts';

/** What every part of an analysis needs to tell of its match. */
export interface Telling {
  readonly app: Translator;
  /** With the game's words and the players' names. */
  readonly words: Translator;
  readonly seats: readonly SeatInfo[];
  /** Whether one player played alone: texts then speak of the goal instead of the victory. */
  readonly alone: 'yes' | 'no';
  /** A line of a seat's choices from a step on, in words, as the seat could foresee it. */
  lineOf(at: number, seat: Seat, line: readonly number[]): readonly string[];
  /** What the seat was asked at that step. */
  askedAt(at: number, seat: Seat): string;
}

export function tellingOf(app: Translator, words: Translator, seats: readonly SeatInfo[], { wording }: LoadedGame, match: Match): Telling {
  const { game } = match;
  const viewAt = (at: number, seat: Seat) => game.redact(stateAt(match, at), seat);
  return {
    app,
    words,
    seats,
    alone: seats.length === 1 ? 'yes' : 'no',
    lineOf: (at, seat, line) => lineInWords(words, wording, { game, view: viewAt(at, seat), seat }, line),
    askedAt(at, seat) {
      const view = viewAt(at, seat);
      const decision = decisionOf(game, view, seat);
      return decision ? words.say(wording.prompt(view, decision)) : '';
    },
  };
}

const TellingContext = createContext<Telling | null>(null);

export const TellingProvider = TellingContext.Provider;

/** What the analysis around this component tells of. */
export function useTelling(): Telling {
  const telling = useContext(TellingContext);
  if (!telling) throw new Error('no analysis above this component');
  return telling;
}
