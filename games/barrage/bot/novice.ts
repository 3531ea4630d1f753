import { atAGlance, below, type Decision, nextWord, type RandomState, type Seat, seedRandom } from '@madang/kernel';
import { ROUNDS } from '../components/numbers.ts';
import { MANAGEMENT_SPACES, type Section } from '../components/spaces.ts';
import { numbersOf } from '../rules/answers.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { type Barrage, type BarrageDecision, DECISIONS } from '../rules/state.ts';
import { judgeOf } from './judges.ts';
import type { Judge } from './turn.ts';

/** Where a turn's engineers go: a section of the management board, or a construction. */
type Way = Section | 'construct';

/** A weakness: by what the merits of ways are multiplied. */
interface Weakness {
  readonly name: string;
  readonly factors: Partial<Readonly<Record<Way, number>>>;
}

/** The favourite paths: a player has one for the whole match. */
export const PATHS: readonly Weakness[] = [
  { name: 'builds wherever there is room', factors: { construct: 2.5, contractOffice: 0.2, turbine: 0.7 } },
  { name: 'saves machines', factors: { machineryShop: 3, construct: 0.7 } },
  { name: 'collects contracts', factors: { contractOffice: 4, construct: 0.7 } },
  { name: 'gathers water', factors: { water: 3, contractOffice: 0.3 } },
  { name: 'produces at once, however little', factors: { turbine: 3.5, workshop: 0.3, water: 0.3 } },
];

/** What a player does not think of in a round. */
export const LAPSES: readonly Weakness[] = [
  { name: 'thinks of everything', factors: {} },
  { name: 'forgets the turbines', factors: { turbine: 0.2 } },
  { name: 'forgets the wheel', factors: { workshop: 0, machineryShop: 1.6 } },
  { name: 'forgets the contracts', factors: { contractOffice: 0 } },
  { name: 'forgets the water', factors: { water: 0.05 } },
];

/** In the last round everybody at first prepares for others that never come. */
const LAST: Weakness = { name: 'prepares for later', factors: { machineryShop: 6, workshop: 4, contractOffice: 4 } };

/** The first round with a lapse: until then there is little to forget. */
const FIRST_LAPSE = 3;

/** Short sight: what differs by fewer points looks alike, in each round by so many more, as the map fills. Smaller questions are clear. */
const BLUR = 1.2;
const PART_BLUR = 0.6;
/** The questions whose answers are blurred: where to go and to build, with which dam to produce. */
const BLURRED: ReadonlySet<BarrageDecision['task']> = new Set(['turn', 'tile', 'site', 'system']);

/** Points by which a site may be misjudged, more in each round, and a contract; always alike in a match. */
const MISJUDGED_SITE = 1;
const MISJUDGED_CONTRACT = 3;

/** The bank, where nothing else brings as much as this; all engineers at once. */
const BANK = 0.05;
const BANK_TOGETHER = 0.001;

/** What a person at their first games does: a glance, with a favourite path for the match, a lapse in a round, and sites misjudged. */
export function novice(state: Barrage, { task, moves }: Decision<BarrageMove>, random: RandomState): BarrageMove {
  const own = DECISIONS.own(task);
  return atAGlance(moves, misjudgeOf(state, own), random, BLURRED.has(own.task) ? BLUR * state.round : PART_BLUR);
}

/** Judges the answers of a task as somebody does who has these weaknesses. */
function misjudgeOf(state: Barrage, task: BarrageDecision): Judge {
  const judge = judgeOf(state, task);
  switch (task.task) {
    case 'turn':
      return misjudgeTurn(state, judge, weaknessesOf(state, task.seat));
    case 'site':
    case 'free piece':
      return (move) => judge(move) + (move.kind === 'site' ? MISJUDGED_SITE * state.round * opinionOf(state, task.seat, move) : 0);
    case 'take':
      return (move) => MISJUDGED_CONTRACT * opinionOf(state, task.seat, move);
    default:
      return judge;
  }
}

/** A turn by its weaknesses; the bank, however blurred, comes after all that brings more. */
const misjudgeTurn =
  ({ round }: Barrage, judge: Judge, weaknesses: readonly Weakness[]): Judge =>
  (move) => {
    if (move.kind === 'bank') return BANK + BANK_TOGETHER * move.engineers - BLUR * round;
    const way = wayOf(move);
    return weaknesses.reduce((merit, { factors }) => merit * ((way && factors[way]) ?? 1), judge(move));
  };

/** Where a turn's action goes; undefined for the few that no weakness touches. */
function wayOf(move: BarrageMove): Way | undefined {
  if (move.kind === 'space') return MANAGEMENT_SPACES[numbersOf(move).space]?.section;
  return move.kind === 'construct' || move.kind === 'construct-unmanned' ? 'construct' : undefined;
}

/** The weaknesses of a seat in this round. */
export function weaknessesOf(state: Barrage, seat: Seat): readonly Weakness[] {
  const path = oneOf(PATHS, drawnFor(state, seat, 'path'));
  if (state.round === ROUNDS) return [path, LAST];
  return state.round < FIRST_LAPSE ? [path] : [path, oneOf(LAPSES, drawnFor(state, seat, `round ${state.round}`))];
}

function oneOf(list: readonly Weakness[], random: RandomState): Weakness {
  const one = list[below(random, list.length)];
  if (!one) throw new Error('no weakness to draw');
  return one;
}

/** What a seat thinks of a site or a contract beside its merits, 0 … 1: the same whenever it is asked in a match. */
const opinionOf = (state: Barrage, seat: Seat, { id }: BarrageMove): number => nextWord(drawnFor(state, seat, `move ${id}`)) / 2 ** 32;

/** Chance that stays the same for a seat through a match: drawn from what was laid out before it began, stays there, and is in every view. */
const drawnFor = ({ bonus, objective, headstreams, players }: Barrage, seat: Seat, what: string): RandomState =>
  seedRandom([what, seat, players.length, objective, bonus.at(-1), ...headstreams].join(' '));
