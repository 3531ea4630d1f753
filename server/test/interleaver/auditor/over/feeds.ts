import type { Course, Deed } from '../../deeds.ts';
import { entriesOf } from '../matches/log.ts';
import type { Rows } from '../rows.ts';

type Entries = readonly (readonly [path: string, words: string])[];

/** Feeds have every public table that waits and every public game that is over, nothing that was hidden before, and nobody who was gone before. */
export function auditFeeds(rows: Rows, course: Course): readonly string[] {
  return course.deeds.flatMap((read) => {
    if (read.what !== 'feed' || read.answer !== 'done') return [];
    const entries: Entries = JSON.parse(String(read.given.entries));
    return [...missing(rows, course, read, entries), ...hidden(rows, course, read, entries), ...named(course, read, entries)];
  });
}

const isListed = (entries: Entries, table: string): boolean => entries.some(([path]) => path.includes(table));

/** Deeds that set who may see a table. */
const opening = ({ deeds }: Course, table: string): readonly Deed[] => deeds.filter(({ what, facts }) => what === 'access' && facts.table === table);

function missing(rows: Rows, course: Course, { facts, sentAt, answeredAt }: Deed, entries: Entries): readonly string[] {
  return rows.tables.flatMap(({ id, status, access }) => {
    // Nobody ever tried to hide it.
    if (access !== 'open' || opening(course, id).length > 0 || isListed(entries, id)) return [];
    const isDue =
      facts.name === 'open' ? isWaiting(rows, course, id, sentAt, answeredAt) : status === 'over' && endedBefore(rows, course, id, sentAt);
    return isDue ? [`the feed '${facts.name}' was read without ${id}, which is ${status}`] : [];
  });
}

function endedBefore(rows: Rows, { written }: Course, table: string, step: number): boolean {
  const last = entriesOf(rows, table).at(-1)?.row.seq ?? 0;
  return written.some((one) => one.table === table && one.seq === last && one.at < step);
}

/** Made before, and still waiting with a free seat; nobody sat down or left meanwhile. */
function isWaiting({ tables, seats }: Rows, { deeds }: Course, table: string, from: number, to: number): boolean {
  const made = deeds.some(
    ({ what, answer, given, answeredAt }) => what === 'create' && answer === 'done' && given.table === table && answeredAt < from,
  );
  const isFree = seats.some(({ table_id, kind }) => table_id === table && kind === 'open');
  const isTouched = deeds.some(({ what, facts, sentAt }) => (what === 'join' || what === 'leave') && facts.table === table && sentAt < to);
  return made && isFree && !isTouched && tables.some(({ id, status }) => id === table && status === 'waiting');
}

function hidden(rows: Rows, course: Course, { facts, sentAt }: Deed, entries: Entries): readonly string[] {
  return rows.tables.flatMap(({ id, access }) => {
    const all = opening(course, id);
    const closed = all.filter(({ answer, answeredAt }) => answer === 'done' && answeredAt < sentAt);
    // It was made so, or every word about it hid it.
    const isHidden = access !== 'open' && (closed.length > 0 || all.length === 0) && all.every((one) => one.facts.access !== 'open');
    return isHidden && isListed(entries, id) ? [`the feed '${facts.name}' has ${id}, which was hidden before`] : [];
  });
}

function named({ deeds }: Course, { facts, sentAt }: Deed, entries: Entries): readonly string[] {
  const gone = deeds.filter(({ what, answer, answeredAt }) => what === 'delete' && answer === 'done' && answeredAt < sentAt);
  return gone.flatMap(({ who }) =>
    entries.flatMap(([path, words]) =>
      new RegExp(`\\b${who}\\b`).test(words) ? [`the feed '${facts.name}' names ${who}, who is gone, at ${path}`] : [],
    ),
  );
}
