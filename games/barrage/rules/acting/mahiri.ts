import { answers, has, offerAll, playerOf, type Seat, spell } from '@madang/kernel';
import { COPY_SPACES } from '../../components/spaces.ts';
import { copyOf, numbersOf } from '../answers.ts';
import { canConstruct, mayBuildUnmanned, surveySites } from '../building/technology.ts';
import { MAHIRI } from '../company/officers.ts';
import { type BarrageMove, COPY_SIDES, MOVES } from '../moves.ts';
import { type BarrageTell, push } from '../rule.ts';
import { officerWord } from '../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

/** By copyOf. */
const COPY = answers(MOVES, 'copy', (move) => copyOf(numbersOf(move)));

export const feeOf = (side: number): number => COPY_SPACES[side]?.redFee ?? 0;
export const engineersOf = (side: number): number => COPY_SPACES[side]?.engineers ?? 0;

/** What bars a seat from copying an officer. */
type CopyBar =
  | 'not-mahiri'
  | 'copied-already'
  | 'copy-space-taken'
  | 'officer-not-copyable'
  | 'too-few-engineers'
  | 'too-few-credits'
  | 'no-engineer-after-copy';

/** BAR-OFFICER-09 … -11, -17: what bars a seat from copying an officer on a side now; undefined: it may. */
export function copyBar(state: Barrage, seat: Seat, side: number, officer: number): CopyBar | undefined {
  const me = playerOf(state, seat);
  if (me.officer !== MAHIRI) return 'not-mahiri';
  if (me.copied !== EMPTY) return 'copied-already';
  if (has(me.copies, side)) return 'copy-space-taken';
  if (!state.copyable.includes(officer)) return 'officer-not-copyable';
  if (me.engineers < engineersOf(side)) return 'too-few-engineers';
  if (me.credits < feeOf(side)) return 'too-few-credits';
  return actionFollows(state, seat, side, officer) ? undefined : 'no-engineer-after-copy';
}

/** BAR-OFFICER-10, R-10: whether a normal action can follow the copy of an officer. */
export function actionFollows(state: Barrage, seat: Seat, side: number, officer: number): boolean {
  const me = playerOf(state, seat);
  if (me.engineers > engineersOf(side) || state.options['mahiri.needsEngineerForNormalAction'] === 'false') return true;
  me.copied = officer;
  const possible = mayBuildUnmanned(me) && canConstruct(surveySites(state, seat, me), false, me.credits - feeOf(side));
  me.copied = EMPTY;
  return possible;
}

/** Appends the copies that Mahiri Sekibo may make. */
export function offerCopies(state: Barrage, seat: Seat, me: Player, list: BarrageMove[]): void {
  if (me.officer !== MAHIRI) return;
  const free = COPY_SIDES.flatMap((_, side) =>
    state.copyable.filter((officer) => !copyBar(state, seat, side, officer)).map((officer) => copyOf({ side, officer })),
  );
  offerAll(list, COPY, free);
}

/** Uses one of Mahiri Sekibo's spaces; her turn goes on with the officer's ability. */
export function copyOfficer(state: Barrage, seat: Seat, move: BarrageMove, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const { side, officer } = numbersOf(move);
  me.engineers -= engineersOf(side);
  me.credits -= feeOf(side);
  me.copies |= 1 << side;
  me.copied = officer;
  tell?.({ event: 'officer-copied', seat, side: spell(COPY_SIDES, side), officer: officerWord(officer), credits: feeOf(side) });
  push(state, { task: 'turn', seat });
}
