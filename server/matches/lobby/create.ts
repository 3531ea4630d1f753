import { randomBytes } from 'node:crypto';
import { fail, type Game, type Options, ok, parseOptions, type Result, type Seat, seatAutomas } from '@madang/kernel';
import type { Access, Clock, Person, Problem, SeatWish, TableRequest } from '@madang/wire';
import type { Insertable, Transaction } from 'kysely';
import { rulesOf, type Services } from '../../core/services.ts';
import type { Schema, SeatRow, TableRow } from '../../storage/schema/index.ts';
import { asPerson } from '../../storage/transact.ts';
import { packOf } from '../model/packs.ts';
import { countTables } from '../model/table.ts';

/** A name that nobody guesses: 96 bits for a table, 144 for an invitation, 128 for a seed. */
export const newTableId = (): string => randomBytes(12).toString('base64url');
export const newInvitation = (): string => randomBytes(18).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');

export type TableRows = { readonly table: Insertable<TableRow>; readonly seats: readonly Insertable<SeatRow>[] };

/** What a table is to be. */
interface Plan {
  readonly owner: string;
  readonly game: Game;
  readonly options: Options;
  readonly access: Access;
  readonly watchers: boolean;
  /** The page shows who is ahead. */
  readonly chances?: boolean;
  readonly clock: Clock | null;
  /** The cup that it is played for. */
  readonly cup?: string | null;
  /** The day whose daily deal it is. */
  readonly deal?: string | null;
}

/** The row of a table that waits for its players. */
export function waitingTable({
  owner,
  game,
  options,
  access,
  watchers,
  chances = false,
  clock,
  cup = null,
  deal = null,
}: Plan): Insertable<TableRow> {
  const now = Date.now();
  const head = {
    id: newTableId(),
    game: game.name,
    version: game.version,
    options: JSON.stringify(options),
    status: 'waiting',
    access,
    watchers: watchers ? 1 : 0,
    chances: chances ? 1 : 0,
    owner,
    cup,
    deal,
    deal_counted: deal === null ? null : 0,
  };
  const rest = { seed: null, seq: 0, waiting: '[]', scores: null, frozen: null, rematch: null, imported: 0, started_at: null };
  const wish = clock && JSON.stringify(clock);
  return { ...head, ...rest, clock: wish, invitation: newInvitation(), created_at: now, updated_at: now };
}

/** The row of a seat, from a wish. */
export function seatRow(table: string, seat: Seat, wish: SeatWish, maker: Person): Insertable<SeatRow> {
  const empty = { table_id: table, seat, vacant_as: 'open', person: null, screen: 0, name: null, level: null, asked: null, stand_in: null };
  switch (wish.kind) {
    case 'me':
      return { ...empty, kind: 'person', person: maker.id, name: maker.name };
    case 'screen':
      return { ...empty, kind: 'person', person: maker.id, name: wish.name, screen: 1 };
    case 'open':
      return { ...empty, kind: 'open' };
    case 'invited':
      return { ...empty, kind: 'invited', vacant_as: 'invited' };
    case 'bot':
      return { ...empty, kind: 'bot', level: wish.level };
    case 'automa':
      return { ...empty, kind: 'automa' };
  }
}

/** The seats that are wished for automas. */
export const automasOf = (wishes: readonly SeatWish[]): readonly Seat[] => wishes.flatMap((wish, seat) => (wish.kind === 'automa' ? [seat] : []));

/** Writes a new table. */
export async function insertTable(db: Transaction<Schema>, { table, seats }: TableRows): Promise<void> {
  await db.insertInto('tables').values(table).execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}

/** Writes a new table of a person, who may have so many that are not over; gives its id. The transaction holds the person. */
export async function addTable(db: Transaction<Schema>, rows: TableRows, most: number): Promise<Result<string, Problem>> {
  const { id, owner } = rows.table;
  if ((await countTables(db, owner)) >= most) return fail({ code: 'too-many', details: { of: 'tables', most } });
  await insertTable(db, rows);
  return ok(id);
}

/** The game that was asked for, and all its options for so many seats. `automas`: the seats of automas. */
export async function setupOf(
  services: Services,
  wish: Pick<TableRequest, 'game' | 'options'>,
  seats: number,
  automas: readonly Seat[],
): Promise<Result<Pick<Plan, 'game' | 'options'>, Problem>> {
  const game = await rulesOf(services, wish.game);
  if (!game) return fail({ code: 'unknown-game', details: { found: wish.game, allowed: services.shelf.map((title) => title.name) } });
  const { min, max } = game.players;
  if (seats < min || seats > max) return fail({ code: 'wrong-seats', details: { min, max, found: seats } });
  const pack = await packOf(services.storage.db, game, wish.options);
  const asked = parseOptions(game.options, wish.options, pack);
  if (!asked.ok) return fail({ code: asked.problem.code, details: { ...asked.problem } });
  const options = seatAutomas(game, wish.options, seats, automas);
  return options.ok
    ? ok({ game, options: { ...asked.value, ...options.value } })
    : fail({ code: options.problem.code, details: { ...options.problem } });
}

/** Makes a table as asked; gives its id. `most`: how many tables that are not over one person may have. */
export async function createTable(services: Services, maker: Person, request: TableRequest, most: number): Promise<Result<string, Problem>> {
  const setup = await setupOf(services, request, request.seats.length, automasOf(request.seats));
  if (!setup.ok) return setup;
  if (request.seats.filter((wish) => wish.kind === 'me').length > 1) return fail({ code: 'one-seat-each' });
  const table = waitingTable({
    owner: maker.id,
    ...setup.value,
    access: request.access,
    watchers: request.watchers,
    chances: request.chances,
    clock: request.clock,
  });
  const seats = request.seats.map((wish, seat) => seatRow(table.id, seat, wish, maker));
  return asPerson(services.storage.db, maker.id, (db) => addTable(db, { table, seats }, most));
}
