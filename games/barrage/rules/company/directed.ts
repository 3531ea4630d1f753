import { ENGINEERS } from '../../components/numbers.ts';
import { isAutoma } from '../rule.ts';
import type { Barrage, Player } from '../state.ts';
import { MAHIRI } from './officers.ts';

/**
 * Whether a person must take this turn by the automas' tile (notes of BAR-AUTOMA-30): the first of each round, while an overpowered
 * automa has Mahiri Sekibo. Every turn by a tile uses engineers, so whoever has them all has not acted yet. What the step leads
 * to (his own contracts, rewards, effects of tiles) he decides himself; credits that are due he pays and must have.
 */
export const isDirected = (state: Barrage, me: Player): boolean =>
  !isAutoma(me) && me.engineers === ENGINEERS && state.players.some((other) => isAutoma(other) && other.officer === MAHIRI);
