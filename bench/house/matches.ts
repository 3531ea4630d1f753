import type { Ground } from './ground.ts';
import { busyRank, type Crowd, drawn, idOf, liveRank, nameOf, personId, share } from './people.ts';

/** One really played match, and one that was broken off half-way: the rows of all others are theirs. */
export interface Template {
  readonly game: string;
  readonly seats: number;
  readonly over: string;
  readonly running: string;
  readonly waiting: string;
}

/** How many people and matches a house has. */
export interface Size extends Crowd {
  readonly live: number;
  readonly waiting: number;
  readonly ratings: number;
  /** One finished match in so many has its moves; besides all matches of one person. */
  readonly movesOf: number;
}

/** The rank of the person all of whose finished matches have their moves. */
export const ARCHIVIST = 40;

/** What a table becomes as one of many. */
interface Copy {
  readonly letter: string;
  readonly count: number;
  /** Milliseconds by which the n-th was played at another time than the template. */
  readonly shift: string;
  rank(n: string, seat: string): string;
  /** Which of them have moves; all: left out. */
  readonly moved?: string;
}

/** The n-th number is of the i-th template. */
const turnOf = (templates: readonly Template[], i: number): string => `n % ${templates.length} = ${i}`;

/** Copies rows of a table; `changed`: columns that differ, by what they are. */
async function copyRows(
  ground: Ground,
  table: string,
  rows: string,
  { count, where }: { readonly count: number; readonly where: string },
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await ground.columns(table);
  const picked = columns.map((column) => changed[column] ?? `t.${column}`);
  await ground.run(`insert into ${table} (${columns}) select ${picked} from ${ground.numbers(count)} cross join (${rows}) as t where ${where}`);
}

async function copyTable(ground: Ground, table: string, copy: Copy, turn: string): Promise<void> {
  const { letter, count, shift, rank, moved } = copy;
  const id = idOf(ground, letter, 'n');
  const all = { count, where: turn };
  const of = (rows: string, key = 'table_id'): string => `select * from ${rows} where ${key} = '${table}'`;
  const later = (column: string): string => `t.${column} + ${shift}`;
  const times = { created_at: later('created_at'), started_at: later('started_at'), updated_at: later('updated_at') };
  const invitation = `(${idOf(ground, 'i', 'n')} || 'abcd')`;
  await copyRows(ground, 'tables', of('tables', 'id'), all, { id, owner: personId(ground, rank('n', '0')), invitation, ...times });
  const person = `case when t.person is null then null else ${personId(ground, rank('n', 't.seat'))} end`;
  const name = `case when t.person is null then t.name else ${nameOf(ground, rank('n', 't.seat'))} end`;
  await copyRows(ground, 'seats', of('seats'), all, { table_id: id, person, name });
  await copyRows(ground, 'jobs', of('jobs'), all, { table_id: id, due: later('due') });
  await copyRows(ground, 'results', of('results'), all, { table_id: id, at: later('at') });
  const some = moved === undefined ? all : { count, where: `${turn} and (${moved})` };
  await copyRows(ground, 'moves', of('moves'), some, { table_id: id, at: later('at') });
}

/** Finished matches of two years, live ones of half a day, and tables that wait. */
export async function addMatches(ground: Ground, templates: readonly Template[], size: Size): Promise<void> {
  const ago = (way: number, milliseconds: number): string => `-${ground.whole(`${share('n', way)} * ${milliseconds}`)}`;
  const busy = (n: string, seat: string): string => busyRank(ground, size, n, seat);
  const live = (n: string, seat: string): string => liveRank(ground, size, n, seat);
  const over: Copy = {
    letter: 'f',
    count: size.finished,
    shift: ago(5, 63_072_000_000),
    rank: busy,
    moved: `n % ${size.movesOf} < ${templates.length} or ${busy('n', '0')} = ${ARCHIVIST}`,
  };
  const running: Copy = { letter: 'g', count: size.live, shift: ago(5, 40_000_000), rank: live };
  const waiting: Copy = { letter: 'w', count: size.waiting, shift: ago(5, 600_000_000), rank: live };
  for (const [i, template] of templates.entries()) {
    const turn = turnOf(templates, i);
    await copyTable(ground, template.over, over, turn);
    await copyTable(ground, template.running, running, turn);
    await copyTable(ground, template.waiting, waiting, turn);
  }
}

/** Some live matches go by link, and tables that wait keep seats for people who are asked. Once there are indexes: it changes rows. */
export async function setAccess(ground: Ground, size: Size): Promise<void> {
  // Every second table that waits keeps its second seat for somebody.
  const kept = personId(ground, `(${ground.whole('created_at')} % ${size.people})`);
  await ground.run(`update seats set kind = 'invited', asked = (select ${kept} from tables where tables.id = seats.table_id)
    where seat = 1 and kind = 'open' and exists (select 1 from tables where tables.id = seats.table_id and tables.created_at % 2 = 0)`);
  await ground.run(`update tables set access = 'link' where status = 'running' and ${ground.whole(`updated_at`)} % 5 = 0`);
}

/** Skills of people and bots, as many of each game and number of seats. */
export async function addRatings(ground: Ground, templates: readonly Template[], { people, ratings }: Size, now: number): Promise<void> {
  const each = Math.min(people, Math.floor(ratings / templates.length));
  const id = personId(ground, 'n');
  for (const [i, { game, seats }] of templates.entries()) {
    await ground.run(`insert into ratings (game, seats, player, person_id, listed, mu, sigma, played, won, at)
      select '${game}', ${seats}, 'person ' || ${id}, ${id}, case when n % 5 < 2 then 1 else 0 end,
        15 + 20 * ${share('n', i)}, 2 + 6 * ${share('n', i + 1)}, 1 + ${drawn('n', i)} % 90, 0, ${now} from ${ground.numbers(each)}
      where 1 = 1 on conflict do nothing`);
    for (const level of ['easy', 'normal', 'hard', 'expert'])
      await ground.run(`insert into ratings (game, seats, player, person_id, listed, mu, sigma, played, won, at)
        values ('${game}', ${seats}, 'bot ${level}', null, 1, 25, 2, 400, 100, ${now}) on conflict do nothing`);
  }
}
