import fc from 'fast-check';
import {
  begin,
  below,
  type Decision,
  decision,
  decisions,
  type Expertise,
  type Game,
  isAllAtOnce,
  type Move,
  type Options,
  type OptionTable,
  type Played,
  parseOptions,
  play,
  type RandomState,
  type State,
  seedRandom,
  shuffle,
  type Tell,
} from '../index.ts';

/** How a random match was set up. */
export interface Setup {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** A position of a random match, kept as a copy. */
export interface Position<S extends State> {
  readonly setup: Setup;
  /** Moves played before it. */
  readonly at: number;
  readonly state: S;
}

/** A random match: how it went, and some of its positions. */
export interface Playout<S extends State, M extends Move> {
  readonly setup: Setup;
  readonly log: readonly Played<M>[];
  readonly last: S;
  readonly positions: readonly Position<S>[];
  /** What broke it. */
  readonly error: Error | undefined;
}

/** Random matches of one number of seats, and positions from them. */
export interface Sample<S extends State, M extends Move> {
  readonly playouts: readonly Playout<S, M>[];
  readonly positions: readonly Position<S>[];
  readonly most: number;
}

export const nameOf = (setup: Position<State>['setup'], at: number): string =>
  `match '${setup.seed}' with ${setup.seats} seats after ${at} moves, options ${JSON.stringify(setup.options)}`;

/** Names a position in a failure, so that it can be played up to again. */
export const where = (position: Position<State>): string => nameOf(position.setup, position.at);

/** The ends of a sample's matches, as positions. */
export const endsOf = <S extends State, M extends Move>({ playouts }: Sample<S, M>): readonly Position<S>[] =>
  playouts.map(({ setup, log, last }) => ({ setup, at: log.length, state: last }));

/** One of a list, equally likely; undefined of an empty one. */
export const pickOne = <T>(random: RandomState, list: readonly T[]): T | undefined =>
  list.length > 0 ? list[below(random, list.length)] : undefined;

/** Up to `most` of a list, chosen by the generator where it is longer. */
export const some = <T>(random: RandomState, list: readonly T[], most: number): readonly T[] =>
  list.length <= most ? list : shuffle(random, list.slice()).slice(0, most);

/** Every choice of a game's options, but for those that are fixed. */
export function anyOptions(table: OptionTable, fixed: Options = {}): fc.Arbitrary<Options> {
  const free = Object.entries(table).map(([name, values]) => [
    name,
    fixed[name] === undefined ? fc.constantFrom(...values) : fc.constant(fixed[name]),
  ]);
  return fc.record(Object.fromEntries(free));
}

/** Answers a decision, as a bot's rollout does. Random matches that use one reach positions that any move seldom does. */
export type Policy<S extends State = State, M extends Move = Move> = Expertise<S, M>['rollout'];

/** A random answer of a random seat that may act, or that of a policy. `next` is what `play` returned for this state. */
export function randomMove<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  next: Decision<M> | undefined,
  random: RandomState,
  policy?: Policy<S, M>,
): Played<M> | undefined {
  const open = isAllAtOnce(state.agenda.at(-1)) ? pickOne(random, decisions(game, state)) : next;
  const move = open && (policy ? policy(state, open, random) : pickOne(random, open.moves));
  return open && move && { seat: open.seat, move };
}

/**
 * Plays random moves in place until the match is over or `most` have been played; `before` sees each before it is played.
 * Throws if a rule does, or if nobody has a move in a match that is not over.
 */
export function playRandomly<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  random: RandomState,
  most: number,
  before?: Watching<M>['before'],
): void {
  playWatched(game, state, random, most, { before });
}

/** What is to be seen of a match that is played: each move before it is played, and all that is told. */
interface Watching<M extends Move> {
  readonly before?: ((played: Played<M>, at: number) => void) | undefined;
  readonly tell?: Tell;
}

/** The same as `playRandomly`, with all that is told. */
export function playWatched<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  random: RandomState,
  most: number,
  { before, tell }: Watching<M>,
): void {
  let next = decision(game, state);
  for (let at = 0; at < most && !state.over; at++) {
    const played = randomMove(game, state, next, random);
    if (!played) throw new Error('a dead end: nobody has a move');
    before?.(played, at);
    next = play(game, state, played.seat, played.move, tell);
  }
}

/** The options of each match: a list in turn, or drawn; by default those of the table, every second match with its defaults. */
export function matchOptions(table: OptionTable, matches: number, given?: readonly Options[] | fc.Arbitrary<Options>): readonly Options[] {
  const completed = (options: Options): Options => {
    const parsed = parseOptions(table, options);
    if (!parsed.ok) throw new Error(`${parsed.problem.code} '${parsed.problem.option}'`);
    return parsed.value;
  };
  if (isList(given)) return Array.from({ length: matches }, (_, i) => completed(given[i % given.length] ?? {}));
  const drawn = fc.sample(given ?? anyOptions(table), { seed: 1, numRuns: matches });
  return drawn.map((options, i) => completed(given === undefined && i % 2 === 0 ? {} : options));
}

const isList = (given: readonly Options[] | fc.Arbitrary<Options> | undefined): given is readonly Options[] => Array.isArray(given);

/** One random match, the same for the same set-up. Keeps up to `keep` positions, every one equally likely. */
export function playout<S extends State, M extends Move>(game: Game<S, M>, setup: Setup, most: number, keep: number): Playout<S, M> {
  const policy = seedRandom(`policy of ${setup.seed}`);
  const sampling = seedRandom(`positions of ${setup.seed}`);
  const positions: Position<S>[] = [];
  const log: Played<M>[] = [];
  const last = begin(game, setup);
  const note = (played: Played<M>, at: number): void => {
    const slot = at < keep ? at : below(sampling, at + 1);
    if (slot < keep) positions[slot] = { setup, at, state: game.clone(last) };
    log.push(played);
  };
  try {
    playRandomly(game, last, policy, most, note);
  } catch (error) {
    return { setup, log, last, positions, error: error instanceof Error ? error : new Error(String(error)) };
  }
  const error = last.over ? undefined : new Error(`not over after ${most} decisions`);
  return { setup, log, last, positions, error };
}
