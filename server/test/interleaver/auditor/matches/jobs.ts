import type { Course } from '../../deeds.ts';
import type { Rows } from '../rows.ts';
import { type Clock, endsOf } from './clocks.ts';
import { type Entry, entriesOf, positionAfter, standInsAfter, standing } from './log.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds after which a job that is due is done, where nobody dies. */
const PATIENCE = 60 * SECOND;
/** Milliseconds that a claim may hold. */
const LONGEST_CLAIM = 61 * SECOND;
/** Refusals of what bots and clocks do that one schedule may see. */
const MOST_REFUSED = 20;

/** A seat that is waited for has a job, no other seat has one. No job is left undone, claimed for ever or tried without end. Deadlines are exact. */
export function auditJobs(rows: Rows, course: Course): readonly string[] {
  const refused = course.warnings.filter((text) => text.includes('was refused')).length;
  return [
    ...(refused > MOST_REFUSED ? [`what bots or clocks did was refused ${refused} times`] : []),
    ...rows.jobs.flatMap((job) => jobAlone(rows, job, course)),
    ...rows.tables.flatMap((table) => (table.status === 'running' ? jobsOf(rows, table, course) : [])),
    ...pausesOf(rows, course),
  ];
}

type Table = Rows['tables'][number];

function jobAlone(
  { tables }: Rows,
  { table_id, seat, due, attempts, claimed_until }: Rows['jobs'][number],
  { now, mishaps, works }: Course,
): readonly string[] {
  const found: string[] = [];
  const name = `the job of seat ${seat} of ${table_id}`;
  if (attempts > 14) found.push(`${name} was tried ${attempts} times`);
  // What a clock wrote that was wrong stays wrong for as long as it was.
  if (mishaps.has('clock step')) return found;
  if (claimed_until > now + LONGEST_CLAIM) found.push(`${name} is claimed for ${claimed_until - now} ms`);
  if (works && due < now - PATIENCE) found.push(`${name} was due ${now - due} ms ago`);
  if (!tables.some(({ id, status }) => id === table_id && status === 'running')) found.push(`${name} is left of a table that is not played`);
  return found;
}

function jobsOf(rows: Rows, table: Table, course: Course): readonly string[] {
  const entries = entriesOf(rows, table.id);
  const sitting = rows.seats.filter(({ table_id }) => table_id === table.id).sort((a, b) => a.seat - b.seat);
  const { waiting } = positionAfter(table, sitting.length, standing(entries));
  const standIns = standInsAfter(entries);
  const isBots = (seat: number): boolean => sitting[seat]?.kind === 'bot' || standIns.has(seat);
  const jobs = new Map(rows.jobs.filter(({ table_id }) => table_id === table.id).map((job) => [job.seat, job.due]));
  const ends = timed(rows, table, entries);
  return sitting.flatMap(({ seat }) => {
    const due = jobs.get(seat);
    const name = `seat ${seat} of ${table.id}`;
    if (!waiting.includes(seat)) return due === undefined ? [] : [`${name} has a job and nothing to do`];
    // In a daily deal a bot answers after the player.
    if (table.deal !== null && waiting.some((one) => !isBots(one))) return [];
    if (isBots(seat)) return due === undefined ? [`${name} is a bot's, is waited for and has no job`] : [];
    // What quiet hours and holidays do to a clock is not counted again here.
    if (entries.some((entry) => entry.is === 'act' && entry.act.rest) || sitting.some(({ rest }) => rest !== null)) return [];
    const end = ends.get(seat);
    if (end === undefined) return due === undefined ? [] : [`${name} has a job though its time does not run`];
    if (due === undefined) return [`${name} has no end of its time`];
    if (course.works && end < course.now - PATIENCE && !course.mishaps.has('clock step'))
      return [`the time of ${name} ended ${course.now - end} ms ago, and nothing came of it`];
    return due === end || course.mishaps.has('clock step') ? [] : [`the time of ${name} ends at ${due}, by the rows at ${end} (${due - end} ms)`];
  });
}

function timed(rows: Rows, table: Table, entries: readonly Entry[]): ReadonlyMap<number, number> {
  if (table.clock === null) return new Map();
  const clock: Clock = JSON.parse(table.clock);
  return clock.out === 'wait' ? new Map() : endsOf(rows, table, entries);
}

/** Nobody's time stands still but where nobody was there; a clock that steps costs nobody time. */
function pausesOf(rows: Rows, course: Course): readonly string[] {
  return [...(course.mishaps.has('clock step') || course.mishaps.has('standstill') ? [] : untrue(rows, course)), ...robbed(rows, course)];
}

/** Nodes say that they are alive every five seconds. */
const BEAT = 5 * SECOND;

function untrue({ pauses }: Rows, { nights, beats }: Course): readonly string[] {
  if (!beats) return [];
  return pauses.flatMap(({ from_at, to_at }) => {
    const dark = nights.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, to_at) - Math.max(from, from_at)), 0);
    return to_at - from_at > dark + 2 * BEAT ? [`a pause of ${to_at - from_at} ms was written where ${dark} ms were dark`] : [];
  });
}

/** What a clock may be off by without being taken for wrong, with what nodes' beats leave open. */
const TOLERANCE = 70 * SECOND;

/** Ends of time that came before the time was over, by a clock that is right. Of clocks with days: each decision has a whole day at least. */
function robbed(rows: Rows, { written, nights }: Course): readonly string[] {
  return rows.tables.flatMap((table) => {
    const clock: Clock | null = table.clock === null ? null : JSON.parse(table.clock);
    if (clock?.kind !== 'days') return [];
    const times = new Map(
      written.filter((one) => one.table === table.id).flatMap(({ from, seq, time }) => range(from, seq).map((one) => [one, time])),
    );
    return entriesOf(rows, table.id).flatMap(({ row }, i, entries) => {
      if (!/^(clock|seat) /.test(row.command ?? '')) return [];
      const end = times.get(row.seq);
      const before = entries.slice(0, i).findLast((one) => one.row.seat === row.seat && one.is !== 'act');
      // Whom the clock played for before has little until they play themselves.
      if (before?.row.command?.startsWith('clock ')) return [];
      // What was taken back gave nothing: the decision is an older one.
      if (before?.is === 'undo') return [];
      const begun = before ? times.get(before.row.seq) : (table.started_at ?? undefined);
      if (end === undefined || begun === undefined) return [];
      const dark = nights.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begun)), 0);
      const had = end - begun - dark;
      return had + TOLERANCE < clock.days * DAY ? [`seat ${row.seat} of ${table.id} had ${had} ms of its ${clock.days * DAY}`] : [];
    });
  });
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
