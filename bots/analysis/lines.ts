import { type Decision, type Move, play, type Seat, type State, seedRandom } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { candidatesOf, determinize, ownFirst } from '../determinization.ts';
import { planTurn } from '../plans.ts';
import { playTurns } from '../search/answers.ts';
import { playOut, usualReach } from '../search/search.ts';
import { type Estimate, meanOf } from '../statistics.ts';

/** A way through the rest of a turn: its choices in order. What follows is played by the rollout policy. */
export type Line<M extends Move = Move> = readonly M[];

/** For each of these first moves the best line that was found to begin with it; the move alone where none was. */
export function linesFrom<S extends State, M extends Move>(question: Question<S, M>, moves: readonly M[]): readonly Line<M>[] {
  const random = seedRandom(`${question.seed}/lines`);
  const { world, decision } = determinize(question, random);
  const plans = planTurn(question, world, decision, random);
  return moves.map((move) => plans.find((plan) => plan.moves[0]?.id === move.id)?.moves ?? [move]);
}

/** How a line is played on: by the quick policy as far as analyses look, or as the game's strongest search does. */
export type Onward = 'policy' | 'search';

/**
 * What each line brings the asking seat in each of these imagined worlds, 0 … 1, by line and world. A world is the same for every line,
 * its chance too, so that differences say more than values. `from`, `to`: which of the question's worlds.
 */
export function inSameWorlds<S extends State, M extends Move>(
  question: Question<S, M>,
  lines: readonly Line<M>[],
  { from, to, onward = 'policy' }: { readonly from: number; readonly to: number; readonly onward?: Onward },
): readonly (readonly number[])[] {
  const { game, expertise, seat, seed } = question;
  const reach = expertise.analysis?.reach ?? usualReach(expertise);
  const turns = onward === 'search' ? (expertise.turns ?? 0) : 0;
  const values = lines.map((): number[] => []);
  for (let w = from; w < to; w++) {
    const start = determinize(question, seedRandom(`${seed}/world ${w}`));
    for (const [i, line] of lines.entries()) {
      const world = game.clone(start.world);
      const next = follow(question, world, start.decision, line);
      const random = seedRandom(`${seed}/playout ${w}`);
      if (turns > 0) playTurns(question, world, next, turns, random);
      else playOut(question, world, next, reach, random);
      values[i]?.push(expertise.evaluate(world)[seat] ?? 0);
    }
  }
  return values;
}

/** Plays a line in a world as far as it is offered there; the decision that follows. */
export function follow<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M>,
  line: Line<M>,
): Decision<M> | undefined {
  const { seat } = question;
  let next: Decision<M> | undefined = from;
  for (const wanted of line) {
    next = next && pastSingles(question, world, next, seat);
    const move: M | undefined = next?.seat === seat ? next.moves.find(({ id }) => id === wanted.id) : undefined;
    if (move === undefined) return next;
    next = ownFirst(question.game, world, play(question.game, world, seat, move), seat);
  }
  return next;
}

/** Answers what has only one candidate: lines name choices. */
function pastSingles<S extends State, M extends Move>(
  { game, expertise }: Question<S, M>,
  world: S,
  from: Decision<M>,
  seat: Seat,
): Decision<M> | undefined {
  let next: Decision<M> | undefined = from;
  while (next !== undefined && next.seat === seat) {
    const [only, other]: readonly M[] = candidatesOf(expertise, world, next);
    if (only === undefined || other !== undefined) return next;
    next = ownFirst(game, world, play(game, world, seat, only), seat);
  }
  return next;
}

/** How a played line stands beside the best of the others: which that is, and what it brings over the played one. */
export interface Compared<M extends Move = Move> {
  readonly best: Line<M>;
  readonly loss: Estimate;
}

/**
 * Compares a played line with rivals in `pairs` worlds. Half of them choose the rival, the others judge it: a maximum of noise flatters
 * itself. Undefined: there is no rival.
 */
export function compareLines<S extends State, M extends Move>(
  question: Question<S, M>,
  played: Line<M>,
  rivals: readonly Line<M>[],
  pairs: number,
): Compared<M> | undefined {
  const half = Math.floor(pairs / 2);
  const tried = rivals.length > 1 ? inSameWorlds(question, rivals, { from: 0, to: half }) : [];
  const [first, ...others] = rivals.map((line, i) => ({ line, worth: sum(tried[i] ?? []) }));
  if (!first) return undefined;
  const best = others.reduce((one, other) => (other.worth > one.worth ? other : one), first).line;
  const [mine = [], its = []] = inSameWorlds(question, [played, best], { from: half, to: pairs });
  return { best, loss: meanOf(its.map((value, i) => value - (mine[i] ?? 0))) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
