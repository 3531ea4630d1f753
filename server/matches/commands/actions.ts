import type { Seat } from '@madang/kernel';
import type { DoneAct, RestAct, TableAct, TakeOverAct } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { broadcastActions, changesView } from '../broadcast/actions.ts';
import { broadcastClocks } from '../broadcast/clocks.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { broadcastTableView } from '../broadcast/registry.ts';
import { broadcastViews, regroup } from '../broadcast/reload.ts';
import { actText } from '../log/action-rows.ts';
import { clocksAfterAct } from '../log/clocks.ts';
import { countAct, type Fold, offeredAfter, resignedAfter, standInsAfter } from '../log/fold.ts';
import { type Outcome, refused, type Taker, type Unwritten } from '../log/outcome.ts';
import { questionAfter, resultOf } from '../log/votes.ts';
import type { TableRecord } from '../model/table.ts';
import { objectionTo } from './objections.ts';
import { afterAppend, append, tableHeadAfter } from './write.ts';

/** What is to be done for a seat, and by whom. */
interface Doing {
  readonly seat: Seat;
  readonly command: string | null;
  readonly act: DoneAct['act'];
  readonly by: DoneAct['by'];
  /** Somebody goes away for good. */
  readonly leaving?: boolean;
  /** Somebody takes the seat over. */
  readonly taker?: Taker | undefined;
}

/** Does something besides moves, and what comes of it, by rows of their own in the table's log. */
export async function attemptAction(
  services: Services,
  live: LiveTable,
  fold: Fold,
  doing: Doing & { readonly act: TableAct | RestAct | TakeOverAct },
): Promise<Outcome | Unwritten> {
  const objection = objectionTo(fold, live.record, { ...doing, now: services.time.now() });
  return objection ? refused(fold, objection.code, objection.details) : runAction(services, live, fold, doing);
}

/** Does it, whatever may be said against it. */
export async function runAction(services: Services, live: LiveTable, fold: Fold, doing: Doing): Promise<Outcome | Unwritten> {
  const { command, by } = doing;
  const at = services.time.now();
  const record = seatedIn(live.record, doing);
  const done = doneBy(fold, record, doing, at);
  const named = (i: number) => (i === done.length - 1 ? command : null);
  const rows = done.map(({ seq, act, seat }, i) => ({ table_id: live.id, seq, seat, move: actText({ act, by }), command: named(i), at }));
  const seats = { ...seatedBy(fold, doing), ...offeredBy(done), ...takenBy(record, doing, at) };
  const head = headAfter({ id: live.id, record }, fold, done, at);
  const unwritten = await append(services, { ...head, rows, ...seats, ...questionedBy(fold, done) });
  if (unwritten) return unwritten;
  for (const [i, one] of done.entries()) countAct(fold, one, { command: named(i), at });
  const before = live.record;
  live.record = { ...record, seats: record.seats.map((one) => ({ ...one, ...seatingOf(fold, one.seat) })) };
  if (doing.taker) regroup(services, live, before);
  afterAppend(services, live, fold, rows, at);
  broadcastTableView(live);
  if (done.some(changesView)) broadcastViews(services, live);
  broadcastActions(live, done);
  broadcastClocks(services, live);
  return { done: true, seq: fold.seq, repeated: false };
}

/** The table with whoever takes a seat over on it. */
function seatedIn(record: TableRecord, { seat, taker }: Doing): TableRecord {
  if (!taker) return record;
  const seats = record.seats.map((one) => {
    if (one.seat !== seat) return one;
    const former = one.former ?? { id: one.person ?? '', name: one.name ?? '' };
    return { ...one, former, person: taker.person, name: taker.name, screen: false };
  });
  return { ...record, seats };
}

/** The act, and its result where enough have agreed. */
function doneBy(fold: Fold, record: TableRecord, { seat, act, by }: Doing, at: number): readonly DoneAct[] {
  const done: DoneAct = { seq: fold.seq + 1, seat, by, at, act };
  const standIns = standInsAfter(fold.standIns, done);
  const result = resultOf(questionAfter(fold.question, seat, act), record, { standIns, log: fold.log });
  return result ? [done, { ...done, seq: done.seq + 1, act: result }] : [done];
}

/** Where the table stands after these acts. */
function headAfter(at: Pick<LiveTable, 'id' | 'record'>, fold: Fold, done: readonly DoneAct[], now: number): ReturnType<typeof tableHeadAfter> {
  const { match, engine } = fold;
  const steps = done.reduce((sum, { act }) => sum + (act.kind === 'rewound' ? act.steps : 0), 0);
  const abandoned = done.some(({ act }) => act.kind === 'abandoned');
  const state = steps > 0 ? engine.stateAt(match, match.log.length - steps) : match.state;
  const open = abandoned ? [] : steps > 0 ? engine.decisions(match.game, state) : fold.open;
  const clocks = fold.clocks && done.reduce((before, one) => clocksAfterAct(before, one, open, now), fold.clocks);
  const standIns = done.reduce(standInsAfter, fold.standIns);
  return tableHeadAfter(at, fold, { state, open, seq: fold.seq + done.length, at: now, clocks, standIns, abandoned });
}

/** What all are asked then, where the acts change it. */
function questionedBy({ question }: Fold, done: readonly DoneAct[]) {
  const next = done.reduce((open, { seat, act }) => questionAfter(open, seat, act), question);
  return next === question ? {} : { question: next ? JSON.stringify(next) : null };
}

/** What the table's row of a seat says of who plays it. */
const seatingOf = ({ standIns, resigned, offered }: Pick<Fold, 'standIns' | 'resigned' | 'offered'>, seat: number) => {
  return { standIn: standIns[seat] ?? null, resigned: resigned.has(seat), offered: offered.has(seat) };
};

/** What that row is to say, where the act changes it; of a seat that is taken over more is written. */
function seatedBy(fold: Fold, { seat, act, taker }: Doing) {
  const standIns = standInsAfter(fold.standIns, { seat, act });
  if (taker || standIns === fold.standIns) return {};
  const [resigned, offered] = [resignedAfter(fold.resigned, { seat, act }), offeredAfter(fold.offered, { seat, act })];
  return { seated: { seat, ...seatingOf({ standIns, resigned, offered }, seat) } };
}

/** The seat that somebody may take over then. */
function offeredBy(done: readonly DoneAct[]) {
  const [offers] = done.flatMap(({ act }) => (act.kind === 'offered' ? [act.of] : []));
  return offers === undefined ? {} : { offers };
}

/** The new person of a seat. The clocks of days are told afterwards when they rest. */
function takenBy({ clock }: TableRecord, { seat, taker }: Doing, at: number) {
  return taker ? { taken: { seat, person: taker.person, untold: clock?.kind === 'days' ? at : null } } : {};
}
