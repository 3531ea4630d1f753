import type { Profile } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { readTurns } from '../../matches/broadcast/premoves.ts';
import { type PageOf, playedBy, type TableRecord } from '../../matches/model/table.ts';
import { seasonsOf } from '../analysis/player-report.ts';
import { wishesOf } from '../notifications/channels.ts';
import { ratingsOf } from '../ratings/ladder.ts';
import { loginOf } from '../users/accounts.ts';
import { passkeysOf } from '../users/passkeys.ts';
import { sessionsOf } from '../users/sessions.ts';

/** What whoever asks may know of a person; undefined: there is none. */
export async function findProfile(services: Services, id: string, asking: string | null): Promise<Profile | undefined> {
  const found = await services.storage.db.selectFrom('people').select(['id', 'name', 'created_at']).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const [ratings, seasons] = await Promise.all([ratingsOf(services, id), seasonsOf(services, id, asking)]);
  return { id: found.id, name: found.name, since: found.created_at, ratings: [...ratings], seasons: [...seasons] };
}

/** What a person has set for themselves, and whether they look after this server. */
export async function ownSettings({ storage }: Services, id: string) {
  const found = await storage.db.selectFrom('people').select(['language', 'zone', 'host']).where('id', '=', id).executeTakeFirstOrThrow();
  return { language: found.language, zone: found.zone, host: found.host === 1 };
}

/** The matches that a person has finished, the last one first, as far as whoever asks may see them. */
export const historyOf = ({ storage }: Services, person: string, asking: string | null, after?: string): Promise<PageOf<TableRecord>> =>
  playedBy(storage.db, person, asking, after);

/**
 * Everything that is kept of a person and is theirs: who they are, where they signed in, their tables with the moves of their
 * seats, and what they said. Nothing of others, no seed of a match that is not over, and no secret by which one signs in.
 */
export async function everythingOf(services: Services, id: string) {
  const { db } = services.storage;
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await sessionsOf(services, id);
  const said = await db.selectFrom('chat').select(['table_id as table', 'text', 'at']).where('person', '=', id).orderBy('at').execute();
  return {
    person: { id, name: person.name, language: person.language, zone: person.zone, rest: parsed(person.rest), since: person.created_at },
    login: await loginOf(services, id),
    passkeys: (await passkeysOf(services, id)).map(({ name, created_at, used_at }) => ({ name, createdAt: created_at, usedAt: used_at })),
    openid: await db
      .selectFrom('openids')
      .select(['issuer', 'subject', 'created_at as createdAt', 'used_at as usedAt'])
      .where('person', '=', id)
      .execute(),
    sessions: sessions.map(({ device, created_at, used_at }) => ({ device, createdAt: created_at, usedAt: used_at })),
    ratings: await ratingsOf(services, id),
    notices: {
      wishes: await wishesOf(services, id),
      receivers: await db.selectFrom('receivers').select(['kind', 'name', 'address']).where('person', '=', id).orderBy('created_at').execute(),
    },
    tables: await tablesOf(services, id),
    cups: await cupsOf(services, id),
    plans: await plansOf(services, id),
    analyses: await db
      .selectFrom('analyses')
      .select(['table_id as table', 'state', 'asked_at as askedAt'])
      .where('person', '=', id)
      .orderBy('asked_at')
      .execute(),
    said,
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

async function tablesOf({ storage }: Services, person: string) {
  const { db } = storage;
  const seats = db.selectFrom('seats').where('person', '=', person);
  const owned = db.selectFrom('tables').select('id as table_id').where('owner', '=', person);
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'version', 'options', 'status', 'owner', 'scores', 'created_at', 'started_at', 'updated_at'])
    .where('id', 'in', seats.select('table_id').union(owned))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const own = await seats.select(['table_id', 'seat', 'name']).orderBy('seat').execute();
  const moves = await db
    .selectFrom('moves')
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
    .select(['moves.table_id', 'moves.seq', 'moves.seat', 'moves.move', 'moves.at'])
    .where('seats.person', '=', person)
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

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
