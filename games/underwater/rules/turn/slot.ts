import { answers, at, has, type Refusal } from '@madang/kernel';
import { CLONE_COST, CLONE_PLAYERS } from '../../components/numbers.ts';
import { names } from '../answers.ts';
import { sayUseless } from '../effects/usable.ts';
import { CREDITS } from '../goods/amounts.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { refusal, slotName } from '../refusals.ts';
import { decide, follow, type UnderwaterRule } from '../rule.ts';
import { ALWAYS, isAvailable, isInPlay, slotsInPlay } from '../slots/slots.ts';
import { EMPTY, NEUTRAL } from '../state.ts';
import type { Foresight } from './ahead/foresight.ts';
import { cloningIn, isChoosable, offerOne, type Turn, turnOf } from './orders.ts';

const CLONE = answers(MOVES, 'clone', (move) => names(move).slot);

/** By slot. */
const SLOT = answers(MOVES, 'slot', (move) => names(move).slot);

/** Why a slot cannot be chosen. */
type SlotBar = 'slot-not-on-this-side' | 'slot-occupied-by-neutral-tile' | 'slot-occupied-by-you' | 'slot-occupied' | 'useless';

/** UWC-TURN-05 … -07, -13: what bars a slot from being chosen. The one that is always available gives something to everybody. */
function slotBar(turn: Turn, slot: number): SlotBar | undefined {
  if (slot === ALWAYS) return undefined;
  if (!isInPlay(turn.state, slot)) return 'slot-not-on-this-side';
  if (!isAvailable(turn.state, slot)) return occupiedBar(turn, slot);
  return isChoosable(turn, slot) ? undefined : 'useless';
}

function occupiedBar({ state, seat }: Turn, slot: number): SlotBar {
  const tiles = at(state.slots, slot);
  if (has(tiles, NEUTRAL)) return 'slot-occupied-by-neutral-tile';
  return has(tiles, seat) ? 'slot-occupied-by-you' : 'slot-occupied';
}

const SLOT_RULES = {
  'slot-not-on-this-side': 'UWC-SETUP-01',
  'slot-occupied-by-neutral-tile': 'UWC-SOLO-14',
  'slot-occupied-by-you': 'UWC-TURN-06',
  'slot-occupied': 'UWC-TURN-06',
} as const;

function whyNotChosen(turn: Turn, slot: number): Refusal | undefined {
  const bar = slotBar(turn, slot);
  if (bar === 'useless') return sayUseless(turn.state, turn.seat, 'UWC-TURN-13', slot);
  return bar && refusal(SLOT_RULES[bar], bar, { slot: slotName(slot) });
}

/** Why a slot cannot be cloned. */
type CloneBar =
  | 'no-cloning-tile'
  | 'never-cloned'
  | 'slot-not-on-this-side'
  | 'cloning-tile-used'
  | 'slot-not-occupied'
  | 'slot-occupied-by-you'
  | 'too-few-credits'
  | 'useless';

/** UWC-CLONE-01 … -07, OQ-45: what bars a slot from being cloned. */
function cloneBar(turn: Turn, slot: number): CloneBar | undefined {
  const { state, seat, me } = turn;
  if (state.players.length !== CLONE_PLAYERS) return 'no-cloning-tile';
  if (slot === ALWAYS) return 'never-cloned';
  if (!isInPlay(state, slot)) return 'slot-not-on-this-side';
  if (state.cloner !== EMPTY) return 'cloning-tile-used';
  if (isAvailable(state, slot)) return 'slot-not-occupied';
  if (has(at(state.slots, slot), seat)) return 'slot-occupied-by-you';
  if (at(me.goods, CREDITS) < CLONE_COST) return 'too-few-credits';
  return isChoosable(turn, slot) ? undefined : 'useless';
}

function whyNotCloned(turn: Turn, slot: number): Refusal | undefined {
  const { state, seat, me } = turn;
  const bar = cloneBar(turn, slot);
  const named = { slot: slotName(slot) };
  switch (bar) {
    case 'no-cloning-tile':
      return refusal('UWC-SETUP-06', bar, { players: CLONE_PLAYERS });
    case 'never-cloned':
      return refusal('UWC-CLONE-06', bar, named);
    case 'slot-not-on-this-side':
      return refusal('UWC-SETUP-01', bar, named);
    case 'cloning-tile-used':
      return refusal('UWC-CLONE-04', bar, { seat: { key: `seat.${state.cloner}` } });
    case 'slot-not-occupied':
      return refusal('UWC-CLONE-01', bar, named);
    case 'slot-occupied-by-you':
      return refusal('UWC-CLONE-02', bar, named);
    case 'too-few-credits':
      return refusal('UWC-CLONE-01', bar, { needed: CLONE_COST, here: at(me.goods, CREDITS) });
    case 'useless':
      return sayUseless(state, seat, 'UWC-CLONE-07', slot);
    case undefined:
      return undefined;
  }
}

/** UWC-TURN-05 … -07, UWC-CLONE-01: the slot of a turn; then its card. */
export const slotRule = (foresight: Foresight): UnderwaterRule<'slot'> =>
  decide<'slot'>({
    always: true,
    choices(state, { seat }) {
      const list: UnderwaterMove[] = [];
      const turn = turnOf(state, seat, foresight);
      const slots = slotsInPlay(state.players.length);
      for (let i = 0; i < slots.length; i++) if (!slotBar(turn, at(slots, i))) offerOne(list, SLOT[at(slots, i)]);
      offerOne(list, SLOT[ALWAYS]);
      if (state.players.length !== CLONE_PLAYERS) return list;
      const cloning = cloningIn(turn);
      for (let i = 0; i < slots.length; i++) if (!cloneBar(cloning, at(slots, i))) offerOne(list, CLONE[at(slots, i)]);
      return list;
    },
    answer(state, { seat }, move) {
      if (move === undefined) throw new Error('no slot can be chosen');
      follow(state, { task: 'card', seat, slot: names(move).slot, cloned: move.kind === 'clone' });
    },
    refuse(state, { seat }, move) {
      const { slot } = names(move);
      if (move.kind === 'slot') return whyNotChosen(turnOf(state, seat, foresight), slot);
      return move.kind === 'clone' ? whyNotCloned(turnOf(state, seat, foresight, true), slot) : undefined;
    },
  });
