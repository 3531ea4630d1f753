import type { Terminal } from './terminal.ts';

/** Characters of East Asian scripts take two columns of a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);

/** Prints rows in columns, the first row as their heading; figures to the right. */
export function printTable(terminal: Terminal, rows: readonly (readonly string[])[]): void {
  const columns = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))) ?? [];
  const right = columns.map((_, column) => rows.slice(1).every((row) => /^[-\d]/.test(row[column] ?? '')));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const space = ' '.repeat((columns[column] ?? 0) - widthOf(cell));
      return right[column] ? space + cell : cell + space;
    });
    terminal.out(cells.join('  ').trimEnd());
  }
}
