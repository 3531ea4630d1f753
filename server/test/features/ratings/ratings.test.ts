import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { readDocument } from '@madang/kernel';
import { Ladder, type OwnRating, Profile, TablePage } from '@madang/wire';
import { pointsOf, skillsAfter } from '../../../features/ratings/rating.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, type Line, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, playOut, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const ladderOf = async (url: string, game = 'tiny', seats = 2): Promise<Ladder> =>
  Ladder.parse(await (await fetch(`${url}/api/ladders/${game}/${seats}`)).json());
const ratingsOf = async (url: string, { id }: Pick<Guest, 'id'>): Promise<readonly OwnRating[]> =>
  Profile.parse(await (await fetch(`${url}/api/users/${id}`)).json()).ratings;

/** The ladder once so many matches are counted: that is done after the match, not with its last move. */
async function counted(url: string, matches: number, seats = 2, game = 'tiny'): Promise<Ladder> {
  for (;;) {
    const ladder = await ladderOf(url, game, seats);
    if (ladder.matches >= matches) return ladder;
    await setTimeout(20);
  }
}

const QUICK = { options: { rounds: '1' } } as const;

test('a finished match counts once, for each of its players, and one who won stands above the others', async (t) => {
  const { url } = await serverFor(t);
  const played = await startedTable(url, 'tiny', 2, QUICK);
  await playOut(played, chance(1));
  const ladder = await counted(url, 1);
  assert.equal(ladder.matches, 1);
  assert.ok(ladder.steps > 0);
  assert.deepEqual(ladder.players, [], 'guests are rated and not listed');
  const [ada, bea] = played.guests;
  assert.ok(ada && bea);
  const { scores } = await ada.table('GET', `/api/tables/${played.id}`);
  const ranks = played.guests.map((_, seat) => scores?.find((score) => score.seat === seat)?.rank);
  const ratings = await Promise.all(played.guests.map((guest) => ratingsOf(url, guest)));
  for (const [seat, [own]] of ratings.entries()) assert.deepEqual([own?.played, own?.won], [1, ranks[seat] === 1 ? 1 : 0]);
  assert.deepEqual(
    ratings.map(([own]) => own?.mean),
    played.guests.map((_, seat) => scores?.find((score) => score.seat === seat)?.points),
  );
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  const [listed, ...others] = (await ladderOf(url)).players;
  assert.deepEqual([listed?.name, listed?.id, others], ['Guest 0', ada.id, []]);
});

test('who wins goes up, who loses goes down, a tie keeps equals equal; a level on two seats takes their mean', async () => {
  const none = new Map();
  const after = await skillsAfter(['a', 'b', 'c'], none, [1, 2, 3]);
  const [a, b, c] = ['a', 'b', 'c'].map((key) => after.get(key)?.mu ?? 0);
  assert.ok(a !== undefined && b !== undefined && c !== undefined && a > b && b > c && a > 25 && c < 25);
  const tied = await skillsAfter(['a', 'b'], none, [1, 1]);
  assert.equal(tied.get('a')?.mu, tied.get('b')?.mu);
  assert.ok((tied.get('a')?.sigma ?? 9) < 8.34, 'a match makes surer');
  const bots = await skillsAfter(['me', 'bot', 'bot'], none, [2, 1, 3]);
  const mean = ((after.get('a')?.mu ?? 0) + (after.get('c')?.mu ?? 0)) / 2;
  assert.ok(Math.abs((bots.get('bot')?.mu ?? 0) - mean) < 1e-9);
  assert.equal(pointsOf({ mu: 25, sigma: 25 / 3 }), 1000);
});

test('bots of a level are rated; a match whose seed somebody knew, or in which one plays several seats, is counted but rates nobody', async (t) => {
  const thinker = { think: async () => ({ kind: 'no such move' }), close: async () => undefined };
  const { url } = await serverFor(t, {}, { thinker });
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], QUICK);
  await ada.table('POST', `/api/tables/${table.id}/start`);
  const line = await follow(ada, table.id);
  await finish(ada, table.id, line);
  const ladder = await counted(url, 1);
  assert.deepEqual(
    ladder.players.map(({ kind, name, played }) => [kind, name, played]),
    [['bot', 'easy', 1]],
  );
  const document = (await ada.request('GET', `/api/tables/${table.id}/document`)).body;
  await ada.table('POST', '/api/tables/import', { document });
  const alone = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }], QUICK);
  await ada.table('POST', `/api/tables/${alone.id}/start`);
  await playOut({ id: alone.id, guests: [ada], lines: [await follow(ada, alone.id)] }, chance(3));
  await counted(url, 3);
  assert.equal((await ratingsOf(url, ada))[0]?.played, 1);
});

/** Plays a match against a bot to its end: whose turn it is is waited for. */
async function finish(guest: Guest, id: string, line: Awaited<ReturnType<typeof follow>>): Promise<void> {
  const random = chance(2);
  while (!standing(line).over) if ((await playAny(line, id, random)) === undefined && !standing(line).over) await line.next('step');
  assert.equal((await guest.table('GET', `/api/tables/${id}`)).status, 'over');
}

test('beside bots alone one may ask a coach: the document says so, and the match rates nobody; beside people nobody may', async (t) => {
  const thinker = { think: async () => ({ kind: 'no such move' }), close: async () => undefined };
  const { url } = await serverFor(t, {}, { thinker });
  const ada = await newGuest(url, 'Ada');
  const help = (line: Line, table: string) => line.ask({ type: 'act', table, seat: 0, command: command(), act: { kind: 'help', help: 'best' } });
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], QUICK);
  await ada.table('POST', `/api/tables/${table.id}/start`);
  const line = await follow(ada, table.id);
  assert.equal((await help(line, table.id)).type, 'done');
  await finish(ada, table.id, line);
  await counted(url, 1);
  assert.deepEqual(await ratingsOf(url, ada), []);
  const document = readDocument((await ada.request('GET', `/api/tables/${table.id}/document`)).body);
  assert.deepEqual(document.ok && document.value.helps?.map(({ seat, help: asked }) => [seat, asked]), [[0, 'best']]);
  const listed = async () => TablePage.parse((await ada.request('GET', `/api/users/${ada.id}/matches`)).body).tables.map(({ helped }) => helped);
  const allListed = async (matches: number): Promise<void> => {
    while ((await listed()).filter(Boolean).length < matches) await setTimeout(50);
  };
  await allListed(1);

  // So does a table that is made of the document, at the same moves; one of a helper who never sat there is refused.
  assert.ok(document.ok);
  const { hash: _, ...whole } = { hash: undefined, ...document.value };
  const again = await ada.table('POST', '/api/tables/import', { document: document.value });
  assert.equal(again.seq, whole.moves.length + 1);
  assert.deepEqual((await ada.request('GET', `/api/tables/${again.id}/document`)).body, document.value);
  await allListed(2);
  const helps = [0, 1, 9].map((at) => ({ at, seat: 0, help: 'plan' as const }));
  const begun = await ada.table('POST', '/api/tables/import', { document: { ...whole, moves: whole.moves.slice(0, 2), helps } });
  assert.deepEqual([begun.seq, begun.helped], [5, false]);
  const stranger = await ada.request('POST', '/api/tables/import', { document: { ...whole, helps: [{ at: 0, seat: 2, help: 'plan' }] } });
  assert.deepEqual(stranger.body, { code: 'not-a-document', details: { field: 'helps' } });

  const { id, lines } = await startedTable(url, 'tiny', 2, QUICK);
  const refused = lines[0] && (await help(lines[0], id));
  assert.equal(refused?.type === 'refused' && refused.problem.code, 'not-alone');
});

test('a match whose page shows who is ahead rates nobody, and its rematch shows it too', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { ...QUICK, chances: true });
  assert.equal(made.chances, true);
  await ada.table('POST', `/api/tables/${made.id}/start`);
  await finish(ada, made.id, await follow(ada, made.id));
  await counted(url, 1);
  assert.deepEqual(await ratingsOf(url, ada), []);
  const again = await ada.table('POST', `/api/tables/${made.id}/rematch`);
  assert.equal(again.chances, true);
  const usual = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], QUICK);
  assert.equal(usual.chances, false);
});

test('a match that ended while nobody could count it is counted at the next start, once', async (t) => {
  const dataFolder = folderFor(t);
  const secret = 's'.repeat(32);
  const first = await serverFor(t, { dataFolder, secret });
  const played = await startedTable(first.url, 'tiny', 2, QUICK);
  await playOut(played, chance(5));
  await counted(first.url, 1);
  await first.close();
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  file.exec('update tables set counted = 0; delete from results; delete from ratings');
  file.close();
  const second = await serverFor(t, { dataFolder, secret });
  const ladder = await counted(second.url, 1);
  assert.equal(ladder.matches, 1);
  for (const guest of played.guests) assert.equal((await ratingsOf(second.url, guest))[0]?.played, 1);
});

test('two nodes that end matches of the same people at the same time count each once', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const secret = 's'.repeat(32);
  const nodes = [await serverFor(t, { databaseUrl, secret }), await serverFor(t, { databaseUrl, secret })];
  const [one] = nodes;
  assert.ok(one);
  const [ada, bea] = [await newGuest(one.url, 'Ada'), await newGuest(one.url, 'Bea')];
  const play = async (url: string, seed: number) => {
    const here = [ada, bea].map(({ id, cookie }) => guestOf(url, id, cookie));
    const [mine, hers] = here;
    assert.ok(mine && hers);
    const table = await mine.create('tiny', [{ kind: 'me' }, { kind: 'open' }], QUICK);
    await hers.table('POST', `/api/tables/${table.id}/join`, {});
    await mine.table('POST', `/api/tables/${table.id}/start`);
    await playOut({ id: table.id, guests: here, lines: await Promise.all(here.map((guest) => follow(guest, table.id))) }, chance(seed));
  };
  await Promise.all([...nodes, ...nodes, ...nodes].map(({ url }, i) => play(url, i)));
  const ladder = await counted(one.url, 6);
  assert.equal(ladder.matches, 6);
  for (const guest of [ada, bea]) assert.equal((await ratingsOf(one.url, guest))[0]?.played, 6);
});

test('statistics: what each seat made, and where the points of everybody and of winners came from', async (t) => {
  const [title] = SHELF;
  assert.ok(title);
  const { url } = await serverFor(t, {}, { shelf: [title] });
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create(title.name, [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }]);
  await ada.table('POST', `/api/tables/${table.id}/start`);
  await playOut({ id: table.id, guests: [ada], lines: [await follow(ada, table.id)] }, chance(7));
  const ladder = await counted(url, 1, 2, title.name);
  const { scores } = await ada.table('GET', `/api/tables/${table.id}`);
  assert.deepEqual(
    ladder.seats.map(({ points }) => points),
    [0, 1].map((seat) => scores?.find((score) => score.seat === seat)?.points),
  );
  const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value, 0) * 1000) / 1000;
  assert.equal(sum(ladder.parts.map(({ points }) => points * 2)), sum(ladder.seats.map(({ points }) => points)));
  const best = Math.max(...ladder.seats.map(({ points }) => points));
  assert.equal(sum(ladder.parts.map(({ winners }) => winners)), best);
  assert.equal((await fetch(`${url}/api/ladders/nothing/2`)).status, 404);
});

test('a guest’s rating goes along to an account that has none', async (t) => {
  const { url } = await serverFor(t);
  const played = await startedTable(url, 'tiny', 2, QUICK);
  await playOut(played, chance(9));
  await counted(url, 1);
  const [guest] = played.guests;
  const ada = await newGuest(url, 'Ada');
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  const signed = await guest?.request('POST', '/api/account/sign-in', { login: 'ada', password: 'a quiet courtyard', bring: true });
  assert.equal(signed?.status, 200);
  assert.equal((await ratingsOf(url, ada))[0]?.played, 1);
  assert.deepEqual(
    (await ladderOf(url)).players.map(({ name }) => name),
    ['Ada'],
  );
});
