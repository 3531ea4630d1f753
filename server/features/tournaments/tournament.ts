import { fail, type Options, ok, type Result } from '@madang/kernel';
import { Clock, TOURNAMENT_STATUSES } from '@madang/wire';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../storage/schema/index.ts';
import type { CupRow } from '../../storage/schema/tournaments.ts';

/** A cup as the database has it. */
export interface CupRecord {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly clock: Clock;
  readonly people: number;
  readonly rounds: number;
  /** The last one whose tables were made. */
  readonly round: number;
  readonly status: (typeof TOURNAMENT_STATUSES)[number];
  readonly owner: { readonly id: string; readonly name: string };
  readonly createdAt: number;
}

const Json = z.string().transform((text): unknown => JSON.parse(text));
const CupForm = z.object({ options: Json.pipe(z.record(z.string(), z.string())), clock: Json.pipe(Clock), status: z.enum(TOURNAMENT_STATUSES) });

function cupRecord(row: Selectable<CupRow> & { readonly owner_name: string | null }): CupRecord {
  const { id, name, game, seats, people, rounds, round } = row;
  return {
    ...{ id, name, game, seats, people, rounds, round },
    ...CupForm.parse(row),
    owner: { id: row.owner, name: row.owner_name ?? '' },
    createdAt: row.created_at,
  };
}

const withOwner = (db: Kysely<Schema>) =>
  db.selectFrom('cups').leftJoin('people', 'people.id', 'cups.owner').selectAll('cups').select('people.name as owner_name');

/** The cup of that id, or the problem that there is none. */
export async function findCup(db: Kysely<Schema>, id: string): Promise<Result<CupRecord, { readonly code: 'no-cup' }>> {
  const row = await withOwner(db).where('cups.id', '=', id).executeTakeFirst();
  return row ? ok(cupRecord(row)) : fail({ code: 'no-cup' });
}

/** Cups that a list shows, and of those that are over. */
const LONGEST = 100;
const MOST_OVER = 10;

/** Cups that gather people or run, the newest first, and the last ones that are over. */
export async function listCups(db: Kysely<Schema>): Promise<readonly CupRecord[]> {
  // Each status by itself is the end of an index.
  const newest = (status: string, most: number) =>
    withOwner(db).where('status', '=', status).orderBy('cups.created_at', 'desc').limit(most).execute();
  const going = [...(await newest('gathering', LONGEST)), ...(await newest('running', LONGEST))].sort((a, b) => b.created_at - a.created_at);
  return [...going.slice(0, LONGEST), ...(await newest('over', MOST_OVER))].map(cupRecord);
}

/** The people of a cup, in the order in which they came. */
export const peopleOf = (db: Kysely<Schema>, cup: string) =>
  db
    .selectFrom('cup_people')
    .leftJoin('people', 'people.id', 'cup_people.person')
    .select(['cup_people.person', 'cup_people.name', 'people.name as now'])
    .where('cup_id', '=', cup)
    .orderBy('joined_at')
    .orderBy('cup_people.person')
    .execute();
