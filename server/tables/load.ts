import type { Problem } from '@madang/wire';
import type { Selectable } from 'kysely';
import { clocksAtStart } from '../clock/fold.ts';
import type { MoveRow } from '../storage/schema.ts';
import { beginFold, count, countUndo, type Fold, makeStep, type Step } from './fold.ts';
import { type House, rulesOf } from './live.ts';
import type { TableRecord } from './record.ts';

/** The rows of a table after `seq`, in order. */
export const rowsAfter = (house: House, table: string, seq: number): Promise<Selectable<MoveRow>[]> =>
  house.storage.db.selectFrom('moves').selectAll().where('table_id', '=', table).where('seq', '>', seq).orderBy('seq').execute();

/** Folds one row of the database into a match; gives the step, or undefined where one was taken back. Throws if it does not fit: the rules are not those that wrote it. */
export function foldRow(fold: Fold, row: Selectable<MoveRow>): Step | undefined {
  if (row.seq !== fold.seq + 1) throw new Error(`row ${row.seq} of ${row.table_id} does not follow ${fold.seq}`);
  if (row.move === null) {
    countUndo(fold, row.seat, row);
    return undefined;
  }
  const step = makeStep(fold, row.seat, JSON.parse(row.move));
  if (!step.ok) throw new Error(`row ${row.seq} of ${row.table_id} cannot be played: ${step.problem.code}`);
  count(fold, step.value, row);
  return step.value;
}

/** A started match from its rows; or why it cannot be played by this server. */
export async function loadFold(house: House, record: TableRecord): Promise<{ readonly fold?: Fold; readonly obstacle?: Problem }> {
  const { id, game: name, version, options, seed, seats } = record;
  if (seed === null) return {};
  const game = await rulesOf(house, name);
  if (!game) return { obstacle: { code: 'unknown-game', details: { found: name } } };
  if (game.version !== version) return { obstacle: { code: 'wrong-version', details: { game: name, expected: game.version, found: version } } };
  const rows = await rowsAfter(house, id, 0);
  try {
    const fold = beginFold(game, { seats: seats.length, seed, options });
    fold.clocks = clocksAtStart(record, fold.open);
    for (const row of rows) foldRow(fold, row);
    return { fold };
  } catch (error) {
    house.log.error({ table: id, error }, 'a table cannot be folded');
    return { obstacle: { code: 'frozen' } };
  }
}
