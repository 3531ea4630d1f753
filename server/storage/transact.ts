import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema/index.ts';

/** What is done in one transaction. A problem takes everything back that it wrote. */
export type Work<T> = (db: Transaction<Schema>) => Promise<Result<T, Problem>>;

/** Two transactions waited for each other's rows, and PostgreSQL ended this one. */
const DEADLOCK = '40P01';
/** Times that a transaction may be ended by a deadlock before its caller hears of it. */
const ATTEMPTS = 5;

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DEADLOCK;

/** Carries a problem out of a transaction, which is rolled back by that. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Does work in one transaction: all of it, or nothing where it comes to a problem. After a deadlock it is done again. */
export async function transact<T>(db: Kysely<Schema>, work: Work<T>): Promise<Result<T, Problem>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        const done = await work(transaction);
        if (!done.ok) throw new Refused(done.problem);
        return done;
      });
    } catch (error) {
      if (error instanceof Refused) return fail(error.problem);
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Locks the rows of these people until the transaction ends; gives those who are still there. */
export async function holdPeople(db: Transaction<Schema>, people: readonly string[]): Promise<ReadonlySet<string>> {
  const here = new Set<string>();
  // In one order, so that two transactions never wait for each other.
  for (const id of [...new Set(people)].sort()) {
    const held = await db.updateTable('people').set({ id }).where('id', '=', id).returning('id').executeTakeFirst();
    if (held) here.add(id);
  }
  return here;
}

/**
 * Does work for a person while their row is locked. Two things that they ask for at once come one after the other, so a limit that
 * `work` counts holds. Nothing is written for a person who is gone.
 */
export const asPerson = <T>(db: Kysely<Schema>, person: string, work: Work<T>): Promise<Result<T, Problem>> =>
  transact(db, async (transaction) => ((await holdPeople(transaction, [person])).has(person) ? work(transaction) : fail({ code: 'no-session' })));

/** Locks a table's row until the transaction ends, so that nobody deletes it meanwhile; the problem that there is none. */
export async function holdTable(db: Transaction<Schema>, table: string): Promise<Result<void, Problem>> {
  const held = await db.updateTable('tables').set({ id: table }).where('id', '=', table).executeTakeFirst();
  return held.numUpdatedRows > 0n ? ok(undefined) : fail({ code: 'no-table' });
}
