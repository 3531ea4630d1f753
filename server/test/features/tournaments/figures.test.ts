import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { statusOf } from '../../../api/http/problems.ts';
import type { Services } from '../../../core/services.ts';
import { ladderOf, ratingsOf, statisticsOf } from '../../../features/ratings/ladder.ts';
import { type Played, standings, tablePoints } from '../../../features/tournaments/points.ts';
import { fairSeating } from '../../../features/tournaments/seating.ts';
import { noteAccount } from '../../../features/users/accounts.ts';
import { history, say } from '../../../matches/broadcast/chat.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addPerson, addTable } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

/** Services around a database of their own. */
async function place(t: TestContext): Promise<Services> {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  return { ...services, storage };
}

/** A seating as one reads it: rounds by semicolons, tables by blanks, each seat’s number in turn. */
const read = (people: number, seats: number, rounds: number): string =>
  fairSeating(people, seats, rounds)
    .map((tables) => tables.map((table) => table.join('')).join(' '))
    .join('; ');

test('the same cup is seated the same: whoever changes how sees it here', () => {
  assert.equal(read(8, 4, 3), '4670 1325; 0257 6134; 3042 7561');
  assert.equal(read(6, 2, 5), '05 14 23; 15 20 34; 52 31 40; 53 42 01; 54 03 12');
  assert.equal(read(6, 3, 2), '043 251; 410 532');
  // Nine people at three tables of three for four rounds: everybody meets everybody once.
  assert.equal(read(9, 3, 4), '286 104 735; 674 320 158; 087 452 631; 843 560 712');
});

test('a table gives two for each beaten and one for each equal, and the share of its points that one made', () => {
  const scores = (points: readonly number[], ranks: readonly number[]) => points.map((one, seat) => ({ seat, points: one, rank: ranks[seat] ?? 0 }));
  const given = (points: readonly number[], ranks: readonly number[], missed: readonly boolean[] = points.map(() => false)) =>
    tablePoints(scores(points, ranks), missed).map((one) => [one.points, one.share, one.missed]);
  assert.deepEqual(given([30, 10, 40, 20], [2, 4, 1, 3]), [
    [4, 0.3, false],
    [0, 0.1, false],
    [6, 0.4, false],
    [2, 0.2, false],
  ]);
  assert.deepEqual(given([10, 10, 20], [2, 2, 1]), [
    [1, 0.25, false],
    [1, 0.25, false],
    [4, 0.5, false],
  ]);
  assert.deepEqual(given([-5, 5], [2, 1]), [
    [0, 0, false],
    [2, 1, false],
  ]);
  assert.deepEqual(given([0, 0], [1, 1]), [
    [1, 0.5, false],
    [1, 0.5, false],
  ]);
  assert.deepEqual(given([30, 10], [1, 2], [true, false]), [
    [0, 0, true],
    [2, 0.25, false],
  ]);
  assert.deepEqual(tablePoints(null, [false, false, true]), [
    { points: 3, share: 1 / 3, missed: false },
    { points: 3, share: 1 / 3, missed: false },
    { points: 0, share: 0, missed: true },
  ]);
});

test('people stand by their points, then by those of whom they met, then by their share; a table that is not over counts nowhere', () => {
  const seat = (person: string, table: string, points: number | null, share: number | null, missed = false): Played => ({
    person,
    table,
    points,
    share,
    missed,
  });
  const order = (seats: readonly Played[], people: readonly string[] = ['a', 'b', 'c', 'd']) =>
    standings(people, seats).map(({ person, place: at, points, opponents, share, played, missed }) => [
      person,
      at,
      points,
      opponents,
      share,
      played,
      missed,
    ]);
  assert.deepEqual(
    order([
      seat('a', '1', 2, 0.75),
      seat('b', '1', 0, 0.25, true),
      seat('c', '2', 1, 0.5),
      seat('d', '2', 1, 0.5),
      seat('a', '3', null, null),
      seat('b', '3', null, null),
    ]),
    [
      ['a', 1, 2, 0, 0.75, 1, 0],
      ['c', 2, 1, 1, 0.5, 1, 0],
      ['d', 2, 1, 1, 0.5, 1, 0],
      ['b', 4, 0, 2, 0.25, 1, 1],
    ],
  );
  const met = [
    seat('a', '1', 1, 0.5),
    seat('c', '1', 1, 0.5),
    seat('b', '2', 1, 0.5),
    seat('d', '2', 0, 0.5),
    seat('c', '3', 1, 0.5),
    seat('d', '3', 1, 0.5),
  ];
  // With a point each, d met those with three, a one with two, b one with one.
  assert.deepEqual(
    order(met).map(([person, at]) => `${person} ${at}`),
    ['c 1', 'd 2', 'a 3', 'b 4'],
  );
  const shares = (one: number, other: number) =>
    order([seat('a', '1', 1, one), seat('b', '1', 1, other)], ['a', 'b']).map(([person, at]) => `${person} ${at}`);
  assert.deepEqual(
    [shares(0.4, 0.6), shares(0.6, 0.4), shares(0.1 + 0.2, 0.3)],
    [
      ['b 1', 'a 2'],
      ['a 1', 'b 2'],
      ['a 1', 'b 1'],
    ],
  );
  assert.deepEqual(order([], ['a']), [['a', 1, 0, 0, 0, 0, 0]]);
});

test('a problem has the status that clients know it by', () => {
  const statuses: Readonly<Record<number, string>> = {
    401: 'no-session wrong-login wrong-passkey',
    403: 'wrong-password not-the-owner banned not-at-the-table wrong-invitation sent-away never-met',
    404: 'no-table no-cup not-found unknown-game',
    409: 'nobody-there nobody-asked here-already removed-here cup-wait already-started seat-taken seats-free not-over one-seat-each login-taken last-way',
    410: 'wrong-link',
    422: 'wrong-seats anything-else',
    429: 'too-many too-fast',
    500: 'internal',
    502: 'not-delivered',
    503: 'busy unavailable',
  };
  for (const [status, codes] of Object.entries(statuses)) for (const code of codes.split(' ')) assert.equal(statusOf({ code }), Number(status), code);
});

test('statistics are the means of a game’s last five hundred matches, and where points came from', async (t) => {
  const own = await place(t);
  const { db } = own.storage;
  const add = (at: number, steps: number, points: readonly number[], parts: readonly (readonly [string, readonly number[]])[]) => {
    const ranks = points.map((one) => 1 + points.filter((other) => other > one).length);
    const scores = JSON.stringify(points.map((one, seat) => ({ seat, points: one, rank: ranks[seat] })));
    const told = JSON.stringify(parts.map(([name, of]) => ({ name, rule: 'R', points: of })));
    return db
      .insertInto('results')
      .values({ table_id: `t${at}`, game: 'tiny', seats: 2, rated: 0, steps, scores, parts: told, at })
      .execute();
  };
  assert.deepEqual(await statisticsOf(own, 'tiny', 2), {
    matches: 0,
    steps: 0,
    seats: [
      { points: 0, wins: 0 },
      { points: 0, wins: 0 },
    ],
    parts: [],
  });
  await add(
    1,
    10,
    [6, 2],
    [
      ['coins', [6, 0]],
      ['rest', [0, 2]],
    ],
  );
  await add(2, 20, [4, 4], [['coins', [4, 4]]]);
  const { matches, steps, seats, parts } = await statisticsOf(own, 'tiny', 2);
  assert.deepEqual(
    [matches, steps, seats],
    [
      2,
      15,
      [
        { points: 5, wins: 2 },
        { points: 3, wins: 1 },
      ],
    ],
  );
  // Four seats, and three that won: sharing the first place is winning too.
  assert.deepEqual(parts, [
    { name: 'coins', rule: 'R', points: 14 / 4, winners: 14 / 3 },
    { name: 'rest', rule: 'R', points: 2 / 4, winners: 0 },
  ]);
  assert.equal((await statisticsOf(own, 'tiny', 3)).matches, 0);
  for (let at = 3; at <= 502; at++) await add(at, 30, [1, 0], []);
  const last = await statisticsOf(own, 'tiny', 2);
  assert.deepEqual([last.matches, last.steps, last.seats[1]?.wins], [500, 30, 0]);
});

test('the ladder has a hundred: bots, the rules’ own opponents, and people with an account, the surest first', async (t) => {
  const own = await place(t);
  const { db } = own.storage;
  const rate = (player: string, mu: number, sigma = 1) =>
    db
      .insertInto('ratings')
      .values({ game: 'tiny', seats: 2, player, ...listing(player), mu, sigma, played: 3, won: 1, at: 0 })
      .execute();
  const listing = (player: string) => (player.startsWith('person ') ? { person_id: player.slice(7), listed: 0 } : { person_id: null, listed: 1 });
  for (const id of ['ada', 'guest']) await db.insertInto('people').values({ id, name: id, language: 'en', created_at: 0 }).execute();
  await db.insertInto('passwords').values({ person: 'ada', login: 'ada', hash: 'x', changed_at: 0 }).execute();
  await rate('person ada', 26);
  await rate('person guest', 40);
  await rate('bot hard', 30, 3);
  await rate('automa prime', 24);
  for (const id of ['ada', 'guest']) await db.transaction().execute((transaction) => noteAccount(transaction, id));
  const top = await ladderOf(own, 'tiny', 2, 'players');
  assert.deepEqual(
    top.map(({ kind, id, name, points, played, won }) => [kind, id, name, points, played, won]),
    [
      ['person', 'ada', 'ada', 1920, 3, 1],
      ['bot', null, 'hard', 1840, 3, 1],
      ['automa', null, 'prime', 1840, 3, 1],
    ].toSorted((a, b) => Number(b[3]) - Number(a[3]) || String(a[0]).localeCompare(String(b[0]))),
  );
  assert.deepEqual(await ratingsOf(own, 'guest'), [{ game: 'tiny', seats: 2, points: 2480, played: 3, won: 1, mean: null }]);
  for (let i = 0; i < 110; i++) await rate(`bot level${i}`, 10);
  assert.equal((await ladderOf(own, 'tiny', 2, 'players')).length, 100);
  assert.deepEqual(await ladderOf(own, 'tiny', 3, 'players'), []);
});

test('the last hundred lines said at a table are shown, the oldest first; a line said again is not repeated', async (t) => {
  const here = await place(t);
  await addPerson(here.storage.db, 'me');
  let now = 0;
  const own = { ...here, time: { ...here.time, now: () => now } };
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'chat', options: { tip: 'none', rounds: '1' } }));
  await addTable(here.storage.db, live.id);
  const heard: string[] = [];
  const speaker = { person: 'me', send: (text: string) => void heard.push(text), expel: () => undefined };
  for (let i = 1; i <= 103; i++) {
    // A person may say so many lines a minute.
    now += 3000;
    await say(own, live, speaker, { command: `line-${i}`, text: `${i}` });
  }
  const shown = await history(own, live.id);
  assert.deepEqual([shown.length, shown[0]?.text, shown.at(-1)?.text, shown.at(-1)?.id], [100, '4', '103', 103]);
  assert.deepEqual(
    (await history(own, live.id, 101)).map(({ id }) => id),
    [102, 103],
  );
  assert.equal(heard.length, 0, 'nobody follows the table');
  await say(own, live, speaker, { command: 'line-7', text: 'again' });
  assert.equal(heard.length, 1);
  assert.match(heard[0] ?? '', /"text":"7"/);
  assert.equal((await history(own, live.id)).length, 100);
});
