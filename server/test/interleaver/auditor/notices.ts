import type { Course, Told } from '../deeds.ts';
import { type Entry, entriesOf, positionAfter, standInsAfter, standing } from './matches/log.ts';
import type { Rows } from './rows.ts';

const MINUTE = 60_000;
/** Milliseconds after which somebody has been told, where nothing went wrong. */
const PATIENCE = 2 * MINUTE;
/** What makes it right that something is said again: nobody knows whether it was said. */
const EXCUSES: readonly string[] = ['crash', 'lost answer', 'standstill'];

/** Nothing that people are to be told is lost or said twice. */
export function auditNotices(rows: Rows, course: Course): readonly string[] {
  const { told, mishaps } = course;
  const twice = EXCUSES.some((one) => mishaps.has(one)) ? [] : doubled(told);
  return course.tells
    ? [...twice, ...rows.tables.flatMap((table) => [...untold(rows, table, course), ...unended(rows, table, course)]), ...stuck(rows, course)]
    : twice;
}

function doubled(told: readonly Told[]): readonly string[] {
  const named = Map.groupBy(told, ({ receiver, kind, table, since }) => `${kind} of ${table} since ${since} to ${receiver}`);
  return [...named].flatMap(([name, all]) => (all.length > 1 ? [`${name} was said ${all.length} times`] : []));
}

/** The seats that are waited for at the end of an entry, except those that a bot plays. */
function waitingAfter(table: Rows['tables'][number], seats: number, entries: readonly Entry[]): ReadonlySet<number> {
  const bots = standInsAfter(entries);
  if (entries.some((entry) => entry.is === 'act' && entry.act.kind === 'abandoned')) return new Set();
  return new Set(positionAfter(table, seats, standing(entries)).waiting.filter((seat) => !bots.has(seat)));
}

/** Turns that somebody should have been told of and was not. */
function untold(rows: Rows, table: Rows['tables'][number], { told, now, mishaps }: Course): readonly string[] {
  if (table.status !== 'running') return [];
  const entries = entriesOf(rows, table.id);
  const sitting = rows.seats.filter(({ table_id }) => table_id === table.id);
  return sitting.flatMap(({ seat, person }) => {
    const wished = rows.wishes.find((wish) => wish.person === person && wish.kind === 'turn');
    if (person === null || !wished || !waitingAfter(table, sitting.length, entries).has(seat)) return [];
    const last = entries.findLastIndex((_, i) => !waitingAfter(table, sitting.length, entries.slice(0, i)).has(seat));
    const since = last < 0 && waitingAfter(table, sitting.length, []).has(seat) ? (table.started_at ?? 0) : (entries[last - 1 + 1]?.row.at ?? 0);
    if (now < since + wished.delay + PATIENCE) return [];
    return rows.receivers.flatMap(({ id, person: of, confirmed_at, dropped }) => {
      if (of !== person || confirmed_at === null || dropped !== null || confirmed_at > since) return [];
      if (told.some((one) => one.receiver === id && one.kind === 'turn' && one.table === table.id && one.since === since)) return [];
      const under = rows.deliveries.some(({ receiver, table_id }) => receiver === id && table_id === table.id);
      return under && mishaps.has('post fails') ? [] : [`${person} was not told at ${id} of their turn at ${table.id} since ${since}`];
    });
  });
}

/** Ends of matches that somebody should have been told of and was not. */
function unended(rows: Rows, table: Rows['tables'][number], { told, now, mishaps }: Course): readonly string[] {
  if (table.status !== 'over' && table.status !== 'abandoned') return [];
  const at = entriesOf(rows, table.id).at(-1)?.row.at ?? 0;
  if (now < at + PATIENCE) return [];
  const players = new Set(rows.seats.filter(({ table_id }) => table_id === table.id).map(({ person }) => person));
  return rows.receivers.flatMap(({ id, person, confirmed_at, dropped }) => {
    const wished = rows.wishes.some((wish) => wish.person === person && wish.kind === 'over');
    if (!players.has(person) || !wished || confirmed_at === null || dropped !== null || confirmed_at > at) return [];
    if (told.some((one) => one.receiver === id && one.kind === 'over' && one.table === table.id)) return [];
    const under = rows.deliveries.some(({ receiver, table_id }) => receiver === id && table_id === table.id);
    return under && mishaps.has('post fails') ? [] : [`${person} was not told at ${id} that ${table.id} is over`];
  });
}

/** What is due and nobody does, or is claimed for ever. */
function stuck({ notices, deliveries }: Rows, { now }: Course): readonly string[] {
  const late = [...notices.filter(({ told }) => told === 0), ...deliveries];
  return late.flatMap(({ id, due, claimed_until }) => {
    const found = due < now - PATIENCE ? [`the notice ${id} was due ${now - due} ms ago`] : [];
    return claimed_until > now + PATIENCE ? [...found, `the notice ${id} is claimed for ${claimed_until - now} ms`] : found;
  });
}
