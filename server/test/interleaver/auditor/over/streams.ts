import type { Course, Streamed } from '../../deeds.ts';
import type { Rows } from '../rows.ts';

interface Event {
  readonly type: string;
  readonly table?: string;
  readonly seat?: number;
  readonly seq?: number;
}

/** A stream tells every turn and invitation that waits, and the end of what it told of; nothing of others' tables; and ends with its token. */
export function auditStreams(rows: Rows, { streams }: Course): readonly string[] {
  return streams.flatMap((stream) => {
    const events = stream.lines.map((line): Event => JSON.parse(line));
    const name = `the stream of ${stream.who} at ${stream.node}`;
    const isLate = stream.open && !rows.api_tokens.some(({ id }) => id === stream.token);
    const strange = events.flatMap(({ table }) => (table === undefined || isOf(rows, table, stream.who) ? [] : [`${name} told of ${table}`]));
    if (isLate) return [...strange, `${name} is open, and its token was revoked`];
    return stream.open
      ? [...strange, ...rows.tables.flatMap((table) => untold(rows, table, stream, events).map((what) => `${name} ${what}`))]
      : strange;
  });
}

/** Whether somebody sits there, or was asked: whoever asked may have closed the table. */
const isOf = ({ tables, seats }: Rows, table: string, who: string): boolean =>
  !tables.some(({ id }) => id === table) || seats.some(({ table_id, person, asked }) => table_id === table && (person === who || asked === who));

function untold(rows: Rows, table: Rows['tables'][number], { who }: Streamed, events: readonly Event[]): readonly string[] {
  const { id, status, seq } = table;
  const own = events.filter((one) => one.table === id);
  const seats = rows.seats.filter(({ table_id }) => table_id === id);
  if (status === 'over' || status === 'abandoned') return own.length > 0 && own.at(-1)?.type !== 'over' ? [`did not tell that ${id} is over`] : [];
  const waiting: readonly number[] = JSON.parse(table.waiting ?? '[]');
  return seats.flatMap(({ seat, person, asked, stand_in }) => {
    if (status === 'waiting')
      return asked === who && !own.some((one) => one.type === 'invited' && one.seat === seat) ? [`did not tell of the invitation to ${id}`] : [];
    const isDue = status === 'running' && person === who && stand_in === null && waiting.includes(seat);
    const last = own.findLast((one) => one.type === 'turn' && one.seat === seat);
    return isDue && last?.seq !== seq ? [`told of the turn at ${last?.seq} of ${id}, which waits at ${seq}`] : [];
  });
}
