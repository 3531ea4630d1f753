import { cloneAgenda, type Seat } from '@madang/kernel';
import type { Player, Underwater } from './state.ts';

/** An independent copy of one player's things. */
export const clonePlayer = (me: Player): Player => ({
  points: me.points,
  goods: me.goods.slice(),
  board: me.board,
  cities: me.cities,
  symbiotic: me.symbiotic,
  tunnels: me.tunnels,
  upgradedTunnels: me.upgradedTunnels,
  buildings: me.buildings.slice(),
  metropolises: me.metropolises.slice(),
  gained: me.gained.slice(),
  hand: me.hand.slice(),
  shown: me.shown.slice(),
  looked: me.looked.slice(),
  lookedTiles: me.lookedTiles.slice(),
  played: me.played,
  discarded: me.discarded,
  ready: me.ready.slice(),
  spent: me.spent.slice(),
  permanents: me.permanents.slice(),
  productions: me.productions.slice(),
  endings: me.endings.slice(),
  paid: me.paid.slice(),
  contracts: me.contracts.slice(),
  doings: {
    tunnels: me.doings.tunnels,
    buildings: me.doings.buildings,
    cities: me.doings.cities,
    upgrades: me.doings.upgrades,
    once: me.doings.once.slice(),
  },
  scored: me.scored.slice(),
});

const bareCopy = (state: Underwater, players: Player[]): Underwater => ({
  agenda: cloneAgenda(state.agenda),
  random: state.random.slice(),
  over: state.over,
  options: state.options,
  round: state.round,
  era: state.era,
  order: state.order.slice(),
  turns: state.turns,
  federation: state.federation.slice(),
  arrivals: state.arrivals.slice(),
  slots: state.slots.slice(),
  cloner: state.cloner,
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  gone: state.gone.slice(),
  specials: state.specials.slice(),
  known: state.known.slice(),
  display: state.display.slice(),
  tunnelsLeft: state.tunnelsLeft,
  nonsymbioticLeft: state.nonsymbioticLeft,
  symbioticLeft: state.symbioticLeft,
  unusedTiles: state.unusedTiles.slice(),
  contracts: state.contracts.slice(),
  neutrals: state.neutrals.slice(),
  stepped: state.stepped,
  players,
});

function copy(state: Underwater, players: Player[]): Underwater {
  const made = bareCopy(state, players);
  if (state.pack !== undefined) made.pack = state.pack;
  return made;
}

/** An independent copy. */
export const clone = (state: Underwater): Underwater => copy(state, state.players.map(clonePlayer));

/** A copy in which one seat may do what touches nobody else: the others' boards are not copied. */
export const cloneFor = (state: Underwater, seat: Seat): Underwater =>
  copy(
    state,
    state.players.map((me, other) => (other === seat ? clonePlayer(me) : me)),
  );
