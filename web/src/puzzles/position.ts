import {
  type Document,
  type Game,
  type Match,
  openDocument,
  type Puzzle,
  type PuzzleLine,
  playMove,
  type Seat,
  type State,
  sameData,
} from '@madang/kernel';
import { freshDocument } from '../local-server/local.ts';

/** A match as it is stored with a puzzle. */
type StoredMatch = Pick<Puzzle, 'options' | 'seats' | 'seed' | 'played'>;

/** The match of a puzzle up to its position. */
export function documentOf(game: Game, version: string, { options, seats, seed, played }: StoredMatch): Document {
  const moves: [Seat, unknown][] = [];
  for (let i = 0; i + 1 < played.length; i += 2) moves.push([played[i] ?? 0, game.moves.byId(played[i + 1] ?? 0)]);
  return { ...freshDocument(game.name, version, options, seats, seed), moves };
}

/** The match at a puzzle's position. Throws where the puzzle does not fit the rules: its tests hold that it does. */
export function matchOf(game: Game, version: string, puzzle: Puzzle): Match {
  const opened = openDocument(game, documentOf(game, version, puzzle));
  if (!opened.ok) throw new Error(`puzzle ${puzzle.id}: ${opened.problem.code}`);
  return opened.value;
}

/** The best turn from its beginning to its end. */
export const bestTurn = ({ lines, rest }: Puzzle): readonly number[] => [...(lines[0]?.moves ?? []), ...rest];

/** Plays a turn for a seat; returns whether it can be played. */
export const playTurn = (match: Match, seat: Seat, moves: readonly number[]): boolean =>
  moves.every((id) => {
    const move = match.game.moves.byId(id);
    return move !== undefined && playMove(match, seat, move).ok;
  });

/** The stored line that comes to the same position as these moves, whatever their order; undefined: none does. */
export function lineLike(game: Game, version: string, puzzle: Puzzle, moves: readonly number[]): PuzzleLine | undefined {
  const reached = stateAfter(game, version, puzzle, moves);
  return reached && puzzle.lines.find(({ moves: line }) => isPart(line, moves) || sameData(stateAfter(game, version, puzzle, line), reached));
}

/** Whether one turn is the beginning of the other. */
const isPart = (line: readonly number[], moves: readonly number[]): boolean =>
  line.length <= moves.length
    ? line.every((id, i) => moves[i] === id) && moves.length - line.length <= LOOSE
    : moves.every((id, i) => line[i] === id);

/** Moves that a turn may have beyond a line: what closes it is not named there. */
const LOOSE = 1;

function stateAfter(game: Game, version: string, puzzle: Puzzle, line: readonly number[]): State | undefined {
  const match = matchOf(game, version, puzzle);
  return playTurn(match, puzzle.seat, line) ? match.state : undefined;
}
