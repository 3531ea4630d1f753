import type { Seat } from '@madang/kernel';
import { tellClocks } from '../clock/tell.ts';
import { admit, showAll, showStep, watchersOf } from './audience.ts';
import type { Step } from './fold.ts';
import { type House, inTurn, type LiveTable } from './live.ts';
import { foldRow, loadFold, rowsAfter } from './load.ts';
import { seatsOf } from './present.ts';
import { findTable, type TableRecord } from './record.ts';
import { showTable } from './registry.ts';
import type { Eyes } from './views.ts';

/** The eyes of a person at a table: the seats it plays, or a spectator's. */
export function eyesOf(record: TableRecord, person: string): readonly Eyes[] {
  const seats: readonly Seat[] = seatsOf(record, person);
  return seats.length > 0 ? seats : [null];
}

/** Shows a step that was counted to everybody who follows. A view that fails is logged: the step stands all the same. */
export function tellStep(house: House, live: LiveTable, seq: number, { by, heard, state, open }: Step): void {
  if (!live.fold) return;
  try {
    showStep(live.audience, live.fold.match.game, state, { table: live.id, seq, by, heard, open, over: state.over });
  } catch (error) {
    house.log.error({ table: live.id, seq, error }, 'a step cannot be shown');
  }
}

/** Shows the whole view to everybody who follows. */
export function tellAll(house: House, live: LiveTable): void {
  if (!live.fold) return;
  try {
    showAll(live.audience, live.id, live.fold);
  } catch (error) {
    house.log.error({ table: live.id, error }, 'a view cannot be shown');
  }
}

/** Folds what other nodes wrote and shows it. In turn only. */
export async function catchUp(house: House, live: LiveTable): Promise<void> {
  const { fold } = live;
  if (!fold || live.obstacle) return;
  const before = fold.seq;
  const rows = await rowsAfter(house, live.id, before);
  try {
    for (const row of rows) {
      const step = foldRow(fold, row);
      if (step) tellStep(house, live, fold.seq, step);
      else tellAll(house, live);
    }
  } catch (error) {
    house.log.error({ table: live.id, error }, 'a row of another node cannot be folded');
    live.obstacle = { code: 'frozen' };
  }
  if (fold.seq > before) tellClocks(house, live, before);
  if (fold.match.state.over && live.record.status === 'running') await rereadRecord(house, live);
}

/** What everybody at a table is told when it changes. */
const publicFace = ({ status, owner, seats, scores, rematch }: TableRecord): string => JSON.stringify([status, owner, seats, scores, rematch]);

async function rereadRecord(house: House, live: LiveTable): Promise<void> {
  const record = await findTable(house.storage.db, live.id);
  if (!record.ok) return;
  const changed = publicFace(record.value) !== publicFace(live.record);
  live.record = record.value;
  if (!changed) return;
  for (const watcher of [...watchersOf(live.audience)]) admit(live.audience, watcher, eyesOf(live.record, watcher.person));
  showTable(live);
}

/** Reads the table anew, loads the match if it has started, and shows what changed. In turn only. */
export async function freshen(house: House, live: LiveTable): Promise<void> {
  await rereadRecord(house, live);
  if (live.fold || live.obstacle || live.record.seed === null) return catchUp(house, live);
  const { fold, obstacle } = await loadFold(house, live.record);
  live.fold = fold;
  live.obstacle = obstacle;
  tellAll(house, live);
  tellClocks(house, live);
}

/** Reads the table anew when its turn comes. */
export const refresh = (house: House, live: LiveTable): Promise<void> => inTurn(live, () => freshen(house, live));
