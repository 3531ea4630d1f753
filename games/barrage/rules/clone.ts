import { cloneAgenda } from '@madang/kernel';
import type { Barrage, Player } from './state.ts';

const clonePlayer = (me: Player): Player => ({
  level: me.level,
  company: me.company,
  officer: me.officer,
  copied: me.copied,
  credits: me.credits,
  excavators: me.excavators,
  mixers: me.mixers,
  engineers: me.engineers,
  vp: me.vp,
  energy: me.energy,
  tiles: me.tiles,
  wheel: me.wheel.slice(),
  open: me.open,
  built: me.built.slice(),
  held: me.held.slice(),
  fulfilled: me.fulfilled.slice(),
  constructions: me.constructions,
  copies: me.copies,
  passed: me.passed,
});

const cloneOwn = (state: Barrage): Barrage => ({
  agenda: cloneAgenda(state.agenda),
  random: state.random.slice(),
  over: state.over,
  options: state.options,
  round: state.round,
  order: state.order.slice(),
  players: state.players.map(clonePlayer),
  headstreams: state.headstreams.slice(),
  waiting: state.waiting.slice(),
  damOwner: state.damOwner.slice(),
  damHeight: state.damHeight.slice(),
  drops: state.drops.slice(),
  conduits: state.conduits.slice(),
  powerhouses: state.powerhouses.slice(),
  spaces: state.spaces.slice(),
  market: state.market.slice(),
  piles: state.piles.slice(),
  discards: state.discards.slice(),
  nationals: state.nationals.slice(),
  patents: state.patents.slice(),
  deck: state.deck,
  bonus: state.bonus.slice(),
  objective: state.objective,
  copyable: state.copyable.slice(),
  draft: { companies: state.draft.companies.slice(), officers: state.draft.officers.slice(), contracts: state.draft.contracts.slice() },
  automa: { pile: state.automa.pile, criteria: state.automa.criteria, actions: state.automa.actions },
});

/** An independent copy. */
export function clone(state: Barrage): Barrage {
  const made = cloneOwn(state);
  if (state.pack !== undefined) made.pack = state.pack;
  return made;
}
