import type { Course } from '../deeds.ts';
import { entriesOf } from './matches/log.ts';
import type { Rows } from './rows.ts';

const DAY = 86_400_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** One attempt at each deal, at one table; what was played alone and in time counts once, with its points; a streak is as long as its days in a row. */
export function auditDeals(rows: Rows, course: Course): readonly string[] {
  const days = rows.tables.flatMap(({ deal }) => deal ?? []);
  return days.length === 0 ? [] : [...started(rows, course), ...rows.deal_attempts.flatMap((one) => counted(rows, one, course)), ...streaks(rows)];
}

function started({ tables, deals, deal_attempts: attempts }: Rows, { deeds }: Course): readonly string[] {
  const of = tables.filter(({ deal }) => deal !== null);
  const twice = [...Map.groupBy(of, ({ deal, owner }) => `${owner} ${deal}`)].flatMap(([name, all]) =>
    all.length > 1 && !name.startsWith(' ') ? [`the deal of ${name} has ${all.length} tables`] : [],
  );
  const seeds = of.flatMap(({ id, deal, seed }) =>
    deals.find(({ day }) => day === deal)?.seed === seed ? [] : [`${id} has another seed than its deal`],
  );
  const gone = new Set(deeds.filter(({ what }) => what === 'delete').map(({ who }) => who));
  const lost = deeds.flatMap(({ who, what, answer, given }) =>
    what === 'start deal' && answer === 'done' && !gone.has(who) && !attempts.some((one) => one.person === who && one.table_id === given.table)
      ? [`${who} was given ${given.table}, which is no attempt of theirs`]
      : [],
  );
  return [...twice, ...seeds, ...lost];
}

/** Acts by which somebody no longer plays alone. */
const AIDED: readonly string[] = ['sit-in', 'resign', 'take-over', 'rewound'];

function counted(rows: Rows, { person, day, table_id, state, points }: Rows['deal_attempts'][number], { deals }: Course): readonly string[] {
  const table = rows.tables.find(({ id }) => id === table_id);
  if (table?.status !== 'over' || !deals) return [];
  const entries = entriesOf(rows, table.id);
  const inTime = (entries.at(-1)?.row.at ?? 0) < startOf(day) + DAY;
  const alone = !entries.some((entry) => entry.is === 'act' && AIDED.includes(entry.act.kind));
  const due = inTime && alone ? 'counted' : 'void';
  const seat = rows.seats.find((one) => one.table_id === table.id && one.person === person)?.seat;
  const scores: readonly { readonly seat: number; readonly points: number }[] = JSON.parse(table.scores ?? '[]');
  const own = scores.find((one) => one.seat === seat)?.points ?? null;
  const found = table.deal_counted === 1 ? [] : [`the deal of ${day} of ${person} is over and not counted`];
  if (state !== due) found.push(`the deal of ${day} of ${person} is ${state}, by its log ${due}`);
  if (due === 'counted' && points !== own) found.push(`the deal of ${day} of ${person} has ${points} points, by its table ${own}`);
  return found;
}

function streaks({ deal_attempts }: Rows): readonly string[] {
  const all = Map.groupBy(
    deal_attempts.filter(({ state }) => state === 'counted'),
    ({ person }) => person,
  );
  return [...all].flatMap(([person, own]) => {
    const days = new Set(own.map(({ day }) => startOf(day)));
    const lengthAt = (at: number): number => (days.has(at) ? 1 + lengthAt(at - DAY) : 0);
    return own.flatMap(({ day, streak, best }) => {
      const at = startOf(day);
      const longest = Math.max(...[...days].filter((one) => one <= at).map(lengthAt));
      return streak === lengthAt(at) && best === longest
        ? []
        : [`the streak of ${person} on ${day} is ${streak} (best ${best}), by the days ${lengthAt(at)} (${longest})`];
    });
  });
}
