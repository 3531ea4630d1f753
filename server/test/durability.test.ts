import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Child, startChild } from './child.ts';
import { guestOf, LineClosed, newGuest } from './guest.ts';
import { chance, follow, hotSeat, playAny } from './match.ts';
import { databaseFor, POSTGRES } from './neighbours.ts';
import { afterwards, command, folderFor } from './place.ts';

const KILLS = 4;

/** Plays until a kill at a moment nobody chose; gives the commands that were acknowledged, with their seq. */
async function playUntilKilled(child: Child, cookie: string, id: string, table: string, random: () => number): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const line = await follow(guestOf(child.url, id, cookie), table);
  const wanted = 3 + Math.floor(random() * 20);
  let killing: Promise<unknown> | undefined;
  for (;;) {
    const name = command();
    const played = await playAny(line, table, random, name).catch((error: unknown) => {
      if (error instanceof LineClosed) return 'closed' as const;
      throw error;
    });
    if (played === 'closed') break;
    assert.ok(played !== undefined, 'the match ended before the kill');
    acknowledged.set(name, played);
    // The next moves are already on their way when the signal arrives.
    if (acknowledged.size === wanted) killing = child.kill();
  }
  await killing;
  return acknowledged;
}

async function survive(t: TestContext, variables: Readonly<Record<string, string>>): Promise<void> {
  let child = await startChild(variables);
  afterwards(t, () => child.kill());
  const { id, cookie } = await newGuest(child.url, 'Ada');
  const { table, line } = await hotSeat(guestOf(child.url, id, cookie), 'siberia', 4);
  await line.close();
  const random = chance(7);
  let before = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await playUntilKilled(child, cookie, id, table.id, random);
    child = await startChild(variables);
    const back = await follow(guestOf(child.url, id, cookie), table.id);
    const view = back.received.find((message) => message.type === 'view');
    const last = Math.max(...acknowledged.values());
    assert.ok(view && view.seq >= last && view.seq <= last + 1, `acknowledged up to ${last}, found ${view?.seq}`);
    assert.ok(last > before);
    before = last;
    for (const [name, seq] of acknowledged) {
      const again = await back.ask({
        type: 'play',
        table: table.id,
        seat: seatOf(view.views, seq),
        seq: 0,
        command: name,
        moves: [{ kind: 'stop' }],
      });
      assert.deepEqual(again, { type: 'done', table: table.id, command: name, seq, repeated: true });
    }
    await back.close();
  }
  assert.equal(await child.kill('SIGTERM'), 0);
}

/** Who moved at that step, from the log. */
function seatOf(views: readonly { readonly log: readonly { readonly seq: number; readonly by: number | null }[] }[], seq: number): number {
  const by = views[0]?.log.find((entry) => entry.seq === seq)?.by;
  assert.ok(by !== null && by !== undefined);
  return by;
}

test('SQLite: kill -9 at any moment loses no acknowledged move, and its commands are known again', (t) => survive(t, { DATA_DIR: folderFor(t) }));

test('PostgreSQL: kill -9 at any moment loses no acknowledged move, and its commands are known again', { skip: POSTGRES }, async (t) =>
  survive(t, { DATABASE_URL: await databaseFor(t), DATA_DIR: folderFor(t) }),
);
