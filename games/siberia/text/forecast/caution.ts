import { type Decision, foresee, type Message, playerOf, type Seat } from '@madang/kernel';
import { AREAS } from '../../components/words.ts';
import { siberia } from '../../rules/index.ts';
import type { SiberiaMove } from '../../rules/moves.ts';
import { countersIn, readyRows } from '../../rules/rounds/personal-board.ts';
import { isVain } from '../../rules/sense/vain.ts';
import type { Siberia } from '../../rules/state.ts';
import { areaText, listed, say } from '../names.ts';

/** SIB-ACT-07: the last counter is placed, and the seat has no action for the round. */
function placedInVain(view: Siberia, seat: Seat, move: SiberiaMove): Message | undefined {
  if (playerOf(view, seat).drawn.length !== 1) return undefined;
  const me = playerOf(foresee(siberia, view, seat, move).after, seat);
  return me.research.length === 0 && readyRows(me) === 0 ? say('siberia.tip.none-ready') : undefined;
}

/** Rows that could still be performed with an effect. */
function passedOver(view: Siberia, seat: Seat, offered: readonly SiberiaMove[]): Message | undefined {
  const rows = offered.flatMap((move) => (move.kind === 'perform' && !isVain(view, seat, move) ? [move.area] : []));
  return rows.length > 0 ? say('siberia.tip.pass', { rows: listed(rows.map(areaText)) }) : undefined;
}

/** SIB-ACT-09, -12: a row that is performed gives up its counters, also where that changes nothing. */
export function caution(view: Siberia, seat: Seat, _decision: Decision<SiberiaMove>, move: SiberiaMove): Message | undefined {
  if (move.kind !== 'perform' || !isVain(view, seat, move)) return undefined;
  return say('siberia.caution.no-effect', { counters: countersIn(playerOf(view, seat), AREAS.indexOf(move.area)).length });
}

/** A pass with something left to do, and counters that make no row ready; who knows the game may save a row for the next round. */
export function tip(view: Siberia, seat: Seat, { moves }: Decision<SiberiaMove>, move: SiberiaMove): Message | undefined {
  switch (move.kind) {
    case 'pass':
      return passedOver(view, seat, moves);
    case 'place':
      return placedInVain(view, seat, move);
    default:
      return undefined;
  }
}
