import {
  begin,
  below,
  type Decision,
  decision,
  type Expertise,
  type Facts,
  fastRandom,
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
import type { Question } from '../contract.ts';
import { anyOf, candidatesOf, determinize, endsTurn, LONGEST_TURN, ownFirst } from '../determinization.ts';
import { type Plan, planTurn, playPlan } from '../plans.ts';
import { answerGreedily } from '../policies.ts';
import { playOut } from '../search/search.ts';

/** A match to find ends in. */
export interface EndsRequest {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
  /** Playouts end after so many decisions; absent: with the match. */
  readonly horizon?: number;
  /** Players judge by the game's own evaluation although there are trained values. */
  readonly untrained: boolean;
}

/** How many ends of turns a match gives, and what they are told by. */
export interface EndSettings {
  /** Moves in a hundred that are any offered one, so that matches differ by more than luck. */
  readonly epsilon: number;
  /** Decisions in a hundred at the beginning of a turn whose other ends are looked at. */
  readonly sampled: number;
  /** Different ends of one turn. */
  readonly ends: number;
  /** Worlds in which every end is played out. */
  readonly worlds: number;
  /** Number of ends that are turns planned by greedy, the best among them; the others are ended half at random. */
  readonly plans: number;
  /** Playouts end after so many decisions and are judged there; absent: they are played to the end of the match. */
  readonly horizon?: number;
}

const TO_THE_END: EndSettings = { epsilon: 10, sampled: 25, ends: 6, worlds: 4, plans: 0 };

/** Playouts that are cut off cost less and say more of a choice: there are more of them, and of choices that lie closer together. */
export const endSettings = (horizon?: number): EndSettings =>
  horizon === undefined ? TO_THE_END : { epsilon: 10, sampled: 50, ends: 7, worlds: 4, plans: 4, horizon };

/** One way in which a turn could have ended, and what came of it in the mean of its worlds. */
export interface End {
  /** Numbers the decision within its match: ends of one decision are compared with each other. */
  readonly decision: number;
  readonly seat: Seat;
  /** How far the match was, 0 … 1. */
  readonly part: number;
  readonly facts: Float32Array;
  readonly shares: readonly number[];
  /** The victory that judgements are scored by: in the end's playouts, or in the match itself where playouts are cut off. */
  readonly won: readonly number[];
  /** What each seat would get if the match ended here: the first by the standing share the victory. */
  readonly standing: readonly number[];
  /** Points before the best rival; where playouts are cut off, the logarithm of the odds against that one. */
  readonly leads: readonly number[];
}

/** The ends of one decision, which are learned together. */
export type Group = readonly End[];

/** The players of the match, and the facts of its positions. */
interface Reader<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly expertise: Expertise<S, M>;
  readonly facts: Facts<S>;
  readonly settings: EndSettings;
  readonly seats: number;
}

/** Plays one match greedily, with random moves, and plays on from different ends of some of its turns in the same imagined worlds. Equal seeds give equal ends. */
export function endsOfMatch<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  { seats, options, seed }: { readonly seats: number; readonly options?: Options; readonly seed: string },
  settings: EndSettings = endSettings(),
): readonly End[] {
  const { facts } = expertise;
  if (!facts) throw new Error(`${game.name} has no facts`);
  const reader: Reader<S, M> = { game, expertise, facts, settings, seats };
  const random = seedRandom(seed);
  const state = begin(game, { seats, options, seed });
  const found: (Found & { readonly decision: number })[] = [];
  let before: Seat | undefined;
  let played = 0;
  for (let next = decision(game, state); next !== undefined; played++) {
    const { seat } = next;
    const opens = seat !== before || expertise.opensTurn?.(next) === true;
    if (opens && next.moves.length > 1 && below(random, 100) < settings.sampled)
      for (const end of siblings(reader, state, seat, `${seed}/${played}`)) found.push({ ...end, decision: played });
    before = seat;
    next = play(game, state, seat, choose(reader, state, next, random, `${seed}/${played}`));
  }
  const won = sharesNow(game, state);
  return found.map((end) => ({ ...end, won: settings.horizon === undefined ? end.shares : won, part: end.decision / played }));
}

function choose<S extends State, M extends Move>(
  { game, expertise, settings }: Reader<S, M>,
  state: S,
  open: Decision<M>,
  random: RandomState,
  seed: string,
): M {
  if (open.moves.length === 1 || below(random, 100) < settings.epsilon) return anyOf(open.moves, random);
  return greedyMove(game, expertise, state, open, seed);
}

/** What greedy answers here, asked as at a table: by its seat's view. */
const greedyMove = <S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  state: S,
  { seat }: Decision<M>,
  seed: string,
): M => answerGreedily({ game, expertise, view: game.redact(state, seat), seat, seed }).move;

/** An end, before it is known how long the match was and who won it. */
type Found = Omit<End, 'decision' | 'part' | 'won'>;

/** Different ends of the turn that a seat has open, each played out in the same worlds. */
function siblings<S extends State, M extends Move>(reader: Reader<S, M>, state: S, seat: Seat, seed: string): readonly Found[] {
  const { game, expertise, facts, settings, seats } = reader;
  const random = seedRandom(seed);
  const question = { game, expertise, view: game.redact(state, seat), seat, seed };
  const start = determinize(question, random);
  const seen = new Set<string>();
  const ends: { readonly world: S; readonly facts: Float32Array }[] = [];
  const add = (world: S): void => {
    const told = new Float32Array(seats * facts.seat.length + facts.table.length);
    facts.write(world, told);
    const name = told.join();
    if (!seen.has(name)) ends.push({ world, facts: told });
    seen.add(name);
  };
  for (const plan of somePlans(question, start, settings.plans, random)) {
    const world = game.clone(start.world);
    playPlan(question, world, plan.moves, random);
    add(world);
  }
  const most = settings.ends - settings.plans;
  for (let tries = 0; tries < 3 * most && ends.length < settings.ends; tries++) {
    const world = game.clone(start.world);
    endTurn(reader, world, start.decision, random, tries === 0 ? 0 : 50);
    add(world);
  }
  return ends.length < 2
    ? []
    : ends.map(({ world, facts: read }) => ({ seat, facts: read, standing: sharesNow(game, world), ...outcome(reader, world, seat, seed) }));
}

/** Chooses among greedy's planned turns: the best, and others behind it, nearer ones more often. */
function somePlans<S extends State, M extends Move>(
  question: Question<S, M>,
  { world, decision: open }: { readonly world: S; readonly decision: Decision<M> },
  count: number,
  random: RandomState,
): readonly Plan<M>[] {
  if (count === 0 || candidatesOf(question.expertise, world, open).length < 2) return [];
  const plans = planTurn(question, world, open, random);
  const chosen = new Set([0]);
  for (let i = 1, from = 1; i < count && from < plans.length; from += 3 ** i, i++)
    chosen.add(from + below(random, Math.min(3 ** i, plans.length - from)));
  return plans.filter((_, i) => chosen.has(i));
}

/** Each seat's share of the victory if the match ended here. */
export function sharesNow<S extends State, M extends Move>(game: Game<S, M>, world: S): readonly number[] {
  const scores = game.standing(world);
  const first = winners(scores);
  return scores.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0));
}

/** Plays the rest of the turn of the seat that is asked: by the playout policy, of a hundred choices `any` at random. */
function endTurn<S extends State, M extends Move>(
  { game, expertise }: Reader<S, M>,
  world: S,
  from: Decision<M>,
  random: RandomState,
  any: number,
): void {
  const { seat } = from;
  let next: Decision<M> | undefined = from;
  for (let step = 0; next !== undefined && step < LONGEST_TURN; step++) {
    const move: M = below(random, 100) < any ? anyOf(candidatesOf(expertise, world, next), random) : expertise.rollout(world, next, random);
    next = ownFirst(game, world, play(game, world, seat, move), seat);
    if (next !== undefined && endsTurn(expertise, seat, next)) return;
  }
}

/** What comes of a position in the mean: the same seeds for every end of a decision. */
function outcome<S extends State, M extends Move>(reader: Reader<S, M>, end: S, seat: Seat, seed: string) {
  const { game, settings, seats } = reader;
  const shares = new Array<number>(seats).fill(0);
  const leads = new Array<number>(seats).fill(0);
  const view = game.redact(end, seat);
  for (let w = 0; w < settings.worlds; w++) {
    const random = seedRandom(`${seed}/world ${w}`);
    const world = game.imagine(view, random);
    if (settings.horizon === undefined) playToTheEnd(reader, world, shares, leads, random);
    else playAsFar(reader, world, settings.horizon, shares, fastRandom(random));
  }
  return settings.horizon === undefined ? { shares, leads } : { shares, leads: shares.map((_, s) => oddsOf(shares, s)) };
}

function playToTheEnd<S extends State, M extends Move>(
  { game, expertise, settings }: Reader<S, M>,
  world: S,
  shares: number[],
  leads: number[],
  random: RandomState,
): void {
  for (let next = decision(game, world); next !== undefined; ) next = play(game, world, next.seat, expertise.rollout(world, next, random));
  add(game.standing(world), shares, leads, settings.worlds);
}

/** Plays about so many decisions, to where the game's horizon rests, and adds how each seat is judged to stand there. */
function playAsFar<S extends State, M extends Move>(
  { game, expertise, settings }: Reader<S, M>,
  world: S,
  decisions: number,
  shares: number[],
  random: RandomState,
): void {
  playOut({ game, expertise }, world, decision(game, world), decisions, random);
  const values = expertise.evaluate(world);
  for (let s = 0; s < shares.length; s++) shares[s] = (shares[s] ?? 0) + (values[s] ?? 0) / settings.worlds;
}

/** Odds that are longer are told alike. */
const LEAST = 1e-3;

/** The logarithm of a seat's odds against its best rival. */
function oddsOf(shares: readonly number[], seat: Seat): number {
  const best = Math.max(LEAST, ...shares.filter((_, other) => other !== seat));
  return Math.log(Math.max(LEAST, shares[seat] ?? 0) / best);
}

function add(scores: readonly Score[], shares: number[], leads: number[], worlds: number): void {
  const first = scores.filter(({ rank }) => rank === 1);
  for (const { seat, points } of scores) {
    const rival = Math.max(...scores.filter((other) => other.seat !== seat).map((other) => other.points));
    if (first.some((one) => one.seat === seat)) shares[seat] = (shares[seat] ?? 0) + 1 / first.length / worlds;
    leads[seat] = (leads[seat] ?? 0) + (points - rival) / worlds;
  }
}
