import type { Course, Deed } from '../../deeds.ts';
import type { Rows } from '../rows.ts';
import { entriesOf } from './log.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days of holidays that a year has. */
const MOST_DAYS = 10;

interface Rest {
  readonly quiet: { readonly from: number } | null;
  readonly holidays: readonly { readonly from: number; readonly to: number }[];
}

const restOf = (text: string | null): Rest => (text === null ? { quiet: null, holidays: [] } : JSON.parse(text));

/** Nobody rests longer than they may or loses what they asked for; every slow match that is played knows when its people rest. */
export function auditRests(rows: Rows, course: Course): readonly string[] {
  const resting = rows.people.filter(({ rest }) => rest !== null);
  return resting.flatMap((person) => {
    const rest = restOf(person.rest);
    const own = course.deeds.filter(({ who, answer }) => who === person.id && answer === 'done');
    return [...tooLong(person.id, rest), ...forgotten(person.id, rest, own, course), ...untold(rows, person.id, rest, course)];
  });
}

function tooLong(who: string, { holidays }: Rest): readonly string[] {
  const sorted = holidays.toSorted((a, b) => a.from - b.from);
  const days = sorted.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / DAY), 0);
  const twice = sorted.some(({ from }, i) => from < (sorted[i - 1]?.to ?? 0));
  return [...(days > MOST_DAYS ? [`${who} takes ${days} days off`] : []), ...(twice ? [`${who} takes a day off twice`] : [])];
}

/** The last change that was answered as done stands. Two that were under way together may stand in either order. */
function forgotten(who: string, { quiet, holidays }: Rest, own: readonly Deed[], { deeds }: Course): readonly string[] {
  const isLast = (one: Deed, among: readonly Deed[]): boolean => !among.some(({ sentAt }) => sentAt > one.answeredAt);
  const quiets = own.filter(({ what }) => what === 'quiet');
  const lost = deeds.some((one) => one.who === who && one.answer === 'lost');
  const found: string[] = [];
  if (quiets.length > 0 && !lost && !quiets.some((one) => isLast(one, quiets) && one.facts.from === (quiet?.from ?? null)))
    found.push(`${who} is quiet from ${quiet?.from ?? 'never'}, as none of the last asked for`);
  const back = deeds.filter((one) => one.who === who && one.what === 'give days back' && one.answer !== 'not-found');
  for (const { facts, sentAt } of own.filter(({ what }) => what === 'take days')) {
    const from = Date.parse(String(facts.first));
    const given = back.some((one) => one.facts.first === facts.first && one.answeredAt > sentAt);
    if (!given && !holidays.some((one) => one.from === from)) found.push(`${who} took days from ${facts.first}, which are gone`);
  }
  return found;
}

function untold(rows: Rows, who: string, rest: Rest, { now }: Course): readonly string[] {
  const played = rows.tables.filter(({ status, clock }) => status === 'running' && clock?.includes('"days"'));
  return played.flatMap((table) => {
    const seat = rows.seats.find(
      ({ table_id, person, kind, ended_at }) => table_id === table.id && person === who && kind === 'person' && ended_at === null,
    );
    if (!seat) return [];
    const acts = entriesOf(rows, table.id).flatMap((entry) =>
      entry.is === 'act' && entry.row.seat === seat.seat && entry.act.rest ? [entry.act.rest] : [],
    );
    const known = acts.at(-1) ?? restOf(seat.rest);
    const plain = ({ quiet, holidays }: Rest): string => JSON.stringify([quiet?.from ?? null, holidays.filter(({ to }) => to > now)]);
    return plain(known) === plain(rest) ? [] : [`seat ${seat.seat} of ${table.id} knows ${plain(known)}, and ${who} rests ${plain(rest)}`];
  });
}
