import { decisions, fail, type Game, newMatch, type Options, ok, type Pack, type Result, type Seat } from '@madang/kernel';
import type { Clock, Problem, StartRequest } from '@madang/wire';
import type { Selectable, Transaction } from 'kysely';
import { deadlines, startClocks } from '../../core/clock/clocks.ts';
import { beginRests } from '../../core/clock/time-off.ts';
import { rulesOf, type Services } from '../../core/services.ts';
import type { Schema, TableRow } from '../../storage/schema/index.ts';
import { transact } from '../../storage/transact.ts';
import { enqueueNotifications, warnings } from '../log/notifications.ts';
import { packOf } from '../model/packs.ts';
import { newSeed } from './create.ts';
import { withWaiting, writeTable } from './hold.ts';
import { settleFree } from './seating.ts';

/** What a match begins with. */
export interface Opening {
  readonly set: Pick<Selectable<TableRow>, 'status' | 'version' | 'seed' | 'waiting' | 'started_at' | 'updated_at'>;
  /** Writes who is waited for at a table whose seats are written: the first turns of bots, when people rest and their time ends, and whom to tell. */
  begin(db: Transaction<Schema>, table: string): Promise<void>;
}

/** What a match is begun with. `seed`: the one of a deal; absent: a new one. */
interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly clock: Clock | null;
  /** What it is played with, if the options name a pack. */
  readonly pack?: Pack | undefined;
  readonly seed?: string;
}

/** A match of this game, to be started now. */
export function openingOf({ time, kept }: Services, game: Game, { seats, options, clock, pack, seed = newSeed() }: Setup): Opening {
  // It may go on when this build is gone.
  kept.keep(game);
  const match = newMatch(game, { seats, seed, options, pack });
  const waiting = decisions(game, match.state).map((one) => one.seat);
  const at = time.now();
  const begin: Opening['begin'] = async (db, table) => {
    const sitting = await beginRests(db, table, at);
    const bots = sitting.filter((seat) => seat.kind === 'bot' && waiting.includes(seat.seat)).map(({ seat }) => ({ seat, due: at }));
    const timed = sitting.map(({ kind, rest }) => ({ timed: kind === 'person', rest }));
    const clocks = clock ? startClocks(clock, timed, { waiting, at }) : undefined;
    const ends = clocks ? deadlines(clocks) : [];
    const jobs = [...bots, ...ends].map((job) => ({ table_id: table, seq: 0, attempts: 0, claimed_until: 0, ...job }));
    if (jobs.length > 0) await db.insertInto('jobs').values(jobs).execute();
    const people = new Set(sitting.flatMap(({ seat, person }) => (person !== null && waiting.includes(seat) ? [person] : [])));
    const turns = [...people].map((person) => ({ kind: 'turn', person }) as const);
    const isTheirs = (person: string, seat: Seat): boolean => sitting.some((one) => one.seat === seat && one.person === person);
    await enqueueNotifications(db, table, clocks ? [...turns, ...warnings(clocks, turns, isTheirs)] : turns, at);
  };
  return {
    set: { status: 'running', version: game.version, seed, waiting: JSON.stringify(waiting), started_at: at, updated_at: at },
    begin,
  };
}

/** Starts a table's match with a new seed. Only its owner may. Seats that nobody took are filled or left out if the owner says so. */
export const startTable = (services: Services, table: string, person: string, wish: StartRequest): Promise<Result<void, Problem>> =>
  transact(services.storage.db, (db) =>
    withWaiting(db, table, async (record): Promise<Result<void, Problem>> => {
      if (record.owner.id !== person) return fail({ code: 'not-the-owner' });
      const game = await rulesOf(services, record.game);
      if (!game) return fail({ code: 'unknown-game', details: { found: record.game } });
      const seats = await settleFree(db, record, game, wish);
      if (!seats.ok) return seats;
      const { options, clock } = record;
      const pack = await packOf(db, game, options);
      const opening = openingOf(services, game, { options, clock, pack, seats: seats.value });
      await writeTable(db, table, opening.set);
      await opening.begin(db, table);
      return ok(undefined);
    }),
  );
