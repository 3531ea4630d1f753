import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { SHELF } from '@madang/games';
import { below, type Document, decisions, newMatch, playMove, seedRandom, toDocument } from '@madang/kernel';
import fc from 'fast-check';
import type { Config } from '../../index.ts';
import { newGuest } from '../support/guest.ts';
import { startedTable } from '../support/match.ts';
import { command, serverFor, TINY } from '../support/server.ts';

/** Values that a field may get instead of a right one. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    -0.5,
    '',
    'a\u0000b',
    '\ud800',
    'play',
    '__proto__',
    'constructor',
    [],
    {},
    [[]],
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Messages of ours with some fields odd, missing or added; what is not even that; and plain noise. */
const frames = (table: string) => {
  const base = fc.constantFrom<Readonly<Record<string, unknown>>>(
    { type: 'play', table, seat: 0, seq: 0, command: 'fuzzed-00', moves: [{ kind: 'bid', coins: 9 }] },
    { type: 'play', table, seat: 1, seq: 0, command: 'fuzzed-01', moves: [{ kind: 'bid', coins: 1 }] },
    { type: 'undo', table, seat: 0, seq: 0, command: 'fuzzed-02' },
    { type: 'watch', table, from: 99 },
    { type: 'chat', table, command: 'fuzzed-03', text: 'a\u0000b' },
    { type: 'chat', table, command: 'fuzzed-04', text: 'a\nb' },
  );
  const bent = fc
    .tuple(base, fc.dictionary(fc.constantFrom('type', 'table', 'seat', 'seq', 'command', 'moves', 'text', 'from', 'more'), odd))
    .map(([message, changes]) => JSON.stringify({ ...message, ...changes }));
  const cut = bent.map((text) => text.slice(0, Math.floor(text.length / 2)));
  const deep = fc.constantFrom('['.repeat(15_000), `{"type":"play","moves":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"a":'.repeat(5000));
  return fc.oneof(
    { weight: 6, arbitrary: bent },
    cut,
    deep,
    fc.string(),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
};

/** Messages that are sent before the answers to them are waited for. */
const WAVE = 1500;

/** So many hostile messages of one client: all are answered or passed over, none is an error of the server's own, and it goes on. */
export async function survivesMessages(t: TestContext, messages: number, more: Partial<Config> = {}): Promise<void> {
  const { url } = await serverFor(t, more);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const codes = new Set<string>();
  for (let sent = 0; sent < messages; sent += WAVE) {
    const line = await guests[0]?.line();
    assert.ok(line);
    for (const frame of fc.sample(frames(id), { numRuns: Math.min(WAVE, messages - sent), seed: 11 + sent })) line.socket.send(frame);
    // Commands for one table are done in turn: when this one is answered, all are.
    await line.ask({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
    for (const message of line.received) {
      if (message.type === 'problem' || message.type === 'refused') codes.add(message.problem.code);
      assert.ok(message.type !== 'refused' || message.problem.code !== 'internal', JSON.stringify(message));
    }
    await line.close();
  }
  for (const code of ['not-text', 'not-json', 'not-understood', 'not-your-seat']) assert.ok(codes.has(code), code);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
}

/** A document of a match of that game in which some moves were played. */
async function playedDocument(name: string, moves: number): Promise<Document> {
  const title = [...SHELF, TINY].find((one) => one.name === name);
  assert.ok(title);
  const game = await title.rules();
  const random = seedRandom(`document of ${name}`);
  const match = newMatch(game, { seats: 2, seed: 'noise' });
  for (let i = 0; i < moves && !match.state.over; i++) {
    const open = decisions(game, match.state);
    const one = open[below(random, open.length)];
    if (one) playMove(match, one.seat, one.moves[below(random, one.moves.length)]);
  }
  return toDocument(match);
}

const FIELDS = ['format', 'game', 'version', 'options', 'seats', 'seed', 'moves', 'hash', 'more'] as const;

/** Documents of ours that are bent somewhere: a field, an option, a move, the order of moves; and what is none at all. */
const documents = (bases: readonly Document[]) => {
  const base = fc.constantFrom(...bases);
  const fields = fc.tuple(base, fc.dictionary(fc.constantFrom(...FIELDS), odd)).map(([one, changes]) => ({ ...one, ...changes }));
  const options = fc.tuple(base, fc.string(), odd).map(([one, name, value]) => ({ ...one, options: { ...one.options, [name]: value } }));
  const moves = fc.tuple(base, fc.nat(), odd, fc.nat(3)).map(([one, at, value, how]) => {
    const list: unknown[] = [...one.moves];
    const place = at % Math.max(1, list.length);
    if (how === 0) list.splice(place, 1);
    else if (how === 1) list.splice(place, 0, list[place]);
    else if (how === 2) list[place] = value;
    else list[place] = [0, value];
    return { ...one, moves: list };
  });
  return fc.oneof({ weight: 3, arbitrary: fields }, options, { weight: 3, arbitrary: moves }, odd);
};

/** So many hostile documents: each is refused by its code or becomes a table, none is an error of the server's own, and it goes on. */
export async function survivesDocuments(t: TestContext, count: number, more: Partial<Config> = {}): Promise<void> {
  const { url } = await serverFor(t, more, { shelf: [...SHELF, TINY] });
  const ada = await newGuest(url);
  const names = [...SHELF, TINY].map(({ name }) => name);
  const bases = await Promise.all(names.map((name) => playedDocument(name, 12)));
  const statuses = new Map<number, number>();
  for (const document of fc.sample(documents(bases), { numRuns: count, seed: count })) {
    const { status, body } = await ada.request('POST', '/api/tables/import', { document });
    assert.ok(status < 500 && status !== 429, `${status} ${JSON.stringify(body).slice(0, 300)} to ${JSON.stringify(document).slice(0, 1000)}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.ok((statuses.get(200) ?? 0) > 0 && statuses.size > 1, JSON.stringify([...statuses]));
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  t.diagnostic(`${count} documents: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`);
}
