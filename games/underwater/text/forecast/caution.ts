import type { Decision, Message, Seat } from '@madang/kernel';
import type { UnderwaterMove } from '../../rules/moves.ts';
import type { Underwater } from '../../rules/state.ts';
import { matchesSlot } from '../labels.ts';
import { say, titleIn } from '../names.ts';

/** UWC-TURN-10: a card of another color than its slot does nothing; one of the hand would. */
export function tip(view: Underwater, _seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message | undefined {
  if (move.kind !== 'card' || matchesSlot(view, decision, move.card)) return undefined;
  const matching = decision.moves.find((one) => one.kind === 'card' && matchesSlot(view, decision, one.card));
  return matching?.kind === 'card' ? say('underwater.tip.color', { card: titleIn(view, matching.card) }) : undefined;
}
