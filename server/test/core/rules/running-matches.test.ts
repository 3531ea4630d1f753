import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createPool } from '@madang/bots/pool';
import { TITLES, type Title } from '@madang/games';
import { below, canShow, decisions, isReading, newMatch, openDocument, play, type Reading, readBy, readDocument, seedRandom } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { checkUpgrade } from '../../../api/cli/upgrade-check.ts';
import { bundle, type Source, sourceOf } from '../../../core/rules/bundle.ts';
import { openRules } from '../../../core/rules/versions.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing } from '../../support/match.ts';
import { command, folderFor, serverFor, TINY } from '../../support/server.ts';

const SECRET = 'a secret of more than thirty-two letters';
const sources = (): Source => ({ rules: fileURLToPath(new URL('../../../../kernel/test/tiny.ts', import.meta.url)), name: 'tiny' });

/** The next version: who works earns five coins instead of one. */
const { work } = tiny.rules;
assert.ok(work);
const resolve: typeof work.resolve = (state, task, move, tell) => {
  for (let i = 0; i < 5; i++) work.resolve(state, task, move, tell);
};
const next = { ...tiny, version: '2', rules: { ...tiny.rules, work: { ...work, resolve } } };
const NEXT: readonly Title[] = [{ ...TINY, rules: async () => next }];

const documentOf = async (guest: Guest, table: string) => {
  const document = readDocument((await guest.request('GET', `/api/tables/${table}/document`)).body);
  assert.ok(document.ok);
  return document.value;
};

/** The rules of a version as a server gives them to pages. */
async function readingAt(t: TestContext, url: string, game: string, version: string): Promise<Reading> {
  const answer = await fetch(`${url}/api/rules/${game}/${version}`);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/javascript; charset=utf-8']);
  const file = join(folderFor(t), 'rules.mjs');
  writeFileSync(file, await answer.text());
  const module: unknown = await import(pathToFileURL(file).href);
  assert.ok(isReading(module));
  return module;
}

async function goesOn(t: TestContext, place: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  const before = await serverFor(t, { ...place, secret: SECRET }, { sources });
  const ada = await newGuest(before.url, 'Ada');
  const { table, line } = await hotSeat(ada, 'tiny', 2);
  const random = chance(11);
  for (let i = 0; i < 6; i++) await playAny(line, table.id, random);
  const left = standing(line);
  await before.close();
  const temporary = folderFor(t);
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  const { running: checked } = await checkUpgrade(place, NEXT);
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  assert.deepEqual(
    checked.map(({ verdict }) => verdict),
    ['same'],
  );
  assert.deepEqual(readdirSync(temporary), [], 'nothing is left of the rules that were opened');

  const after = await serverFor(t, { ...place, secret: SECRET }, { shelf: NEXT });
  const back = guestOf(after.url, ada.id, ada.cookie);
  const again = await follow(back, table.id);
  assert.deepEqual(standing(again).decisions, left.decisions);
  // What needs the kernel in other ways: taking back, and the steps that somebody missed.
  const seq = await playAny(again, table.id, random);
  const undone = await again.ask({ type: 'undo', table: table.id, seat: left.decisions[0]?.seat ?? 0, seq: seq ?? 0, command: command() });
  if (undone.type === 'done') await again.next('view', (view) => view.seq === undone.seq);
  while (!standing(again).over) await playAny(again, table.id, random);
  const late = await back.line();
  late.send({ type: 'watch', table: table.id, from: standing(again).seq - 1 });
  assert.equal((await late.next('step')).seq, standing(again).seq);

  const document = await documentOf(back, table.id);
  assert.equal(document.version, '1');
  assert.ok(document.moves.length > 8);
  const replayed = openDocument(tiny, document);
  assert.ok(replayed.ok && replayed.value.state.over);
  assert.equal(openDocument({ ...next, version: '1' }, document).ok, false);
  // A viewer at another node has its rules too, and reads its events by them.
  const reading = await readingAt(t, after.url, 'tiny', '1');
  const read = readBy(reading, document);
  assert.ok(read.ok && canShow(next, reading, read.value));
  assert.deepEqual(read.value.match.state, replayed.value.state);

  const fresh = await hotSeat(back, 'tiny', 2);
  while (!standing(fresh.line).over) await playAny(fresh.line, fresh.table.id, random);
  const newer = await documentOf(back, fresh.table.id);
  assert.ok(newer.version === '2' && openDocument(next, newer).ok);
}

test('SQLite: a match goes on to its end by the rules that it began with, under a server that has others', (t) =>
  goesOn(t, { dataFolder: folderFor(t), databaseUrl: undefined }));

test('PostgreSQL: a match goes on to its end by the rules that it began with, under a server that has others', { skip: POSTGRES }, async (t) =>
  goesOn(t, { dataFolder: null, databaseUrl: await databaseFor(t) }),
);

test('rules that were not kept when a match began are kept by the next server that loads it; of a match whose rules are nowhere it is said', async (t) => {
  const place = { dataFolder: folderFor(t), secret: SECRET };
  const first = await serverFor(t, place, { sources: () => undefined });
  const ada = await newGuest(first.url, 'Ada');
  const { table } = await hotSeat(ada, 'tiny', 2);
  await first.close();
  const obstacle = async () => {
    const server = await serverFor(t, place, { shelf: NEXT });
    const line = await guestOf(server.url, ada.id, ada.cookie).line();
    line.send({ type: 'watch', table: table.id });
    const said = await Promise.race([line.next('problem'), line.next('view')]);
    await server.close();
    return said.type === 'problem' ? said.problem.code : undefined;
  };
  assert.equal(await obstacle(), 'wrong-version');
  const again = await serverFor(t, place, { sources });
  await follow(guestOf(again.url, ada.id, ada.cookie), table.id);
  await again.close();
  assert.equal(await obstacle(), undefined);
});

test('a finished match of rules that are nowhere is taken out by its rows, and is the same match; an upgrade says that it cannot be shown', async (t) => {
  const place = { dataFolder: folderFor(t), secret: SECRET, databaseUrl: undefined };
  const first = await serverFor(t, place, { sources: () => undefined });
  const ada = await newGuest(first.url, 'Ada');
  const { table, line } = await hotSeat(ada, 'tiny', 2);
  const random = chance(5);
  for (let i = 0; !standing(line).over; i++) {
    await playAny(line, table.id, random);
    if (i === 3) await line.ask({ type: 'undo', table: table.id, seat: 0, seq: standing(line).seq, command: command() });
  }
  const path = `/api/tables/${table.id}/document`;
  const { body: before } = await ada.request('GET', path);
  const { id: running } = (await hotSeat(ada, 'tiny', 2)).table;
  await first.close();
  const later = await serverFor(t, place, { shelf: NEXT });
  const guest = guestOf(later.url, ada.id, ada.cookie);
  const { status, body } = await guest.request('GET', path);
  assert.equal(status, 200);
  assert.ok(typeof before === 'object' && before !== null && 'hash' in before);
  const { hash: _, ...told } = before;
  assert.deepEqual(body, told);
  assert.equal((await guest.request('GET', `/api/tables/${running}/document`)).status, 422, 'a running match holds its seed back');
  const { unshown } = await checkUpgrade(place, NEXT);
  assert.deepEqual(unshown, [{ game: 'tiny', version: tiny.version, matches: 1 }]);
});

// Examples too: one has no bot of its own.
for (const { name, rules, example } of TITLES) {
  test(`${name}: its rules fit into one module of their own, which plays as the game does, and bots find it there`, async (t) => {
    const source = sourceOf(name);
    assert.ok(source);
    const kept = await openRules(join(folderFor(t), 'rules.mjs'), await bundle(source));
    const game = await rules();
    const setup = { seats: game.players.max, seed: 'kept', options: {} };
    const [{ state: match }, { match: other }] = [newMatch(game, setup), kept.engine.beginChronicle(kept.game, setup)];
    const random = seedRandom('moves');
    // A small game would be over, and nobody asked.
    for (let i = 0; i < (example ? 12 : 120) && !match.over; i++) {
      const [one] = decisions(game, match);
      const move = one?.moves[below(random, one.moves.length)];
      const same = kept.game.moves.find(move);
      assert.ok(one && move && same);
      play(game, match, one.seat, move);
      kept.engine.play(kept.game, other.state, one.seat, same);
    }
    assert.deepEqual(other.state, match);
    const pool = createPool({ shelf: kept.shelf ?? '', threads: 1 });
    const seat = decisions(game, match)[0]?.seat ?? 0;
    const { thought, level } = await pool.ask({ game: name, view: kept.game.redact(other.state, seat), seat, level: 'easy', seed: 'bot' });
    assert.equal(level, 'easy');
    assert.ok(game.moves.find(thought.move));
    await pool.close();
  });
}
