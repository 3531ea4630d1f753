import type { Seat } from '@madang/kernel';
import type { DoneAct, Problem } from '@madang/wire';
import type { Fold } from '../log/fold.ts';
import type { Taker } from '../log/outcome.ts';
import { isRemoved, mayView } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

const MINUTE = 60_000;

/** Milliseconds that a bot must have played for somebody before others may ask for a new player: they may only have gone to eat. */
const AWAY = { live: 10 * MINUTE, days: 24 * 60 * MINUTE } as const;

/** That a new player is looked for, by the player of a seat. */
interface Offering {
  readonly asking: Seat;
  readonly by: DoneAct['by'];
  readonly seat: Seat;
  readonly now: number;
}

/** Why no new player is looked for: the seat's person is here, or went away just now. Who gave up, let their time run out or asks themselves has left. */
export function objectionToOffering(fold: Fold, record: TableRecord, { asking, by, seat, now }: Offering): Problem | undefined {
  const { standIns, offered, resigned } = fold;
  const { seats, clock, cup } = record;
  const person = seats[seat]?.person;
  if (cup !== null) return { code: 'no-offer', details: { reason: 'cup' } };
  if (seats[seat]?.kind !== 'person' || standIns[seat] === undefined) return { code: 'no-offer', details: { reason: 'here' } };
  if (offered.has(seat)) return { code: 'offered-already' };
  const away = fold.acts.findLast((one) => one.seat === seat && one.act.kind === 'sit-in');
  const isOwn = by === 'player' && seats[asking]?.person === person;
  if (resigned.has(seat) || isOwn || !away || away.by === 'clock') return undefined;
  const from = away.at + AWAY[clock?.kind ?? 'days'];
  return from > now ? { code: 'left-lately', details: { minutes: Math.ceil((from - now) / MINUTE) } } : undefined;
}

/** Why somebody may not take a seat over. Of two who press at once the second finds it taken. */
export function objectionToTakingOver({ offered }: Fold, record: TableRecord, seat: Seat, taker: Taker | undefined): Problem | undefined {
  const { seats, invitation } = record;
  if (!taker || !mayView(record, taker.person, taker.invitation)) return { code: 'no-table' };
  if (isRemoved(record, taker.person)) return { code: 'sent-away' };
  if (seats.some(({ person, screen }) => person === taker.person && !screen)) return { code: 'one-seat-each' };
  if (seats.some(({ former }) => former?.id === taker.person)) return { code: 'left-already' };
  if (taker.invitation !== undefined && taker.invitation !== invitation) return { code: 'wrong-invitation' };
  const free = seats.filter((one) => one.kind === 'person' && offered.has(one.seat)).map((one) => one.seat);
  return free.includes(seat) ? undefined : { code: 'seat-taken', details: { free } };
}
