import type { Decision, Seat, State } from '@madang/kernel';
import type { BusMessage } from '../../core/bus/bus.ts';
import { type Clocks, deadlines } from '../../core/clock/clocks.ts';
import type { Services } from '../../core/services.ts';
import type { MoveRow } from '../../storage/schema/index.ts';
import type { Append } from '../../storage/storage.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { broadcastTableView } from '../broadcast/registry.ts';
import { isAct } from '../log/action-rows.ts';
import type { Fold } from '../log/fold.ts';
import { notificationsAfter } from '../log/notifications.ts';
import type { Unwritten } from '../log/outcome.ts';
import type { TableRecord, TableStatus } from '../model/table.ts';

const seatsOf = (open: readonly Decision[]): Seat[] => open.map((one) => one.seat);

const statusOf = (state: State, abandoned: boolean): TableStatus => (abandoned ? 'abandoned' : state.over ? 'over' : 'running');

/** Where a table stands once a command is written. */
interface Head {
  readonly state: State;
  readonly open: readonly Decision[];
  readonly seq: number;
  readonly at: number;
  readonly clocks: Clocks | undefined;
  readonly standIns: Fold['standIns'];
  readonly abandoned: boolean;
}

/** What the table's row and its jobs are then: turns of bots, and ends of the time of players. */
export function tableHeadAfter(
  live: Pick<LiveTable, 'id' | 'record'>,
  fold: Fold,
  { state, open, seq, at, clocks, standIns, abandoned }: Head,
): Omit<Append, 'rows'> {
  const waiting = seatsOf(open);
  const notices = notificationsAfter(live.record, fold, { standIns, open, over: state.over || abandoned, clocks });
  return {
    ...(notices && { notices }),
    table: live.id,
    seq,
    waiting: JSON.stringify(waiting),
    status: statusOf(state, abandoned),
    scores: state.over ? JSON.stringify(fold.match.game.standing(state)) : null,
    at,
    ...(clocks || live.record.seats.some(({ seat }) => isBots(live.record, standIns, seat)) ? jobsOf(live, standIns, waiting, at, clocks) : NO_JOBS),
  };
}

type Jobs = Pick<Append, 'asked' | 'released'>;
/** The jobs of a table of people without a clock: none. */
const NO_JOBS: Jobs = { asked: [], released: [] };

/** Whether a bot answers for the seat: its own, or one that plays for its person. */
const isBots = ({ seats }: TableRecord, standIns: Fold['standIns'], seat: Seat): boolean =>
  seats[seat]?.kind === 'bot' || standIns[seat] !== undefined;

function jobsOf(
  { record }: Pick<LiveTable, 'record'>,
  standIns: Fold['standIns'],
  waiting: readonly Seat[],
  at: number,
  clocks: Clocks | undefined,
): Jobs {
  const bots = record.seats.filter(({ seat }) => isBots(record, standIns, seat));
  const asked = bots.flatMap(({ seat }) => (waiting.includes(seat) ? [{ seat, due: at }] : []));
  const done = (clocks ? record.seats : bots).filter(({ seat }) => !waiting.includes(seat));
  return { asked: clocks ? [...asked, ...deadlines(clocks)] : asked, released: done.map(({ seat }) => seat) };
}

/** Writes rows; undefined when they are durable. */
export async function append(services: Services, entry: Append): Promise<Unwritten | undefined> {
  const stored = services.metrics.storing.startTimer();
  try {
    const { table, seq } = entry;
    const written = await services.tracing.span('append', { table, seq }, () => services.storage.append(entry));
    if (written) services.log.debug({ table, seq, rows: entry.rows.length, command: entry.rows.at(-1)?.command }, 'written');
    return written ? undefined : 'lost the race';
  } catch (error) {
    services.log.error({ table: entry.table, seq: entry.seq, error }, 'a move cannot be written');
    return 'database failed';
  } finally {
    stored();
  }
}

/** Letters of rows that are told to other nodes: of more than that they are told that there are some. */
const MOST_TOLD = 2000;

/** What other nodes are told of rows that were written; a server that is alone tells only itself. */
function newsOf({ storage }: Services, { id: table, record }: LiveTable, seq: number, rows: readonly MoveRow[]): BusMessage {
  const acted = record.status !== 'running' || rows.some(({ move }) => move !== null && isAct(move));
  const news = { kind: 'moved', table, seq, ...(acted && { acted }) } as const;
  if (!storage.shared) return news;
  const told = rows.map(({ table_id: _, ...row }) => row);
  const letters = told.reduce((sum, row) => sum + (row.move?.length ?? 0), 0);
  return letters > MOST_TOLD ? news : { ...news, rows: told };
}

/** After rows of this node are counted: the record follows, the other nodes and the bots hear of it. */
export function afterAppend(services: Services, live: LiveTable, fold: Fold, rows: readonly MoveRow[], updatedAt: number): void {
  const { state, game } = fold.match;
  const waitingFor = seatsOf(fold.open);
  const scores = state.over ? game.standing(state) : null;
  live.record = { ...live.record, seq: fold.seq, waitingFor, status: statusOf(state, fold.abandoned), scores, updatedAt };
  services.tracing.step('publish', () => services.bus.publish(newsOf(services, live, fold.seq, rows)));
  if (state.over) {
    services.log.info({ table: live.id, seq: fold.seq, scores }, 'a match is over');
    broadcastTableView(live);
    services.ended();
  }
  if (waitingFor.some((seat) => isBots(live.record, fold.standIns, seat))) {
    services.wake();
    services.bus.publish({ kind: 'jobs' });
  }
}
