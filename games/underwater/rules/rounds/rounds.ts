import { allAtOnce, at, NOBODY, playerOf, pushInOrder, type Task } from '@madang/kernel';
import { cardsOfBack } from '../../components/match-deck.ts';
import { ERA_DRAW } from '../../components/numbers.ts';
import { ERA_ROUNDS } from '../../components/tracks.ts';
import { nextOrder } from '../goods/federation.ts';
import { drawCards } from '../goods/gain.ts';
import { follow, type UnderwaterRule } from '../rule.ts';
import { EMPTY, type Underwater, type UnderwaterTask } from '../state.ts';
import { layNeutrals, moveNeutrals } from './solo.ts';

const LAST_ERA = ERA_ROUNDS.length;

/** UWC-ERA-02: the number of the last round of each era. */
const lastRounds = ERA_ROUNDS.map((_, era) => ERA_ROUNDS.slice(0, era + 1).reduce((sum, rounds) => sum + rounds, 0));

/** UWC-ERA-03: whether a Production phase follows this round. */
const endsEra = (state: Underwater): boolean => lastRounds.includes(state.round);

/** UWC-SETUP-21, UWC-ERA-07: everybody draws in play order, then all discard down to the limit at the same time. */
export const deal: UnderwaterRule<'deal'> = {
  resolve(state, { cards }, _move, tell) {
    for (const seat of state.order) drawCards(state, seat, cards, tell);
    const discards: Task = allAtOnce(state.order, { task: 'discard', seat: NOBODY });
    pushInOrder(state, [discards]);
  },
};

/** UWC-ERA-01: a round begins; alone the neutral tiles are laid (UWC-SOLO-04). */
export const round: UnderwaterRule<'round'> = {
  resolve(state, _task, _move, tell) {
    state.round += 1;
    state.turns = 0;
    tell?.({ event: 'round-began', round: state.round, era: state.era, order: state.order.slice() });
    if (state.players.length === 1) layNeutrals(state, tell);
    state.stepped = false;
    follow(state, { task: 'next turn', seat: NOBODY });
  },
};

/** UWC-ERA-01: tiles return, the play order is set, markers return; then the next round, or a Production phase (UWC-ERA-03). */
export const roundEnd: UnderwaterRule<'round end'> = {
  resolve(state, _task, _move, tell) {
    state.slots.fill(0);
    state.cloner = EMPTY;
    if (state.players.length === 1) moveNeutrals(state);
    state.order = nextOrder(state);
    state.federation.fill(0); // UWC-FED-08
    tell?.({ event: 'order-set', order: state.order.slice() });
    if (!endsEra(state)) {
      follow(state, { task: 'round', seat: NOBODY });
      return;
    }
    const produce = state.order.map((seat): UnderwaterTask => ({ task: 'produce', seat, swaps: [], asked: [] }));
    pushInOrder(state, [...produce, { task: 'era end', seat: NOBODY } as const]);
  },
};

/** UWC-ERA-05: the old deck and its discards leave the game, the new one is dealt. */
function newEra(state: Underwater): void {
  state.era += 1;
  state.deck = cardsOfBack(state.era - 1);
  state.gone.push(...state.discard);
  state.discard = [];
}

/** UWC-ERA-04, -05, -09: action cards become available, cities are fed, the next era begins; or final scoring follows. */
export const eraEnd: UnderwaterRule<'era end'> = {
  resolve(state, _task, _move, tell) {
    const feed = state.order.map((seat): UnderwaterTask => ({ task: 'feed', seat }));
    if (state.era === LAST_ERA) {
      const buy = state.order.map((seat): UnderwaterTask => ({ task: 'buy', seat, bought: [] }));
      const score = state.order.map((seat): UnderwaterTask => ({ task: 'score', seat }));
      pushInOrder(state, [...feed, ...buy, ...score, { task: 'game end', seat: NOBODY } as const]);
      return;
    }
    refresh(state);
    tell?.({ event: 'action-cards-refreshed' });
    const begin: readonly UnderwaterTask[] = [
      { task: 'new era', seat: NOBODY },
      { task: 'deal', seat: NOBODY, cards: ERA_DRAW },
      { task: 'round', seat: NOBODY },
    ];
    pushInOrder(state, [...feed, ...begin]);
  },
};

/** UWC-CARD-10: all action cards become available again. */
function refresh(state: Underwater): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const me = playerOf(state, seat);
    me.ready = [...me.ready, ...me.spent].toSorted((a, b) => a - b);
    me.spent = [];
  }
}

/** UWC-ERA-05: the cards of the next era come into play. */
export const era: UnderwaterRule<'new era'> = {
  resolve(state, _task, _move, tell) {
    newEra(state);
    tell?.({ event: 'era-began', era: state.era });
  },
};

/** Rounds that are still to come in this era, this one included, for forecasts. */
export const roundsLeft = (state: Underwater): number => at(lastRounds, state.era - 1) - state.round + 1;
