import assert from 'node:assert/strict';
import { type Guest, type Line, LineClosed } from '../../support/guest.ts';
import { chance, flat, follow, hotSeat, standing } from '../../support/match.ts';
import { command } from '../../support/server.ts';

/** A table that one guest plays alone, and what was acknowledged there: of each command its seat, the seq it ended at, and the moment by the even time. */
export interface Played {
  readonly table: string;
  readonly acknowledged: Map<string, { readonly seat: number; readonly seq: number; readonly at: number }>;
}

/** A guest who plays whatever is offered, on one table after the other. */
export interface Player {
  readonly records: readonly Played[];
  /**
   * Plays on that line's server until told to stop or the line ends. A move that is refused because the database is away is sent again
   * under its own name, as a client does.
   */
  play(guest: Guest, until: () => boolean): Promise<void>;
}

/** `pace`: milliseconds of thought before each move. */
export function newPlayer(game: string, seats: number, seed: number, pace = 0): Player {
  const records: Played[] = [];
  const random = chance(seed);
  const begin = async (guest: Guest): Promise<Line> => {
    const { table, line } = await hotSeat(guest, game, seats);
    records.push({ table: table.id, acknowledged: new Map() });
    return line;
  };
  const playOn = async (guest: Guest, until: () => boolean) => {
    const known = records.at(-1);
    let line = known ? await follow(guest, known.table) : await begin(guest);
    while (!until()) {
      if (standing(line).over) {
        await line.close();
        line = await begin(guest);
      }
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
      const record = records.at(-1);
      if (!record || !(await playOne(line, record, random))) break;
    }
    await line.close();
  };
  const play = async (guest: Guest, until: () => boolean) => {
    try {
      await playOn(guest, until);
    } catch (error) {
      // A server may also go away while the next table is made there; a table that nobody was told of is no loss.
      if (!(error instanceof LineClosed)) throw error;
    }
  };
  return { records, play };
}

/** Milliseconds before a move is sent again. */
const AGAIN = 50;

/** Plays one move of that table; false where the line ended before it was acknowledged. */
async function playOne(line: Line, { table, acknowledged }: Played, random: () => number): Promise<boolean> {
  const { seq, decisions } = standing(line);
  const decision = decisions[Math.floor(random() * decisions.length)];
  const move = decision?.moves[Math.floor(random() * decision.moves.length)];
  assert.ok(decision && move, 'nobody is asked');
  const { seat } = decision;
  const name = command();
  try {
    for (;;) {
      const answer = await line.ask({ type: 'play', table, seat, seq, command: name, moves: [flat(move)] });
      if (answer.type === 'done') {
        acknowledged.set(name, { seat, seq: answer.seq, at: performance.now() });
        while (standing(line).seq < answer.seq) await Promise.race([line.next('step'), line.next('view')]);
        return true;
      }
      assert.equal(answer.problem.code, 'unavailable', JSON.stringify(answer));
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  } catch (error) {
    if (error instanceof LineClosed) return false;
    throw error;
  }
}

/**
 * On a server that starts from what another one left: nothing acknowledged is lost, doubled or in another order, and of what was not
 * acknowledged at most the one move that was on its way is there.
 */
export async function nothingLost(guest: Guest, { table, acknowledged }: Played): Promise<void> {
  const line = await follow(guest, table);
  const seqs = [...acknowledged.values()].map(({ seq }) => seq);
  for (const [i, seq] of seqs.entries()) assert.ok(seq > (seqs[i - 1] ?? 0), `acknowledged ${seq} after ${seqs[i - 1]}`);
  const last = seqs.at(-1) ?? 0;
  const found = standing(line).seq;
  // After a kill a move may stand that nobody was told of; one at each kill, and no gap besides.
  assert.ok(found === last || found === last + 1, `acknowledged up to ${last}, found ${found}`);
  const log = line.received.find((message) => message.type === 'view')?.views[0]?.log ?? [];
  assert.deepEqual(
    log.map(({ seq }) => seq),
    Array.from({ length: found + 1 }, (_, seq) => seq),
  );
  for (const [name, { seat, seq }] of acknowledged) {
    assert.equal(log[seq]?.by, seat);
    const again = await line.ask({ type: 'play', table, seat, seq: 0, command: name, moves: [{ kind: 'stop' }] });
    assert.deepEqual(again, { type: 'done', table, command: name, seq, repeated: true });
  }
  await line.close();
}
