import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Achievements } from '@madang/kernel';
import { Ladder, OwnReached, Profile } from '@madang/wire';
import { z } from 'zod';
import { achievementsOf, addReached, playedThrough } from '../../../features/ratings/achievements.ts';
import type { Fold } from '../../../matches/log/fold.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, playOut, standing, startedTable } from '../../support/match.ts';
import { afterwards, command, serverFor, TINY } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const achievements: Achievements = {
  catalogues: async () => ({}),
  all: [
    { id: 'won', rarity: 'common', reached: ({ scores }, seat) => scores.some((one) => one.seat === seat && one.rank === 1) },
    { id: 'played', rarity: 'common', reached: () => true },
  ],
};
const SHELF = [{ ...TINY, achievements: async () => achievements }];
const QUICK = { options: { rounds: '1' } } as const;

const reachedBy = async (guest: Guest): Promise<readonly OwnReached[]> =>
  z.array(OwnReached).parse((await guest.request('GET', '/api/achievements')).body);

const ladderOf = async (url: string): Promise<Ladder> => Ladder.parse(await (await fetch(`${url}/api/ladders/tiny/2`)).json());

/** What a guest has reached once there is something: that is written after the match, not with its last move. */
async function reached(guest: Guest): Promise<readonly OwnReached[]> {
  for (;;) {
    const found = await reachedBy(guest);
    if (found.length > 0) return found;
    await setTimeout(20);
  }
}

test('who reaches something at a table has it once, with the match in which they first did; the profile says it without that', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const one = await startedTable(url, 'tiny', 2, QUICK);
  const [ada, bea] = one.guests;
  assert.ok(ada && bea);
  await playOut(one, chance(1));
  const first = await reached(ada);
  assert.ok(first.every(({ game, table }) => game === 'tiny' && table === one.id));
  const { scores } = await ada.table('GET', `/api/tables/${one.id}`);
  for (const [seat, guest] of one.guests.entries()) {
    const won = scores?.some((score) => score.seat === seat && score.rank === 1);
    assert.deepEqual(
      (await reached(guest)).map(({ achievement }) => achievement),
      won ? ['played', 'won'] : ['played'],
    );
  }
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], QUICK);
  await bea.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  await playOut({ id, guests: [ada, bea], lines: [await follow(ada, id), await follow(bea, id)] }, chance(2));
  while ((await ladderOf(url)).matches < 2) await setTimeout(20);
  assert.deepEqual(
    (await reachedBy(ada)).filter(({ achievement }) => achievement === 'played'),
    first.filter(({ achievement }) => achievement === 'played'),
  );
  const profile = Profile.parse((await bea.request('GET', `/api/users/${ada.id}`)).body);
  assert.deepEqual(
    profile.achievements,
    (await reachedBy(ada)).map(({ table: _, ...shown }) => shown),
  );
  const everything = (await ada.request('GET', '/api/account/export')).body;
  assert.ok(JSON.stringify(everything).includes('"achievement":"played"'), 'the export has them');
});

const openEmpty = async (t: TestContext) => {
  const url = await databaseFor(t);
  return openPostgres(openConnections(url, 10_000, console.error), url);
};

const BACKENDS = [
  { name: 'SQLite', skip: false, open: () => openSqlite(':memory:') },
  { name: 'PostgreSQL', skip: POSTGRES, open: openEmpty },
] as const;

for (const { name, skip, open } of BACKENDS) {
  test(`${name}: a match that is counted twice gives one row, and the match that ended first stays, whatever is counted first`, {
    skip,
  }, async (t) => {
    const storage = await open(t);
    afterwards(t, () => storage.close());
    for (const [id, updatedAt] of [
      ['two', 9],
      ['one', 5],
      ['one', 5],
      ['three', 7],
    ] as const) {
      await storage.db.transaction().execute((db) => addReached(db, { id, game: 'tiny', updatedAt }, [{ person: 'ada', achievement: 'played' }]));
    }
    const found = await achievementsOf({ ...services, storage }, 'ada');
    assert.deepEqual(
      found.map((one) => ({ ...one })),
      [{ game: 'tiny', achievement: 'played', at: 5, table: 'one' }],
    );
  });
}

test('a game against bots counts, unless one asks a coach in it', async (t) => {
  const thinker = { think: async () => ({ kind: 'no such move' }), close: async () => undefined };
  const { url } = await serverFor(t, {}, { thinker, shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  for (const isHelped of [true, false]) {
    const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], QUICK);
    await ada.table('POST', `/api/tables/${id}/start`);
    const line = await follow(ada, id);
    const help = { type: 'act', table: id, seat: 0, command: command(), act: { kind: 'help', help: 'best' } } as const;
    if (isHelped) assert.equal((await line.ask(help)).type, 'done');
    const random = chance(2);
    while (!standing(line).over) if ((await playAny(line, id, random)) === undefined && !standing(line).over) await line.next('step');
    while ((await ladderOf(url)).matches < (isHelped ? 1 : 2)) await setTimeout(20);
    assert.equal((await reachedBy(ada)).length > 0, !isHelped);
  }
});

const act = (seat: number, one: Fold['acts'][number]['act']): Fold['acts'][number] => ({ seq: 1, seat, by: 'player', at: 0, act: one });

test('a seat counts only where its person decided everything', () => {
  const alone = { acts: [], forced: [], resigned: new Set<number>(), standIns: [undefined, undefined] };
  assert.ok(playedThrough(alone, 0));
  assert.ok(!playedThrough({ ...alone, resigned: new Set([0]) }, 0), 'they resigned');
  assert.ok(!playedThrough({ ...alone, standIns: ['easy', undefined] }, 0), 'a bot plays for them');
  assert.ok(!playedThrough({ ...alone, forced: [{ seq: 2, seat: 0 }] }, 0), 'their time ran out');
  const away = { ...alone, acts: [act(0, { kind: 'sit-in', level: 'easy' }), act(0, { kind: 'back' })] };
  assert.deepEqual([playedThrough(away, 0), playedThrough(away, 1)], [false, true], 'a bot played for a while');
  assert.ok(!playedThrough({ ...alone, acts: [act(0, { kind: 'take-over' })] }, 0), 'somebody took the seat over');
});
