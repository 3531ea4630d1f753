import type { Decision, Message, Seat } from '@madang/kernel';
import { MANAGEMENT_SPACES, type ManagementSpace } from '../../components/spaces.ts';
import { CREDITS_OF, ENGINEERS_OF } from '../../rules/acting/spaces.ts';
import { numbersOf } from '../../rules/answers.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import type { Barrage } from '../../rules/state.ts';
import { amounts, say } from '../names.ts';

const sameAction = (one: ManagementSpace, other: ManagementSpace): boolean => one.section === other.section && one.row === other.row;

/** BAR-ACT-05: the same action is to be had on another space for fewer engineers or without the red fee. */
export function tip(_view: Barrage, _seat: Seat, { moves }: Decision<BarrageMove>, move: BarrageMove): Message | undefined {
  if (move.kind !== 'space') return undefined;
  const { space } = numbersOf(move);
  const dear = MANAGEMENT_SPACES[space];
  const engineers = ENGINEERS_OF[space] ?? 0;
  const credits = CREDITS_OF[space] ?? 0;
  for (const other of moves) {
    if (other.kind !== 'space' || other.space === move.space) continue;
    const number = numbersOf(other).space;
    const cheap = MANAGEMENT_SPACES[number];
    const saved = { engineers: engineers - (ENGINEERS_OF[number] ?? 0), credits: credits - (CREDITS_OF[number] ?? 0) };
    if (dear && cheap && sameAction(dear, cheap) && saved.engineers >= 0 && saved.credits >= 0 && saved.engineers + saved.credits > 0)
      return say('barrage.tip.space', { goods: amounts(saved) });
  }
  return undefined;
}
