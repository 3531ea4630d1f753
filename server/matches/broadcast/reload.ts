import type { Seat, Step } from '@madang/kernel';
import type { Services } from '../../core/services.ts';
import type { MoveRow } from '../../storage/schema/index.ts';
import { isAct, readAct } from '../log/action-rows.ts';
import type { Fold } from '../log/fold.ts';
import { type Folded, foldRows, loadFold, rowsAfter } from '../log/load.ts';
import { isClosed, isMember, mayView, seatsOf } from '../model/serialize.ts';
import { findTable, type TableRecord } from '../model/table.ts';
import { broadcastActions, changesView } from './actions.ts';
import { broadcastClocks } from './clocks.ts';
import { enqueue, type LiveTable } from './live.ts';
import { isPlans, sendPremove } from './premoves.ts';
import { broadcastTableView, type Registry } from './registry.ts';
import { forgetDecided, type Subscriber, showAll, showOne, showStep, subscribe, unsubscribe, watchersOf } from './subscribers.ts';
import type { Viewpoint } from './views.ts';

/** The eyes of a person at a table: the seats it plays, or a spectator's. */
export function viewpointsOf(record: TableRecord, person: string): readonly Viewpoint[] {
  const seats: readonly Seat[] = seatsOf(record, person);
  return seats.length > 0 ? seats : [null];
}

/** Shows a step that was counted to everybody who follows. A view that fails is logged: the step stands all the same. */
export function broadcastStep(services: Services, live: LiveTable, seq: number, { by, heard, state, open }: Step): void {
  if (!live.fold) return;
  try {
    showStep(live.audience, live.fold.match.game, state, { table: live.id, seq, by, at: live.fold.times[seq], heard, open, over: state.over });
  } catch (error) {
    services.log.error({ table: live.id, seq, error }, 'a step cannot be shown');
    forgetDecided(live.audience);
  }
}

/** Shows the whole view to everybody who follows. */
export function broadcastViews(services: Services, live: LiveTable): void {
  if (!live.fold) return;
  try {
    showAll(live.audience, live.id, live.fold);
  } catch (error) {
    services.log.error({ table: live.id, seq: live.fold.seq, error }, 'a view cannot be shown');
    forgetDecided(live.audience);
  }
}

type Row = Omit<MoveRow, 'table_id'>;

/** Rows that another node told of, if they are the next ones; else those of the database. */
function nextRows(
  services: Services,
  table: string,
  seq: number,
  told: readonly Row[] | undefined,
): readonly MoveRow[] | Promise<readonly MoveRow[]> {
  return told?.[0]?.seq === seq + 1 ? told.map((row) => ({ ...row, table_id: table })) : rowsAfter(services, table, seq);
}

/** Folds what other nodes wrote and shows it; `told`: rows of theirs that need not be read any more. In turn only. */
export async function applyRemoteRows(services: Services, live: LiveTable, told?: readonly Row[]): Promise<void> {
  const { fold } = live;
  if (!fold || live.obstacle) return;
  const before = fold.seq;
  const rows = await nextRows(services, live.id, before, told);
  // The player before sees nothing of what follows.
  if (rows.some(isTakeOver)) await rereadRecord(services, live);
  let acted = false;
  const tell = (one: Folded): void => {
    switch (one.kind) {
      case 'step':
        broadcastStep(services, live, fold.seq, one.step);
        break;
      case 'undo':
        broadcastViews(services, live);
        break;
      case 'act':
        acted = true;
        if (changesView(one.done)) broadcastViews(services, live);
        broadcastActions(live, [one.done]);
    }
  };
  try {
    await foldRows(fold, rows, tell);
  } catch (error) {
    services.log.error({ table: live.id, seq: fold.seq, error }, 'a row of another node cannot be folded');
    live.obstacle = { code: 'frozen' };
  }
  for (const { seat, command } of rows) if (isPlans(command)) await sendPremove(services, live, seat);
  if (fold.seq > before) {
    // Else every look at the tables would take this one for changed, and read it anew.
    const updatedAt = rows.findLast(({ seq }) => seq === fold.seq)?.at ?? live.record.updatedAt;
    live.record = { ...live.record, seq: fold.seq, waitingFor: fold.open.map(({ seat }) => seat), updatedAt };
    broadcastClocks(services, live, before);
  }
  if (acted || (fold.match.state.over && live.record.status === 'running')) await rereadRecord(services, live);
}

/** True for the row by which somebody takes a seat over. */
const isTakeOver = ({ move, ...row }: MoveRow): boolean => move !== null && isAct(move) && readAct({ ...row, move }).act.kind === 'take-over';

/** What everybody at a table is told when it changes. */
const publicFace = ({ status, access, watchers, chances, owner, seats, scores, rematch, removed, removeAt }: TableRecord): string =>
  JSON.stringify([status, access, watchers, chances, owner, seats, scores, rematch, removed, removeAt]);

async function rereadRecord(services: Services, live: LiveTable): Promise<void> {
  const record = await findTable(services.storage.db, live.id);
  if (!record.ok) return;
  const before = live.record;
  live.record = record.value;
  if (publicFace(live.record) === publicFace(before)) return;
  regroup(services, live, before);
  broadcastTableView(live);
}

/** Lets everybody follow as the table's row says now. Whoever sees with other eyes than before gets the whole view. */
export function regroup(services: Services, live: LiveTable, before: TableRecord): void {
  for (const watcher of [...watchersOf(live.audience)]) {
    const { person } = watcher;
    if (mustGo(before, live.record, person)) {
      unsubscribe(live.audience, watcher);
      watcher.expel(live.id);
      continue;
    }
    const eyes = viewpointsOf(live.record, person);
    subscribe(live.audience, watcher, eyes);
    if (live.fold && eyes.join() !== viewpointsOf(before, person).join()) showAnew(services, live, live.fold, watcher, eyes);
  }
}

function showAnew({ log }: Services, { audience, id }: LiveTable, fold: Fold, watcher: Subscriber, eyes: readonly Viewpoint[]): void {
  try {
    showOne(audience, id, fold, watcher, { eyes });
  } catch (error) {
    log.error({ table: id, seq: fold.seq, error }, 'a view cannot be shown');
  }
}

/** Leaving a table by link ends membership; the invitation allows watching again. A closed table admits members only. */
const mustGo = (before: TableRecord, after: TableRecord, person: string): boolean =>
  isClosed(after) ? !isMember(after, person) : mayView(before, person, undefined) && !mayView(after, person, undefined);

/** Reads the table anew, loads the match if it has started, and shows what changed. In turn only. */
export async function reload(services: Services, live: LiveTable): Promise<void> {
  const wasFrozen = live.record.status === 'frozen';
  await rereadRecord(services, live);
  // An admin rewound the match past the failure.
  if (wasFrozen && live.record.status !== 'frozen') {
    live.fold = undefined;
    live.obstacle = undefined;
  }
  if (live.fold || live.obstacle || live.record.seed === null) return applyRemoteRows(services, live);
  return refold(services, live);
}

/** Folds the match from its rows, whatever is held of it, and shows it. In turn only. */
export async function refold(services: Services, live: LiveTable): Promise<void> {
  const { fold, obstacle } = await loadFold(services, live.record);
  live.fold = fold;
  live.obstacle = obstacle;
  broadcastViews(services, live);
  broadcastClocks(services, live);
}

/** Reads the table anew, unless its match is known to have ended: its row may be over before this node hears of the last steps. In turn only. */
export async function reloadUnlessOver(services: Services, live: LiveTable): Promise<void> {
  if (live.fold && !live.fold.match.state.over && !live.fold.abandoned) await reload(services, live);
}

/** Reads the table anew when its turn comes. */
export const reloadQueued = (services: Services, live: LiveTable): Promise<void> => enqueue(live, () => reload(services, live));

/** Tells everybody, here and on the other nodes, that a table's row changed. */
export async function broadcastTable(services: Services, registry: Registry, table: string): Promise<void> {
  services.bus.publish({ kind: 'table', table });
  const live = await registry.held(table);
  if (live) await reloadQueued(services, live);
}
