import type { UpdateResult } from 'kysely';

/** A row that nodes share the work on: the node that claims it may work until `claimed_until`, a time in milliseconds. */
interface Leased {
  readonly claimed_until: number;
}

/** An update of one row that sets `claimed_until`. */
interface Claim {
  where(column: 'claimed_until', operator: '=', value: number): { executeTakeFirst(): Promise<UpdateResult> };
}

/** Claims rows that were free when they were read, and returns those that no other node has claimed since. */
export async function claimRows<Row extends Leased>(rows: readonly Row[], claim: (row: Row) => Claim): Promise<readonly Row[]> {
  const claimed: Row[] = [];
  for (const row of rows) {
    const { numUpdatedRows } = await claim(row).where('claimed_until', '=', row.claimed_until).executeTakeFirst();
    if (numUpdatedRows > 0n) claimed.push(row);
  }
  return claimed;
}
