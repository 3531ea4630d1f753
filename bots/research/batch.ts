import {
  begin,
  type Decision,
  decision,
  type Expertise,
  fail,
  type Game,
  type Move,
  type Options,
  ok,
  play,
  type Result,
  type Seat,
  type State,
  seedRandom,
  victoryShares,
} from '@madang/kernel';
import { answerOf, type Contender } from '../arena/contender.ts';
import { LONGEST_MATCH } from '../arena/match.ts';
import type { Ended, Problem, Turn } from './messages.ts';

/** What a batch of matches is made of. */
export interface BatchPlan {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly options: Options;
  /** The bots that are played here, by seat. */
  readonly bots: ReadonlyMap<Seat, Contender>;
}

interface One {
  state: State;
  /** A decision of the research client: none of the bots here makes it. */
  next: Decision;
  seed: string;
  decisions: number;
}

/** Matches that are played side by side; one that ends gives its place to the next. Equal plans and equal moves go equally. */
export interface Batch {
  readonly plan: BatchPlan;
  turns(): readonly Turn[];
  /** One move for each match or null, all or none. Gives the matches that ended by it. */
  play(moves: readonly (number | null)[]): Result<readonly Ended[], Problem>;
  /** What the seat that decides may know. */
  view(match: number): State | undefined;
  /** The same in numbers: of a world that the view allows, for facts are read of whole states. */
  facts(match: number): readonly number[] | undefined;
}

export function newBatch(plan: BatchPlan): Batch {
  const { game, matches, seats } = plan;
  let begun = 0;
  const started = (): One => {
    for (;;) {
      const seed = `${plan.seed}/${begun++}`;
      const state = begin(game, { seats, seed, options: plan.options });
      const next = forBots(plan, state, decision(game, state), seed, { decisions: 0 });
      // A match that the bots end among themselves is nobody's.
      if (next) return { state, next, seed, decisions: 0 };
    }
  };
  const all = Array.from({ length: matches }, started);
  const turns = () => all.map(({ next }): Turn => [next.seat, next.moves.map(({ id }) => id)]);
  const playAll = (moves: readonly (number | null)[]): Result<readonly Ended[], Problem> => {
    const chosen = choose(all, moves);
    if (!chosen.ok) return chosen;
    const ended: Ended[] = [];
    for (const [match, move] of chosen.value.entries()) {
      const one = all[match];
      if (!one || !move) continue;
      one.decisions += 1;
      const next = forBots(plan, one.state, play(game, one.state, one.next.seat, move), one.seed, one);
      if (next && one.decisions < LONGEST_MATCH) {
        one.next = next;
        continue;
      }
      const scores = game.standing(one.state);
      ended.push({ match, rewards: victoryShares(game, one.state), points: scores.map(({ points }) => points) });
      all[match] = started();
    }
    return ok(ended);
  };
  const view = (match: number): State | undefined => {
    const one = all[match];
    return one && game.redact(one.state, one.next.seat);
  };
  const { facts: written } = plan.expertise;
  const told = written ? new Float32Array(seats * written.seat.length + written.table.length) : undefined;
  const facts = (match: number): readonly number[] | undefined => {
    const seen = view(match);
    const one = all[match];
    if (!seen || !one || !written || !told) return undefined;
    written.write(game.imagine(seen, seedRandom(`${one.seed}/${one.decisions}`)), told);
    return [...told];
  };
  return { plan, turns, play: playAll, view, facts };
}

/** The moves of these ids; refuses all where one is not offered. */
function choose(all: readonly One[], ids: readonly (number | null)[]): Result<readonly (Move | null)[], Problem> {
  if (ids.length !== all.length) return fail({ code: 'wrong-count', details: { moves: ids.length, matches: all.length } });
  const moves: (Move | null)[] = [];
  for (const [match, { next }] of all.entries()) {
    const id = ids[match] ?? null;
    const move = id === null ? null : next.moves.find((one) => one.id === id);
    if (move === undefined) return fail({ code: 'not-offered', details: { match, move: id, offered: next.moves.map((one) => one.id) } });
    moves.push(move);
  }
  return ok(moves);
}

/** Lets the bots answer until somebody else decides; undefined: the match is over. */
function forBots(
  { game, expertise, bots }: BatchPlan,
  state: State,
  first: Decision | undefined,
  seed: string,
  count: { decisions: number },
): Decision | undefined {
  let next = first;
  for (; next; count.decisions++) {
    const { seat, moves } = next;
    const bot = bots.get(seat);
    if (!bot || count.decisions >= LONGEST_MATCH) return next;
    const [only] = moves;
    const question = { game, expertise, view: game.redact(state, seat), seat, seed: `${seed}/${seat}/${count.decisions}` };
    const move = moves.length === 1 && only ? only : answerOf(bot, question).move;
    next = play(game, state, seat, move);
  }
  return undefined;
}
