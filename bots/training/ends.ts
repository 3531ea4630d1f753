import {
  begin,
  below,
  type Decision,
  decision,
  type Expertise,
  type Facts,
  type Game,
  type Move,
  type Options,
  play,
  type RandomState,
  type Score,
  type Seat,
  type State,
  seedRandom,
  winners,
} from '@madang/kernel';
import { answerGreedily } from '../policies.ts';
import { anyOf, candidatesOf, endsTurn, imagine, LONGEST_TURN, ownFirst } from '../worlds.ts';

/** A match to find ends in. */
export interface EndsRequest {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
}

/** How many ends of turns a match gives. */
export interface EndSettings {
  /** Moves in a hundred that are any offered one, so that matches differ by more than luck. */
  readonly slips: number;
  /** Decisions in a hundred at the beginning of a turn whose other ends are looked at. */
  readonly sampled: number;
  /** Different ends of one turn. */
  readonly ends: number;
  /** Worlds in which every end is played out. */
  readonly worlds: number;
}

const END_SETTINGS: EndSettings = { slips: 10, sampled: 25, ends: 6, worlds: 4 };

/** One way in which a turn could have ended, and what came of it in the mean of its worlds. */
export interface End {
  /** Numbers the decision within its match: ends of one decision are compared with each other. */
  readonly decision: number;
  readonly seat: Seat;
  /** How far the match was, 0 … 1. */
  readonly part: number;
  readonly facts: Float32Array;
  readonly shares: readonly number[];
  /** What each seat would get if the match ended here: the first by the standing share the victory. */
  readonly standing: readonly number[];
  /** Points before the best rival. */
  readonly leads: readonly number[];
}

/** The ends of one decision, which are learned together. */
export type Group = readonly End[];

/** Who plays the match, and what its positions are told in. */
interface Reader<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly expertise: Expertise<S, M>;
  readonly facts: Facts<S>;
  readonly settings: EndSettings;
  readonly seats: number;
}

/** Plays one match greedily, with slips, and plays on from different ends of some of its turns in the same imagined worlds. Equal seeds give equal ends. */
export function endsOfMatch<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  { seats, options, seed }: { readonly seats: number; readonly options?: Options; readonly seed: string },
  settings: EndSettings = END_SETTINGS,
): readonly End[] {
  const { facts } = expertise;
  if (!facts) throw new Error(`${game.name} has no facts`);
  const reader: Reader<S, M> = { game, expertise, facts, settings, seats };
  const random = seedRandom(seed);
  const state = begin(game, { seats, options, seed });
  const found: (Omit<End, 'part'> & { readonly at: number })[] = [];
  let before: Seat | undefined;
  let played = 0;
  for (let next = decision(game, state); next !== undefined; played++) {
    const { seat } = next;
    const opens = seat !== before || expertise.opensTurn?.(next) === true;
    if (opens && next.moves.length > 1 && below(random, 100) < settings.sampled)
      for (const end of siblings(reader, state, seat, `${seed}/${played}`)) found.push({ ...end, decision: played, at: played });
    before = seat;
    next = play(game, state, seat, choose(reader, state, next, random, `${seed}/${played}`));
  }
  return found.map(({ at, ...end }) => ({ ...end, part: at / played }));
}

function choose<S extends State, M extends Move>(
  { game, expertise, settings }: Reader<S, M>,
  state: S,
  { seat, moves }: Decision<M>,
  random: RandomState,
  seed: string,
): M {
  if (moves.length === 1 || below(random, 100) < settings.slips) return anyOf(moves, random);
  return answerGreedily({ game, expertise, view: game.redact(state, seat), seat, seed }).move;
}

/** Different ends of the turn that a seat has open, each played out in the same worlds. */
function siblings<S extends State, M extends Move>(
  reader: Reader<S, M>,
  state: S,
  seat: Seat,
  seed: string,
): readonly Omit<End, 'decision' | 'part'>[] {
  const { game, expertise, facts, settings, seats } = reader;
  const random = seedRandom(seed);
  const start = imagine({ game, expertise, view: game.redact(state, seat), seat, seed }, random);
  const seen = new Set<string>();
  const ends: { readonly world: S; readonly facts: Float32Array }[] = [];
  for (let tries = 0; tries < 3 * settings.ends && ends.length < settings.ends; tries++) {
    const world = game.clone(start.world);
    endTurn(reader, world, seat, start.decision, random, tries === 0 ? 0 : 50);
    const told = new Float32Array(seats * facts.seat.length + facts.table.length);
    facts.write(world, told);
    const name = told.join();
    if (!seen.has(name)) ends.push({ world, facts: told });
    seen.add(name);
  }
  return ends.length < 2
    ? []
    : ends.map(({ world, facts: read }) => ({ seat, facts: read, standing: sharesNow(game, world), ...outcome(reader, world, seat, seed) }));
}

function sharesNow<S extends State, M extends Move>(game: Game<S, M>, world: S): readonly number[] {
  const scores = game.standing(world);
  const first = winners(scores);
  return scores.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0));
}

/** Plays the rest of the seat's turn: by the playout policy, of a hundred choices `any` at random. */
function endTurn<S extends State, M extends Move>(
  { game, expertise }: Reader<S, M>,
  world: S,
  seat: Seat,
  from: Decision<M>,
  random: RandomState,
  any: number,
): void {
  let next: Decision<M> | undefined = from;
  for (let step = 0; next !== undefined && step < LONGEST_TURN; step++) {
    const move: M = below(random, 100) < any ? anyOf(candidatesOf(expertise, world, next), random) : expertise.rollout(world, next, random);
    next = ownFirst(game, world, play(game, world, seat, move), seat);
    if (next !== undefined && endsTurn(expertise, seat, next)) return;
  }
}

/** What comes of a position in the mean: the same seeds for every end of a decision. */
function outcome<S extends State, M extends Move>({ game, expertise, settings, seats }: Reader<S, M>, end: S, seat: Seat, seed: string) {
  const shares = new Array<number>(seats).fill(0);
  const leads = new Array<number>(seats).fill(0);
  const view = game.redact(end, seat);
  for (let w = 0; w < settings.worlds; w++) {
    const random = seedRandom(`${seed}/world ${w}`);
    const world = game.imagine(view, random);
    for (let next = decision(game, world); next !== undefined; ) next = play(game, world, next.seat, expertise.rollout(world, next, random));
    add(game.standing(world), shares, leads, settings.worlds);
  }
  return { shares, leads };
}

function add(scores: readonly Score[], shares: number[], leads: number[], worlds: number): void {
  const first = scores.filter(({ rank }) => rank === 1);
  for (const { seat, points } of scores) {
    const rival = Math.max(...scores.filter((other) => other.seat !== seat).map((other) => other.points));
    if (first.some((one) => one.seat === seat)) shares[seat] = (shares[seat] ?? 0) + 1 / first.length / worlds;
    leads[seat] = (leads[seat] ?? 0) + (points - rival) / worlds;
  }
}
