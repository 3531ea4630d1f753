import { begin, decision as decisionIn, type Expertise, type Game, type Played, play, type Seat } from '@madang/kernel';
import { LIKELY, POSSIBLE, type Threat, threatsTo } from '../analysis/threats.ts';
import { valued } from '../values/valued.ts';
import { type MatchPlan, playMatch, setupOf } from './match.ts';

/** Something that a seat wanted at one of its turns and did not take: how likely it was said to be gone, and whether it was. */
export interface Wish {
  readonly share: number;
  readonly isLost: boolean;
}

/** What a seat was told at its turns in a match, and what the questions cost together, in milliseconds. */
export interface Told {
  readonly wishes: readonly Wish[];
  readonly turns: number;
  readonly cost: number;
}

/** A turn of the viewer whose end is waited for: what it was told, and what others took since. */
interface Open {
  readonly threats: readonly Threat[];
  readonly lost: Set<number>;
  readonly own: Set<number>;
}

/** Plays a match and asks for the warnings of one seat at each of its turns. Equal plans have equal answers but for times. */
export function wishesOf(game: Game, expertise: Expertise, plan: MatchPlan, viewer: Seat): Told {
  const moves: Played[] = [];
  playMatch(game, expertise, plan, (seat, move) => moves.push({ seat, move }));
  const trained = valued(game, expertise);
  const state = begin(game, setupOf(plan));
  const there = (): Set<number> => new Set(expertise.stakes?.there(state, viewer));
  const wishes: Wish[] = [];
  let [turns, cost] = [0, 0];
  let open: Open | null = null;
  let last: Seat | null = null;
  for (const [at, { seat, move }] of moves.entries()) {
    const next = decisionIn(game, state);
    const before = there();
    if (seat === viewer && next?.seat === viewer && (expertise.opensTurn?.(next) ?? last !== viewer)) {
      if (open) wishes.push(...wishesIn(open, before));
      const begun = performance.now();
      const threats = threatsTo({ game, expertise: trained, view: game.redact(state, viewer), seat: viewer, seed: `${plan.seed}/${at}` });
      cost += performance.now() - begun;
      turns += 1;
      open = { threats, lost: new Set(), own: new Set() };
    }
    last = seat;
    play(game, state, seat, move);
    if (open) noteGone(seat === viewer ? open.own : open.lost, before, there());
  }
  return { wishes, turns, cost };
}

/** Adds what was there before and is no more. */
function noteGone(gone: Set<number>, before: ReadonlySet<number>, after: ReadonlySet<number>): void {
  for (const stake of before) if (!after.has(stake)) gone.add(stake);
}

/** What came of a turn's wishes, as the next one begins. */
const wishesIn = ({ threats, lost, own }: Open, there: ReadonlySet<number>): readonly Wish[] =>
  threats.filter(({ stake }) => !own.has(stake)).map(({ stake, share }) => ({ share, isLost: lost.has(stake) && !there.has(stake) }));

/** How good warnings from one share on are: how many there were, how many of them came true, and of all losses how many were warned of. */
export interface Warned {
  readonly from: number;
  readonly warned: number;
  readonly came: number;
  readonly losses: number;
}

/** How good possible and likely warnings are. */
export const warnedOf = (wishes: readonly Wish[]): readonly Warned[] =>
  [POSSIBLE, LIKELY].map((from) => {
    const warned = wishes.filter(({ share }) => share >= from);
    const lost = (all: readonly Wish[]): number => all.filter(({ isLost }) => isLost).length;
    return { from, warned: warned.length, came: lost(warned), losses: lost(wishes) };
  });
