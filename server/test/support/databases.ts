import { type TestContext, test } from 'node:test';
import type { Config } from '../../index.ts';
import { databaseFor, POSTGRES } from './backends.ts';

/** Rounds of a race: enough that a promise without a lock is broken in nearly every run. */
export const ROUNDS = 12;

/** Tests the same promise on SQLite and on PostgreSQL. `check` gets the settings of a server on that database. */
export function onBothDatabases(promise: string, check: (t: TestContext, config: Partial<Config>) => Promise<void>): void {
  test(`SQLite: ${promise}`, (t) => check(t, {}));
  test(`PostgreSQL: ${promise}`, { skip: POSTGRES }, async (t) => check(t, { databaseUrl: await databaseFor(t) }));
}

/** Does the same several times at once; gives every result. */
export const together = <T>(times: number, act: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, i) => act(i)));
