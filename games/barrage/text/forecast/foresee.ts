import { type Decision, decision, HiddenError, play, type Seat } from '@madang/kernel';
import type { BarrageEvent } from '../../rules/events.ts';
import { barrage } from '../../rules/index.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import type { Barrage } from '../../rules/state.ts';
import { isBarrageEvent } from '../log/log.ts';

/** What a move leads to as far as the view lets it be foreseen: what would be told on the way, and what is asked then. */
export interface Outcome {
  readonly after: Barrage;
  readonly events: readonly BarrageEvent[];
  readonly next: Decision<BarrageMove> | undefined;
}

/** True for events that end what a forecast is about: the round's end, or the turn of an automa. */
const endsIt = ({ event }: BarrageEvent): boolean => event === 'water-flows' || event.startsWith('automa-');

/** Plays the move on a copy without chance, also for those who hold the whole state; where chance is needed, it stops there. */
export function foresee(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const after = barrage.redact(view, seat);
  const events: BarrageEvent[] = [];
  let whole = true;
  try {
    play(barrage, after, seat, move, (event) => {
      if (isBarrageEvent(event)) events.push(event);
    });
  } catch (error) {
    if (!(error instanceof HiddenError)) throw error;
    whole = false;
  }
  const end = events.findIndex(endsIt);
  const open = whole && end < 0 && !after.over ? decision(barrage, after) : undefined;
  return { after, events: end < 0 ? events : events.slice(0, end + 1), next: open?.seat === seat ? open : undefined };
}

/** The same, and on through the question for a contract: without one, so that the way of the used drops is seen. */
export function foreseeWater(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const first = foresee(view, seat, move);
  const decline = first.next?.task.task === 'contract' ? first.next.moves.find((one) => one.kind === 'decline') : undefined;
  if (!decline) return first;
  const second = foresee(first.after, seat, decline);
  return { ...first, events: [...first.events, ...second.events.filter(({ event }) => event === 'flowed' || event === 'energy')] };
}

/** Questions that only ask how much: their answers belong to the forecast of what leads to them. */
const AMOUNTS: readonly string[] = ['drops', 'payment'];

/** What a move leads to with each number of drops or way to pay that is asked for next; one outcome where neither is. */
export function foreseeEach(view: Barrage, seat: Seat, move: BarrageMove): readonly Outcome[] {
  const first = foreseeWater(view, seat, move);
  if (!first.next || !AMOUNTS.includes(first.next.task.task)) return [first];
  return first.next.moves.map((answer) => foreseeWater(first.after, seat, answer));
}
