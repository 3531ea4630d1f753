import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { openDocument, readDocument } from '@madang/kernel';
import pg from 'pg';
import { doTable } from '../../api/cli/table.ts';
import { databaseFor, NATS_URL } from '../support/backends.ts';
import { type Guest, newGuest } from '../support/guest.ts';
import { chance } from '../support/match.ts';
import { type Child, startChild } from '../support/programs/child.ts';
import { proxyTo, type Proxy as Way } from '../support/proxy.ts';
import { afterwards } from '../support/server.ts';
import { checkTraffic, knowledge } from './secrecy/knowledge.ts';
import { newSitter, type Sitter } from './sitter.ts';

/** How long a node waits for its database here, and what a wound lasts at most. */
const TIMEOUT = 1500;
const LONGEST = 2500;
const SEATS = 2;

/** How much of a storm: people play at `tables` tables while so many things break, drawn by the seed. */
export interface Storm {
  readonly tables: number;
  readonly wounds: number;
  readonly seed: number;
  /** Mean milliseconds of a person's thought. */
  readonly pace: number;
}

/** A table of the storm, and who plays there, each connected to another node. */
interface Played {
  readonly id: string;
  readonly sitters: readonly Sitter[];
}

/** Two nodes on one PostgreSQL and one NATS, with a breakable way to either. */
async function openTwo(t: TestContext) {
  const direct = await databaseFor(t);
  const [database, bus] = [await proxyTo(t, direct), await proxyTo(t, NATS_URL)];
  const secret = 'a secret that both nodes share, 32 letters';
  const limits = { TABLES_PER_USER: '100000', SOCKETS_PER_USER: '100000', SOCKETS_PER_ADDRESS: '100000', REQUESTS_PER_MINUTE: '1000000' };
  const times = { DATABASE_TIMEOUT_MS: String(TIMEOUT), RESYNC_MS: '1000', LOG_LEVEL: 'silent' };
  const start = () => startChild({ DATABASE_URL: database.url, NATS_URL: bus.url, SECRET: secret, ...limits, ...times });
  const nodes: Child[] = [await start(), await start()];
  afterwards(t, () => Promise.all(nodes.map((node) => node.kill())));
  /** Ends a node as a power cut would, and starts another in its place. */
  const replace = async (which: number): Promise<void> => {
    await nodes[which]?.kill();
    // With its database away a node does not start: whoever runs it starts it again.
    for (;;) {
      const fresh = await start().catch(() => undefined);
      if (!fresh) continue;
      nodes[which] = fresh;
      return;
    }
  };
  return { direct, database, bus, replace, urlOf: (which: number) => nodes[which % nodes.length]?.url ?? '' };
}

/** What breaks, one thing at a time. */
function wounds(database: Way, bus: Way, replace: (which: number) => Promise<void>, random: () => number): readonly (() => unknown)[] {
  const silent = async (way: Way): Promise<void> => {
    way.hush(true);
    await pause(random() * LONGEST);
    way.speak();
    way.cut();
  };
  const slow = async (way: Way): Promise<void> => {
    way.delay(random() * TIMEOUT);
    await pause(random() * LONGEST);
    way.delay(0);
  };
  return [
    () => replace(0),
    () => bus.cut(),
    () => database.cut(),
    () => silent(bus),
    () => slow(database),
    () => replace(1),
    () => silent(database),
    () => slow(bus),
    () => database.hush(false),
  ];
}

/**
 * People play while nodes, the bus and the way to the database fail. Afterwards each acknowledged move is there once and in its place, nobody saw a
 * secret, all screens agree, and each match's hash is its replay's.
 */
export async function storm(t: TestContext, { tables, wounds: number, seed, pace }: Storm): Promise<void> {
  const two = await openTwo(t);
  const random = chance(seed);
  const game = await SHELF[0]?.rules();
  assert.ok(game);
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, i) => newGuest(two.urlOf(i), `Sitter ${i}`)));
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  const played: Played[] = [];
  for (let i = 0; i < tables; i++) {
    const id = await sitDown(ada, bo, game.name);
    const sitters = guests.map((guest, seat) =>
      newSitter({ guest, table: id, seat, pace, random: chance(seed * 1000 + i * SEATS + seat) }, () => two.urlOf(i + seat)),
    );
    played.push({ id, sitters });
  }
  const all = played.flatMap(({ sitters }) => sitters);
  const playing = Promise.all(all.map((sitter) => sitter.play()));
  // A sitter that fails is heard below.
  playing.catch(() => undefined);
  const acknowledged = () => all.reduce((sum, { done }) => sum + done.size, 0);
  while (acknowledged() < tables / 2) await pause(20);
  const ways = wounds(two.database, two.bus, two.replace, random);
  for (let wound = 0; wound < number; wound++) {
    await pause(random() * LONGEST);
    await ways[wound % ways.length]?.();
  }
  const during = acknowledged();
  for (const sitter of all) sitter.rest();
  await playing;
  // Not before: who settled while another's last command was under way would not see it.
  await Promise.all(all.map((sitter) => sitter.settle()));
  const client = new pg.Client({ connectionString: two.direct });
  await client.connect();
  afterwards(t, () => client.end());
  const site = { dataFolder: null, databaseUrl: two.direct, natsUrl: undefined, databaseTimeout: 5000 };
  for (const one of played) await checkTable(client, one, game, await doTable(site, ['export', one.id, 'with-seed'], SHELF));
  const unanswered = all.reduce((sum, one) => sum + one.unanswered.length, 0);
  const connections = all.reduce((sum, { lines }) => sum + lines.length, 0);
  const told = `${during} moves acknowledged meanwhile, ${acknowledged()} in all, ${connections} connections, ${unanswered} commands sent again unanswered`;
  t.diagnostic(`seed ${seed}: ${tables} tables, ${number} wounds, ${told}`);
}

/** A started table of two, on a machine so busy that the database may seem away. */
async function sitDown(ada: Guest, bo: Guest, game: string): Promise<string> {
  for (;;) {
    try {
      const { id } = await ada.create(game, [{ kind: 'me' }, { kind: 'open' }]);
      await bo.table('POST', `/api/tables/${id}/join`, {});
      await ada.table('POST', `/api/tables/${id}/start`);
      return id;
    } catch (error) {
      if (!String(error).includes('unavailable')) throw error;
    }
  }
}

type Rules = Parameters<typeof knowledge>[0];

/** Nothing acknowledged is lost or doubled at a table, nothing else is there than what its people sent, and nobody saw more than they may. */
async function checkTable(client: pg.Client, { id, sitters }: Played, game: Rules, exported: string): Promise<void> {
  const { rows } = await client.query<{ seq: number; seat: number; command: string }>(
    'select seq, seat, command from moves where table_id = $1 order by seq',
    [id],
  );
  assert.deepEqual(
    rows.map(({ seq }) => seq),
    rows.map((_, i) => i + 1),
  );
  assert.equal(new Set(rows.map(({ command }) => command)).size, rows.length);
  const sent = new Set(sitters.flatMap((sitter) => [...sitter.sent]));
  for (const { command } of rows) assert.ok(sent.has(command), `${command} was never sent`);
  for (const sitter of sitters) {
    for (const [command, seq] of sitter.done) {
      const row = rows[seq - 1];
      assert.deepEqual([row?.command, row?.seat], [command, sitter.seat], `acknowledged at ${seq} of ${rows.length}`);
    }
  }
  const document = readDocument(JSON.parse(exported));
  assert.ok(document.ok && document.value.hash !== undefined && document.value.moves.length === rows.length);
  assert.ok(openDocument(game, document.value).ok);
  for (const { seat, lines } of sitters) {
    const steps = knowledge(game, document.value, seat);
    const reached = lines.map(({ received }) => checkTraffic(received, seat, steps));
    assert.equal(reached.at(-1), rows.length, 'the last screen shows where the match stands');
    const { seed } = document.value;
    const over = rows.length > 0 && lines.some(({ texts }) => texts.some((text) => text.includes('"status":"over"')));
    for (const { texts } of lines) for (const text of texts) assert.ok(over || !text.includes(seed), text.slice(0, 200));
  }
}
