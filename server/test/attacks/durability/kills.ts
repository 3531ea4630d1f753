import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance } from '../../support/match.ts';
import { startChild } from '../../support/programs/child.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';
import { newPlayer, nothingLost, type Played, type Player } from './acknowledged.ts';

/** Milliseconds after which a server is killed at the latest, once it is played on. */
const LATEST = 400;

/** How many of its moves were acknowledged so far. */
const movesOf = ({ records }: Player): number => records.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/** Kills a server with -9 again and again while somebody plays there, each time at another moment; what was acknowledged is there after each. */
export async function killed(t: TestContext, kills: number, variables: Readonly<Record<string, string>>): Promise<void> {
  let child = await startChild(variables);
  afterwards(t, () => child.kill());
  const { id, cookie } = await newGuest(child.url, 'Ada');
  const player = newPlayer('siberia', 4, kills);
  const random = chance(7);
  for (let kill = 0; kill < kills; kill++) {
    const known = movesOf(player);
    let ended = false;
    const playing = player
      .play(guestOf(child.url, id, cookie), () => false)
      .finally(() => {
        ended = true;
      });
    // A later wait for its moves must not last for ever once it has failed.
    playing.catch(() => undefined);
    // Not before something was acknowledged, else nothing would be tried.
    do await pause(random() * LATEST);
    while (movesOf(player) === known && !ended);
    await child.kill();
    await playing;
    child = await startChild(variables);
    for (const record of player.records.slice(-2)) await nothingLost(guestOf(child.url, id, cookie), record);
  }
  assert.equal(await child.kill('SIGTERM'), 0);
  t.diagnostic(`${kills} kills, ${movesOf(player)} acknowledged moves`);
}

/** Copies the data folder of a server again and again as a power cut would leave it, while somebody plays; a server on each copy has what was acknowledged. */
export async function frozen(t: TestContext, copies: number): Promise<void> {
  const folder = folderFor(t);
  const child = await startChild({ DATA_DIR: folder });
  afterwards(t, () => child.kill());
  const { id, cookie } = await newGuest(child.url, 'Ada');
  const player = newPlayer('siberia', 4, copies);
  let done = false;
  let ended = false;
  const playing = player
    .play(guestOf(child.url, id, cookie), () => done)
    .finally(() => {
      ended = true;
    });
  // It is awaited below, once every copy is made.
  playing.catch(() => undefined);
  const random = chance(copies);
  const made: { readonly copy: string; readonly known: readonly Played[] }[] = [];
  const holder = folderFor(t);
  for (let i = 0; i < copies; i++) {
    const before = movesOf(player);
    // Not before something more was acknowledged, else nothing would be tried.
    do await pause(random() * 100);
    while (movesOf(player) === before && !ended);
    const copy = join(holder, String(i));
    child.process.kill('SIGSTOP');
    // No power cut leaves a socket that a program listens on.
    cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    child.process.kill('SIGCONT');
    made.push({ copy, known: player.records.slice(-2).map(({ table, acknowledged }) => ({ table, acknowledged: new Map(acknowledged) })) });
  }
  done = true;
  await playing;
  let moves = 0;
  for (const { copy, known } of made) {
    const server = await serverFor(t, { dataFolder: copy, secret: readFileSync(join(copy, 'secret'), 'utf8') }, { shelf: SHELF });
    const guest = guestOf(server.url, id, cookie);
    for (const record of known) {
      moves += record.acknowledged.size;
      await nothingLost(guest, record);
    }
    await server.close();
  }
  assert.ok(moves > 0);
  t.diagnostic(`${copies} copies, ${moves} acknowledged moves looked for`);
}
