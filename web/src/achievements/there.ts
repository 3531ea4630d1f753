import { findReached } from '../net/results.ts';

/** Milliseconds before each question: a server counts a match after its last move. */
const WAITS_MS = [300, 1_000, 3_000, 8_000];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Gives the ids of the achievements that this person reached first at that table of the server; none where it has not said so after a while. */
export async function reachedThere(table: string): Promise<readonly string[]> {
  for (const ms of WAITS_MS) {
    await wait(ms);
    const found = await findReached();
    const here = found.ok ? found.value.filter((one) => one.table === table) : [];
    if (here.length > 0) return here.map(({ achievement }) => achievement);
  }
  return [];
}
