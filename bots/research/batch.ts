import { type Decision, fail, type Move, ok, type Result, type State, seedRandom, victoryShares } from '@madang/kernel';
import type { Ended, Problem, Turn } from './messages.ts';
import { advance, type Playing, type Setup, started } from './playing.ts';

/** What a batch of matches is made of. */
export interface BatchPlan extends Setup {
  readonly matches: number;
  readonly seed: string;
}

/** A match in which the client has a decision. */
interface Open extends Playing {
  next: Decision;
}

const isOpen = (playing: Playing): playing is Open => playing.next !== undefined;

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
  const beginOne = (): Open => {
    for (;;) {
      const playing = started(plan, `${plan.seed}/${begun++}`);
      // A match that the bots end among themselves is nobody's.
      if (isOpen(playing)) return playing;
    }
  };
  const all = Array.from({ length: matches }, beginOne);
  const turns = () => all.map(({ next }): Turn => [next.seat, next.moves.map(({ id }) => id)]);
  const playAll = (moves: readonly (number | null)[]): Result<readonly Ended[], Problem> => {
    const chosen = choose(all, moves);
    if (!chosen.ok) return chosen;
    const ended: Ended[] = [];
    for (const [match, move] of chosen.value.entries()) {
      const one: Playing | undefined = all[match];
      if (!one || !move) continue;
      advance(one, move);
      if (isOpen(one)) continue;
      const scores = game.standing(one.state);
      ended.push({ match, rewards: victoryShares(game, one.state), points: scores.map(({ points }) => points) });
      all[match] = beginOne();
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
function choose(all: readonly Open[], ids: readonly (number | null)[]): Result<readonly (Move | null)[], Problem> {
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
