import type { Rows } from '../rows.ts';
import { type Entry, positionAfter, standing } from './log.ts';

// The arithmetic of players' time, as docs/play.md promises it, done once more from rows alone.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** No decision begins with less. */
const LEAST = 10 * SECOND;

/** How long one may think, as a table's row has it. */
export type Clock = { readonly out: 'seat' | 'decision' | 'wait' } & (
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number; readonly bank?: number }
);

/** Time of one seat. */
interface Hand {
  left: number;
  bank: number;
  runs: boolean;
  /** A bot plays; `fresh`: the decision that is open began after it came. */
  away: { readonly fresh: boolean } | undefined;
}

/** Where all hands stand at a moment. */
interface Dial {
  readonly clock: Clock;
  readonly hands: (Hand | undefined)[];
  readonly pauses: Rows['pauses'];
  /** What each step that stands gave, the last last. */
  readonly gifts: number[][];
  at: number;
}

const paused = (pauses: Rows['pauses'], from: number, to: number): number =>
  pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to_at) - Math.max(from, pause.from_at)), 0);

/** Milliseconds of a new decision. */
const whole = (clock: Clock, hand: Hand): number =>
  clock.kind === 'days' ? clock.days * DAY + Math.min(hand.bank, hand.left) : hand.left + clock.increment * SECOND;

function charge(dial: Dial, at: number): void {
  const now = Math.max(dial.at, at);
  const ran = now - dial.at - paused(dial.pauses, dial.at, now);
  for (const hand of dial.hands) if (hand?.runs) hand.left = Math.max(0, hand.left - Math.max(0, ran));
  dial.at = now;
}

/** What a seat is given because it is asked something, or answered. */
function giftOf({ clock }: Dial, hand: Hand, begins: boolean, answered: boolean, forced: boolean): number {
  if (hand.away || (!begins && !answered)) return 0;
  const anew = begins || (clock.kind === 'days' && !forced);
  const plain = anew ? Math.max(0, whole(clock, hand) - hand.left) : 0;
  return Math.max(clock.kind === 'live' && !begins ? 0 : plain, LEAST - hand.left);
}

function step(dial: Dial, by: number, forced: boolean, waiting: readonly number[]): void {
  const own = dial.hands[by];
  if (own?.away) own.away = { fresh: true };
  dial.gifts.push(
    dial.hands.map((hand, seat) => {
      if (!hand) return 0;
      const waits = waiting.includes(seat);
      const gift = giftOf(dial, hand, waits && !hand.runs, waits && hand.runs && seat === by, forced);
      if (gift > 0) hand.bank = Math.min(hand.bank, hand.left);
      hand.left += gift;
      hand.runs = waits && !hand.away;
      return gift;
    }),
  );
}

function undo(dial: Dial, waiting: readonly number[]): void {
  const given = dial.gifts.pop() ?? [];
  for (const [seat, hand] of dial.hands.entries()) {
    if (!hand) continue;
    hand.left = Math.max(0, hand.left - (given[seat] ?? 0));
    hand.runs = waiting.includes(seat) && !hand.away;
  }
}

/** Nobody loses time by what all agreed to. */
function rewind(dial: Dial, steps: number, waiting: readonly number[]): void {
  dial.gifts.splice(Math.max(0, dial.gifts.length - steps));
  for (const [seat, hand] of dial.hands.entries()) {
    if (!hand) continue;
    hand.runs = waiting.includes(seat) && !hand.away;
    if (hand.runs) hand.left = Math.max(hand.left, dial.clock.kind === 'days' ? whole(dial.clock, hand) : LEAST);
  }
}

function seat(dial: Dial, nth: number, away: boolean, waiting: readonly number[]): void {
  const hand = dial.hands[nth];
  if (!hand) return;
  const waits = waiting.includes(nth);
  const fresh = hand.away?.fresh === true;
  hand.runs = waits && !away;
  hand.away = away ? { fresh: !waits } : undefined;
  if (waits && !away) hand.left = Math.max(hand.left, dial.clock.kind === 'days' && fresh ? whole(dial.clock, hand) : LEAST);
}

/** Somebody new goes on with what is left, but half of the match's bank at least; a decision that is open is new to them. */
function takeOver(dial: Dial, nth: number, waiting: readonly number[]): void {
  const hand = dial.hands[nth];
  if (!hand) return;
  const { clock } = dial;
  const half = (clock.kind === 'live' ? clock.minutes * MINUTE : (clock.bank ?? 0) * DAY) / 2;
  hand.runs = waiting.includes(nth);
  hand.away = undefined;
  if (clock.kind === 'live') {
    hand.left = Math.max(hand.left, half, LEAST);
    return;
  }
  hand.bank = Math.max(Math.min(hand.bank, hand.left), half);
  hand.left = hand.runs ? clock.days * DAY + hand.bank : Math.max(hand.left, hand.bank);
}

/** When each seat that is waited for runs out of time, by the rows of a table alone. */
export function endsOf(rows: Rows, table: Rows['tables'][number], entries: readonly Entry[]): ReadonlyMap<number, number> {
  const clock: Clock = JSON.parse(table.clock ?? 'null');
  const sitting = rows.seats.filter(({ table_id }) => table_id === table.id).sort((a, b) => a.seat - b.seat);
  const bank = clock.kind === 'live' ? clock.minutes * MINUTE : (clock.bank ?? 0) * DAY;
  const hands = sitting.map(({ kind }) =>
    kind === 'person' ? { left: bank, bank: clock.kind === 'days' ? bank : 0, runs: false, away: undefined } : undefined,
  );
  const dial: Dial = { clock, hands, pauses: rows.pauses, gifts: [], at: table.started_at ?? 0 };
  const waitingAfter = (count: number) => positionAfter(table, sitting.length, standing(entries.slice(0, count))).waiting;
  step(dial, -1, false, waitingAfter(0));
  dial.gifts.length = 0;
  for (const [i, entry] of entries.entries()) {
    const waiting = waitingAfter(i + 1);
    if (entry.is === 'act' && ['ask', 'agree', 'refuse', 'help', 'offered'].includes(entry.act.kind)) continue;
    charge(dial, entry.row.at);
    if (entry.is === 'step') step(dial, entry.row.seat, entry.row.command?.startsWith('clock ') === true, waiting);
    else if (entry.is === 'undo') undo(dial, waiting);
    else if (entry.act.kind === 'rewound') rewind(dial, entry.act.steps ?? 0, waiting);
    else if (entry.act.kind === 'abandoned') rewind(dial, 0, []);
    else if (entry.act.kind === 'take-over') takeOver(dial, entry.row.seat, waiting);
    else seat(dial, entry.row.seat, entry.act.kind !== 'back', waiting);
  }
  const ends = dial.hands.flatMap((hand, nth): [number, number][] =>
    hand?.runs ? [[nth, dial.at + paused(rows.pauses, dial.at, Number.MAX_SAFE_INTEGER) + hand.left]] : [],
  );
  return new Map(ends);
}
