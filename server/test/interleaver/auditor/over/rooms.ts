import type { Course, Shown } from '../../deeds.ts';
import type { Rows } from '../rows.ts';

const MINUTE = 60_000;
/** What makes it right that Discord has a message twice: nobody knew whether it was said. Matrix drops the second. */
const EXCUSES: readonly string[] = ['crash', 'lost answer', 'standstill', 'post fails'];

/** Each room has one message for each public table, and that says at last how the table stands. */
export function auditRooms(rows: Rows, course: Course): readonly string[] {
  const rooms = rows.webhooks.filter(({ form }) => form === 'discord' || form === 'matrix');
  if (!course.posts) return [];
  return rooms.flatMap(({ id: room, dropped, resting_until }) => {
    const doubled = twice(room, course);
    if (dropped !== null || resting_until > course.now - 2 * MINUTE) return doubled;
    return [...doubled, ...rows.tables.flatMap((table) => untrue(rows, room, table, course))];
  });
}

function twice(room: string, { shown, mishaps }: Course): readonly string[] {
  const isExcused = room === 'discord' && EXCUSES.some((one) => mishaps.has(one));
  const own = Map.groupBy(
    shown.filter((one) => one.room === room),
    ({ table }) => table,
  );
  return [...own].flatMap(([table, all]) => (all.length > 1 && !isExcused ? [`${room} has ${all.length} messages of ${table}`] : []));
}

function untrue(rows: Rows, room: string, table: Rows['tables'][number], { shown, mishaps }: Course): readonly string[] {
  const own = shown.filter((one) => one.room === room && one.table === table.id);
  const wrong = own.map((one) => whyWrong(rows, table, one));
  // A message in Discord whose sender never heard of it cannot be found again.
  if (room === 'discord' && own.length > 0 && EXCUSES.some((one) => mishaps.has(one))) return [];
  if (own.length > 0) return wrong.includes(undefined) ? [] : [`${room} says of ${table.id} '${own.at(-1)?.text}': ${wrong.at(-1)}`];
  return isNews(rows, table) ? [`${room} was never told of ${table.id}, which is ${table.status}`] : [];
}

const seatsOf = ({ seats }: Rows, table: string) => seats.filter(({ table_id }) => table_id === table).sort((a, b) => a.seat - b.seat);

/** What everybody is told: open seats, and results of two people. */
function isNews(rows: Rows, { id, access, status }: Rows['tables'][number]): boolean {
  if (access !== 'open') return false;
  const seats = seatsOf(rows, id);
  if (status === 'waiting') return seats.some(({ kind }) => kind === 'open');
  return status === 'over' && new Set(seats.flatMap(({ person }) => person ?? [])).size > 1;
}

const CLOSED = 'no longer open';

function whyWrong(rows: Rows, table: Rows['tables'][number], { text }: Shown): string | undefined {
  if (table.access !== 'open') return text.includes(CLOSED) ? undefined : 'it is closed';
  if (text.includes(CLOSED)) return `it is ${table.status}`;
  const stage = text.startsWith('**Open table') || text.startsWith('Open table') ? 'waiting' : 'begun';
  if ((stage === 'waiting') !== (table.status === 'waiting')) return `it is ${table.status}`;
  const seats = seatsOf(rows, table.id);
  const here = seats.flatMap(({ name, kind }) => (kind === 'person' && name !== null ? [name] : []));
  // A deleted name may stand in the message of a match that is over.
  const absent = table.status === 'over' ? [] : ['ada', 'bo', 'cy'].filter((name) => !here.includes(name));
  const named = absent.find((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (named !== undefined) return `${named} is not there`;
  const missing = table.status === 'abandoned' ? undefined : here.find((name) => !new RegExp(`\\b${name}\\b`).test(text));
  if (missing !== undefined) return `${missing} is there`;
  if (table.status === 'running') return movers(table, seats, text);
  return table.status === 'over' ? places(table, text) : undefined;
}

function movers({ clock, waiting }: Rows['tables'][number], seats: Rows['seats'], text: string): string | undefined {
  if (clock === null) return text.includes('To move') ? 'nobody is told whose turn it is' : undefined;
  const due: readonly number[] = JSON.parse(waiting ?? '[]');
  const names = seats.flatMap(({ seat, name, stand_in, kind }) => (kind === 'person' && stand_in === null && due.includes(seat) ? [name ?? ''] : []));
  const said = /To move: (.*)/.exec(text)?.[1] ?? '';
  const told = ['ada', 'bo', 'cy'].filter((name) => new RegExp(`\\b${name}\\b`).test(said));
  return told.join() === [...names].sort().join() ? undefined : `it waits for ${names.join(' and ')}`;
}

function places({ scores }: Rows['tables'][number], text: string): string | undefined {
  if (text.includes('To move')) return 'it is over';
  const all: readonly { readonly points: number }[] = JSON.parse(scores ?? '[]');
  return all.every(({ points }) => text.includes(String(points))) ? undefined : `its points are ${all.map(({ points }) => points).join()}`;
}
