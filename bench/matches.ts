import {
  begin,
  below,
  type Decision,
  type Document,
  decision,
  type Game,
  type Move,
  newMatch,
  type Played,
  play,
  playMove,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
  toDocument,
} from '@madang/kernel';

/** Does a piece of work (some milliseconds at most) and says how many units that was. */
export type Batch = () => number;

/** Seats of every match that is measured. */
export const SEATS = 4;

/** A match played at random: what has to be known to play it again. */
export interface RecordedMatch<S extends State, M extends Move> {
  readonly start: S;
  readonly log: readonly Played<M>[];
}

/** Any of the offered moves. */
export function anyOf<M extends Move>(offered: Decision<M>, random: RandomState): M {
  const move = offered.moves[below(random, offered.moves.length)];
  if (move === undefined) throw new Error('a decision without moves');
  return move;
}

/** The seed of the choices in the match of that seed: apart from the match's own chance. */
const choiceSeed = (seed: string): string => `choices of ${seed}`;

/** Plays a whole match at random; `visit` sees every position in which somebody must decide. Returns the number of decisions. */
export function playRandomly<S extends State, M extends Move>(
  game: Game<S, M>,
  seed: string,
  visit?: (state: S, next: Decision<M>, move: M) => void,
): number {
  const random = seedRandom(choiceSeed(seed));
  const state = begin(game, { seats: SEATS, seed });
  let decisions = 0;
  for (let next = decision(game, state); next; decisions++) {
    const move = anyOf(next, random);
    visit?.(state, next, move);
    next = play(game, state, next.seat, move);
  }
  return decisions;
}

/** So many random matches, recorded. */
export function recordMatches<S extends State, M extends Move>(game: Game<S, M>, count: number): RecordedMatch<S, M>[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = `bench ${i}`;
    const log: { seat: Seat; move: M }[] = [];
    playRandomly(game, seed, (_state, { seat }, move) => log.push({ seat, move }));
    return { start: begin(game, { seats: SEATS, seed }), log };
  });
}

/** Positions in which somebody must decide, spread over random matches; each with the seat that decides first. */
export function samplePositions<S extends State, M extends Move>(game: Game<S, M>, count: number): { state: S; seat: Seat }[] {
  const positions: { state: S; seat: Seat }[] = [];
  for (let i = 0; positions.length < count; i++) {
    const random = seedRandom(`sample ${i}`);
    playRandomly(game, `sample ${i}`, (state, { seat }) => {
      if (below(random, 16) === 0) positions.push({ state: game.clone(state), seat });
    });
  }
  return positions.slice(0, count);
}

/** A seat's view before and after a move, whoever's: what the server tells apart for every seat at every move. */
export function sampleSteps<S extends State, M extends Move>(game: Game<S, M>, count: number): { before: S; after: S }[] {
  const steps: { before: S; after: S }[] = [];
  for (let i = 0; steps.length < count; i++) {
    const random = seedRandom(`steps ${i}`);
    playRandomly(game, `steps ${i}`, (state, { seat }, move) => {
      if (below(random, 16) > 0) return;
      const viewer = below(random, SEATS);
      const next = game.clone(state);
      play(game, next, seat, move);
      steps.push({ before: game.redact(state, viewer), after: game.redact(next, viewer) });
    });
  }
  return steps.slice(0, count);
}

/** So many random matches as documents. */
export function playDocuments<S extends State, M extends Move>(game: Game<S, M>, count: number): Document[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = `document ${i}`;
    const match = newMatch(game, { seats: SEATS, seed });
    playRandomly(game, seed, (_state, { seat }, move) => {
      const played = playMove(match, seat, move);
      if (!played.ok) throw new Error(`a match did not take an offered move: ${played.problem.code}`);
    });
    return toDocument(match);
  });
}

/** Calls `work` for the items in turn, for ever: each call of the result takes the next one. */
export function inTurn<T>(items: readonly T[], work: (item: T, index: number) => number): Batch {
  let at = 0;
  return () => {
    const index = at++ % items.length;
    const item = items[index];
    if (item === undefined) throw new Error('nothing to take in turn');
    return work(item, index);
  };
}
