import type { Seat } from '@madang/kernel';
import type { DoneAct } from '@madang/wire';
import { takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../broadcast/live.ts';
import { applyRemoteRows } from '../broadcast/reload.ts';
import { SORTS } from '../log/action-rows.ts';
import { commandIdHash, findCommand } from '../log/command-id.ts';
import type { Fold } from '../log/fold.ts';
import { type Command, type Outcome, refused, type Unwritten } from '../log/outcome.ts';
import { seatsOf } from '../model/serialize.ts';
import { attemptAction } from './actions.ts';
import { attemptMoves } from './moves.ts';
import { attemptUndo } from './undo.ts';

/** The sender of a command: a person (`leaving`: for good), or the server for its bots and for players whose time has run out. */
export type Sender = { readonly person: string; readonly leaving?: boolean } | 'bot' | 'clock';

/** Questions and answers, and bots that sit down, of one person at all tables together. */
const ACTING = { most: 40, over: 600_000 };

/** Times that a command may lose the race for its seq to other nodes before it is refused as `busy`. */
const ATTEMPTS = 20;

/** Writes and reads of a command that may fail: of connections that broke at the same time, each is found out by use. */
const FAILURES = 4;

/** Milliseconds after which a command is given up that is not written: whoever sent it should know, and may send it again. */
const PATIENCE = 10_000;

/** Commands that may wait for their turn at one table. */
const MOST_WAITING = 500;

/** Carries a command out, all of it or nothing; it is durable when this resolves. */
export async function executeCommand(services: Services, live: LiveTable, sender: Sender, command: Command): Promise<Outcome> {
  if (live.asked > MOST_WAITING) return refused(live.fold, 'unavailable');
  const asked = performance.now();
  const isLate = () => performance.now() - asked > PATIENCE;
  const { seat, seq } = command;
  const carry = async (): Promise<Outcome> => {
    if (isLate()) return refused(live.fold, 'unavailable');
    const { fold, record, obstacle } = live;
    if (obstacle) return { done: false, seq: fold?.seq ?? 0, problem: obstacle };
    if (!fold || record.status === 'waiting') return refused(fold, 'not-started');
    const objection = objectionTo(live, fold, sender, command) ?? (await takeAct(services, fold, sender, command));
    if (objection) return objection;
    if (command.seq > fold.seq && !(await caughtUp(services, live))) return refused(fold, 'unavailable');
    return untilWritten(services, live, fold, isLate, () => tryOnce(services, live, fold, sender, command));
  };
  return services.tracing.span('command', { table: live.id, seat, seq, command: command.command }, () => enqueue(live, carry));
}

/** Makes attempts until one is written or refused. Between two of them it reads what other nodes wrote. */
async function untilWritten(
  services: Services,
  live: LiveTable,
  fold: Fold,
  isLate: () => boolean,
  attempt: () => Outcome | Promise<Outcome | Unwritten>,
): Promise<Outcome> {
  let failures = 0;
  for (let times = 0; times < ATTEMPTS; times++) {
    const outcome = await attempt();
    if (typeof outcome === 'object') return outcome;
    if (outcome === 'lost the race') services.metrics.races.inc();
    else failures++;
    if (!(await caughtUp(services, live))) failures++;
    if (failures > FAILURES || (failures > 0 && isLate())) return refused(fold, 'unavailable');
  }
  return refused(fold, 'busy');
}

/** Why a person may not act again so soon. Where the answer to the same command was lost, it is no other act. */
async function takeAct({ storage, time, log }: Services, fold: Fold, sender: Sender, { act, command }: Command): Promise<Outcome | undefined> {
  const sort = act && SORTS[act.kind];
  if (typeof sender === 'string' || sender.leaving || sort === undefined || sort === 'help') return undefined;
  if (fold.commands.includes(commandIdHash(command))) return undefined;
  try {
    return (await takeToken(storage.db, `${sort} ${sender.person}`, ACTING, time.now())) ? undefined : refused(fold, 'too-fast');
  } catch (error) {
    log.error({ error }, 'it cannot be read how often somebody acted');
    return refused(fold, 'unavailable');
  }
}

/** Folds what other nodes wrote; false where the database could not be read. */
async function caughtUp(services: Services, live: LiveTable): Promise<boolean> {
  try {
    await applyRemoteRows(services, live);
    return true;
  } catch (error) {
    services.log.error({ table: live.id, error }, 'a table cannot be read');
    return false;
  }
}

/** Why this sender has no say for the seat. */
function objectionTo({ record }: LiveTable, fold: Fold, sender: Sender, { seat, act }: Command): Outcome | undefined {
  const one = record.seats[seat];
  const standIn = fold.standIns[seat] !== undefined;
  const refusal = () => refused(fold, 'not-your-seat', { mine: typeof sender === 'string' ? [] : seatsOf(record, sender.person) });
  if (sender === 'bot') return one?.kind === 'bot' || standIn ? undefined : refusal();
  if (sender === 'clock') return one?.kind === 'person' ? undefined : refusal();
  if (act?.kind === 'take-over') return undefined;
  if (act && isOwners(fold, seat, act) && one?.kind === 'person' && record.owner.id === sender.person) return undefined;
  return one?.person === sender.person ? undefined : refusal();
}

/** True for what the owner of a table may do at another's seat: who plays it, and whether somebody new is looked for. */
function isOwners({ question }: Fold, seat: Seat, act: NonNullable<Command['act']>): boolean {
  if (act.kind === 'ask') return act.question.kind === 'offer' && act.question.seat === seat;
  if (act.kind === 'refuse') return question?.question.kind === 'offer' && question.question.seat === seat && question.seat === seat;
  return act.kind === 'sit-in' || act.kind === 'back';
}

function tryOnce(services: Services, live: LiveTable, fold: Fold, sender: Sender, command: Command): Outcome | Promise<Outcome | Unwritten> {
  if (fold.commands.includes(commandIdHash(command.command))) return tryAgain(services, live, fold, sender, command);
  return tryNew(services, live, fold, sender, command);
}

/** A command that seems to be known: answered as the first time, if it is. */
async function tryAgain(services: Services, live: LiveTable, fold: Fold, sender: Sender, command: Command): Promise<Outcome | Unwritten> {
  try {
    const known = await findCommand(services, live.id, command.command);
    if (known) return known.seat === command.seat ? { done: true, seq: known.seq, repeated: true } : refused(fold, 'command-taken');
  } catch (error) {
    services.log.error({ table: live.id, error }, 'a command cannot be looked for');
    return 'database failed';
  }
  return tryNew(services, live, fold, sender, command);
}

function tryNew(services: Services, live: LiveTable, fold: Fold, sender: Sender, command: Command): Outcome | Promise<Outcome | Unwritten> {
  if (live.record.status === 'frozen') return refused(fold, 'frozen');
  if (fold.match.state.over) return refused(fold, 'over');
  if (fold.abandoned) return refused(fold, 'abandoned');
  if (typeof sender !== 'string' && !command.act && fold.standIns[command.seat] !== undefined) return refused(fold, 'bot-plays');
  const leaving = typeof sender !== 'string' && sender.leaving === true;
  if (command.act) return attemptAction(services, live, fold, { ...command, by: actorOf(live, sender, command.seat), act: command.act, leaving });
  return command.moves.length === 0 ? attemptUndo(services, live, fold, command) : attemptMoves(services, live, fold, command);
}

/** The actor behind a seat's action. */
function actorOf({ record }: LiveTable, sender: Sender, seat: Seat): DoneAct['by'] {
  if (typeof sender === 'string') return 'clock';
  return record.seats[seat]?.person === sender.person ? 'player' : 'owner';
}
