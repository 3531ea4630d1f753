import { cloneAgenda } from '@madang/kernel';
import { cloneCastle } from './castle/index.ts';
import type { Ludwig, Player } from './state.ts';

const clonePlayer = (me: Player): Player => ({
  castle: cloneCastle(me.castle),
  money: me.money,
  points: me.points,
  bonus: me.bonus.slice(),
  drawn: me.drawn.slice(),
  downstairs: me.downstairs,
  looking: me.looking,
});

/** An independent copy. Face-down tiles are never changed in place, so their lists alone are copied. */
export const clone = (state: Ludwig): Ludwig => ({
  agenda: cloneAgenda(state.agenda),
  random: state.random.slice(),
  over: state.over,
  options: state.options,
  round: state.round,
  last: state.last,
  builder: state.builder,
  favors: state.favors.slice(),
  market: state.market.slice(),
  coins: state.coins.slice(),
  priced: state.priced,
  stacks: state.stacks.map((stack) => stack.slice()),
  hallways: state.hallways,
  stairs: state.stairs,
  cards: state.cards.slice(),
  used: state.used.slice(),
  onDeck: state.onDeck.slice(),
  discarded: state.discarded.slice(),
  removed: state.removed.slice(),
  bonusDeck: state.bonusDeck.slice(),
  held: state.held,
  corridorTaken: state.corridorTaken,
  downstairsWon: state.downstairsWon,
  extraTurns: state.extraTurns,
  sold: state.sold,
  idleRounds: state.idleRounds,
  players: state.players.map(clonePlayer),
});
