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
  type Seat,
  type State,
  seedRandom,
} from '@madang/kernel';
import { anyOf } from '../determinization.ts';
import type { PlanSettings } from '../plans.ts';
import { answerGreedily } from '../policies.ts';
import { forward, newPass, OUTPUTS, softmax } from '../values/net.ts';
import type { Values } from '../values/value-file.ts';
import { judgingBy } from '../values/valued.ts';
import { type End, sharesNow } from './leaf-targets.ts';

/** How a match is played to learn from it, and how what came of its positions is told. */
export interface PlaySettings {
  /** Moves in a thousand that are any offered one, so that matches differ and other turns are seen too. */
  readonly epsilon: number;
  /** How far the players think their turns through. Absent: as a match's players do. */
  readonly plans?: PlanSettings;
  /** How much of what a position turned out to be worth is told by what came later, the rest by how the next one is judged (λ, 0 … 1). */
  readonly lambda: number;
  /** How much of a match's result is who won; the rest is by how many points, which is less a matter of luck. */
  readonly victories: number;
  /** So many deviations of leads make the odds by points e to one. */
  readonly spread: number;
}

/** A match to learn from: how its players judge, and how far leads usually spread. */
export interface PlayedRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly values: Values;
  readonly scale: number;
  readonly settings: PlaySettings;
}

/** A position at the beginning of a turn, before it is known what came of it. */
interface Met extends Pick<End, 'decision' | 'seat' | 'facts' | 'standing'> {
  /** Whether a slip led on from here: what came of it is none of this position's. */
  slipped: boolean;
}

/**
 * Plays greedy with these values against itself. Returns the positions where its turns begin, each with its worth by temporal differences (Sutton
 * 1988). Ends that are overrated get chosen and so corrected. Equal arguments give equal lessons.
 */
export function lessonsOf<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  facts: Facts<S>,
  { seats, options, seed, values, scale, settings }: Omit<PlayedRequest, 'game'>,
): readonly End[] {
  // What the values are meant for as they are does not matter: here they learn it.
  const { fits: _, ...everywhere } = facts;
  const judges = judgingBy(game, expertise, everywhere, values);
  const random = seedRandom(seed);
  const state = begin(game, { seats, options, seed });
  const met: Met[] = [];
  let before: Seat | undefined;
  let played = 0;
  for (let next = decision(game, state); next !== undefined; played++) {
    const { seat, moves }: Decision<M> = next;
    if (seat !== before || expertise.opensTurn?.(next) === true) met.push(meet(game, facts, state, seat, played));
    before = seat;
    const explores = moves.length > 1 && below(random, 1000) < settings.epsilon;
    const last = met[met.length - 1];
    if (last && explores) last.slipped = true;
    const any = explores || moves.length === 1;
    const question = { game, expertise: judges, view: game.redact(state, seat), seat, seed: `${seed}/${played}` };
    next = play(game, state, seat, any ? anyOf(moves, random) : answerGreedily(question, settings.plans).move);
  }
  const standing = game.standing(state);
  return told(
    met,
    played,
    standing.map(({ points }) => points),
    sharesNow(game, state),
    { values, scale, settings },
  );
}

/** The positions of a match that is over, with what came of each. */
function told(
  met: readonly Met[],
  played: number,
  points: readonly number[],
  won: readonly number[],
  { values, scale, settings }: Pick<PlayedRequest, 'values' | 'scale' | 'settings'>,
): readonly End[] {
  const seats = points.length;
  const spread = points.map((some) => some / (scale * settings.spread));
  const byPoints = softmax(spread, seats);
  const result = won.map((one, seat) => settings.victories * one + (1 - settings.victories) * (byPoints[seat] ?? 0));
  const leads = points.map((mine, seat) => mine - Math.max(...points.filter((_, other) => other !== seat)));
  const pass = newPass(values.shape, seats);
  const judged = met.map(({ facts }) => {
    forward(values, facts, seats, pass);
    return { shares: softmax(pass.out, seats, OUTPUTS), leads: leads.map((_, seat) => scale * (pass.out[seat * OUTPUTS + 1] ?? 0)) };
  });
  const free = met.map(({ slipped }) => !slipped);
  const tracedOf = (of: 'shares' | 'leads', last: readonly number[]) =>
    traced(
      judged.map((one) => one[of]),
      free,
      last,
      settings.lambda,
    );
  const shares = tracedOf('shares', result);
  const ahead = tracedOf('leads', leads);
  return met.map(({ slipped: _, ...position }, i) => ({
    ...position,
    part: position.decision / played,
    won,
    shares: shares[i] ?? result,
    leads: ahead[i] ?? leads,
  }));
}

const meet = <S extends State, M extends Move>(game: Game<S, M>, facts: Facts<S>, state: S, seat: Seat, at: number): Met => {
  const standing = sharesNow(game, state);
  const told = new Float32Array(standing.length * facts.seat.length + facts.table.length);
  facts.write(state, told);
  return { decision: at, seat, facts: told, standing, slipped: false };
};

/**
 * What each of a match's positions turned out to be worth: told by what came later as far as `lambda` says and nobody slipped meanwhile, else by
 * how the next position is judged; the last by the result.
 */
export function traced(
  judged: readonly (readonly number[])[],
  free: readonly boolean[],
  result: readonly number[],
  lambda: number,
): readonly (readonly number[])[] {
  const worth: (readonly number[])[] = [];
  for (let at = judged.length - 1, later = result; at >= 0; at--) {
    const next = judged[at + 1];
    const kept = free[at] ? lambda : 0;
    if (next) later = later.map((one, seat) => kept * one + (1 - kept) * (next[seat] ?? 0));
    worth.push(later);
  }
  return worth.reverse();
}
