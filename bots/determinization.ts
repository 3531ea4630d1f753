import {
  below,
  type Decision,
  decisions,
  type Expertise,
  type Game,
  isAllAtOnce,
  type Move,
  type RandomState,
  type Seat,
  type State,
} from '@madang/kernel';
import type { Question, Thought } from './contract.ts';

/** The decision that a seat has open in this world. Throws if it has none: asking then is a bug. */
function decisionOf<S extends State, M extends Move>(game: Game<S, M>, world: S, seat: Seat): Decision<M> {
  const open = decisions(game, world).find((one) => one.seat === seat);
  if (!open) throw new Error(`${game.name}: seat ${seat} has nothing to decide`);
  return open;
}

/** The answers worth trying. */
export const candidatesOf = <S extends State, M extends Move>(expertise: Expertise<S, M>, world: S, decision: Decision<M>): readonly M[] =>
  expertise.candidates ? expertise.candidates(world, decision) : decision.moves;

/** The decision without its senseless answers, unless all are. */
export function sensible<S extends State, M extends Move>({ expertise, view, made = [] }: Question<S, M>, decision: Decision<M>): Decision<M> {
  if (!expertise.isSenseless) return decision;
  const moves = decision.moves.filter((move) => !expertise.isSenseless?.(view, decision, move, made));
  return moves.length === 0 || moves.length === decision.moves.length ? decision : { ...decision, moves };
}

/**
 * The same expertise, but that it tries these moves too wherever they are offered: what somebody chose is to be judged, however little
 * it looks worth.
 */
export function alsoTrying<S extends State, M extends Move>(expertise: Expertise<S, M>, ids: readonly number[]): Expertise<S, M> {
  const { candidates, isSenseless } = expertise;
  return {
    ...expertise,
    ...(isSenseless && {
      isSenseless: (view: S, decision: Decision<M>, move: M, made: readonly number[]) =>
        !ids.includes(move.id) && isSenseless(view, decision, move, made),
    }),
    ...(candidates && {
      candidates(world: S, decision: Decision<M>) {
        const worth = candidates(world, decision);
        const chosen = decision.moves.filter(({ id }) => ids.includes(id) && !worth.some((one) => one.id === id));
        return chosen.length > 0 ? [...worth, ...chosen] : worth;
      },
    }),
  };
}

/**
 * `next`, or where seats act at the same time the open decision of `seat` if it has one: what the others answer
 * meanwhile is not seen, so a seat thinks its own answers through first.
 */
export function ownFirst<S extends State, M extends Move>(
  game: Game<S, M>,
  world: S,
  next: Decision<M> | undefined,
  seat: Seat,
): Decision<M> | undefined {
  if (next === undefined || next.seat === seat) return next;
  const top = world.agenda[world.agenda.length - 1];
  if (!isAllAtOnce(top) || !top.lanes.some((lane) => lane.seat === seat && lane.agenda.length > 0)) return next;
  return decisionOf(game, world, seat);
}

/** One of a non-empty list, every one equally likely. */
export function anyOf<T>(list: readonly T[], random: RandomState): T {
  const one = list[list.length > 1 ? below(random, list.length) : 0];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** A world that the asking seat's view allows, and that seat's decision in it. */
export function determinize<S extends State, M extends Move>(
  question: Question<S, M>,
  random: RandomState,
): { readonly world: S; readonly decision: Decision<M> } {
  const world = question.game.imagine(question.view, random);
  return { world, decision: decisionOf(question.game, world, question.seat) };
}

/** An answer that needed no thought. */
export function unsearched<S extends State, M extends Move>(question: Question<S, M>, world: S, move: M): Thought<M> {
  const values = question.expertise.evaluate(world);
  return { move, iterations: 0, values, considered: [{ move, visits: 0, value: values[question.seat] ?? 0 }] };
}

/** Decisions that a turn may have before it is evaluated unfinished. */
export const LONGEST_TURN = 24;

/** Whether the turn of `seat` is over where `next` is to be decided. */
export const endsTurn = <S extends State, M extends Move>(expertise: Expertise<S, M>, seat: Seat, next: Decision<M>): boolean =>
  next.seat !== seat || expertise.opensTurn?.(next) === true;
