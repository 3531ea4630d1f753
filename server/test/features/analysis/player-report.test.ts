import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Profile } from '@madang/wire';
import { type Guest, newGuest } from '../../support/guest.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';

/** A match of two as the database has it once it is over and analysed; the person sits on the second seat. */
interface Kept {
  readonly lost: number;
  readonly won?: boolean;
  readonly table?: Readonly<Record<string, string | number>>;
  readonly state?: string;
  readonly act?: string;
}

const T0 = Date.now();

function keeper(file: DatabaseSync, person: string) {
  let made = 0;
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>): void => {
    const names = Object.keys(row);
    file.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`).run(...Object.values(row));
  };
  return ({ lost, won = false, table = {}, state = 'done', act }: Kept): void => {
    made += 1;
    const id = `kept${made}`;
    const scores = [0, 1].map((seat) => ({ seat, points: 1, rank: (seat === 1) === won ? 1 : 2 }));
    const open = { access: 'open', watchers: 1, imported: 0, helped: 0, counted: 1, status: 'over' };
    const times = { created_at: T0, updated_at: T0 + made, ended_at: T0 + made };
    const rest = { game: 'tiny', version: '1', options: '{}', invitation: id, owner: person, seq: 9, waiting: '[]', scores: JSON.stringify(scores) };
    insert('tables', { id, ...rest, ...open, ...times, ...table });
    insert('seats', { table_id: id, seat: 0, kind: 'bot', vacant_as: 'open', screen: 0, level: 'easy' });
    const ended = { ended_at: T0 + made, stood_in: act === 'sit-in' || act === 'resign' ? 1 : 0 };
    insert('seats', { table_id: id, seat: 1, kind: 'person', vacant_as: 'open', screen: 0, person, ...ended });
    if (act) insert('moves', { table_id: id, seq: 3, seat: 1, move: JSON.stringify({ act: { kind: act, level: 'easy' }, by: 'player' }), at: T0 });
    const verdicts = { fine: 3, inaccuracy: 2, mistake: 1, blunder: 0, unsure: 1 };
    const figures = [0, 1].map((seat) => ({ seat, choices: 7, verdicts, lost: seat === 1 ? lost : 0.9, luck: seat === 1 ? -0.1 : 0.1 }));
    const work = {
      state,
      done: 1,
      of_all: 1,
      findings: '{"glances":[],"compared":[]}',
      figures: JSON.stringify(figures),
      attempts: 0,
      claimed_until: 0,
    };
    insert('analyses', { table_id: id, seq: 9, person, ...work, asked_at: T0 });
  };
}

const seasons = async (asking: Guest, id: string) => Profile.parse((await asking.request('GET', `/api/users/${id}`)).body).seasons;
const near = (found: number | undefined, hoped: number): void => assert.ok(Math.abs((found ?? Number.NaN) - hoped) < 5e-3, `${found}, not ${hoped}`);

test('a person’s analysed matches add up; a stranger’s page leaves closed tables out, and help, documents and stand-ins count for nobody', async (t) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder });
  const [ada, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Eve')];
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  afterwards(t, () => file.close());
  file.exec('pragma busy_timeout = 5000');
  const keep = keeper(file, ada.id);
  const unfit = [
    { table: { helped: 1 } },
    { table: { imported: 1 } },
    { table: { counted: 0 } },
    { table: { seq: 10 } },
    // ended by vote: nobody won
    { table: { scores: '[]' } },
    { act: 'sit-in' },
    { act: 'resign' },
  ];
  for (const one of [...unfit, { state: 'asked' }]) keep({ lost: 0.5, ...one });
  assert.deepEqual(await seasons(ada, ada.id), []);
  for (const lost of [0.1, 0.2, 0.3, 0.4]) keep({ lost, won: lost < 0.2, act: 'back' });
  const faults = { inaccuracy: 2, mistake: 1, blunder: 0 };
  const [four, ...others] = await seasons(eve, ada.id);
  assert.deepEqual([others, four?.game, four?.seats, four?.matches, four?.won, four?.faults], [[], 'tiny', 2, 4, 0.25, faults]);
  assert.deepEqual([four?.error, four?.trend], [null, null], 'of four there is no interval');
  near(four?.lost, 0.25);
  near(four?.luck, -0.1);
  keep({ lost: 0.5, table: { access: 'link' } });
  const [five] = await seasons(ada, ada.id);
  // The mean of 0.1 … 0.5 is within 2.78 standard errors of 0.0707.
  near(five?.error ?? undefined, 0.196);
  keep({ lost: 0.5, table: { watchers: 0 } });
  assert.deepEqual([(await seasons(eve, ada.id))[0], (await seasons(ada, ada.id))[0]?.matches], [four, 6]);
  for (let i = 0; i < 8; i++) keep({ lost: 0 });
  const trend = (await seasons(ada, ada.id))[0]?.trend;
  assert.deepEqual([trend?.last.matches, trend?.before.matches], [10, 4]);
  near(trend?.last.lost, 0.1);
  near(trend?.before.lost, 0.25);
  // By the names of games, and of one game by its seats, whatever was played last.
  const three = JSON.stringify([0, 1, 2].map((seat) => ({ seat, points: 1, rank: seat + 1 })));
  for (const table of [{ scores: three }, { game: 'alpha' }, { game: 'omega' }, { game: 'omega', scores: three }, { game: 'omega' }])
    keep({ lost: 0.1, table });
  assert.deepEqual(
    (await seasons(ada, ada.id)).map(({ game, seats }) => `${game} ${seats}`),
    ['alpha 2', 'omega 2', 'omega 3', 'tiny 2', 'tiny 3'],
  );
});
