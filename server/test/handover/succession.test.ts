import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ServerMessage } from '@madang/wire';
import { tiny } from '../../../kernel/test/tiny.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { guestOf, type Line, newGuest } from '../support/guest.ts';
import { flat, follow, standing, startedTable } from '../support/match.ts';
import { startChild } from '../support/programs/child.ts';
import { afterwards, command, folderFor } from '../support/server.ts';
import { MADANG, TINY_SERVER, upgrade } from './upgrading.ts';

const DAYS = { clock: { kind: 'days', days: 1, out: 'wait' } };

/** A server of its own that plays tiny. */
async function tinyServer(t: TestContext) {
  const folder = folderFor(t);
  const child = await startChild({ DATA_DIR: folder }, TINY_SERVER);
  afterwards(t, () => child.kill());
  return { folder, child };
}

type Clocks = Extract<ServerMessage, { readonly type: 'clocks' }>;

/** Milliseconds that the seat whose time runs has left. */
const leftIn = ({ seats }: Clocks): number => seats.find(({ running }) => running)?.left ?? Number.NaN;

/** Milliseconds by which a pause is known less exactly than what the keeper of the port counts, on a busy machine. */
const BLUR = 1500;

test('the time in which a slow program takes over is charged to no player', async (t) => {
  const { folder, child } = await tinyServer(t);
  const { id, guests } = await startedTable(child.url, 'tiny', 2, DAYS);
  const [ada] = guests;
  assert.ok(ada);
  const began = performance.now();
  const before = leftIn(await (await follow(ada, id)).next('clocks'));
  const outcome = await upgrade(folder, [TINY_SERVER, 'slow']);
  assert.equal(outcome.type, 'upgraded', JSON.stringify(outcome));
  const after = leftIn(await (await follow(guestOf(child.url, ada.id, ada.cookie), id)).next('clocks'));
  const wall = performance.now() - began;
  const silence = outcome.type === 'upgraded' ? outcome.silence : 0;
  assert.ok(silence >= 3000, `${silence} ms`);
  const charged = before - after;
  t.diagnostic(`${Math.round(wall)} ms, of them ${silence} silent; ${charged} charged`);
  assert.ok(charged <= wall - silence + BLUR, `${charged} ms charged of ${wall} with a silence of ${silence}`);
});

const idOf = (fields: object): number => {
  const move = tiny.moves.find(fields);
  assert.ok(move, JSON.stringify(fields));
  return move.id;
};
const STOP = tiny.moves.stop.id;
const LAY = tiny.moves.picks[0]?.id ?? -1;
const cell = (x: number, y: number): number => idOf({ kind: 'stone', x, y });

async function make(line: Line, table: string, seat: number, ids: readonly number[]): Promise<void> {
  for (const move of ids) {
    const { seq, decisions } = standing(line);
    const offered = decisions.find((one) => one.seat === seat)?.moves.find((one) => one.id === move);
    assert.ok(offered, `${move} is not offered to ${seat} at ${seq}`);
    const answer = await line.ask({ type: 'play', table, seat, seq, command: command(), moves: [flat(offered)] });
    assert.equal(answer.type, 'done', JSON.stringify(answer));
    while (standing(line).seq <= seq) await line.next('step');
  }
}

/** Waits until the line has seen that step. */
async function seen(line: Line, seq: number): Promise<void> {
  while (standing(line).seq < seq) await line.next('step', (step) => step.seq >= seq);
}

test('what was planned before an upgrade is made after it', async (t) => {
  const { folder, child } = await tinyServer(t);
  const { id, guests, lines } = await startedTable(child.url, 'tiny', 3, DAYS);
  const [a, b, c] = lines;
  const [ada] = guests;
  assert.ok(a && b && c && ada);
  for (const [seat, line] of [a, b, c].entries()) {
    await seen(line, standing(seat === 0 ? a : (lines[seat - 1] ?? a)).seq);
    await make(line, id, seat, [idOf({ kind: 'bid', coins: seat === 0 ? 2 : 0 }), STOP]);
  }
  await seen(b, standing(c).seq);
  const last = Math.max(...b.received.flatMap((message) => (message.type === 'step' && message.by === 1 ? [message.seq] : [])));
  const turns = [[LAY, cell(1, 1), STOP]];
  const planned = await b.ask({ type: 'plan', table: id, seat: 1, after: last, command: command(), condition: 'offered', turns });
  assert.equal(planned.type, 'done', JSON.stringify(planned));
  assert.equal((await upgrade(folder, [TINY_SERVER, 'follows'])).type, 'upgraded');
  const line = await follow(guestOf(child.url, ada.id, ada.cookie), id);
  await make(line, id, 0, [LAY, cell(0, 0), STOP]);
  await seen(line, standing(line).seq + 3);
  assert.deepEqual(standing(line).waitingFor, [2]);
});

test('of two upgrades at once one happens, and the other command says why not', async (t) => {
  const { folder, child } = await tinyServer(t);
  const outcomes = await Promise.all([upgrade(folder, [TINY_SERVER, 'follows']), upgrade(folder, [TINY_SERVER, 'follows'])]);
  assert.deepEqual(outcomes.map(({ type }) => type).toSorted(), ['busy', 'upgraded']);
  await newGuest(child.url);
});

/** Resolves once no process has that id. */
async function isGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('the first process ends with its successor, however one of them ends', async (t) => {
  const { folder, child } = await tinyServer(t);
  const first = await upgrade(folder, [TINY_SERVER, 'follows']);
  assert.ok(first.type === 'upgraded');
  // The supervisor kills it: the successor ends by itself, and gives the file back.
  await child.kill();
  await isGone(first.pid);
  const again = await startChild({ DATA_DIR: folder }, TINY_SERVER);
  afterwards(t, () => again.kill());
  const second = await upgrade(folder, [TINY_SERVER, 'follows']);
  assert.ok(second.type === 'upgraded');
  const gone = once(again.process, 'exit');
  process.kill(second.pid, 'SIGKILL');
  // The supervisor starts the program anew where it ends with another code than 0.
  assert.deepEqual(await gone, [1, null]);
});

test('madang upgrade upgrades every node of its data folder, one after the other, and ends with 0', { skip: POSTGRES }, async (t) => {
  const folder = folderFor(t);
  const variables = { DATA_DIR: folder, DATABASE_URL: await databaseFor(t) };
  const server = await startChild(variables);
  afterwards(t, () => server.kill());
  const other = await startChild({ ...variables, RUN_JOBS: 'no' });
  afterwards(t, () => other.kill());
  assert.equal(statSync(join(folder, 'running')).mode & 0o777, 0o700);
  assert.equal(readdirSync(join(folder, 'running')).length, 2);
  const asked = await madang(folder, 'upgrade');
  assert.equal(asked.code, 0, asked.text);
  assert.equal(asked.text.match(/serves in place of/g)?.length, 2, asked.text);
  for (const { url } of [server, other]) await newGuest(url);
  for (const child of [server, other]) assert.equal(await child.kill('SIGTERM'), 0);
  const without = await madang(folder, 'upgrade');
  assert.deepEqual([without.code, without.text.includes('no server runs')], [1, true]);
});

/** Runs a command of the server's program; what it wrote and its exit code. */
async function madang(folder: string, ...words: readonly string[]): Promise<{ readonly code: unknown; readonly text: string }> {
  const asked = spawn(process.execPath, [fileURLToPath(MADANG), ...words], { env: { ...process.env, DATA_DIR: folder } });
  let text = '';
  for (const stream of [asked.stdout, asked.stderr]) stream.on('data', (data) => (text += String(data)));
  const [code] = await once(asked, 'close');
  return { code, text };
}
