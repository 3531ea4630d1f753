import assert from 'node:assert/strict';
import {
  decisionOf,
  decisions,
  type Game,
  isAmong,
  type Move,
  type Played,
  play,
  type Seat,
  type State,
  sameData,
  seedRandom,
  type Told,
} from '../../index.ts';
import { heardBy } from '../hearing.ts';
import { endsOf, type Position, pickOne, type Sample, some, where } from '../playouts.ts';
import { named, viewers } from './viewLaws.ts';

const MOST_STEPS = 12;
const MOST_VIEWERS = 2;

/**
 * No secret stands in a task that waits. Two worlds that look the same to somebody are played on by the same moves and the same chance:
 * as long as all else that is seen and heard there is the same, so are the tasks.
 */
export function tasksHoldNoSecret<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const random = seedRandom(`tasks ${where(position)}`);
    for (const viewer of some(random, viewers(position), MOST_VIEWERS)) {
      const one = game.clone(position.state);
      const other = game.imagine(game.redact(one, viewer), random);
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        const played = pickOne(random, sharedMoves(game, one, other));
        if (!played) break;
        const seed = `${where(position)} ${steps}`;
        const [here, there] = [seenOf(game, one, played, viewer, seed), seenOf(game, other, played, viewer, seed)];
        if (!sameData({ ...here, agenda: [] }, { ...there, agenda: [] })) break;
        assert.deepEqual(there.agenda, here.agenda, `a task tells ${named(viewer, position)}, ${steps + 1} moves on, what nothing else does`);
      }
    }
  }
}

/** The moves that can be played in both worlds. */
const sharedMoves = <S extends State, M extends Move>(game: Game<S, M>, one: S, other: S): readonly Played<M>[] =>
  decisions(game, one).flatMap(({ seat, moves }) => {
    const there = decisionOf(game, other, seat)?.moves ?? [];
    return moves.filter((move) => isAmong(there, move)).map((move) => ({ seat, move }));
  });

interface Seen {
  readonly agenda: State['agenda'];
  readonly view: State;
  readonly heard: readonly Told[];
}

/** Plays a move in place, with chance from a seed; what somebody sees and hears then, the tasks apart. */
function seenOf<S extends State, M extends Move>(game: Game<S, M>, world: S, { seat, move }: Played<M>, viewer: Seat | null, seed: string): Seen {
  world.random = seedRandom(seed);
  const { heard, tell } = heardBy(viewer);
  play(game, world, seat, move, tell);
  const view = game.redact(world, viewer);
  return { agenda: view.agenda, view: { ...view, agenda: [] }, heard };
}

/** The law that what a game says somebody knows can be read off that one's view, and off every world imagined from it. */
export const knownShows =
  <S extends State, M extends Move>(knows: (state: S, seat: Seat | null) => unknown) =>
  (game: Game<S, M>, { positions }: Sample<S, M>): void => {
    for (const position of positions) {
      for (const viewer of viewers(position)) {
        const name = named(viewer, position);
        const known = knows(position.state, viewer);
        const view = game.redact(position.state, viewer);
        assert.deepEqual(knows(view, viewer), known, `hidden although known: ${name}`);
        assert.deepEqual(knows(game.imagine(view, seedRandom(name)), viewer), known, `imagined otherwise although known: ${name}`);
      }
    }
  };

/** Each position of the random matches as somebody imagines it. */
export function imaginedOf<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): readonly (readonly [S, Position<S>])[] {
  return positions.map((position) => {
    const random = seedRandom(`imagined ${where(position)}`);
    return [game.imagine(game.redact(position.state, pickOne(random, viewers(position)) ?? null), random), position];
  });
}

/** The law that fields which follow from others are what they would be if they were worked out anew, in imagined positions too. */
export const derivedIsKept =
  <S extends State, M extends Move>(derived: (state: S) => S) =>
  (game: Game<S, M>, sample: Sample<S, M>): void => {
    const known = [...sample.positions, ...endsOf(sample)].map((position) => [position.state, position] as const);
    for (const [state, position] of [...known, ...imaginedOf(game, sample)]) assert.deepEqual(state, derived(game.clone(state)), where(position));
  };
