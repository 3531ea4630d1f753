import type { Course, Deed } from '../../deeds.ts';
import type { Rows } from '../rows.ts';
import { type Entry, entriesOf, positionAfter, standing } from './log.ts';

/** Moves once and in order; every command that was acknowledged is there once; the table's row says where its log stands. */
export function auditMoves(rows: Rows, { deeds }: Course): readonly string[] {
  const findings = rows.tables.flatMap((table) => {
    const entries = entriesOf(rows, table.id);
    return [...inOrder(table, entries), ...undosIn(table.id, entries), ...headOf(rows, table, entries)];
  });
  return [...findings, ...acknowledged(rows, deeds)];
}

type Table = Rows['tables'][number];

function inOrder({ id, seq }: Table, entries: readonly Entry[]): readonly string[] {
  const found: string[] = [];
  const gap = entries.findIndex(({ row }, i) => row.seq !== i + 1);
  if (gap >= 0) found.push(`table ${id}: row ${gap + 1} is missing or stands twice`);
  if (seq !== entries.length) found.push(`table ${id}: its row says seq ${seq}, its log has ${entries.length}`);
  const names = entries.flatMap(({ row }) => row.command ?? []);
  for (const name of new Set(names)) if (names.filter((one) => one === name).length > 1) found.push(`table ${id}: the command ${name} stands twice`);
  return found;
}

/** An undo takes the last step back, which is the sender's own and was not forced by the clock. */
function undosIn(id: string, entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry, i) => {
    if (entry.is !== 'undo') return [];
    const last = standing(entries.slice(0, i)).at(-1);
    if (!last || last.row.seat !== entry.row.seat)
      return [`table ${id}: seat ${entry.row.seat} took a step of ${last?.row.seat ?? 'nobody'} back at ${entry.row.seq}`];
    return last.row.command?.startsWith('clock ') ? [`table ${id}: a step that the clock forced was taken back at ${entry.row.seq}`] : [];
  });
}

function headOf(rows: Rows, table: Table, entries: readonly Entry[]): readonly string[] {
  const seats = rows.seats.filter(({ table_id }) => table_id === table.id);
  if (table.seed === null) return table.status === 'waiting' ? [] : [`table ${table.id} is ${table.status} without a seed`];
  const abandoned = entries.some((entry) => entry.is === 'act' && entry.act.kind === 'abandoned');
  const position = positionAfter(table, seats.length, standing(entries));
  const status = abandoned ? 'abandoned' : position.over ? 'over' : 'running';
  const found: string[] = [];
  if (table.status !== status) found.push(`table ${table.id} is ${table.status}, its log says ${status}`);
  const waiting = JSON.stringify(abandoned ? [] : position.waiting);
  if (table.waiting !== waiting) found.push(`table ${table.id} waits for ${table.waiting}, by its log for ${waiting}`);
  if (!abandoned && table.scores !== (position.scores && JSON.stringify(position.scores))) found.push(`table ${table.id} has scores ${table.scores}`);
  const last = entries.findLastIndex((entry) => entry.is === 'act' && entry.act.kind === 'abandoned');
  if (last >= 0 && entries.slice(last + 1).length > 0) found.push(`table ${table.id} went on after it was ended by vote`);
  return found;
}

/** Answers after which nobody knows what became of it. */
const UNKNOWN: readonly string[] = ['lost', 'unavailable', 'busy', 'internal'];

function acknowledged(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  const sent = Map.groupBy(
    deeds.filter(({ what }) => what === 'command'),
    ({ facts }) => String(facts.command),
  );
  const here = new Set(rows.tables.map(({ id }) => id));
  return [...sent].flatMap(([command, answers]) => {
    if (!answers.every(({ facts }) => here.has(String(facts.table)))) return [];
    const written = rows.moves.filter((row) => row.command === command);
    const done = answers.filter(({ answer }) => answer === 'done');
    const seqs = new Set(done.map(({ given }) => given.seq));
    if (done.length > 0 && written.length !== 1) return [`the command ${command} was acknowledged and stands ${written.length} times`];
    if (done.length > 0 && (seqs.size !== 1 || !seqs.has(written[0]?.seq ?? 0)))
      return [`the command ${command} was acknowledged at ${[...seqs].join(' and ')} and stands at ${written[0]?.seq}`];
    if (answers.every(({ answer }) => answer !== 'done' && !UNKNOWN.includes(answer)) && written.length > 0)
      return [`the command ${command} was refused (${answers[0]?.answer}) and stands at ${written[0]?.seq}`];
    return [];
  });
}
