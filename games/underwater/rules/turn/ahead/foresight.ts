import { at, type Game, HiddenError, play, type Rule, type Seat, type Task } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { SKIP } from '../../answers.ts';
import { cloneFor } from '../../clone.ts';
import { usable } from '../../effects/usable.ts';
import { takeFromHand } from '../../goods/cards.ts';
import { SPECIAL_BACK } from '../../goods/deck.ts';
import type { UnderwaterMove } from '../../moves.ts';
import { follow, player, type TaskOf } from '../../rule.ts';
import { HIDDEN_CARD, type Underwater } from '../../state.ts';
import { choosing, placeTile, slotDeed } from '../slots.ts';
import { helpOf, helpOfChoosing } from './helping.ts';
import { sureOf } from './leaving.ts';

type AnyRule = Rule<Underwater, Task, UnderwaterMove>;

/** Looks ahead from the choice of slot and card to the slot's action (UWC-TURN-24). */
export interface Foresight {
  /** Whether a part of the slot's action can be used once the tile lies and what watches for the choice has happened. */
  afterChoosing(state: Underwater, seat: Seat, slot: number, cloned: boolean, matched: boolean): boolean;
  /** Whether a matching card can be resolved first so that a part of the slot's action can be used then. */
  afterCard(state: Underwater, seat: Seat, slot: number, cloned: boolean, card: number): boolean;
  /** The same by playing out what can be answered, so many answers at most. */
  played(state: Underwater, seat: Seat, slot: number, cloned: boolean, card: number, most: number): boolean;
}

/** What one knows oneself: a copy in which nothing hidden can be met, so that hidden things cannot be counted on. */
function blinded(copy: Underwater, seat: Seat): Underwater {
  copy.random = [1, 2, 3, 4];
  copy.deck = [];
  copy.discard = [];
  copy.specials = copy.specials.map((card, i) => ((at(copy.known, i) & (1 << seat)) !== 0 ? card : HIDDEN_CARD - SPECIAL_BACK));
  return copy;
}

type Inner = Game<Underwater, UnderwaterMove>;

/** Answers that a search tries before it gives up. */
const MOST_TRIED = 400;

/** A search for a way from a decision to the slot's action with a part of it usable. */
interface Search {
  readonly game: Inner;
  readonly seat: Seat;
  readonly slot: number;
  /** Answers that may still be tried. */
  left: number;
}

const usableIn = ({ seat, slot }: Search, dream: Underwater): boolean => usable(dream, seat, slotDeed(dream, player(dream, seat), slot), slot);

/** Whether an answer, played in this copy, leaves a way. What is hidden stops it: then what is there already must do. */
function leads(search: Search, dream: Underwater, move: UnderwaterMove): boolean {
  search.left -= 1;
  if (search.left < 0) return false;
  try {
    const next = play(search.game, dream, search.seat, move);
    if (next?.task.task === ACTION_TASK) return usableIn(search, dream);
    return next?.moves.some((answer) => leads(search, cloneFor(dream, search.seat), answer)) ?? false;
  } catch (error) {
    if (error instanceof HiddenError) return usableIn(search, dream);
    throw error;
  }
}

/** The foresight of a game; `inner` is the game in which the slot's action asks, so that a search stops there, and `slot` just goes on. */
export function foresightOf(inner: () => Inner): Foresight {
  return {
    afterChoosing(state, seat, slot, cloned, matched) {
      const help = helpOfChoosing(state, seat, slot, cloned, matched);
      if (help !== 'unknown') return help === 'yes';
      const dream = blinded(cloneFor(state, seat), seat);
      placeTile(dream, seat, slot, cloned);
      choosing(dream, seat, slot, matched, undefined);
      return usable(dream, seat, slotDeed(dream, player(dream, seat), slot), slot);
    },
    afterCard(state, seat, slot, cloned, card) {
      const help = helpOf(state, seat, slot, cloned, card);
      return help === 'unknown' ? this.played(state, seat, slot, cloned, card, MOST_TRIED) : help === 'yes';
    },
    played(state, seat, slot, cloned, card, most) {
      const game = inner();
      const dream = blinded(cloneFor(state, seat), seat);
      const me = player(dream, seat);
      placeTile(dream, seat, slot, cloned);
      takeFromHand(me, card);
      me.played = card;
      dream.agenda = [];
      follow(dream, { task: 'action', seat, slot });
      follow(dream, { task: 'play', seat, matched: true });
      choosing(dream, seat, slot, true, undefined);
      follow(dream, { task: 'slot', seat });
      return leads({ game, seat, slot, left: most }, dream, SKIP);
    },
  };
}

/** The task at which a search stops. */
const ACTION_TASK: TaskOf<'action'>['task'] = 'action';

/** The slot whose action still waits while a card is resolved first; −1 if none does. */
function waitingSlot(state: Underwater): number {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const task = state.agenda[i];
    if (task && isAction(task)) return task.slot;
  }
  return -1;
}

const isAction = (task: Task): task is TaskOf<'action'> => task.task === ACTION_TASK;

/** UWC-TURN-24: a rule whose answers, while a card is resolved before the slot's action, leave a way to use a part of that action. */
export function guarded(rule: AnyRule, inner: () => Inner): AnyRule {
  const { moves } = rule;
  if (!moves) return rule;
  return {
    ...rule,
    moves(state, task) {
      const answers = moves(state, task);
      const slot = answers.length < 2 ? -1 : waitingSlot(state);
      return slot < 0 ? answers : leading(state, task, slot, answers, inner());
    },
  };
}

function leading(state: Underwater, task: Task, slot: number, answers: readonly UnderwaterMove[], game: Inner): readonly UnderwaterMove[] {
  const { seat } = task;
  const sought = slotDeed(state, player(state, seat), slot);
  if (isSafe(sought)) return answers;
  const sure = sureOf(state, seat, slot, sought, task);
  let known: Underwater | undefined;
  const dream = (): Underwater => {
    known ??= blinded(cloneFor(state, seat), seat);
    return cloneFor(known, seat);
  };
  const left = answers.filter((move) => sure?.(move) || leads({ game, seat, slot, left: MOST_TRIED }, dream(), move));
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
