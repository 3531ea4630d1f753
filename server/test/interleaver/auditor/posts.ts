import type { Course, Posted } from '../deeds.ts';
import { entriesOf } from './matches/log.ts';
import type { Rows } from './rows.ts';

const MINUTE = 60_000;
/** Milliseconds after which a channel has been told, whatever was lost: a sweep, a poll, and the space between two messages. */
const PATIENCE = 3 * MINUTE;
/** What makes it right that something is said again: nobody knows whether it was said. */
const EXCUSES: readonly string[] = ['crash', 'lost answer', 'standstill'];

/** Channels are told of each public table that somebody may join and of its end: once, and if again, under the same id. */
export function auditPosts(rows: Rows, course: Course): readonly string[] {
  if (!course.posts) return [];
  return [...doubled(course), ...rows.tables.flatMap((table) => untold(rows, table, course)), ...stuck(rows, course)];
}

function doubled({ posted, mishaps }: Course): readonly string[] {
  const isExcused = EXCUSES.some((one) => mishaps.has(one));
  const named = Map.groupBy(posted, ({ webhook, event, table }) => `${event} of ${table} at ${webhook}`);
  return [...named].flatMap(([name, all]) => {
    const ids = new Set(all.map(({ id }) => id));
    if (ids.size > 1) return [`${name} was said under ${ids.size} ids`];
    return all.length > 1 && !isExcused ? [`${name} was said ${all.length} times`] : [];
  });
}

/** True if two people sat at the table at its end. */
const isShared = (rows: Rows, table: string): boolean => {
  const people = rows.seats.flatMap((seat) => (seat.table_id === table && seat.person !== null ? [seat.person] : []));
  return new Set(people).size > 1;
};

/** Ends that a channel should have been told of and was not. */
function untold(rows: Rows, table: Rows['tables'][number], { posted, now }: Course): readonly string[] {
  const at = entriesOf(rows, table.id).at(-1)?.row.at ?? 0;
  if (table.status !== 'over' || table.access !== 'open' || !isShared(rows, table.id) || now < at + PATIENCE) return [];
  // Programs drop what comes again under the id of something else.
  const heard = posted.filter((one, i) => posted.findIndex(({ id, webhook }) => id === one.id && webhook === one.webhook) === i);
  const isTold = (webhook: string) => heard.some((one: Posted) => one.table === table.id && one.webhook === webhook && one.event === 'table-over');
  return rows.webhooks.flatMap(({ address, dropped, form }) =>
    form !== 'json' || dropped !== null || isTold(address) ? [] : [`${address} was not told that ${table.id} is over`],
  );
}

/** What is due and nobody sends, or is claimed for ever. */
function stuck({ webhook_posts: posts, webhooks }: Rows, { now }: Course): readonly string[] {
  return posts.flatMap(({ subject, webhook, due, claimed_until }) => {
    const resting = webhooks.find(({ id }) => id === webhook)?.resting_until ?? 0;
    const late = due !== null && Math.max(due, resting) < now - PATIENCE ? [`the post of ${subject} was due ${now - due} ms ago`] : [];
    return claimed_until > now + PATIENCE ? [...late, `the post of ${subject} is claimed for ${claimed_until - now} ms`] : late;
  });
}
