import { fail, type Game, type Options, ok, type Pack, packNamed, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';

/** Packs that one person may bring in a day, and in all. */
const MOST_A_DAY = 20;
const MOST = 200;
const DAY_MS = 86_400_000;

/** The pack that options name, if the server has it; undefined: they name none, or it is not here. */
export async function packOf(db: Kysely<Schema>, game: Pick<Game, 'packs' | 'name'>, options: Options): Promise<Pack | undefined> {
  const id = packNamed(game, options);
  if (id === undefined || !game.packs) return undefined;
  const row = await db.selectFrom('packs').select('document').where('id', '=', id).where('game', '=', game.name).executeTakeFirst();
  return row && { option: game.packs.option, id, text: row.document };
}

/** A pack that a person brings at a time, in milliseconds since 1970. */
interface Brought {
  readonly person: string;
  readonly game: string;
  readonly pack: Pack;
  readonly now: number;
}

/** Keeps a pack; harmless where the server has it. A person may bring so many. The transaction holds the person. */
export async function keepPack(db: Transaction<Schema>, { person, game, pack, now }: Brought): Promise<Result<undefined, Problem>> {
  if (await db.selectFrom('packs').select('id').where('id', '=', pack.id).executeTakeFirst()) return ok(undefined);
  const own = await db.selectFrom('packs').select('at').where('person', '=', person).orderBy('at', 'desc').limit(MOST).execute();
  if (own.length >= MOST) return fail({ code: 'too-many', details: { of: 'packs', most: MOST } });
  if (own.filter(({ at }) => at > now - DAY_MS).length >= MOST_A_DAY)
    return fail({ code: 'too-many', details: { of: 'packs-a-day', most: MOST_A_DAY } });
  await db
    .insertInto('packs')
    .values({ id: pack.id, game, document: pack.text, person, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok(undefined);
}

/** The packs that a person brought, the last first. */
export const ownPacks = (db: Kysely<Schema>, person: string): Promise<{ readonly id: string; readonly game: string; readonly at: number }[]> =>
  db.selectFrom('packs').select(['id', 'game', 'at']).where('person', '=', person).orderBy('at', 'desc').limit(MOST).execute();

/** A pack by its id: its content is public to those who know it, as cards on a table are. */
export const findPack = (db: Kysely<Schema>, id: string) => db.selectFrom('packs').selectAll().where('id', '=', id).executeTakeFirst();
