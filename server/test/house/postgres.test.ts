import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { fillHouse, sizeOf } from '../../../bench/house/fill.ts';
import { postgresGround } from '../../../bench/house/ground.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { handTime } from '../support/hand-time.ts';
import { afterwards, serverFor } from '../support/server.ts';
import { askAlone, askEverything, type House, KINDS, sayEverything } from './asking.ts';
import { GROWING } from './growing.ts';
import { OLD_LADDER } from './old-ladder.ts';
import { type Look, type PlanReader, readPlans } from './postgres-plans.ts';

/** People of a house that is built in seconds. The busiest person has played 1,250 matches of 20,000. */
const PEOPLE = 2000;
/** One match in so many has its moves. */
const MOVES_OF = 1000;
/** Rows that a statement may read: a page of a hundred tables with their seats, or the 500 results of a ladder, and what they are found by. */
const MOST_ROWS = 900;

/** Statements that may read more, each for a reason. */
const ALLOWED: readonly { readonly query: RegExp; readonly rows: number; readonly scan?: true; readonly why: string }[] = [
  { query: /^select "seq" from "jobs" limit/, rows: 1, scan: true, why: 'health asks for any one row' },
  { query: /^update "jobs" set "due" = "due" \+/, rows: Number.POSITIVE_INFINITY, why: 'once, where no node was alive: nobody thought meanwhile' },
  { query: /^select "moves"."table_id".* from "seats" inner join "moves"/, rows: 4000, why: 'all moves of ten matches, to take one’s own along' },
  { query: /as "met_at" from "seats" as "other"/, rows: 3000, why: 'everybody at the last 200 matches of a person' },
  {
    query: /^select "people"."name" from "seats" as "own" inner join "seats" as "other"/,
    rows: 3000,
    why: 'whether two people have met: the matches of one of them',
  },
];

/** A house on PostgreSQL with a server, each of whose statements is explained. The planner takes an index wherever there is one. */
async function postgresHouse(
  t: TestContext,
): Promise<{ readonly house: House; readonly reader: PlanReader; pass(milliseconds: number): Promise<void> }> {
  const databaseUrl = await databaseFor(t);
  const filled = await fillHouse({ databaseUrl }, KINDS, sizeOf(PEOPLE, MOVES_OF));
  const ground = await postgresGround(databaseUrl);
  afterwards(t, () => ground.close());
  const reader = readPlans();
  afterwards(t, () => reader.end());
  const time = handTime();
  time.passQuietly(Date.now() - time.parts.time.now());
  // Guests who are still there are the most; nobody is removed.
  const cleanUp = { waitingDays: 365, runningDays: 365, stoppedDays: 365, guestDays: 366, announceDays: 14 };
  const server = await serverFor(
    t,
    { databaseUrl: `${databaseUrl}?options=-c%20enable_seqscan%3Doff`, cleanUp, publicUrl: 'https://play.example' },
    { shelf: SHELF, ...time.parts },
  );
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await setTimeout(300);
  };
  return { house: { url: server.url, ground, filled }, reader, pass };
}

const isTooMuch = ({ query, scanned, rows }: Look): boolean => {
  const allowed = ALLOWED.find((one) => one.query.test(query));
  return rows > (allowed?.rows ?? MOST_ROWS) || (!allowed?.scan && scanned.some((table) => GROWING.includes(table)));
};

/** The worst of each statement, in words. */
function worstOf(looks: readonly Look[]): readonly string[] {
  const worst = new Map<string, Look>();
  for (const look of looks) if (look.rows >= (worst.get(look.query)?.rows ?? -1)) worst.set(look.query, look);
  return [...worst.values()]
    .sort((a, b) => b.rows - a.rows)
    .map(
      ({ asked, query, rows, pages, scanned }) =>
        `${asked}: ${rows} rows, ${pages} pages${scanned.length > 0 ? `, all of ${scanned}` : ''}: ${query.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
    );
}

test('PostgreSQL: in a full house nobody, by no request, message or worker, has all rows of a table read', { skip: POSTGRES }, async (t) => {
  const { house, reader, pass } = await postgresHouse(t);
  const before = (asked: string): void => reader.asking(asked);
  await sayEverything(house, { before });
  const answers = await askEverything(house, { before });
  reader.asking('workers');
  for (let look = 0; look < 4; look++) await pass(240_000);
  assert.deepEqual(
    answers.filter(({ status }) => status >= 500).map(({ asked }) => asked),
    [],
  );
  assert.ok(reader.looks.length > 2000, `${reader.looks.length} statements`);
  const found = (asked: (label: string) => boolean): readonly string[] =>
    worstOf(reader.looks.filter((look) => asked(look.asked) && isTooMuch(look)));
  assert.deepEqual(
    found((label) => label !== 'the test'),
    [],
  );
  // What it would find if a mend were taken back.
  reader.asking('the old ladder');
  await house.ground.run(OLD_LADDER.replace('siberia', house.filled.templates[0]?.game ?? ''));
  assert.equal(found((label) => label === 'the old ladder').length, 1);
  for (const [index, path] of [
    ['seats_ended', '/api/tables'],
    ['tables_by_created', '/api/admin/tables'],
    ['ratings_ranked', `/api/ladders/${house.filled.templates[0]?.game}/${house.filled.templates[0]?.seats}`],
  ] as const) {
    reader.asking('the test');
    await house.ground.run(`drop index ${index}`);
    const label = `without ${index}`;
    await askAlone(house, path, () => reader.asking(label));
    assert.notDeepEqual(
      found((one) => one === label),
      [],
      label,
    );
  }
});
