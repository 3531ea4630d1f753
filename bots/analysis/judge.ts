import { type Expertise, type Match, type Move, type Seat, type State, seedRandom, stateAt } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { alsoTrying, candidatesOf, determinize } from '../determinization.ts';
import type { Estimate } from '../statistics.ts';
import { compareLines, type Line, linesFrom } from './lines.ts';
import { look } from './look.ts';
import { type LineReason, reasonsFor } from './reasons.ts';
import { type Replayer, replayLines } from './replays.ts';

/** What a search saw of a choice of the match, from the view of the seat that made it. */
export interface Glance {
  /** The step of the match, counted from 0, and whose it was. */
  readonly at: number;
  readonly seat: Seat;
  /** How each seat stood before it: its share of the victory, 0 … 1. */
  readonly shares: readonly number[];
  /** The seat's share with the choice that the search liked best. */
  readonly best: number;
  /** What that would have brought over the choice that was made; a maximum, so rather too much. 0 where nothing better was seen. */
  readonly loss: number;
  /** Ids of the moves that it should be compared with, the best first. */
  readonly rivals: readonly number[];
}

/** A choice compared with the best other one, turn by turn, in the same worlds. */
export interface Comparison {
  readonly at: number;
  readonly loss: Estimate;
  /** Ids of the moves of both lines. */
  readonly played: readonly number[];
  readonly best: readonly number[];
  /** What the better line has over the played one, and what that costs; absent: nothing that can be counted. */
  readonly why?: readonly LineReason[];
}

/** What a better line really brought where the match was played on. */
export interface Replayed {
  readonly at: number;
  readonly gain: Estimate;
}

/** Others that a choice is compared with. */
const RIVALS = 2;

/**
 * The seat's question at that step, with what it answered, which is always tried: who overlooks what bots never try made a choice too. Seeds
 * depend on the match and the step alone.
 */
function questionAt<S extends State, M extends Move>(
  match: Match<S, M>,
  expertise: Expertise<S, M>,
  at: number,
  name: string,
): { readonly question: Question<S, M>; readonly move: M } {
  const { game } = match;
  const played = match.log[at];
  if (!played) throw new Error(`the match has no step ${at}`);
  const { seat, move } = played;
  const view = game.redact(stateAt(match, at), seat);
  return { question: { game, expertise: alsoTrying(expertise, [move.id]), view, seat, seed: `analysis/${name}/${at}` }, move };
}

/** Looks at one step; undefined where there was nothing to choose. `name`: of the match, for the seeds. */
export function glanceAt<S extends State, M extends Move>(
  match: Match<S, M>,
  expertise: Expertise<S, M>,
  at: number,
  name: string,
  iterations: number,
): Glance | undefined {
  const { question, move } = questionAt(match, expertise, at, name);
  const { seat } = question;
  const { world, decision } = determinize(question, seedRandom(question.seed));
  if (candidatesOf(question.expertise, world, decision).length < 2) return undefined;
  const { values, considered } = look(question, iterations, move.id);
  const mine = considered.find((one) => one.move.id === move.id);
  const others = considered.filter((one) => one.move.id !== move.id);
  const best = considered[0]?.value ?? 0;
  const loss = mine === considered[0] ? 0 : Math.max(0, best - (mine?.value ?? values[seat] ?? 0));
  return { at, seat, shares: values, best, loss, rivals: others.slice(0, RIVALS).map((one) => one.move.id) };
}

/** Compares the step with its rivals over `pairs` imagined worlds; undefined where it has none. */
export function compareAt<S extends State, M extends Move>(
  match: Match<S, M>,
  expertise: Expertise<S, M>,
  { at, rivals }: Pick<Glance, 'at' | 'rivals'>,
  name: string,
  pairs: number,
): Comparison | undefined {
  const { question, move } = questionAt(match, expertise, at, name);
  const { decision } = determinize(question, seedRandom(question.seed));
  const moves = rivals.map((id) => decision.moves.find((one) => one.id === id)).filter((one) => one !== undefined);
  const [played = [move], ...others] = linesFrom(question, [move, ...moves]);
  const compared = compareLines(question, played, others, pairs);
  if (!compared) return undefined;
  const why = reasonsFor(question, compared.best, played, false);
  return { at, loss: compared.loss, played: idsOf(played), best: idsOf(compared.best), ...(why.length > 0 && { why }) };
}

/** What the better line of a comparison brings over the played one where the match is played on from both, `times` times. */
export function replayAt<S extends State, M extends Move>(
  match: Match<S, M>,
  expertise: Expertise<S, M>,
  { at, played, best }: Pick<Comparison, 'at' | 'played' | 'best'>,
  name: string,
  { times, by }: { readonly times: number; readonly by: Replayer },
): Replayed {
  const { question } = questionAt(match, expertise, at, name);
  const line = (ids: readonly number[]): Line<M> => ids.map((id) => match.game.moves.byId(id)).filter((move) => move !== undefined);
  return { at, gain: replayLines(question, line(played), line(best), times, by) };
}

const idsOf = (line: Line): readonly number[] => line.map(({ id }) => id);
