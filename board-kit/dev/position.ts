import {
  below,
  type Decision,
  decisions,
  type Game,
  type Move,
  newMatch,
  type Options,
  playMove,
  type State,
  seedRandom,
  type Told,
} from '@madang/kernel';

/** A position of random play: the state, which seat looks, what it may choose, and what was told last. */
export interface Position<S extends State, M extends Move> {
  readonly state: S;
  readonly seat: number;
  readonly decision: Decision<M> | null;
  readonly events: readonly Told[];
}

/** What position is wanted. */
export interface Wanted {
  /** What some seat is asked, */
  readonly task: string;
  /** after at least so many moves */
  readonly from: number;
  /** of a match of so many seats with that seed and these options. */
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** Chooses among moves those that make something happen, so that positions fill; none of them: any will do. */
export type Lively<M extends Move> = (moves: readonly M[]) => readonly M[];

/** One move in so many is any. */
const ANY = 8;

/** Plays at random, mostly lively, until the wanted position; the end of the match where it does not come. */
export function positionAt<S extends State, M extends Move>(game: Game<S, M>, lively: Lively<M>, wanted: Wanted): Position<S, M> {
  const match = newMatch(game, wanted);
  const random = seedRandom(`gallery ${wanted.seed}`);
  let events: Told[] = [];
  for (let moves = 0; ; moves++) {
    const open = decisions(game, match.state);
    const found = open.find(({ task }) => task.task === wanted.task);
    if (moves >= wanted.from && found) return { state: match.state, seat: found.seat, decision: found, events };
    const next = open[0];
    if (!next) return { state: match.state, seat: 0, decision: null, events };
    const better = lively(next.moves);
    const choices = better.length > 0 && below(random, ANY) > 0 ? better : next.moves;
    events = [];
    const played = playMove(match, next.seat, choices[below(random, choices.length)], (event) => events.push(event));
    if (!played.ok) throw new Error(played.problem.code);
  }
}
