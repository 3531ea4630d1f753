import { setImmediate } from 'node:timers/promises';
import { makeStep, type Step } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Selectable } from 'kysely';
import { clocksAtStart } from '../../clock/steps.ts';
import { rulesOf, type Services } from '../../services.ts';
import type { MoveRow } from '../../storage/schema.ts';
import type { TableRecord } from '../lobby/record.ts';
import { beginFold, count, countUndo, type Fold, passOver } from './fold.ts';

/** The rows of a table after `seq`, in order. */
export const rowsAfter = (services: Services, table: string, seq: number): Promise<Selectable<MoveRow>[]> =>
  services.storage.db.selectFrom('moves').selectAll().where('table_id', '=', table).where('seq', '>', seq).orderBy('seq').execute();

/** Folds one row of the database into a match; gives the step, or undefined where one was taken back. Throws if it does not fit: the rules are not those that wrote it. */
function foldRow(fold: Fold, row: Selectable<MoveRow>): Step | undefined {
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

/** Milliseconds that folding may take before others have their turn. */
const AT_ONCE = 10;

/** Folds rows one by one, and lets the event loop go on meanwhile; `folded` hears of each, with its step where it made one. */
export async function foldRows(fold: Fold, rows: readonly Selectable<MoveRow>[], folded?: (step: Step | undefined) => void): Promise<void> {
  const passed = folded || fold.clocks ? NONE : undoneRows(rows);
  let began = performance.now();
  for (const row of rows) {
    if (passed.has(row.seq)) passOver(fold, row.seat, row.move === null, row);
    else {
      const step = foldRow(fold, row);
      folded?.(step);
    }
    if (performance.now() - began < AT_ONCE) continue;
    await setImmediate();
    began = performance.now();
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The rows of steps that were taken back, and those that took them back: together they change nothing. */
function undoneRows(rows: readonly Selectable<MoveRow>[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const { seq, move } of rows) {
    if (move !== null) standing.push(seq);
    else undone.add(seq).add(standing.pop() ?? seq);
  }
  return undone;
}

/** A started match from its rows; or why it cannot be played by this server. */
export async function loadFold(services: Services, record: TableRecord): Promise<{ readonly fold?: Fold; readonly obstacle?: Problem }> {
  const { id, game: name, version, options, seed, seats } = record;
  if (seed === null) return {};
  const game = await rulesOf(services, name);
  if (!game) return { obstacle: { code: 'unknown-game', details: { found: name } } };
  if (game.version !== version) return { obstacle: { code: 'wrong-version', details: { game: name, expected: game.version, found: version } } };
  const rows = await rowsAfter(services, id, 0);
  try {
    const fold = beginFold(game, { seats: seats.length, seed, options });
    fold.clocks = clocksAtStart(record, fold.open, services.heart.pauses);
    await foldRows(fold, rows);
    return { fold };
  } catch (error) {
    services.log.error({ table: id, error }, 'a table cannot be folded');
    return { obstacle: { code: 'frozen' } };
  }
}
