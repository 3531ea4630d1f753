import { createHash } from 'node:crypto';
import { dayEnd } from '@madang/games/days';
import {
  automaSeats,
  type Document,
  decisions,
  fail,
  isPackId,
  type Match,
  ok,
  openDocument,
  type Result,
  readDocument,
  type Seat,
  seatAutomas,
  toDocument,
} from '@madang/kernel';
import type { ImportRequest, Person, Problem, SeatWish } from '@madang/wire';
import { rulesOf, type Services } from '../../core/services.ts';
import type { MoveRow } from '../../storage/schema/index.ts';
import { asPerson } from '../../storage/transact.ts';
import { enqueue, type LiveTable } from '../broadcast/live.ts';
import { reloadUnlessOver } from '../broadcast/reload.ts';
import { actText, MOST_ACTS } from '../log/action-rows.ts';
import { documentOfRows, rowsAfter } from '../log/load.ts';
import { findPack, keepPack } from '../model/packs.ts';
import { isSealed } from '../model/serialize.ts';
import { countTables, type TableRecord } from '../model/table.ts';
import { addTable, automasOf, seatRow, waitingTable } from './create.ts';

/** Why a match cannot be loaded where nothing but its rules is missing. */
const RULES_GONE: readonly Problem['code'][] = ['wrong-version', 'unknown-game'];

/** Returns the match as a document once it is over, for it holds the seed. A match whose rules are gone is told by its rows. */
export function exportDocument(services: Services, live: LiveTable): Promise<Result<Document, Problem>> {
  return enqueue(live, async () => {
    await reloadUnlessOver(services, live);
    const { id, status, seed, deal } = live.record;
    if (deal !== null && isSealed(live.record, services.time.now())) return fail({ code: 'sealed', details: { until: dayEnd(deal) } });
    if (live.obstacle && RULES_GONE.includes(live.obstacle.code) && seed !== null && (status === 'over' || status === 'abandoned'))
      return ok(documentOfRows(live.record, seed, await rowsAfter(services, id, 0), await packDocument(services, live.record)));
    if (live.obstacle) return fail(live.obstacle);
    if (!live.fold || !(live.fold.match.state.over || live.fold.abandoned)) return fail({ code: 'not-over' });
    return ok(toDocument(live.fold.match));
  });
}

/** The document of the pack that a table of rules that are gone names. */
async function packDocument({ storage }: Services, { options }: TableRecord): Promise<unknown> {
  const id = Object.values(options).find(isPackId);
  const row = id === undefined ? undefined : await findPack(storage.db, id);
  return row && JSON.parse(row.document);
}

const MOST_MOVES = 20_000;
const ROWS_AT_ONCE = 200;
/** Seeds that every database can hold. */
const SEED = /^\P{Cc}{1,256}$/u;

/**
 * Makes a table of a document, to be played on from where it ends. Without wishes the importer plays every seat. `most`: tables that
 * one person may have.
 */
export async function importDocument(services: Services, person: Person, request: ImportRequest, most: number): Promise<Result<string, Problem>> {
  // Before the match is played through; what counts is asked once more as the table is written.
  if ((await countTables(services.storage.db, person.id)) >= most) return fail({ code: 'too-many', details: { of: 'tables', most } });
  const read = await readMatch(services, request.document);
  if (!read.ok) return read;
  const { game, options, seats, state } = read.value;
  const wishes = request.seats ?? allHere(person, seats, automaSeats(game, options, seats));
  const objection = objectionTo(read.value, wishes);
  if (objection) return fail(objection);
  const bots = decisions(game, state).flatMap(({ seat }) => (wishes[seat]?.kind === 'bot' ? [seat] : []));
  const made = await writeMatch(services, person, { match: read.value, wishes, bots }, most);
  if (!made.ok) return made;
  if (bots.length > 0) services.wake();
  if (state.over) services.ended();
  return made;
}

/** Plays a document through, if this server has its rules and can store it. */
async function readMatch(services: Services, found: unknown): Promise<Result<Match, Problem>> {
  const document = readDocument(found);
  if (!document.ok) return fail({ code: document.problem.code, details: { field: document.problem.field } });
  const { seed, moves, game: name } = document.value;
  if (!SEED.test(seed)) return fail({ code: 'not-a-document', details: { field: 'seed' } });
  if (moves.length > MOST_MOVES) return fail({ code: 'too-long', details: { most: MOST_MOVES } });
  const game = await rulesOf(services, name);
  if (!game) return fail({ code: 'unknown-game', details: { found: name, allowed: services.shelf.map((title) => title.name) } });
  const match = openDocument(game, document.value);
  if (!match.ok) return fail({ code: match.problem.code, details: openingDetails(match.problem) });
  const { helps, seats } = match.value;
  if (helps.length > MOST_ACTS) return fail({ code: 'too-long', details: { most: MOST_ACTS } });
  if (helps.some(({ seat }) => seat < 0 || seat >= seats)) return fail({ code: 'not-a-document', details: { field: 'helps' } });
  return ok(match.value);
}

/** Why a match cannot go on with these seats: all must be taken, and automas where the rules want them. */
function objectionTo({ game, options, seats }: Match, wishes: readonly SeatWish[]): Problem | undefined {
  if (wishes.length !== seats) return { code: 'wrong-seats', details: { min: seats, max: seats, found: wishes.length } };
  if (wishes.some((wish) => wish.kind === 'open' || wish.kind === 'invited')) return { code: 'seats-free' };
  const agreed = seatAutomas(game, options, seats, automasOf(wishes));
  return agreed.ok ? undefined : { code: agreed.problem.code, details: { ...agreed.problem } };
}

/** A match to be stored, the wish for each seat, and the bots whose turn it is. */
interface Imported {
  readonly match: Match;
  readonly wishes: readonly SeatWish[];
  readonly bots: readonly Seat[];
}

/** Writes the rows of a match as if it had been played here. */
async function writeMatch(services: Services, person: Person, { match, wishes, bots }: Imported, most: number): Promise<Result<string, Problem>> {
  const { game, options, seed, state } = match;
  const rows = rowsOf(match, Date.now());
  const waiting = decisions(game, state).map((one) => one.seat);
  const table = {
    ...waitingTable({ owner: person.id, game, options, access: 'link', watchers: true, clock: null }),
    ...{ status: state.over ? 'over' : 'running', seed, seq: rows.length, waiting: JSON.stringify(waiting), imported: 1 },
    scores: state.over ? JSON.stringify(game.standing(state)) : null,
  };
  const ended = { ended_at: state.over ? table.updated_at : null };
  const moves = rows.map((row) => ({ ...row, table_id: table.id }));
  return asPerson(services.storage.db, person.id, async (db) => {
    const kept = match.pack && (await keepPack(db, { person: person.id, game: game.name, pack: match.pack, now: services.time.now() }));
    if (kept && !kept.ok) return kept;
    const seats = wishes.map((wish, seat) => ({ ...seatRow(table.id, seat, wish, person), ...ended }));
    const added = await addTable(db, { table: { ...table, ...ended }, seats }, most);
    if (!added.ok) return added;
    for (let i = 0; i < moves.length; i += ROWS_AT_ONCE) {
      await db
        .insertInto('moves')
        .values(moves.slice(i, i + ROWS_AT_ONCE))
        .execute();
    }
    for (const seat of bots)
      await db.insertInto('jobs').values({ table_id: table.id, seat, seq: rows.length, due: 0, attempts: 0, claimed_until: 0 }).execute();
    return added;
  });
}

/** A match as the log of a table: its moves, and where a coach was asked. */
function rowsOf({ log, helps }: Match, at: number): readonly Omit<MoveRow, 'table_id'>[] {
  const asked = Map.groupBy(helps, (one) => Math.min(Math.max(0, one.at), log.length));
  const helpedAt = (step: number) =>
    (asked.get(step) ?? []).map(({ seat, help }) => ({ seat, move: actText({ act: { kind: 'help', help }, by: 'player' }) }));
  const told = log.flatMap(({ seat, move }, step) => [...helpedAt(step), { seat, move: JSON.stringify(move) }]);
  return [...told, ...helpedAt(log.length)].map((row, i) => ({ ...row, seq: i + 1, command: null, at }));
}

/** Everybody at the importer's screen, but the automas. */
function allHere(person: Person, seats: number, automas: readonly Seat[]): SeatWish[] {
  let people = 0;
  return Array.from({ length: seats }, (_, seat): SeatWish => {
    if (automas.includes(seat)) return { kind: 'automa' };
    people += 1;
    return people === 1 ? { kind: 'me' } : { kind: 'screen', name: `${person.name.slice(0, 20)} ${seat + 1}` };
  });
}

/** What is wrong with a document, without the document itself or anything that its state hides. */
function openingDetails(
  problem: Exclude<Extract<ReturnType<typeof openDocument>, { readonly ok: false }>['problem'], never>,
): Record<string, unknown> {
  switch (problem.code) {
    case 'illegal-move':
      return { at: problem.at, problem: { code: problem.problem.code } };
    case 'not-a-document':
    case 'wrong-game':
    case 'wrong-version':
    case 'wrong-options':
    case 'wrong-pack':
    case 'wrong-seats':
    case 'wrong-hash': {
      const { code: _, ...details } = problem;
      return details;
    }
  }
}

/** The name under which a document is downloaded. */
export const documentName = (document: Document): string =>
  `${document.game}-${createHash('sha256').update(document.seed).digest('hex').slice(0, 8)}.json`;
