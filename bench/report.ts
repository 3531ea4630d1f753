import { type Chapter, type Figure, keeps } from './figures.ts';

const round = (value: number): string => {
  if (!Number.isFinite(value)) return String(value);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const barOf = ({ bar }: Figure): string => {
  if (bar?.least !== undefined) return `≥ ${bar.least.toLocaleString('en-US')}`;
  return bar?.most === undefined ? '' : `≤ ${bar.most.toLocaleString('en-US')}`;
};

const VERDICT = { true: 'kept', false: 'missed', undefined: '' } as const;
const HEAD = ['', 'measured', 'unit', 'bar', '', 'others'];

const cells = (figure: Figure): string[] => [
  figure.what,
  round(figure.value),
  figure.unit,
  barOf(figure),
  VERDICT[`${keeps(figure.value, figure.bar)}`],
  figure.others ?? '',
];

/** A chapter as a text table. */
export function printChapter(chapter: Chapter): string {
  const rows = chapter.figures.map(cells);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const table = rows.length > 0 ? [HEAD, ...rows].map((row) => `  ${line(row)}`) : [];
  const notes = [...chapter.notes, ...chapter.skipped.map((reason) => `not measured: ${reason}`)];
  return [chapter.title, ...table, ...notes.map((note) => `  · ${note}`), ''].join('\n');
}
