import type { Seat } from '@madang/kernel';
import type { Fold } from './fold.ts';
import { catchUp } from './follow.ts';
import { type House, inTurn, type LiveTable } from './live.ts';
import { tryMoves } from './moves.ts';
import { type Command, type Outcome, refused, type Unwritten } from './outcome.ts';
import { seatsOf } from './present.ts';
import { tryUndo } from './undo.ts';

/** Who sends a command: a person, or the server for its bots and for players whose time has run out. */
export type Sender = { readonly person: string } | 'bot' | 'clock';

/** Times that a command may lose the race for its seq to other nodes before it is refused as `busy`. */
const ATTEMPTS = 20;

/** Writes and reads of a command that may fail: of connections that broke at the same time, each is found out by use. */
const FAILURES = 4;

/** Carries a command out, all of it or nothing; it is durable when this resolves. */
export function carryOut(house: House, live: LiveTable, sender: Sender, command: Command): Promise<Outcome> {
  return inTurn(live, async () => {
    const { fold, record, obstacle } = live;
    if (obstacle) return { done: false, seq: fold?.seq ?? 0, problem: obstacle };
    if (!fold || record.status === 'waiting') return refused(fold, 'not-started');
    if (!maySit(live, sender, command.seat)) {
      return refused(fold, 'not-your-seat', { mine: typeof sender === 'string' ? [] : seatsOf(live.record, sender.person) });
    }
    if (command.seq > fold.seq) await catchUp(house, live);
    let failures = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await tryOnce(house, live, fold, command);
      if (typeof outcome === 'object') return outcome;
      if (outcome === 'lost the race') house.metrics.races.inc();
      else failures++;
      if (!(await caughtUp(house, live))) failures++;
      if (failures > FAILURES) return refused(fold, 'unavailable');
    }
    return refused(fold, 'busy');
  });
}

/** Folds what other nodes wrote; false where the database could not be read. */
async function caughtUp(house: House, live: LiveTable): Promise<boolean> {
  try {
    await catchUp(house, live);
    return true;
  } catch (error) {
    house.log.error({ table: live.id, error }, 'a table cannot be read');
    return false;
  }
}

function maySit(live: LiveTable, sender: Sender, seat: Seat): boolean {
  const record = live.record.seats.find((one) => one.seat === seat);
  if (typeof sender === 'string') return record?.kind === (sender === 'bot' ? 'bot' : 'person');
  return record !== undefined && record.person === sender.person;
}

function tryOnce(house: House, live: LiveTable, fold: Fold, command: Command): Outcome | Promise<Outcome | Unwritten> {
  const known = fold.commands.get(command.command);
  if (known) return known.seat === command.seat ? { done: true, seq: known.seq, repeated: true } : refused(fold, 'command-taken');
  if (live.record.status === 'frozen') return refused(fold, 'frozen');
  if (fold.match.state.over) return refused(fold, 'over');
  return command.moves.length === 0 ? tryUndo(house, live, fold, command) : tryMoves(house, live, fold, command);
}
