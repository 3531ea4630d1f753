import { type Law, playerOf, type Task } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { SKIP } from '../../answers.ts';
import { cloneFor } from '../../clone.ts';
import { usable } from '../../effects/usable.ts';
import { takeFromHand } from '../../goods/cards.ts';
import type { UnderwaterMove } from '../../moves.ts';
import { refusal, slotName } from '../../refusals.ts';
import { follow, type TaskOf } from '../../rule.ts';
import { choosing, placeTile, slotDeed } from '../../slots/deeds.ts';
import type { Underwater } from '../../state.ts';
import type { Choice } from './choice.ts';
import { helpOf, helpOfChoosing } from './helping.ts';
import { sureOf } from './leaving.ts';
import { ACTION_TASK, blinded, type Inner, leads, MOST_POSITIONS, searchFor } from './search.ts';

/** Looks ahead from the choice of slot and card to the slot's action (UWC-TURN-24). */
export interface Foresight {
  /** Whether a part of the slot's action can be used once the tile lies and what watches for the choice has happened. */
  afterChoosing(choice: Choice, matched: boolean): boolean;
  /** Whether a matching card can be resolved first so that a part of the slot's action can be used then. */
  afterCard(choice: Choice, card: number): boolean;
  /** The same by playing out what can be answered. */
  played(choice: Choice, card: number): boolean;
}

/** The foresight of a game; `inner` is the game in which the slot's action asks, so that a search stops there, and `slot` just goes on. */
export function foresightOf(inner: () => Inner): Foresight {
  return {
    afterChoosing(choice, matched) {
      const help = helpOfChoosing(choice, matched);
      if (help !== 'unknown') return help === 'yes';
      const { state, seat, slot, cloned } = choice;
      const dream = blinded(state, seat);
      placeTile(dream, seat, slot, cloned);
      choosing(dream, seat, slot, matched, undefined);
      return usable(dream, seat, slotDeed(dream, playerOf(dream, seat), slot), slot);
    },
    afterCard(choice, card) {
      const help = helpOf(choice, card);
      return help === 'unknown' ? this.played(choice, card) : help === 'yes';
    },
    played({ state, seat, slot, cloned }, card) {
      const dream = blinded(state, seat);
      const me = playerOf(dream, seat);
      placeTile(dream, seat, slot, cloned);
      takeFromHand(me, card);
      me.played = card;
      dream.agenda = [];
      follow(dream, { task: ACTION_TASK, seat, slot });
      follow(dream, { task: 'play', seat, matched: true });
      choosing(dream, seat, slot, true, undefined);
      follow(dream, { task: 'slot', seat });
      return leads(searchFor(inner(), seat, slot), dream, SKIP);
    },
  };
}

/** The slot whose action still waits while a card is resolved first; −1 if none does. */
export function waitingSlot(state: Underwater): number {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const task = state.agenda[i];
    if (task && isAction(task)) return task.slot;
  }
  return -1;
}

const isAction = (task: Task): task is TaskOf<'action'> => task.task === ACTION_TASK;

/**
 * UWC-TURN-24: while a card is resolved before the slot's action, every offered answer leaves a way to use a part of that action. A
 * search that is given up before it finds a way leaves all answers: see docs/gaps.md.
 */
export const lawOf = (inner: () => Inner): Law<Underwater, UnderwaterMove> => ({
  legal(state, task, answers) {
    const slot = waitingSlot(state);
    return slot < 0 ? answers : leading(state, task, slot, answers, inner());
  },
  refuse: (view) => refusal('UWC-TURN-24', 'slot-unusable-then', { slot: slotName(waitingSlot(view)) }),
});

function leading(state: Underwater, task: Task, slot: number, answers: readonly UnderwaterMove[], game: Inner): readonly UnderwaterMove[] {
  const { seat } = task;
  const sought = slotDeed(state, playerOf(state, seat), slot);
  if (isSafe(sought)) return answers;
  const sure = sureOf(state, seat, slot, sought, task);
  const search = searchFor(game, seat, slot, MOST_POSITIONS);
  let known: Underwater | undefined;
  const dream = (): Underwater => {
    known ??= blinded(state, seat);
    return cloneFor(known, seat);
  };
  const left = answers.filter((move) => sure?.(move) || leads(search, dream(), move));
  return left.length > 0 ? left : answers;
}

/** Whether a part of an effect can be used whatever happens. */
function isSafe(deed: Deed): boolean {
  switch (deed.do) {
    case 'all':
    case 'choose':
      return deed.of.some(isSafe);
    case 'gain':
    case 'gainChoice':
    case 'advance':
      return true;
    default:
      return false;
  }
}
