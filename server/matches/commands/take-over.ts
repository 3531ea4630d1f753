import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { JoinRequest, Person, Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { asPerson } from '../../storage/transact.ts';
import { markSpectator } from '../broadcast/chat.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { reloadQueued } from '../broadcast/reload.ts';
import { hasBlocked } from '../model/relations.ts';
import { executeCommand } from './handle.ts';

/**
 * Gives a person the seat of a player who left, of a match that runs: the named one, or the first that is offered. The player before them
 * goes on as a spectator.
 */
export async function takeOver(services: Services, live: LiveTable, { id, name }: Person, request: JoinRequest): Promise<Result<void, Problem>> {
  if (services.storage.shared) await reloadQueued(services, live);
  const { seats } = live.record;
  // The answer to the first press was lost.
  if (seats.some(({ seat, person, former }) => person === id && former !== null && seat === (request.seat ?? seat))) return ok(undefined);
  const seat = request.seat ?? seats.find(({ offered }) => offered)?.seat;
  const left = seats.find((one) => one.seat === seat);
  if (seat === undefined || !left) return fail({ code: 'seat-taken', details: { free: [] } });
  // Nothing tells somebody that they are blocked.
  if (await hasBlocked(services.storage.db, live.record.owner.id, id)) return fail({ code: 'seat-taken', details: { free: [] } });
  const heard = await heardAt(services, live.id, seat);
  const taker = { person: id, name, invitation: request.invitation };
  const command = { seat, seq: 0, command: `take-${randomUUID()}`, moves: [], act: { kind: 'take-over' } as const, taker };
  const outcome = await executeCommand(services, live, { person: id }, command);
  if (!outcome.done) return fail(outcome.problem);
  const { person } = left;
  if (person !== null) await asPerson(services.storage.db, person, (db) => markSpectator(db, live.id, person, heard));
  return ok(undefined);
}

/** The last chat line that the player of a seat has seen. */
async function heardAt({ storage }: Services, table: string, seat: number): Promise<number> {
  const row = await storage.db.selectFrom('seats').select('heard').where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst();
  return row?.heard ?? 0;
}
