import type { Course } from '../../deeds.ts';
import { type Entry, entriesOf, positionAfter, standing } from '../matches/log.ts';
import type { Rows } from '../rows.ts';

/** What people reached in matches that count is theirs once, with the match in which they first did; nothing else is, and nothing goes away. */
export function auditReached(rows: Rows, course: Course): readonly string[] {
  if (!course.reaches) return [];
  const all = rows.tables.flatMap((table) => reachedAt(rows, table));
  return [...missing(rows, all), ...undue(rows, all, course), ...vanished(rows, course)];
}

/** Something that somebody at a seat reached. `certain`: nobody else of the same person sat there. */
interface Reached {
  readonly person: string;
  readonly deed: string;
  readonly table: string;
  readonly at: number;
  readonly certain: boolean;
}

/** Acts by which a seat is not its person's from then on, or was not before. */
const AIDED: readonly string[] = ['sit-in', 'resign', 'take-over'];

/** A bot played there, or time decided. */
const isAided = (entries: readonly Entry[], seat: number): boolean =>
  entries.some(
    (entry) =>
      entry.row.seat === seat &&
      ((entry.is === 'act' && AIDED.includes(entry.act.kind)) || (entry.is === 'step' && entry.row.command?.startsWith('clock ') === true)),
  );

function reachedAt(rows: Rows, table: Rows['tables'][number]): readonly Reached[] {
  if (table.status !== 'over' || table.imported === 1) return [];
  const seats = rows.seats.filter(({ table_id }) => table_id === table.id);
  const entries = entriesOf(rows, table.id);
  const steps = standing(entries);
  const { scores } = positionAfter(table, seats.length, steps);
  return seats.flatMap(({ seat, person, kind, screen, former }) => {
    if (person === null || kind !== 'person' || former !== null || isAided(entries, seat)) return [];
    const deeds = ['there'];
    if (scores?.some((one) => one.seat === seat && one.rank === 1)) deeds.push('best');
    if (steps.some(({ row, move }) => row.seat === seat && isStone(move))) deeds.push('stone');
    return deeds.map((deed) => ({ person, deed, table: table.id, at: table.ended_at ?? 0, certain: screen === 0 }));
  });
}

const isStone = (move: unknown): boolean => typeof move === 'object' && move !== null && Reflect.get(move, 'kind') === 'stone';

function missing({ achievements, tables }: Rows, all: readonly Reached[]): readonly string[] {
  const late = tables.flatMap(({ id, status, counted }) => (status === 'over' && counted === 0 ? [`${id} is over and not counted`] : []));
  const lost = all.flatMap(({ person, deed, table, certain }) =>
    certain && !achievements.some((row) => row.person === person && row.achievement === deed)
      ? [`${person} reached '${deed}' at ${table} and does not have it`]
      : [],
  );
  return [...late, ...lost];
}

function undue({ achievements }: Rows, all: readonly Reached[], { deeds }: Course): readonly string[] {
  return achievements.flatMap(({ person, achievement, table_id }) => {
    const own = all.filter((one) => one.person === person && one.deed === achievement);
    const here = own.find(({ table }) => table === table_id);
    // Their deletion may have got as far as their seats.
    if (!here && deeds.some(({ who, what }) => who === person && what === 'delete')) return [];
    if (!here) return [`${person} has '${achievement}' of ${table_id}, where they did not reach it`];
    const before = own.find(({ at, certain }) => certain && at < here.at);
    return before ? [`${person} has '${achievement}' of ${table_id}, and reached it before at ${before.table}`] : [];
  });
}

/** What somebody saw among their own stays with them, or with whoever they went along with. */
function vanished({ achievements, people }: Rows, { deeds }: Course): readonly string[] {
  const along = new Map(
    deeds.flatMap(({ what, answer, facts, given }) =>
      what === 'sign in' && answer === 'done' && facts.bring === true ? [[String(facts.before), String(given.person)] as const] : [],
    ),
  );
  return deeds.flatMap(({ who, what, answer, given }) => {
    const holder = people.some(({ id }) => id === who) ? who : along.get(who);
    if (what !== 'achievements' || answer !== 'done' || holder === undefined || !people.some(({ id }) => id === holder)) return [];
    const seen: readonly (readonly [string, string])[] = JSON.parse(String(given.list));
    return seen.flatMap(([deed]) =>
      achievements.some(({ person, achievement }) => person === holder && achievement === deed) ? [] : [`${who} saw '${deed}', which is gone`],
    );
  });
}
