import type { Message } from '@madang/kernel';
import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';
import type { SeatInfo } from '../contract.ts';

/** What the kit's own parts need of the board around them. */
interface Board {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  say(message: Message): string;
}

const Context = createContext<Board | null>(null);
export const BoardProvider = Context.Provider;

const PositionContext = createContext<object>({});
export const PositionProvider = PositionContext.Provider;

/** The board around a part of it. */
function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error('a part of a board outside of its board');
  return board;
}

/** The game whose board this is: the class that its styles begin at. */
export const useGameName = (): string => useBoard().game;

/** Puts messages into the reader's words. */
export const useSayMessage = (): Board['say'] => useBoard().say;

/** The seats at the table. */
export const useSeats = (): readonly SeatInfo[] => useBoard().seats;

/** Stands for what the board is drawn from: another object with each position, decision and choice that is pointed at. */
export const usePosition = (): object => useContext(PositionContext);

/**
 * What the kit itself says, in the game's words: a game that uses a part has its messages `<game>.board.<word>`.
 * `map`, `zoomIn`, `zoomOut`, `fit`: the map. `close`: a drawer.
 */
export type KitWord = 'map' | 'zoomIn' | 'zoomOut' | 'fit' | 'close';

/** Says the kit's own words. */
export function useKitWords(): (word: KitWord) => string {
  const { game, say } = useBoard();
  return (word) => say({ key: `${game}.board.${word}` });
}
