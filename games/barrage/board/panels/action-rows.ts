import { MANAGEMENT_SPACES, type Section } from '../../rules/index.ts';

/** A row of the management board: its spaces from left to right. */
export interface ActionRow {
  readonly section: Section;
  readonly row: string;
  readonly spaces: readonly number[];
}

/** The rows of the spaces that are open, in their order. */
export function actionRows(open: readonly number[]): readonly ActionRow[] {
  const rows: { section: Section; row: string; spaces: number[] }[] = [];
  for (const space of open) {
    const found = MANAGEMENT_SPACES[space];
    if (!found) continue;
    const last = rows.at(-1);
    if (last && last.section === found.section && last.row === found.row) last.spaces.push(space);
    else rows.push({ section: found.section, row: found.row, spaces: [space] });
  }
  return rows;
}
