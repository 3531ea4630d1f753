import { type Decision, decisionOf, type Message, type Seat, type State, sameData, seedRandom } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { determinize } from '../determinization.ts';
import { endTurn, playTurns } from '../search/answers.ts';
import { carriedBy } from '../values/trial.ts';
import { follow, type Line } from './lines.ts';

/** When two lines are compared: at the end of the own turn, or when the next one comes, once the others have answered. */
type When = 'after' | 'next';

/** Something that every player can count, and that a seat has more or less of with a line than with another. */
export interface CountedReason {
  readonly kind: 'count';
  readonly seat: Seat;
  /** The game's name of it. */
  readonly what: Message;
  /** It is there with one of the lines only: no figure says more. */
  readonly isFlag: boolean;
  readonly when: When;
  /** How much of it the seat has with the line, and with the other: means of the imagined worlds. */
  readonly here: number;
  readonly there: number;
  /** What that adds to the asking seat's chance by the trained values, in log-odds of victory. Less than 0: the price of the line. */
  readonly gain: number;
}

/** The line begins with what hardly waits, the other with what does: in so many of `of` imagined worlds it can still be done next turn. */
interface WaitingReason {
  readonly kind: 'waits';
  readonly line: number;
  readonly other: number;
  readonly of: number;
}

/** The line takes what others take before the next turn where it is left: in so many of `of` imagined worlds it was gone then. */
interface TakenReason {
  readonly kind: 'taken';
  readonly what: Message;
  readonly gone: number;
  readonly of: number;
}

/** Why a line is better than another, or what it costs. */
export type LineReason = CountedReason | WaitingReason | TakenReason;

/** Imagined worlds in which both lines are followed. */
const WORLDS = 8;
/** Reasons for a line, and of those against it. */
const MOST = 2;
const PRICES = 1;
/** The least that a reason carries, in log-odds (about half a point of a share of 25 %), and the least difference that a reader can see. */
const LEAST_GAIN = 0.03;
const LEAST_LEAD = 0.5;
/** In one world of so many a difference may be the other way round. */
const CONTRARY = 8;
/** The share of worlds in which what does not wait is gone, and by how much more often than the other. */
const GONE = 0.5;
const SOONER = 0.35;

/**
 * Why a line is better than another, by differences that can be counted, then what it costs. None where no trained values judge. `looksOn`: also at
 * what others take, and where the turn itself shows no difference at what they answer.
 */
export function reasonsFor(question: Question, line: Line, other: Line, looksOn = true): readonly LineReason[] {
  if (!question.expertise.details?.length) return [];
  const ends = endsOf(question, line, other, 'after');
  const found = differences(question, ends, 'after');
  const [first, ...lifts] = found.filter(({ gain }) => gain > 0);
  const price = found.filter(({ gain }) => gain < 0).slice(0, PRICES);
  const later = looksOn ? endsOf(question, line, other, 'next') : [];
  const taken = takenOf(question, ends, later);
  const reasons = first
    ? [first, ...taken, ...lifts]
    : [...(taken.length > 0 ? taken : waitingOf(question, later, line, other)), ...laterLifts(question, later, price)];
  return reasons.length > 0 ? [...reasons.slice(0, MOST), ...price] : [];
}

/** What shows only once the others have answered; not what is the line's price before. */
const laterLifts = (question: Question, later: readonly Ends[], price: readonly CountedReason[]): readonly LineReason[] =>
  differences(question, later, 'next').filter((one) => one.gain > 0 && !price.some(({ what }) => sameData(what, one.what)));

/** What the line takes and the other leaves to the rest, who take it before the seat's next turn: the one that is gone most often. */
function takenOf({ expertise, view, seat }: Question, ends: readonly Ends[], later: readonly Ends[]): readonly TakenReason[] {
  const { stakes } = expertise;
  if (!stakes || later.length === 0) return [];
  const of = later.length;
  const among = (state: State): readonly number[] => stakes.there(state, seat);
  const gone = later.map(({ there: next }, world): readonly number[] => {
    const end = ends[world];
    if (!end || next.over) return [];
    const left = among(end.there).filter((stake) => !among(end.here).includes(stake));
    return left.filter((stake) => !among(next).includes(stake));
  });
  const counts = Map.groupBy(gone.flat(), (stake) => stake);
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < GONE * of) return [];
  const what = stakes.what(view, most[0]);
  return [{ kind: 'taken', what, gone: most[1].length, of }];
}

/** What both lines lead to in one world. */
interface Ends {
  readonly here: State;
  readonly there: State;
}

/** What differs in the same way in all worlds, or nearly, the weightiest first. */
function differences({ game, expertise, seat }: Question, worlds: readonly Ends[], when: When): readonly CountedReason[] {
  const details = (expertise.details ?? []).filter(({ isOfRound = false }) => when === 'after' || !isOfRound);
  const groups = details.map(({ facts }) => facts);
  const carried = worlds.map((ends) => carriedBy(game, expertise, { ...ends, seat }, groups));
  const seats = Array.from({ length: carried[0]?.length ?? 0 }, (_, owner) => owner);
  return seats
    .flatMap((owner) =>
      details.map(({ what, amount, isFlag = false, isBurden = false, isSecret = false }, i): CountedReason | null => {
        if (isSecret && owner !== seat) return null;
        const [here, there] = [worlds.map((ends) => amount(ends.here, owner)), worlds.map((ends) => amount(ends.there, owner))];
        const gain = meanOf(carried.map((one) => one?.[owner]?.[i] ?? 0));
        const lifts = (owner === seat) !== isBurden;
        return isPlain(here, there, gain, lifts)
          ? { kind: 'count', seat: owner, what, isFlag, when, here: meanOf(here), there: meanOf(there), gain }
          : null;
      }),
    )
    .filter((one) => one !== null)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

/** True for a difference that the reader sees as the values do: more of what lifts is better, and in nearly every world alike. */
function isPlain(here: readonly number[], there: readonly number[], gain: number, lifts: boolean): boolean {
  const lead = meanOf(here) - meanOf(there);
  const contrary = here.filter((amount, world) => (amount - (there[world] ?? 0)) * lead < 0).length;
  return Math.abs(lead) >= LEAST_LEAD && Math.abs(gain) >= LEAST_GAIN && (gain > 0 === lead > 0) === lifts && contrary * CONTRARY <= here.length;
}

/** Whether what the line begins with is gone by the next turn unless it is done now, while the other can still be done. */
function waitingOf({ game, seat }: Question, worlds: readonly Ends[], line: Line, other: Line): readonly WaitingReason[] {
  if (worlds.length === 0) return [];
  const still = (states: readonly State[], [first]: Line): number =>
    states.filter((state) => !state.over && decisionOf(game, state, seat)?.moves.some(({ id }) => id === first?.id)).length;
  const of = worlds.length;
  const reason: WaitingReason = {
    ...{ kind: 'waits', of },
    line: still(
      worlds.map(({ there }) => there),
      line,
    ),
    other: still(
      worlds.map(({ here }) => here),
      other,
    ),
  };
  return of - reason.line >= GONE * of && reason.other - reason.line >= SOONER * of ? [reason] : [];
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0) / numbers.length;

/** Follows both lines in the same worlds, with the same chance. */
function endsOf(question: Question, line: Line, other: Line, when: When): readonly Ends[] {
  const { game, seed } = question;
  return Array.from({ length: WORLDS }, (_, world) => {
    const start = determinize(question, seedRandom(`${seed}/why ${world}`));
    const end = (followed: Line): State => {
      const state = game.clone(start.world);
      const next: Decision | undefined = follow(question, state, start.decision, followed);
      const random = seedRandom(`${seed}/why on ${world}`);
      const ended = endTurn(question, state, next, random);
      if (when === 'next') playTurns(question, state, ended, 0, random);
      return state;
    };
    return { here: end(line), there: end(other) };
  });
}
