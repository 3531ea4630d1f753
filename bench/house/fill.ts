import { type Config, readConfig } from '@madang/server';
import { addCups, addDeals, addTalk } from './around.ts';
import { type Ground, postgresGround, sqliteGround } from './ground.ts';
import { addMatches, addRatings, type Size, setAccess, type Template } from './matches.ts';
import { addPeople } from './people.ts';
import { type Kind, playTemplates } from './templates.ts';

/** Where a house is built: an empty data folder, or the address of an empty PostgreSQL database. */
export type Site = { readonly dataFolder: string } | { readonly databaseUrl: string };

/** What a house came to. */
export interface Filled {
  readonly size: Size;
  /** Milliseconds that it took, by what was done. */
  readonly took: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly templates: readonly Template[];
}

/** Sessions are signed by it, so that tests can come in. */
const SECRET = 'a secret for full houses alone, no other';

/** A house of so many people: ten finished matches for each, one live match for five, two ratings each. */
export const sizeOf = (people: number, movesOf = 40): Size => ({
  people,
  finished: people * 10,
  live: Math.floor(people / 5),
  waiting: Math.floor(people / 50),
  ratings: people * 2,
  movesOf,
});

/** A server of that place, to which nobody comes. */
function configOf(site: Site): Config {
  const place = 'dataFolder' in site ? { DATA_DIR: site.dataFolder } : { DATABASE_URL: site.databaseUrl };
  const limits = { NEW_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '100000' };
  return readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', SECRET, WEB_DIR: 'nowhere', EMBEDDING: 'yes', ...limits, ...place });
}

/** Fills an empty database with people and matches; the same rows for the same size but for what is drawn in the matches that are copied. */
export async function fillHouse(site: Site, kinds: readonly Kind[], size: Size, told: (step: string) => void = () => undefined): Promise<Filled> {
  const took: Record<string, number> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const done = await work();
    took[name] = Math.round(performance.now() - began);
    told(`${name}: ${took[name]} ms`);
    return done;
  };
  await step('templates', () => playTemplates(configOf(site), kinds));
  const ground = 'dataFolder' in site ? sqliteGround(`${site.dataFolder}/madang.sqlite`) : await postgresGround(site.databaseUrl);
  try {
    const now = Date.now();
    const templates = await findTemplates(ground, kinds);
    const indexes = await ground.indexes();
    for (const name of indexes.keys()) await ground.run(`drop index ${name}`);
    await ground.run('begin');
    await step('people', () => addPeople(ground, size.people, now));
    await step('matches', () => addMatches(ground, templates, size));
    await step('ratings', () => addRatings(ground, templates, size, now));
    const [first] = templates;
    if (first) await step('cups', () => addCups(ground, size, first, now));
    const games = kinds.map(([game]) => game);
    await step('deals', () => addDeals(ground, size, games, now));
    await ground.run('commit');
    await step('indexes', async () => {
      await ground.clean();
      for (const make of indexes.values()) await ground.run(make);
    });
    await step('talk', () => addTalk(ground, size, now));
    await step('access', () => setAccess(ground, size));
    await step('statistics', () => ground.analyse());
    return { size, took, bytes: await ground.size(), templates };
  } finally {
    await ground.close();
  }
}

async function findTemplates(ground: Ground, kinds: readonly Kind[]): Promise<readonly Template[]> {
  const rows = await ground.rows('select id, game, status, (select count(*) from seats where table_id = tables.id) as seats from tables');
  return kinds.map(([game, seats]) => {
    const idOf = (status: string): string => {
      const found = rows.find((row) => row.game === game && Number(row.seats) === seats && row.status === status);
      if (!found) throw new Error(`no match of ${game} that is ${status}`);
      return String(found.id);
    };
    return { game, seats, over: idOf('over'), running: idOf('running'), waiting: idOf('waiting') };
  });
}
