import type { Move, State } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { alsoTrying } from '../determinization.ts';
import { type Estimate, meanOf } from '../statistics.ts';
import { inSameWorlds, type Line, linesFrom } from './lines.ts';
import { look } from './look.ts';
import { type LineReason, reasonsFor } from './reasons.ts';

/** How much a coach thinks about a question. */
export interface CoachSettings {
  /** Iterations of the search. */
  readonly iterations: number;
  /** Imagined worlds, the same for all lines. */
  readonly worlds: number;
  /** Lines besides the one that is meant. */
  readonly lines: number;
}

/** Playing on by best answers costs about five times as much as by the quick policy. */
const settingsOf = <S extends State, M extends Move>({ expertise }: Question<S, M>): CoachSettings => ({
  iterations: 600,
  worlds: expertise.turns === undefined ? 300 : 60,
  lines: 3,
});

/** A way through the rest of a turn, as ids of moves, and the seat's share of the victory that it promises. */
export interface AdvisedLine {
  readonly line: readonly number[];
  readonly worth: Estimate;
  /** How far it is behind the best line in the same worlds; null: it is the best. */
  readonly behind: Estimate | null;
  /** What the best line has over it, and what that costs; of the best line, over the next best. */
  readonly why: readonly LineReason[];
}

/** What a coach says of an open decision. */
export interface Advice {
  /** The best first; they begin differently. */
  readonly lines: readonly AdvisedLine[];
  /** What the seat means to do; null: it has not said. */
  readonly meant: AdvisedLine | null;
}

/** Advises on an open decision from the seat's view alone. `meant`: ids of the moves that the seat has in mind. Equal questions have equal answers. */
export function advise<S extends State, M extends Move>(
  asked: Question<S, M>,
  meant: readonly number[],
  { iterations, worlds, lines }: CoachSettings = settingsOf(asked),
): Advice {
  const question = { ...asked, expertise: alsoTrying(asked.expertise, meant) };
  const { considered } = look(question, iterations);
  const found = linesFrom(
    question,
    considered.slice(0, lines).map(({ move }) => move),
  );
  const own: Line<M> = meant.map((id) => question.game.moves.byId(id)).filter((move) => move !== undefined);
  const tried = inSameWorlds(question, own.length > 0 ? [...found, own] : found, { from: 0, to: worlds, onward: 'search' });
  const judged = found.map((line, i) => ({ line, values: tried[i] ?? [] })).sort((a, b) => meanOf(b.values).value - meanOf(a.values).value);
  const [best = { line: [], values: [] }, next] = judged;
  const whyNot = (line: Line<M>): readonly LineReason[] => (isAlike(line, best.line) ? [] : reasonsFor(question, best.line, line));
  const overNext = next ? whyNot(next.line) : [];
  const advice = judged.map(({ line, values }, i) => advised(line, values, best.values, i < 2 ? overNext : whyNot(line)));
  return { lines: advice, meant: own.length > 0 ? advised(own, tried[found.length] ?? [], best.values, whyNot(own)) : null };
}

const isAlike = (one: Line, other: Line): boolean => one.length === other.length && one.every(({ id }, i) => id === other[i]?.id);

/** A line beside the best one, by what both brought in the same worlds: their differences are surer than either. */
const advised = (line: Line, values: readonly number[], best: readonly number[], why: readonly LineReason[]): AdvisedLine => ({
  line: line.map(({ id }) => id),
  why,
  worth: meanOf(values),
  behind: values === best ? null : meanOf(best.map((value, world) => value - (values[world] ?? 0))),
});
