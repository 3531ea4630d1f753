import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { Account, Ladder, Person, PersonName, Profile, type TableAct } from '@madang/wire';
import { listedAs } from '../../../../features/users/accounts.ts';
import { onBothDatabases, together } from '../../../support/databases.ts';
import { type Guest, type Line, newGuest } from '../../../support/guest.ts';
import { chance, follow, playOut, startedTable } from '../../../support/match.ts';
import { command, folderFor, serverFor, TINY } from '../../../support/server.ts';

const PASSWORD = 'a quiet courtyard';
const SECRET = { current: PASSWORD };
const QUICK = { options: { rounds: '1' } } as const;

/** A person with an account. */
async function member(url: string, login: string, name = login): Promise<Guest> {
  const guest = await newGuest(url, name);
  assert.equal((await guest.request('POST', '/api/account', { login, password: PASSWORD })).status, 200);
  return guest;
}

/** An account by which a program plays. */
async function programFor(url: string, login: string): Promise<Guest> {
  const guest = await member(url, login);
  assert.equal((await guest.request('PUT', '/api/account/program', SECRET)).status, 200);
  return guest;
}

const profileOf = async (url: string, { id }: Guest): Promise<Profile> => Profile.parse(await (await fetch(`${url}/api/users/${id}`)).json());
const ladderOf = async (url: string): Promise<Ladder> => Ladder.parse(await (await fetch(`${url}/api/ladders/tiny/2`)).json());
const isAt = (guest: Guest, path: string, body: unknown) => guest.request('POST', path, body).then(({ status, body: said }) => [status, said]);

onBothDatabases('a program’s account says so wherever its name stands, for good, and no other name can', async (t, config) => {
  const { url } = await serverFor(t, { ...config, ...(config.databaseUrl === undefined && { dataFolder: folderFor(t) }) });
  const guest = await newGuest(url);
  const refused = await guest.request('PUT', '/api/account/program', {});
  assert.deepEqual([refused.status, refused.body], [403, { code: 'account-needed' }]);
  const bot = await member(url, 'deep-dam', 'Deep Dam');
  const wrong = await bot.request('PUT', '/api/account/program', { current: 'not the password' });
  assert.deepEqual([wrong.status, wrong.body], [403, { code: 'wrong-password' }]);
  assert.equal((await profileOf(url, bot)).program, false);

  const [first, second] = await together(2, () => bot.request('PUT', '/api/account/program', SECRET));
  const marked = { id: bot.id, name: '⚙ Deep Dam' };
  assert.deepEqual([first?.status, Person.parse(first?.body), Person.parse(second?.body)], [200, marked, marked]);
  const { name, program } = await profileOf(url, bot);
  assert.deepEqual([name, program], ['⚙ Deep Dam', true]);
  assert.equal(Account.parse((await bot.request('GET', '/api/account')).body).program, true);
  const renamed = await bot.request('PATCH', '/api/session', { name: 'Shallow Dam' });
  assert.equal(Person.parse(renamed.body).name, '⚙ Shallow Dam');
  assert.equal((await bot.create('tiny', [{ kind: 'me' }, { kind: 'open' }])).seats[0]?.name, '⚙ Shallow Dam');

  for (const like of ['⚙ Deep Dam', 'Deep ⚙\ufe0f Dam']) assert.ok(!PersonName.safeParse(like).success, like);
  const forged = await guest.request('PATCH', '/api/session', { name: '⚙ Deep Dam' });
  assert.deepEqual(forged.status, 400);
});

test('who has sat at a table cannot become a program, and a program brings no guest’s seats along, joins no tournament and plays no daily deal', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: [TINY, ...SHELF] });
  const ada = await member(url, 'ada');
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const late = await ada.request('PUT', '/api/account/program', SECRET);
  assert.deepEqual([late.status, late.body], [409, { code: 'played-already' }]);

  const bot = await programFor(url, 'deep-dam');
  const only = [403, { code: 'people-only' }];
  const cup = { name: 'Spring', game: 'tiny', seats: 2, people: 4, rounds: 1, clock: { kind: 'days', days: 1 }, options: {}, playing: true };
  assert.deepEqual(await isAt(bot, '/api/tournaments', cup), only);
  const made = await ada.request('POST', '/api/tournaments', cup);
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const { id } = Object(made.body);
  assert.deepEqual(await isAt(bot, `/api/tournaments/${id}/join`, {}), only);
  assert.deepEqual(await isAt(bot, '/api/deals/siberia', {}), only);

  const guest = await newGuest(url);
  const table = await guest.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.equal((await guest.request('POST', '/api/account/sign-in', { login: 'deep-dam', password: PASSWORD, bring: true })).status, 200);
  assert.equal((await bot.table('GET', `/api/tables/${table.id}?invitation=${table.invitation}`)).seats[0]?.person, guest.id);
});

test('a game with a program changes the points of programs alone, which have a ladder of their own', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const bot = await programFor(url, 'deep-dam');
  const other = await programFor(url, 'shallow-dam');
  for (const [guests, seed] of [
    [[ada, bot], 1],
    [[bot, other], 2],
  ] as const) {
    const before = (await ladderOf(url)).matches;
    const [owner, guest] = guests;
    const { id } = await owner.create('tiny', [{ kind: 'me' }, { kind: 'open' }], QUICK);
    await guest.table('POST', `/api/tables/${id}/join`, {});
    await owner.table('POST', `/api/tables/${id}/start`);
    await playOut({ id, guests, lines: await Promise.all(guests.map((one) => follow(one, id))) }, chance(seed));
    while ((await ladderOf(url)).matches === before) await setTimeout(20);
  }
  assert.deepEqual((await profileOf(url, ada)).ratings, []);
  const { players, programs } = await ladderOf(url);
  assert.deepEqual(players, []);
  assert.deepEqual(
    programs.map(({ id, played }) => [id, played]).sort(),
    [
      [bot.id, 2],
      [other.id, 1],
    ].sort(),
  );
});

test('a game in which a program took a seat over changes nobody’s points', async (t) => {
  const thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
  const { url } = await serverFor(t, {}, { thinker });
  const { id, guests, lines } = await startedTable(url, 'tiny', 2, QUICK);
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  const act = (line: Line, seat: number, what: TableAct) => line.ask({ type: 'act', table: id, seat, command: command(), act: what });
  await act(b, 1, { kind: 'resign' });
  await act(a, 0, { kind: 'ask', question: { kind: 'offer', seat: 1 } });
  const bot = await programFor(url, 'deep-dam');
  await bot.table('POST', `/api/tables/${id}/join`, {});
  await playOut({ id, guests: [ada, bot], lines: [await follow(ada, id), await follow(bot, id)] }, chance(3));
  while ((await ladderOf(url)).matches === 0) await setTimeout(20);
  for (const person of [ada, bo, bot]) assert.deepEqual((await profileOf(url, person)).ratings, []);
});

test('a guest stands on no ladder, a person on the first, a program on the second', () => {
  const listed = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([account = 0, program = 0]) => listedAs({ account, program }));
  assert.deepEqual(listed, [0, 0, 1, 2]);
});
