import type { BotLevel, DoneAct } from '@madang/wire';
import { afterSeating } from '../../clock/clocks.ts';
import { tellClocks } from '../../clock/tell.ts';
import type { Services } from '../../services.ts';
import { countAct, type Fold } from '../match/fold.ts';
import type { LiveTable } from '../match/live.ts';
import { type Command, type Outcome, refused, type Unwritten } from '../match/outcome.ts';
import { showTable } from '../match/registry.ts';
import { headOf, settle, write } from '../match/write.ts';
import { actText } from './rows.ts';
import { tellActs } from './tell.ts';

/** What is to be done for a seat, and by whom. */
type Doing = Pick<Command, 'seat' | 'command'> & Pick<DoneAct, 'act' | 'by'>;

/** Acts at one table: its log is kept for ever. */
const MOST_ACTS = 1000;

/** Does something besides moves, by a row of its own in the table's log. */
export async function tryAct(services: Services, live: LiveTable, fold: Fold, doing: Doing): Promise<Outcome | Unwritten> {
  const { seat, command, act, by } = doing;
  if (fold.acts.length >= MOST_ACTS) return refused(fold, 'too-many', { of: 'acts', most: MOST_ACTS });
  const objection = objectionTo(fold, doing);
  if (objection) return refused(fold, objection);
  const at = services.time.now();
  const seq = fold.seq + 1;
  const standIn = act.kind === 'sit-in' ? act.level : undefined;
  const waiting = fold.open.map((one) => one.seat);
  const clocks = fold.clocks && afterSeating(fold.clocks, { seat, away: standIn !== undefined, waiting, at });
  const standIns = fold.standIns.with(seat, standIn);
  const rows = [{ table_id: live.id, seq, seat, move: actText({ act, by }), command, at }];
  const head = headOf(live, fold, { state: fold.match.state, open: fold.open, seq, at, clocks, standIns });
  const unwritten = await write(services, { ...head, rows, seated: { seat, standIn: standIn ?? null } });
  if (unwritten) return unwritten;
  const done: DoneAct = { seq, seat, by, at, act };
  countAct(fold, done, { command, at });
  seatRecord(live, seat, standIn ?? null);
  settle(services, live, fold, at);
  showTable(live);
  tellActs(live, [done]);
  tellClocks(services, live);
  return { done: true, seq: fold.seq, repeated: false };
}

/** Why it is not done: the code of the problem. */
function objectionTo(fold: Fold, { seat, act }: Doing): string | undefined {
  const sits = fold.standIns[seat] !== undefined;
  switch (act.kind) {
    case 'sit-in':
      return sits ? 'bot-plays' : undefined;
    case 'back':
      return sits ? undefined : 'no-stand-in';
  }
}

function seatRecord(live: LiveTable, seat: number, standIn: BotLevel | null): void {
  const seats = live.record.seats.map((one) => (one.seat === seat ? { ...one, standIn } : one));
  live.record = { ...live.record, seats };
}
