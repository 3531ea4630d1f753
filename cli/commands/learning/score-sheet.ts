import { findTitle, SHELF } from '@madang/games';
import { fail, ok, type Result } from '@madang/kernel';
import { CsvError, parse } from 'csv-parse/sync';
import type { Problem } from '../../problems.ts';

/** A player's points in a finished game. */
export interface Line {
  /** Tells games of one kind apart. */
  readonly table: string;
  readonly game: string;
  /** Players of that game. */
  readonly seats: number;
  readonly player: string;
  readonly points: number;
}

const COLUMNS = ['table', 'game', 'player', 'points'] as const;

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Sheets with more lines are refused. */
const MOST_LINES = 1_000_000;

/**
 * Reads a score sheet: CSV with a heading that names the columns `table`, `game`, `player` and `points`, and one line for each
 * player of a game. Lines of one table and game belong together. The first wrong line is refused with its number.
 */
export async function readSheet(text: string, path: string): Promise<Result<readonly Line[], Problem>> {
  const rows = rowsOf(text, path);
  if (!rows.ok) return rows;
  const lines: Line[] = [];
  for (const group of Map.groupBy(rows.value, ({ cells: { table, game } }) => JSON.stringify([table, game])).values()) {
    for (const row of group) {
      const problem = problemOf(row, group) ?? (await seatsProblem(row, group));
      if (problem) return fail({ code: problem.code, args: { ...problem.args, path, line: row.at } });
      const { table, game, player, points } = row.cells;
      lines.push({ table, game, seats: group.length, player, points: Number(points) });
    }
  }
  return ok(lines);
}

interface Row {
  readonly cells: Cells;
  /** Its line in the file, from 1. */
  readonly at: number;
}

function rowsOf(text: string, path: string): Result<readonly Row[], Problem> {
  try {
    const parsed: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (heading: string[]) => heading.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      info: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_LINES + 1,
    });
    if (parsed.length > MOST_LINES) return fail({ code: 'sheet-too-long', args: { path, most: MOST_LINES } });
    const missing = COLUMNS.find((column) => parsed[0]?.record[column] === undefined);
    if (missing !== undefined) return fail({ code: 'sheet-without-column', args: { path, column: missing, allowed: COLUMNS.join(', ') } });
    return ok(parsed.map(({ record, info }) => ({ cells: cellsOf(record), at: info.lines })));
  } catch (error) {
    if (error instanceof CsvError) return fail({ code: 'not-csv', args: { path, line: Number(error.lines ?? 1) } });
    throw error;
  }
}

const cellsOf = ({ table = '', game = '', player = '', points = '' }: Record<string, string>): Cells => ({
  table,
  game: game.toLowerCase(),
  player,
  points,
});

function problemOf({ cells: { game, player, points } }: Row, group: readonly Row[]): Problem | undefined {
  if (!findTitle(game)) return { code: 'sheet-game', args: { game, allowed: SHELF.map(({ name }) => name).join(', ') } };
  if (player === '') return { code: 'sheet-player', args: {} };
  if (group.filter(({ cells }) => cells.player === player).length > 1) return { code: 'sheet-twice', args: { player } };
  return /^-?\d{1,9}$/.test(points) ? undefined : { code: 'sheet-points', args: { points } };
}

async function seatsProblem({ cells: { game } }: Row, { length: found }: readonly Row[]): Promise<Problem | undefined> {
  const { min, max } = (await findTitle(game)?.rules())?.players ?? { min: found, max: found };
  return found < min || found > max ? { code: 'sheet-seats', args: { game, found, min, max } } : undefined;
}

/** From so many values on a mean has an interval: fewer say too little of how far they spread. */
const LEAST = 5;

/** A mean with half of its 95 % interval; null: too few values. */
export interface Mean {
  readonly count: number;
  readonly mean: number;
  readonly error: number | null;
  readonly best: number;
}

/** The mean of some points; undefined of none. */
export function meanOf(points: readonly number[]): Mean | undefined {
  const count = points.length;
  if (count === 0) return undefined;
  const mean = points.reduce((sum, one) => sum + one, 0) / count;
  const variance = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  return { count, mean, error: count >= LEAST ? 1.96 * Math.sqrt(variance / count) : null, best: points.reduce((a, b) => Math.max(a, b)) };
}
