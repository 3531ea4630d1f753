import type { Course } from '../deeds.ts';
import { entriesOf, standing } from './matches/log.ts';
import type { Rows } from './rows.ts';

/** What is asked for is worked out whole, once and of the match as it ended; nobody is promised what is not there. */
export function auditAnalyses(rows: Rows, course: Course): readonly string[] {
  return course.analyses ? [...rows.analyses.flatMap((one) => worked(rows, one)), ...promised(rows, course)] : [];
}

interface Findings {
  readonly glances: readonly { readonly at: number; readonly loss: number }[];
  readonly compared: readonly { readonly at: number }[];
}

function worked(rows: Rows, { table_id: table, seq, state, done, of_all, findings, figures }: Rows['analyses'][number]): readonly string[] {
  const name = `the analysis of ${table}`;
  if (!rows.tables.some(({ id, seq: last }) => id === table && last === seq)) return [`${name} is of no match that is there`];
  if (state !== 'done') return [`${name} is ${state} at the end`];
  const { glances, compared }: Findings = JSON.parse(findings);
  const steps = standing(entriesOf(rows, table)).length;
  const dear = glances.filter(({ loss }) => loss > 0).map(({ at }) => at);
  const ats = (all: readonly { readonly at: number }[]): string =>
    all
      .map(({ at }) => at)
      .sort((a, b) => a - b)
      .join();
  return [
    ...(ats(glances) === Array.from({ length: steps }, (_, at) => at).join() ? [] : [`${name} looked at ${ats(glances)} of ${steps} steps`]),
    ...(ats(compared) === dear.sort((a, b) => a - b).join() ? [] : [`${name} compared ${ats(compared)}, and ${dear} are dear`]),
    ...(done === of_all && done === glances.length + compared.length ? [] : [`${name} has done ${done} of ${of_all}`]),
    ...(figures === null ? [`${name} has no figures`] : []),
  ];
}

function promised(rows: Rows, { deeds }: Course): readonly string[] {
  return deeds.flatMap(({ what, answer, facts: { table } }) => {
    if (what !== 'ask for analysis' || answer !== 'done') return [];
    const isThere = rows.tables.some(({ id }) => id === table);
    return isThere && !rows.analyses.some(({ table_id }) => table_id === table) ? [`the analysis of ${table} was promised and is not there`] : [];
  });
}
