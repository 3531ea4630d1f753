import type { Ground } from './ground.ts';
import type { Size, Template } from './matches.ts';
import { busyRank, idOf, liveRank, nameOf, personId, share } from './people.ts';

const CUP_PEOPLE = 32;

/** What stands around the matches: talk, notices, plans, analyses, reports. */
export async function addTalk(ground: Ground, size: Size, now: number): Promise<void> {
  const { people, finished, live } = size;
  const at = `${now} - ${ground.whole(`${share('g.n', 3)} * 63072000000`)}`;
  const lines = (letter: string, rank: string): string => `insert into chat (table_id, id, person, name, text, command, at)
    select ${idOf(ground, letter, 'g.n')}, l.n + 1, ${personId(ground, rank)}, ${nameOf(ground, rank)},
    'well played, that dam cost me the whole upper river', 'c' || l.n || ${idOf(ground, 'c', 'g.n')}, ${at} + l.n`;
  const times = (count: number): string => ground.numbers(count).replace(/ as g$/, ' as l');
  await ground.run(`${lines('f', busyRank(ground, size, 'g.n', '0'))} from ${ground.numbers(finished)} cross join ${times(4)} where g.n % 10 = 0`);
  await ground.run(`${lines('g', liveRank(ground, size, 'g.n', '0'))} from ${ground.numbers(live)} cross join ${times(6)}`);
  const liveTable = idOf(ground, 'g', 'n');
  const overTable = idOf(ground, 'f', 'n');
  const person = personId(ground, liveRank(ground, size, 'n', '0'));
  const turn = `'turn ' || ${liveTable} || ' ' || ${person}`;
  await ground.run(`insert into notices (id, kind, person, table_id, since, due, told, claimed_until)
    select ${turn}, 'turn', ${person}, ${liveTable}, ${now}, ${now} + 86400000, 1, 0 from ${ground.numbers(live)} where n % 4 = 0`);
  await ground.run(`insert into deliveries (id, kind, person, table_id, receiver, since, due, attempts, claimed_until)
    select ${turn}, 'turn', ${person}, ${liveTable}, ${idOf(ground, 'r', 'n')}, ${now}, ${now} + 86400000, 0, 0 from ${ground.numbers(live)} where n % 40 = 0`);
  const free = "case when tables.waiting like '%0%' then 1 else 0 end";
  await ground.run(`insert into plans (table_id, seat, person, command, condition, turns, after_seq, stopped, at)
    select ${liveTable}, ${free}, ${person}, 'planned' || n, 'offered', '[[{"id":1,"told":[]}]]', 1, null, ${now}
    from ${ground.numbers(live)} join tables on tables.id = ${liveTable} where n % 50 = 0`);
  await ground.run(`insert into questions (table_id, question)
    select ${liveTable}, '{"seat":0,"question":{"kind":"abandon"},"agreed":[0]}' from ${ground.numbers(live)} where n % 100 = 7`);
  const figures = `'[' || '{"seat":0,"verdicts":{"inaccuracy":2,"mistake":1,"blunder":0},"lost":0.1,"luck":0},' ||
    '{"seat":1,"verdicts":{"inaccuracy":1,"mistake":0,"blunder":0},"lost":0.05,"luck":0}' || ']'`;
  await ground.run(`insert into analyses (table_id, seq, person, state, done, of_all, findings, figures, attempts, claimed_until, asked_at)
    select ${overTable}, tables.seq, ${personId(ground, busyRank(ground, size, 'n', '0'))}, 'done', 40, 40, '{"glances":[],"compared":[]}', ${figures}, 0, 0, ${at}
    from ${ground.numbers(finished)} join tables on tables.id = ${overTable} where n % 20 = 0`);
  await ground.run(`insert into reports (id, table_id, reporter, person, reason, at)
    select ${idOf(ground, 'x', 'n')}, ${overTable}, ${personId(ground, 'n')}, ${personId(ground, 'n + 1')}, 'rude', ${at}
    from ${ground.numbers(Math.ceil(people / 100))}`);
  await addWebhooks(ground, size, now);
  await ground.run(`insert into announcements (id, text, at) values (1, 'welcome', ${now}), (2, 'a new version tonight', ${now})`);
}

/** One webhook that cannot be reached, what it was told of every table, and ids in a chat program. */
async function addWebhooks(ground: Ground, { people, finished, live }: Size, now: number): Promise<void> {
  await ground.run(`insert into webhooks (id, name, form, address, details, language, events, since, failures, resting_until, dropped)
    values ('club', 'Club', 'discord', 'https://192.0.2.1/x', '{}', 'en', 'tables results tournaments turns', 0, 0, 0, null)`);
  const posts = (letter: string, stage: string, due: string): string => `insert into webhook_posts
    (subject, webhook, stage, message, shown, sent, sent_at, due, marks, claimed_until)
    select 'table ' || ${idOf(ground, letter, 'n')}, 'club', '${stage}', '7', '{"text":"x","mentions":[]}', 1, ${now} - n, ${due}, 0, 0`;
  await ground.run(`${posts('f', 'over', 'null')} from ${ground.numbers(finished)} where n % 2 = 0`);
  await ground.run(`${posts('g', 'playing', `${now} + 600000`)} from ${ground.numbers(live)}`);
  await ground.run(`insert into chat_names (person, program, name)
    select ${personId(ground, 'n')}, 'discord', '123456789012345678' from ${ground.numbers(people)} where n % 3 = 0`);
}

/** Cups of four rounds: most are over, some run, some gather people. */
export async function addCups(ground: Ground, { people }: Size, { game, seats }: Template, now: number): Promise<void> {
  const cups = Math.max(100, Math.ceil(people / 100));
  const id = idOf(ground, 'u', 'g.n');
  const lines = ground.numbers(CUP_PEOPLE).replace(/ as g$/, ' as l');
  const rank = `(g.n * 17 + l.n)`;
  const person = personId(ground, rank);
  await ground.run(`insert into cups (id, name, game, options, seats, clock, people, rounds, round, status, owner, created_at, updated_at)
    select ${id}, 'Cup ' || n, '${game}', '{}', ${seats}, '{"kind":"days","days":1,"out":"seat"}', ${CUP_PEOPLE}, 4,
      case when n % 10 = 0 then 0 else 4 end, case when n % 10 = 0 then 'gathering' else 'over' end, ${personId(ground, 'n')},
      ${now} - ${ground.whole(`${share('n', 2)} * 31536000000`)}, ${now} from ${ground.numbers(cups)}`);
  await ground.run(`insert into cup_people (cup_id, person, name, joined_at)
    select ${id}, ${person}, ${nameOf(ground, rank)}, ${now} + l.n from ${ground.numbers(cups)} cross join ${lines} where g.n % 10 > 0 or l.n < 9`);
  const rounds = ground.numbers(4).replace(/ as g$/, ' as r');
  await ground.run(`insert into cup_seats (cup_id, round, person, nth, seat, table_id, points, share, missed, at)
    select ${id}, r.n + 1, ${person}, l.n / ${seats}, l.n % ${seats}, ${idOf(ground, 'f', 'g.n')}, 4, 0.25, 0, ${now}
    from ${ground.numbers(cups)} cross join ${lines} cross join ${rounds} where g.n % 10 > 0`);
}

/** Days of the daily deals of a house. */
const DEAL_DAYS = 40;

/** Daily deals of the last weeks, the last one today: a fifth of all people finished each, some others began it. */
export async function addDeals(ground: Ground, { people }: Size, games: readonly string[], now: number): Promise<void> {
  const players = ground.numbers(Math.ceil(people / 5)).replace(/ as g$/, ' as l');
  for (let ago = 0; ago < DEAL_DAYS; ago++) {
    const day = new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
    for (const game of games) {
      await ground.run(`insert into deals (day, game, seed) values ('${day}', '${game}', 'seed')`);
      await ground.run(`insert into deal_attempts (day, game, person, table_id, state, points, helped, streak, best, ended_at)
        select '${day}', '${game}', ${personId(ground, 'l.n')}, ${idOf(ground, 'f', 'l.n')}, case when l.n % 9 = 4 then 'open' else 'counted' end,
        l.n % 97, case when l.n % 8 = 0 then 1 else 0 end, 3, 7, ${now} from ${players}`);
    }
  }
}
