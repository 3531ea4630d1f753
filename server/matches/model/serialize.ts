import { createHash } from 'node:crypto';
import { dayEnd } from '@madang/games/days';
import type { TableView } from '@madang/wire';
import type { TableRecord } from './table.ts';

/** SHA-256 of a seed, hex: published from the start, so that the seed can be checked at the end. */
const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The seats that a person plays. */
export const seatsOf = (record: TableRecord, person: string): number[] =>
  record.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);

/** The seats that are kept for a person. */
export const invitedSeats = (record: TableRecord, person: string): number[] =>
  record.seats.filter((seat) => seat.kind === 'invited' && seat.asked === person).map((seat) => seat.seat);

/** A table as this person may see it; `connected`: the people who follow it now. The seed stays here until the match is over. */
export function serializeTable(record: TableRecord, person: string | null, connected: ReadonlySet<string>): TableView {
  const { id, game, version, options, status, owner, seq, scores, rematch, cup, deal, imported, helped, clock, createdAt, updatedAt } = record;
  return {
    id,
    game,
    version,
    options,
    status,
    access: record.access,
    watchers: record.watchers,
    chances: record.chances,
    clock,
    owner,
    seats: record.seats.map(({ seat, kind, name, person: player, level, standIn, resigned, offered, former }) => {
      const seen = { seat, kind, name, person: player, level, standIn, resigned, offered };
      return { ...seen, former: former?.name ?? null, connected: player !== null && connected.has(player) };
    }),
    seq,
    waitingFor: [...record.waitingFor],
    seedHash: record.seed === null ? null : seedHash(record.seed),
    // Others still play a deal; its list has the seed once the day is over.
    seed: deal === null && (status === 'over' || status === 'abandoned') ? record.seed : null,
    scores: scores === null ? null : [...scores],
    rematch,
    cup,
    deal,
    removeAt: record.removeAt,
    imported,
    helped,
    createdAt,
    updatedAt,
    mine: person === null ? [] : seatsOf(record, person),
    removed: person === owner.id ? record.removed.map((one) => ({ ...one })) : [],
    sentAway: isRemoved(record, person),
    asked: person === null ? [] : invitedSeats(record, person),
    invitation: person === owner.id ? record.invitation : null,
  };
}

/** Whether a person is of a table: its owner, one of its players, or somebody whom a seat is kept for. */
export const isMember = (record: TableRecord, person: string | null): boolean =>
  person !== null && (person === record.owner.id || record.seats.some((seat) => seat.person === person || seat.asked === person));

/** Whether nobody may see the table but those who are of it. */
export const isClosed = ({ access, watchers, status }: TableRecord): boolean => access === 'closed' || (!watchers && status !== 'waiting');

/** Whether the owner sent this person away. */
export const isRemoved = ({ removed }: TableRecord, person: string | null): boolean => removed.some(({ id }) => id === person);

/** Whether a person may see the table: whoever is of it, or was sent away before it began; else everyone an open one, and one by link whoever has the invitation. */
export const mayView = (record: TableRecord, person: string | null, invitation: string | undefined): boolean =>
  isMember(record, person) ||
  (record.status === 'waiting' && isRemoved(record, person)) ||
  (!isClosed(record) && (record.access === 'open' || invitation === record.invitation));

/** True while others may still play the same deal: nothing that holds its seed goes out until its day is over. */
export const isSealed = ({ deal }: Pick<TableRecord, 'deal'>, now: number): boolean => deal !== null && now < dayEnd(deal);

/** Returns true for a person who may look back at a match: all that may see its table, and everybody once the day of a daily deal is over. */
export const mayReplay = (record: TableRecord, person: string | null, invitation: string | undefined, now: number): boolean =>
  mayView(record, person, invitation) || (record.deal !== null && record.status === 'over' && !isSealed(record, now));
