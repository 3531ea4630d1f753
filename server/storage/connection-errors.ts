import type { Problem } from '@madang/wire';

/** The database cannot be reached, or did not answer in time: whoever asked may ask again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/** What people are told of an error that is none of theirs. */
export const problemOf = (error: unknown): Problem => ({ code: error instanceof DatabaseUnavailable ? 'unavailable' : 'internal' });
