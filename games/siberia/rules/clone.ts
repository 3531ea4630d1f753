import { cloneAgenda } from '@madang/kernel';
import type { Player, Siberia } from './state.ts';

const clonePlayer = (me: Player): Player => ({
  money: me.money,
  supply: me.supply,
  workers: me.workers.slice(),
  sellers: me.sellers.slice(),
  spaces: me.spaces.slice(),
  research: me.research.slice(),
  drawn: me.drawn.slice(),
  placed: me.placed.slice(),
  passed: me.passed,
  acted: me.acted,
});

const cloneOwn = (state: Siberia): Siberia => ({
  agenda: cloneAgenda(state.agenda),
  random: state.random.slice(),
  over: state.over,
  options: state.options,
  round: state.round,
  start: state.start,
  exchanges: state.exchanges.slice(),
  exchangeTiles: state.exchangeTiles.slice(),
  cubes: state.cubes.slice(),
  depleted: state.depleted.slice(),
  reserve: state.reserve.slice(),
  bag: state.bag.slice(),
  pile: state.pile.slice(),
  display: state.display.slice(),
  players: state.players.map(clonePlayer),
  idleRounds: state.idleRounds,
  cubesMoved: state.cubesMoved,
  lastRound: state.lastRound,
});

/** An independent copy. */
export function clone(state: Siberia): Siberia {
  const made = cloneOwn(state);
  if (state.pack !== undefined) made.pack = state.pack;
  return made;
}
