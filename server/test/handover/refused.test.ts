import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Wish } from '../../handover/messages.ts';
import { type Guest, guestOf, newGuest } from '../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing } from '../support/match.ts';
import { type Child, startChild } from '../support/programs/child.ts';
import { afterwards, folderFor } from '../support/server.ts';
import { TINY_SERVER, upgrade } from './upgrading.ts';

/** A server of its own with one match that is played. */
async function played(t: TestContext) {
  const folder = folderFor(t);
  const child = await startChild({ DATA_DIR: folder }, TINY_SERVER);
  afterwards(t, () => child.kill());
  const guest = await newGuest(child.url);
  const { table, line } = await hotSeat(guest, 'tiny', 2);
  await playAny(line, table.id, chance(1));
  return { folder, child, guest, table: table.id, seq: standing(line).seq };
}

/** What was played is there, and it goes on. */
async function goesOn(child: Child, { id, cookie }: Guest, table: string, seq: number): Promise<void> {
  const line = await follow(guestOf(child.url, id, cookie), table);
  assert.equal(standing(line).seq, seq);
  assert.equal(await playAny(line, table, chance(2)), seq + 1);
  await line.close();
}

/** Programs that cannot take the server's place, and what the admin is told. */
const UNFIT: readonly { readonly what: string; readonly manner: string; readonly limits?: Partial<Wish>; readonly reason: RegExp }[] = [
  { what: 'dies at its start', manner: 'dies', reason: /ended with exit code 3/ },
  { what: 'is never prepared', manner: 'mute', limits: { preparing: 3000 }, reason: /not prepared within 3 seconds/ },
  { what: 'is not there', manner: 'follows', limits: { node: '/nowhere/node' }, reason: /ENOENT/ },
  { what: 'is another program', manner: 'follows', limits: { node: '/bin/true' }, reason: /ended with exit code 0/ },
  { what: 'fails while it opens', manner: 'refuses', reason: /not today/ },
  { what: 'never serves', manner: 'hangs', limits: { opening: 1000 }, reason: /did not serve within 1 seconds/ },
  { what: 'has brought the database further before it fails', manner: 'goes too far', reason: /too far/ },
];

for (const { what, manner, limits, reason } of UNFIT) {
  test(`a program that ${what} leaves the old one serving`, async (t) => {
    const { folder, child, guest, table, seq } = await played(t);
    const outcome = await upgrade(folder, [TINY_SERVER, manner], limits);
    assert.equal(outcome.type, 'kept');
    assert.match(outcome.type === 'kept' ? outcome.reason : '', reason);
    await goesOn(child, guest, table, seq);
  });
}
