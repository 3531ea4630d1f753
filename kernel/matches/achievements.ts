import type { Score, Seat, State, Told } from '../state.ts';
import type { TextLoader } from '../texts.ts';
import type { Chronicle } from './chronicle.ts';

/** How seldom bots reach an achievement (docs/achievements.md has the figures). */
export const RARITIES = ['common', 'uncommon', 'rare'] as const;
export type Rarity = (typeof RARITIES)[number];

/** A finished match as achievements read it. */
export interface Tale<S extends State = State, E extends Told = Told> {
  /** At the end of the match. */
  readonly state: S;
  /** Everything that was told, secrets too, in order. */
  readonly told: readonly E[];
  readonly scores: readonly Score[];
}

/** Something remarkable that a seat may do in one match. Never a matter of time, or of how many matches were played. */
export interface Achievement<S extends State = State, E extends Told = Told> {
  /** Its name among those of its game; its texts are `<game>.achievement.<id>.name` and `.rule`. */
  readonly id: string;
  readonly rarity: Rarity;
  /** Whether the seat reached it. Pure, so a replay of the match gives the same. */
  reached(tale: Tale<S, E>, seat: Seat): boolean;
}

/** A game's achievements. Kept in games/<name>/achievements. */
export interface Achievements<S extends State = State, E extends Told = Told> {
  readonly catalogues: TextLoader;
  /** In the order of their list. */
  readonly all: readonly Achievement<S, E>[];
}

/** A match that is over as achievements read it. */
export const taleOf = ({ match: { game, state }, log }: Chronicle): Tale => ({
  state,
  told: log.flatMap(({ heard }) => heard.map(({ event }) => event)),
  scores: game.standing(state),
});

/** The ids of the achievements that a seat reached; none before the end of the match, and none for a seat that asked a coach. */
export function achieved(chronicle: Chronicle, { all }: Pick<Achievements, 'all'>, seat: Seat): readonly string[] {
  const { state, helps } = chronicle.match;
  if (!state.over || helps.some((help) => help.seat === seat)) return [];
  const tale = taleOf(chronicle);
  return all.filter((one) => one.reached(tale, seat)).map(({ id }) => id);
}

/** The events of a name that tell of a seat. */
export const seatEvents = <E extends Told, K extends E['event']>(
  told: readonly E[],
  name: K,
  seat: Seat,
): readonly (E & { readonly event: K; readonly seat: number })[] =>
  told.filter((one): one is E & { readonly event: K; readonly seat: number } => one.event === name && 'seat' in one && one.seat === seat);

/** What was told from each event of a name to the next: the rounds of a match. What came before the first is left out. */
export function spansOf<E extends Told>(told: readonly E[], begins: E['event']): readonly (readonly E[])[] {
  const starts = told.flatMap(({ event }, i) => (event === begins ? [i] : []));
  return starts.map((start, i) => told.slice(start, starts[i + 1]));
}

/** Achievements by rarity and id: when each is reached. */
export const achievementsOf = <S extends State, E extends Told>(
  byRarity: Readonly<Record<Rarity, Readonly<Record<string, Achievement<S, E>['reached']>>>>,
): readonly Achievement<S, E>[] => RARITIES.flatMap((rarity) => Object.entries(byRarity[rarity]).map(([id, reached]) => ({ id, rarity, reached })));

/** Reached in a span of the match, from one event of a name to the next: `inSpan('round-began')` within a round. */
export const inSpan =
  <S extends State, E extends Told>(begins: E['event']) =>
  (has: (span: readonly E[], seat: Seat) => boolean): Achievement<S, E>['reached'] =>
  ({ told }, seat) =>
    spansOf(told, begins).some((span) => has(span, seat));
