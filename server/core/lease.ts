/**
 * Claims rows that nodes share the work on, and returns those that became this node's. `claim` sets `claimed_until` where a row is still due and
 * free, and returns it as it stands then, for another node may have done its work since it was read.
 */
export async function claimRows<Read, Row>(rows: readonly Read[], claim: (row: Read) => Promise<Row | undefined>): Promise<readonly Row[]> {
  const claimed: Row[] = [];
  for (const row of rows) {
    const own = await claim(row);
    if (own !== undefined) claimed.push(own);
  }
  return claimed;
}
