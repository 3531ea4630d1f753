import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { readTurns } from '../../matches/broadcast/premoves.ts';
import { activeIds, type End, endedSeats, endedTables, endOf } from '../../matches/model/lists.ts';
import { ownPacks } from '../../matches/model/packs.ts';
import { preferencesOf } from '../notifications/channels.ts';
import { achievementsOf } from '../ratings/achievements.ts';
import { ratingsOf } from '../ratings/ladder.ts';
import { loginOf } from '../users/accounts.ts';
import { passkeysOf } from '../users/passkeys.ts';
import { sessionsOf } from '../users/sessions.ts';
import { tokensOf } from '../users/tokens.ts';
import { relationsOf } from './marks.ts';
import { progressRows } from './progress.ts';

/** Tables with their moves, tables alone and chat lines that are read at a time: some milliseconds of an embedded database. */
const TABLES_AT_ONCE = 10;
const MADE_AT_ONCE = 100;
const LINES_AT_ONCE = 500;

/**
 * Exports all data of a user as the text of one JSON object, in pieces because it is long. Contains profile, sessions, own moves and chat lines.
 * Contains nothing of other users, no seed of a running match, and no secret that signs in.
 */
export async function exportOf(services: Services, id: string): Promise<AsyncGenerator<string, void, undefined>> {
  const head = JSON.stringify(await whatIsFew(services, id));
  return pieces(services, id, head);
}

async function* pieces(services: Services, id: string, head: string): AsyncGenerator<string, void, undefined> {
  try {
    yield `${head.slice(0, -1)},"tables":[`;
    yield* listed(tablePages(services, id));
    yield '],"left":[';
    yield* listed(leftPages(services, id));
    yield '],"said":[';
    yield* listed(linePages(services, id));
    yield '],"reactions":[';
    yield* listed(reactionPages(services, id));
    yield ']}';
  } catch (error) {
    // The answer has begun, so the client only sees it break off.
    services.log.error({ error }, 'what is kept of a person cannot be read');
    throw error;
  }
}

/** Pages of values as what stands between the brackets of one JSON list. Others have their turn after each. */
async function* listed(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void, undefined> {
  let begun = false;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${begun ? ',' : ''}${JSON.stringify(page).slice(1, -1)}`;
    begun = true;
    await setImmediate();
  }
}

async function whatIsFew(services: Services, id: string) {
  const { db } = services.storage;
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await sessionsOf(services, id);
  return {
    person: {
      id,
      name: person.name,
      program: person.program === 1,
      language: person.language,
      zone: person.zone,
      rest: parsed(person.rest),
      since: person.created_at,
    },
    login: await loginOf(services, id),
    passkeys: (await passkeysOf(services, id)).map(({ name, created_at, used_at }) => ({ name, createdAt: created_at, usedAt: used_at })),
    openid: await db
      .selectFrom('openids')
      .select(['issuer', 'subject', 'created_at as createdAt', 'used_at as usedAt'])
      .where('person', '=', id)
      .execute(),
    sessions: sessions.map(({ device, created_at, used_at }) => ({ device, createdAt: created_at, usedAt: used_at })),
    programs: (await tokensOf(services, id)).map(({ name, scopes, createdAt, usedAt }) => ({ name, scopes, createdAt, usedAt })),
    calendar: (await db.selectFrom('calendars').select('created_at as since').where('person', '=', id).executeTakeFirst()) ?? null,
    ratings: await ratingsOf(services, id),
    achievements: await achievementsOf(services, id),
    progress: await progressRows(services.storage.db, id),
    notices: {
      wishes: await preferencesOf(services, id),
      chatNames: await db.selectFrom('chat_names').select(['program', 'name']).where('person', '=', id).orderBy('program').execute(),
      receivers: await db.selectFrom('receivers').select(['kind', 'name', 'address']).where('person', '=', id).orderBy('created_at').execute(),
    },
    cups: await cupsOf(services, id),
    deals: await dealsOf(services, id),
    plans: await plansOf(services, id),
    analyses: await db
      .selectFrom('analyses')
      .select(['table_id as table', 'state', 'asked_at as askedAt'])
      .where('person', '=', id)
      .orderBy('asked_at')
      .execute(),
    packs: await ownPacks(db, id),
    watched: await db.selectFrom('spectators').select(['table_id as table', 'heard']).where('person', '=', id).orderBy('table_id').execute(),
    relations: (await relationsOf(services, id)).map(({ id: other, kind }) => ({ person: other, kind })),
    notes: await db.selectFrom('notes').select(['table_id as table', 'text', 'at']).where('person', '=', id).orderBy('at').execute(),
    reported: await db.selectFrom('reports').select(['table_id as table', 'reason', 'at']).where('reporter', '=', id).orderBy('at').execute(),
  };
}

/** What they have planned at tables, by the ids of moves. */
async function plansOf({ storage }: Services, person: string) {
  const plans = storage.db.selectFrom('plans').select(['table_id', 'seat', 'condition', 'turns', 'stopped', 'at']).where('person', '=', person);
  const rows = await plans.orderBy('at').execute();
  return rows.map(({ table_id, turns, ...plan }) => ({
    table: table_id,
    ...plan,
    turns: readTurns(turns).map((moves) => moves.map(({ id }) => id)),
  }));
}

const cupsOf = ({ storage }: Services, person: string) =>
  storage.db
    .selectFrom('cup_people')
    .innerJoin('cups', 'cups.id', 'cup_people.cup_id')
    .select(['cups.id', 'cups.name', 'cups.game', 'cups.status', 'cup_people.joined_at as joinedAt'])
    .where('cup_people.person', '=', person)
    .orderBy('joined_at')
    .execute();

/** Their attempts at daily deals. */
async function dealsOf({ storage }: Services, person: string) {
  const own = storage.db.selectFrom('deal_attempts').select(['day', 'game', 'table_id', 'state', 'points', 'helped', 'streak', 'best', 'ended_at']);
  const rows = await own.where('person', '=', person).orderBy('day').orderBy('game').execute();
  return rows.map(({ table_id, ended_at, ...attempt }) => ({ ...attempt, table: table_id, endedAt: ended_at }));
}

/** Their tables: those that go on, those whose match ended and where they sat, and those that they only made. */
async function* tablePages(services: Services, person: string) {
  const { db } = services.storage;
  const active = (await activeIds(db, person).execute()).map(({ table_id }) => table_id);
  for (let i = 0; i < active.length; i += TABLES_AT_ONCE) yield await tablesOf(services, person, active.slice(i, i + TABLES_AT_ONCE));
  for (let end: End | undefined; ; ) {
    const page = await endedSeats(db, person, end).select('seats.ended_at').limit(TABLES_AT_ONCE).execute();
    yield await tablesOf(
      services,
      person,
      page.map(({ table_id }) => table_id),
    );
    const last = page.at(-1);
    if (page.length < TABLES_AT_ONCE || !last) break;
    end = endOf(last);
  }
  yield* onlyMade(services, person);
}

/** Tables that they made whose match ended without them. */
async function* onlyMade(services: Services, person: string) {
  const { db } = services.storage;
  for (let end: End | undefined; ; await setImmediate()) {
    const page = await endedTables(db, person, end).select('ended_at').limit(MADE_AT_ONCE).execute();
    const ids = page.map(({ table_id }) => table_id);
    if (ids.length === 0) return;
    const seats = await db.selectFrom('seats').select(['table_id', 'person']).where('table_id', 'in', ids).execute();
    const there = new Set(seats.flatMap((seat) => (seat.person === person ? [seat.table_id] : [])));
    const only = ids.filter((id) => !there.has(id));
    for (let i = 0; i < only.length; i += TABLES_AT_ONCE) yield await tablesOf(services, person, only.slice(i, i + TABLES_AT_ONCE));
    const last = page.at(-1);
    if (page.length < MADE_AT_ONCE || !last) return;
    end = endOf(last);
  }
}

async function tablesOf({ storage: { db } }: Services, person: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'version', 'options', 'status', 'owner', 'scores', 'created_at', 'started_at', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const seats = db.selectFrom('seats').where('seats.table_id', 'in', ids).where('seats.person', '=', person);
  const own = await seats.select(['seats.table_id', 'seats.seat', 'seats.name']).orderBy('seats.seat').execute();
  const moves = await seats
    .innerJoin('moves', (join) => join.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
    .whereRef('moves.seq', '>=', 'seats.taken_at')
    .select(['moves.table_id', 'moves.seq', 'moves.seat', 'moves.move', 'moves.at'])
    .orderBy('moves.seq')
    .execute();
  const movesAt = Map.groupBy(moves, ({ table_id }) => table_id);
  return rows.map(({ id, game, version, options, status, owner, scores, created_at, started_at, updated_at }) => ({
    id,
    game,
    version,
    options: parsed(options),
    status,
    mine: owner === person,
    scores: parsed(scores),
    createdAt: created_at,
    startedAt: started_at,
    updatedAt: updated_at,
    seats: own.flatMap((one) => (one.table_id === id ? [{ seat: one.seat, name: one.name }] : [])),
    // A step without a move took the one before it back.
    moves: (movesAt.get(id) ?? []).map(({ seq, seat, move, at }) => ({ seq, seat, move: parsed(move), at })),
  }));
}

/** The seats that somebody took over from them, with their moves until then. */
async function* leftPages({ storage: { db } }: Services, person: string) {
  for (let last = { table: '', seat: 0 }; ; ) {
    const all = db.selectFrom('seats').select(['table_id', 'seat', 'former_until']).where('former', '=', person);
    const seats = all.where((where) => where(where.refTuple('table_id', 'seat'), '>', where.tuple(last.table, last.seat)));
    const page = await seats.orderBy('table_id').orderBy('seat').limit(TABLES_AT_ONCE).execute();
    const left = [];
    for (const { table_id, seat, former_until } of page) {
      const own = db.selectFrom('moves').select(['seq', 'move', 'at']).where('table_id', '=', table_id).where('seat', '=', seat);
      const rows = await own
        .where('seq', '<=', former_until ?? 0)
        .orderBy('seq')
        .execute();
      left.push({ table: table_id, seat, moves: rows.map(({ seq, move, at }) => ({ seq, move: parsed(move), at })) });
    }
    yield left;
    const end = page.at(-1);
    if (page.length < TABLES_AT_ONCE || !end) return;
    last = { table: end.table_id, seat: end.seat };
  }
}

/** What they said, the first line first. */
async function* linePages({ storage: { db } }: Services, person: string) {
  for (let last = { at: Number.NEGATIVE_INFINITY, table: '', id: 0 }; ; ) {
    const said = db.selectFrom('chat').select(['table_id as table', 'id', 'text', 'at']).where('person', '=', person);
    const next =
      last.at < 0 ? said : said.where((where) => where(where.refTuple('at', 'table_id', 'id'), '>', where.tuple(last.at, last.table, last.id)));
    const lines = await next.orderBy('at').orderBy('table_id').orderBy('id').limit(LINES_AT_ONCE).execute();
    yield lines.map(({ table, text, at }) => ({ table, text, at }));
    const end = lines.at(-1);
    if (lines.length < LINES_AT_ONCE || !end) return;
    last = end;
  }
}

/** How they reacted, the earliest reaction first. */
async function* reactionPages({ storage: { db } }: Services, person: string) {
  for (let last = { at: Number.NEGATIVE_INFINITY, table: '', about: '', line: 0 }; ; ) {
    const own = db.selectFrom('reactions').select(['table_id as table', 'about', 'line', 'sign', 'at']).where('person', '=', person);
    const { at, table, about, line } = last;
    const next = at < 0 ? own : own.where(sql<boolean>`(at, table_id, about, line) > (${at}, ${table}, ${about}, ${line})`);
    const page = await next.orderBy('at').orderBy('table_id').orderBy('about').orderBy('line').limit(LINES_AT_ONCE).execute();
    yield page;
    const end = page.at(-1);
    if (page.length < LINES_AT_ONCE || !end) return;
    last = end;
  }
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
