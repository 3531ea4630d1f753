import { setImmediate } from 'node:timers/promises';
import type { Document, Helped, Seat, Step } from '@madang/kernel';
import type { DoneAct, Problem } from '@madang/wire';
import type { Selectable } from 'kysely';
import { rulesFor, rulesOf, type Services } from '../../core/services.ts';
import type { MoveRow } from '../../storage/schema/index.ts';
import { packOf } from '../model/packs.ts';
import type { TableRecord } from '../model/table.ts';
import { isAct, readAct } from './action-rows.ts';
import { clocksAtStart } from './clocks.ts';
import { beginBy, count, countAct, countUndo, type Fold, skipRow } from './fold.ts';

/** The rows of a table after `seq`, in order. */
export const rowsAfter = (services: Services, table: string, seq: number): Promise<Selectable<MoveRow>[]> =>
  services.storage.db.selectFrom('moves').selectAll().where('table_id', '=', table).where('seq', '>', seq).orderBy('seq').execute();

/** What a row told: a step that was made, the last one taken back, or something else that was done. */
export type Folded = { readonly kind: 'step'; readonly step: Step } | { readonly kind: 'undo' } | { readonly kind: 'act'; readonly done: DoneAct };

/** Folds one row of the database into a match. Throws if it does not fit: the rules are not those that wrote it. */
function foldRow(fold: Fold, row: Selectable<MoveRow>): Folded {
  if (row.seq !== fold.seq + 1) throw new Error(`row ${row.seq} of ${row.table_id} does not follow ${fold.seq}`);
  if (row.move === null) {
    countUndo(fold, row.seat, row);
    return { kind: 'undo' };
  }
  if (isAct(row.move)) {
    const done = readAct({ ...row, move: row.move });
    countAct(fold, done, row);
    return { kind: 'act', done };
  }
  const step = fold.engine.makeStep(fold, row.seat, JSON.parse(row.move));
  if (!step.ok) throw new Error(`row ${row.seq} of ${row.table_id} cannot be played: ${step.problem.code}`);
  count(fold, step.value, row);
  return { kind: 'step', step: step.value };
}

/** Milliseconds that folding may take before others have their turn. */
const AT_ONCE = 10;

/** Folds rows one by one, and lets the event loop go on meanwhile; `folded` hears of each. */
export async function foldRows(fold: Fold, rows: readonly Selectable<MoveRow>[], folded?: (one: Folded) => void): Promise<void> {
  const passed = folded || fold.clocks ? NONE : undoneRows(rows);
  let began = performance.now();
  for (const row of rows) {
    if (passed.has(row.seq)) skipRow(fold, row.move === null, row);
    else {
      const one = foldRow(fold, row);
      folded?.(one);
    }
    if (performance.now() - began < AT_ONCE) continue;
    await setImmediate();
    began = performance.now();
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The rows of steps that were taken back, and of those that took back one each: together they change nothing. */
function undoneRows(rows: readonly Selectable<MoveRow>[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const row of rows) {
    const { seq, move } = row;
    if (move === null) undone.add(seq).add(standing.pop() ?? seq);
    else if (isAct(move)) for (const one of takeBack(standing, { ...row, move })) undone.add(one);
    else standing.push(seq);
  }
  return undone;
}

/** Takes off the steps that an action takes back; none if it is no rewinding. */
function takeBack(standing: number[], row: Parameters<typeof readAct>[0]): readonly number[] {
  const { act } = readAct(row);
  if (act.kind !== 'rewound') return [];
  const first = standing.findIndex((seq) => seq > act.to);
  return first < 0 ? [] : standing.splice(first);
}

/**
 * A match as a document, from its rows alone: for matches whose rules are nowhere any more. It has no fingerprint, for that is the
 * state's. `seed` must be known. `pack`: the document of the pack that its options name.
 */
export function documentOfRows(
  { game, version, options, seats }: TableRecord,
  seed: string,
  rows: readonly Selectable<MoveRow>[],
  pack?: unknown,
): Document {
  const undone = undoneRows(rows);
  const moves: [Seat, unknown][] = [];
  const asked: Helped[] = [];
  for (const { seq, seat, move, at } of rows) {
    if (move === null || undone.has(seq)) continue;
    if (!isAct(move)) {
      moves.push([seat, JSON.parse(move)]);
      continue;
    }
    const { act } = readAct({ seq, seat, move, at });
    if (act.kind === 'help') asked.push({ at: moves.length, seat, help: act.help });
  }
  const head = { format: 'madang-match', game, version, options, ...(pack !== undefined && { pack }), seats: seats.length, seed } as const;
  return asked.length > 0 ? { ...head, moves, helps: asked } : { ...head, moves };
}

/** A started match from its rows; or why it cannot be played by this server. */
export async function loadFold(services: Services, record: TableRecord): Promise<{ readonly fold?: Fold; readonly obstacle?: Problem }> {
  const { id, game: name, version, options, seed, seats } = record;
  if (seed === null) return {};
  const rules = await rulesFor(services, name, version);
  if (!rules) {
    const game = await rulesOf(services, name);
    if (!game) return { obstacle: { code: 'unknown-game', details: { found: name } } };
    return { obstacle: { code: 'wrong-version', details: { game: name, expected: game.version, found: version } } };
  }
  // The node that began the match may have died before its rules were stored.
  if (record.status === 'running' && rules.shelf === undefined) services.kept.keep(rules.game);
  const pack = await packOf(services.storage.db, rules.game, options);
  const rows = await rowsAfter(services, id, 0);
  try {
    const fold = beginBy(rules, { seats: seats.length, seed, options, pack });
    fold.clocks = clocksAtStart(record, fold.open, services.heart.pauses);
    await foldRows(fold, rows);
    return { fold };
  } catch (error) {
    services.log.error({ table: id, seq: record.seq, error }, 'a table cannot be folded');
    return { obstacle: { code: 'frozen' } };
  }
}
