import { dayAfter, dayEnd } from '@madang/games/days';
import type { DoneAct } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { reloadUnlessOver } from '../../matches/broadcast/reload.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { holdPeople } from '../../storage/transact.ts';

/** Acts by which a player no longer plays the deal alone. */
const VOIDING: readonly DoneAct['act']['kind'][] = ['sit-in', 'resign', 'take-over', 'rewound'];

/** What a finished match of a deal came to. `points` null: it does not count. */
interface Finished {
  readonly points: number | null;
  readonly helped: boolean;
  readonly at: number;
}

/** Writes the result of a deal's match that is over, once however often it is called. */
export async function countDeal(services: Services, live: LiveTable): Promise<void> {
  const finished = await enqueue(live, () => finishedOf(services, live));
  if (!finished) return;
  const { db } = services.storage;
  const attempt = await db.selectFrom('deal_attempts').select(['person', 'day']).where('table_id', '=', live.id).executeTakeFirst();
  await db.transaction().execute(async (held) => {
    // Two deals of one person are counted one after the other: each reads the other's day.
    if (attempt) await holdPeople(held, [attempt.person]);
    const mine = await held.updateTable('tables').set({ deal_counted: 1 }).where('id', '=', live.id).where('deal_counted', '=', 0).executeTakeFirst();
    if (mine.numUpdatedRows > 0n) await write(held, live.id, finished);
  });
}

/** Undefined: not even the database has the last step of the match. Call only inside the table's queue. */
async function finishedOf(services: Services, live: LiveTable): Promise<Finished | undefined> {
  await reloadUnlessOver(services, live);
  const { fold, record } = live;
  const at = record.updatedAt;
  // A match that these rules cannot fold says nothing of who played it.
  if (!fold || live.obstacle || record.deal === null) return { points: null, helped: false, at };
  if (!fold.match.state.over) return undefined;
  const seat = record.seats.find(({ kind }) => kind === 'person')?.seat;
  const points = record.scores?.find((score) => score.seat === seat)?.points ?? null;
  const isAlone = fold.acts.every(({ act }) => !VOIDING.includes(act.kind));
  return { points: isAlone && at < dayEnd(record.deal) ? points : null, helped: fold.match.helps.length > 0, at };
}

/** Call while the person is held. */
async function write(db: Transaction<Schema>, table: string, { points, helped, at }: Finished): Promise<void> {
  const attempt = await db.selectFrom('deal_attempts').select(['person', 'day']).where('table_id', '=', table).executeTakeFirst();
  if (!attempt) return;
  await db
    .updateTable('deal_attempts')
    .set({ state: points === null ? 'void' : 'counted', points, helped: helped ? 1 : 0, ended_at: at, streak: 0, best: 0 })
    .where('table_id', '=', table)
    .execute();
  if (points !== null) await countStreaks(db, attempt.person, attempt.day);
}

/** Counts a person's streaks from a day on. Later days may have been counted before it. */
async function countStreaks(db: Transaction<Schema>, person: string, from: string): Promise<void> {
  const counted = db
    .selectFrom('deal_attempts')
    .select(['day', 'game', 'streak', 'best'])
    .where('person', '=', person)
    .where('state', '=', 'counted');
  const later = await counted.where('day', '>=', from).orderBy('day').orderBy('game').execute();
  let last = await lastCounted(db, person, dayAfter(from, -1));
  for (const { day, game, ...known } of later) {
    const streak = last?.day === day ? last.streak : last?.day === dayAfter(day, -1) ? last.streak + 1 : 1;
    last = { day, streak, best: Math.max(streak, last?.best ?? 0) };
    if (known.streak === streak && known.best === last.best) continue;
    const own = db.updateTable('deal_attempts').set({ streak, best: last.best }).where('person', '=', person);
    await own.where('day', '=', day).where('game', '=', game).execute();
  }
}

/** A person's last counted attempt up to that day. */
export function lastCounted(db: Kysely<Schema>, person: string, day: string) {
  const counted = db.selectFrom('deal_attempts').select(['day', 'streak', 'best']).where('person', '=', person).where('state', '=', 'counted');
  return counted.where('day', '<=', day).orderBy('day', 'desc').orderBy('game').limit(1).executeTakeFirst();
}
