import { type Decision, giftAmong, type Message, type Possessions, playerOf, type Seat } from '@madang/kernel';
import { MANAGEMENT_SPACES, type ManagementSpace } from '../../components/spaces.ts';
import { CREDITS_OF, ENGINEERS_OF } from '../../rules/acting/spaces.ts';
import { numbersOf } from '../../rules/answers.ts';
import { barrage } from '../../rules/index.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import type { Barrage } from '../../rules/state.ts';
import { amounts, say } from '../names.ts';

/** Stocks, points, energy, tiles and fulfilled contracts. */
const has: Possessions<Barrage> = (view, seat) => {
  const { credits, excavators, mixers, engineers, vp, energy, fulfilled, held } = playerOf(view, seat);
  return [credits, excavators, mixers, engineers, vp, energy, fulfilled.length, fulfilled.length + held.length];
};

/** BAR-CON-02: a contract that the energy fulfils is left open. */
export function gift(view: Barrage, seat: Seat, declining: BarrageMove, offered: readonly BarrageMove[]): BarrageMove | undefined {
  const contracts = offered.filter(({ kind }) => kind === 'fulfil');
  if (declining.kind !== 'decline' || contracts.length === 0) return undefined;
  return giftAmong(barrage, has, view, { seat, seats: view.players.length, declining, offered: contracts });
}

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
