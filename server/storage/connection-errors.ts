import type { Problem } from '@madang/wire';
import pg from 'pg';

/** The database cannot be reached, or did not answer in time: whoever asked may ask again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/** What the database says of itself while it goes, comes or has no room for one more: it ends, it crashed, it starts, too many are here. */
const GOING = new Set(['57P01', '57P02', '57P03', '53300']);

/** Whether an error of a connection is the connection's, not the question's. */
export const isConnectionError = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || GOING.has(error.code ?? '');

/** What people are told of an error that is none of theirs. */
export const problemOf = (error: unknown): Problem => ({ code: error instanceof DatabaseUnavailable ? 'unavailable' : 'internal' });
