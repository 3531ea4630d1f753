import { ENGINEERS } from '../../components/numbers.ts';
import { isAutoma } from '../rule.ts';
import type { Barrage, Player } from '../state.ts';
import { MAHIRI } from './officers.ts';

/**
 * True if the automas' tile decides this person's turn (notes of BAR-AUTOMA-30): their first of each round, while an overpowered
 * automa has Mahiri Sekibo. The first turn is known by all engineers. They decide what the step leads to, and must pay credits due.
 */
export const isDirected = (state: Barrage, me: Player): boolean =>
  !isAutoma(me) && me.engineers === ENGINEERS && state.players.some((other) => isAutoma(other) && other.officer === MAHIRI);
