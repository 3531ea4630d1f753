import { type Decision, foresee as lookAhead, type Seat } from '@madang/kernel';
import type { BarrageEvent } from '../../rules/events.ts';
import { barrage } from '../../rules/index.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import type { Barrage } from '../../rules/state.ts';
import { isBarrageEvent } from '../log/log.ts';

/** What a move leads to as far as the view lets it be foreseen: what would be told on the way, and what the seat is asked then. */
export interface Outcome {
  readonly after: Barrage;
  readonly events: readonly BarrageEvent[];
  readonly next: Decision<BarrageMove> | undefined;
}

/** True for events that end what a forecast is about: the round's end, or the turn of an automa. */
const endsIt = ({ event }: BarrageEvent): boolean => event === 'water-flows' || event.startsWith('automa-');

/** Looks ahead without chance, also for those who hold the whole state. */
function foresee(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const { after, told, next } = lookAhead(barrage, barrage.redact(view, seat), seat, move);
  const events = told.filter(isBarrageEvent);
  const end = events.findIndex(endsIt);
  if (end >= 0) return { after, events: events.slice(0, end + 1), next: undefined };
  return { after, events, next: next?.seat === seat ? next : undefined };
}

/** The same, and on through the question for a contract: without one, so that the way of the used drops is seen. */
function foreseeWater(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const first = foresee(view, seat, move);
  const decline = first.next?.task.task === 'contract' ? first.next.moves.find((one) => one.kind === 'decline') : undefined;
  if (!decline) return first;
  const second = foresee(first.after, seat, decline);
  return { ...first, events: [...first.events, ...second.events.filter(({ event }) => event === 'flowed' || event === 'energy')] };
}

/** A production that a move leads to: all its moves up to the question for a contract, and what they lead to. */
export interface Production {
  readonly way: readonly BarrageMove[];
  readonly outcome: Outcome;
}

/** BAR-PROD-01, -04: every production that a move leads to, with each system and each number of drops that are asked for next. */
export function productions(view: Barrage, seat: Seat, move: BarrageMove): readonly Production[] {
  const outcome = foreseeWater(view, seat, move);
  if (outcome.events.some(({ event }) => event === 'produced')) return [{ way: [move], outcome }];
  const asked = outcome.next?.moves.filter(({ kind }) => kind === 'system' || kind === 'drops') ?? [];
  return asked.flatMap((next) => productions(outcome.after, seat, next).map((one) => ({ ...one, way: [move, ...one.way] })));
}

/** Questions that only ask how much: their answers belong to the forecast of what leads to them. */
const AMOUNTS: readonly string[] = ['drops', 'payment'];

/** What a move leads to with each number of drops or way to pay that is asked for next; one outcome where neither is. */
export function foreseeEach(view: Barrage, seat: Seat, move: BarrageMove): readonly Outcome[] {
  const first = foreseeWater(view, seat, move);
  if (!first.next || !AMOUNTS.includes(first.next.task.task)) return [first];
  return first.next.moves.map((answer) => foreseeWater(first.after, seat, answer));
}
