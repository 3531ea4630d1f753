import { has, type Seat } from '@madang/kernel';
import { COPY_SPACES } from '../../components/spaces.ts';
import { OFFICERS } from '../../components/words.ts';
import { COPY, names, offerOne } from '../answers.ts';
import { canConstruct, mayBuildUnmanned, surveySites } from '../building/technology.ts';
import { MAHIRI } from '../effects/officers.ts';
import { type BarrageMove, COPY_SIDES } from '../moves.ts';
import { type BarrageTell, follow, player } from '../rule.ts';
import { officerWord, spell } from '../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

export const feeOf = (side: number): number => COPY_SPACES[side]?.redFee ?? 0;
const engineersOf = (side: number): number => COPY_SPACES[side]?.engineers ?? 0;

/** Whether Mahiri Sekibo may still copy in this turn (BAR-OFFICER-11). */
export const mayCopy = (me: Player): boolean => me.officer === MAHIRI && me.copied === EMPTY && me.copies !== 0b11 && me.engineers > 0;

/** Whether a side's space can be paid and is free. */
export const copySpaceFree = (me: Player, side: number): boolean =>
  !has(me.copies, side) && me.engineers >= engineersOf(side) && me.credits >= feeOf(side);

/** BAR-OFFICER-10, R-10: whether a normal action can follow the copy of an officer. */
export function actionFollows(state: Barrage, seat: Seat, side: number, officer: number): boolean {
  const me = player(state, seat);
  if (me.engineers > engineersOf(side) || state.options['mahiri.needsEngineerForNormalAction'] === 'false') return true;
  me.copied = officer;
  const possible = mayBuildUnmanned(me) && canConstruct(surveySites(state, seat, me), false, me.credits - feeOf(side));
  me.copied = EMPTY;
  return possible;
}

/** Appends the copies that Mahiri Sekibo may make (BAR-OFFICER-09, -17). */
export function offerCopies(state: Barrage, seat: Seat, me: Player, list: BarrageMove[]): void {
  if (!mayCopy(me)) return;
  for (let side = 0; side < COPY_SIDES.length; side++) {
    if (!copySpaceFree(me, side)) continue;
    for (let officer = 0; officer < OFFICERS.length; officer++) {
      if (state.copyable.includes(officer) && actionFollows(state, seat, side, officer)) offerOne(list, COPY, side * OFFICERS.length + officer);
    }
  }
}

/** Uses one of Mahiri Sekibo's spaces; her turn goes on with the officer's ability. */
export function copyOfficer(state: Barrage, seat: Seat, move: BarrageMove, tell: BarrageTell): void {
  const me = player(state, seat);
  const { thing, officer } = names(move);
  me.engineers -= engineersOf(thing);
  me.credits -= feeOf(thing);
  me.copies |= 1 << thing;
  me.copied = officer;
  tell?.({ event: 'officer-copied', seat, side: spell(COPY_SIDES, thing), officer: officerWord(officer), credits: feeOf(thing) });
  follow(state, { task: 'turn', seat });
}
