import type { Ground } from './ground.ts';

/** Odd numbers below 2³²: a count times one of them, modulo 2³², is spread evenly, and by another one differently. */
const SPREADS = [2654435761, 2246822519, 3266489917, 668265263, 374761393, 2869860233] as const;

/** Share of the people who ever sat down. */
const ACTIVE = 0.4;
/** People whose seats at a table differ: seats of one table are never one person's twice. */
const GROUP = 4;
/** Two of five people have an account, the others are guests. */
const ACCOUNTS = 'rank % 5 < 2';

/** A number 0 … 2³² − 1 that looks drawn, of a whole expression. */
export const drawn = (expression: string, way = 0): string => `((${expression}) * ${SPREADS[way % SPREADS.length]} % 4294967296)`;

/** A number 0 … 1 that looks drawn. */
export const share = (expression: string, way = 0): string => `(${drawn(expression, way)} / 4294967296.0)`;

/** An id of twenty letters. They lie in an index in no order, as those that a server draws. */
export const idOf = (ground: Ground, letter: string, n: string): string => `(${ground.hex(drawn(n))} || '${letter}' || ${ground.digits(n, 11)})`;

export const personId = (ground: Ground, rank: string): string => idOf(ground, 'p', rank);

export const nameOf = (ground: Ground, rank: string): string =>
  `(trim(substr('Ada  Bela Cho  Dara Emil Fumi Goro Hana Ines Jun  ', cast((${rank}) % 10 * 5 + 1 as integer), 5)) || ' ' || ${ground.hex(drawn(rank, 1))})`;

/** How many people and finished matches there are. */
export interface Crowd {
  readonly people: number;
  readonly finished: number;
}

/** Share of a seat's matches that the busiest person has: one in a hundred, and in a small house so many that they fill a dozen pages. */
const busiestShare = ({ finished }: Crowd): number => Math.min(0.5, Math.max(0.01, 1250 / finished));

/** The rank of whoever sits at a seat of the n-th finished match. Few play much; the median person has a few matches. */
export function busyRank(ground: Ground, crowd: Crowd, n: string, seat: string): string {
  const u = `case ${seat} when 0 then ${share(n, 1)} when 1 then ${share(n, 2)} when 2 then ${share(n, 3)} else ${share(n, 4)} end`;
  const bend = Math.log(groups(crowd)) / -Math.log(busiestShare(crowd));
  return `(${ground.whole(`${groups(crowd)} * power(${u}, ${bend})`)} * ${GROUP} + ${seat})`;
}

/** The same for a live match: the first person has fifty, which is all that a server allows, and others one or two. */
export function liveRank(ground: Ground, crowd: Crowd, n: string, seat: string): string {
  const u = `case when ${n} < 50 then 0 when ${seat} = 0 then ${share(n, 1)} when ${seat} = 1 then ${share(n, 2)} else ${share(n, 3)} end`;
  return `(${ground.whole(`${groups(crowd)} * (${u})`)} * ${GROUP} + ${seat})`;
}

const groups = ({ people }: Crowd): number => Math.max(1, Math.floor((people * ACTIVE) / GROUP));

/** People, their sessions and their ways in. A password is there already, as a server wrote it: everybody's is the same. */
export async function addPeople(ground: Ground, people: number, now: number): Promise<void> {
  const rank = 'n';
  const id = personId(ground, rank);
  const since = `${now} - ${ground.whole(`${share(rank, 2)} * 63072000000`)}`;
  const all = ground.numbers(people);
  const some = (condition: string, beside = ''): string => `(select n as rank, n from ${all}) as p${beside} where ${condition}`;
  await ground.run(`insert into people (id, name, language, zone, rest, host, banned_until, account, created_at)
    select ${id}, ${nameOf(ground, rank)}, case when n % 3 = 0 then 'ko' else 'en' end, 'Europe/Berlin', null, 0, null,
      case when n % 5 < 2 then 1 else 0 end, ${since} from ${all}`);
  await ground.run(`insert into sessions (id, token, person, device, created_at, used_at)
    select ${idOf(ground, 's', rank)}, ${ground.hex(drawn(rank, 3))} || ${idOf(ground, 't', rank)} || ${ground.hex(drawn(rank, 4))}, ${id},
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      ${since}, ${now} - ${ground.whole(`${share(rank, 3)} * ${share(rank, 3)} * 31536000000`)} from ${all}`);
  await ground.run(`insert into passwords (person, login, hash, changed_at)
    select ${id}, 'login' || n, kept.hash, kept.changed_at from ${some(ACCOUNTS, ', (select hash, changed_at from passwords limit 1) as kept')}`);
  await ground.run(`insert into passkeys (id, person, public_key, counter, transports, host, name, created_at, used_at)
    select ${idOf(ground, 'k', rank)}, ${id}, '${'A'.repeat(103)}', 0, '["internal"]', '127.0.0.1', 'phone', ${now}, ${now} from ${some('rank % 50 = 0')}`);
  await ground.run(`insert into api_tokens (id, token, person, name, scopes, created_at, used_at)
    select ${idOf(ground, 'a', rank)}, ${ground.hex(drawn(rank, 5))} || ${idOf(ground, 'b', rank)} || ${ground.hex(drawn(rank, 4))}, ${id},
      'program', 'read play', ${now}, ${now} from ${some('rank % 50 = 0')}`);
  await ground.run(`insert into calendars (person, token, created_at)
    select ${id}, ${ground.hex(drawn(rank, 4))} || ${idOf(ground, 'c', rank)}, ${now} from ${some('rank % 10 = 0')}`);
  await ground.run(`insert into packs (id, game, document, person, at)
    select ${idOf(ground, 'p', rank)}, 'underwater', '{}', ${id}, ${now} from ${some('rank % 20 = 0')}`);
  await ground.run(`insert into achievements (person, game, achievement, table_id, at)
    select ${id}, 'siberia', 'first', ${idOf(ground, 't', rank)}, ${now} from ${some('rank % 3 = 0')}`);
  await ground.run(`insert into progress (person, collection, item, grade, at)
    select ${id}, 'campaigns/siberia', 'first-money', 1 + n % 3, ${now} from ${some('rank % 3 = 0')}`);
  await ground.run(`insert into progress (person, collection, item, grade, at)
    select ${id}, 'puzzles/siberia', 'first', 1 + n % 2, ${now} from ${some('rank % 3 = 0')}`);
  await ground.run(`insert into openids (issuer, subject, person, created_at, used_at)
    select 'https://id.example', ${idOf(ground, 'o', rank)}, ${id}, ${now}, ${now} from ${some('rank % 100 = 1')}`);
  await ground.run(`insert into wishes (person, kind, delay) select ${id}, 'turn', 300000 from ${some('rank % 5 = 0')}`);
  await ground.run(`insert into receivers (id, person, kind, address, details, name, confirmed_at, dropped, failures, created_at)
    select ${idOf(ground, 'r', rank)}, ${id}, 'mail', 'login' || n || '@madang.example', '{}', 'login' || n, ${now}, null, 0, ${now}
    from ${some('rank % 10 = 0')}`);
  await ground.run(`insert into tries (key, count, at) select 'person ' || ${id}, 1.5, ${now} - n from ${some('rank % 20 = 0')}`);
  await ground.run(
    `insert into challenges (challenge, person, until) select ${idOf(ground, 'c', rank)}, ${id}, ${now} + n from ${some('rank % 500 = 0')}`,
  );
  await ground.run(`insert into links (token, kind, person, receiver, until)
    select ${idOf(ground, 'l', rank)}, 'confirm', ${id}, ${idOf(ground, 'r', rank)}, ${now} + n from ${some('rank % 500 = 0')}`);
}
