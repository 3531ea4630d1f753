import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Services } from '../../../core/services.ts';
import { countMatch } from '../../../features/ratings/count.ts';
import { startRatingWorker } from '../../../features/ratings/worker.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { handTime } from '../../support/hand-time.ts';
import { newLog } from '../../support/log.ts';
import { addPerson, addTable } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

/** Somebody who counts matches, of which those called broken cannot be opened. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { log, lines } = newLog();
  const { parts, passQuietly, timerWithin } = handTime();
  const own: Services = { ...services, ...(parts.time && { time: parts.time }), storage, log };
  const { live, send } = carried(beginFold(tiny, { seats: 2, seed: 'counting', options: { tip: 'none', rounds: '1' } }));
  for (let next = live.fold?.open[0]; next; next = live.fold?.open[0]) await send(next.seat, [next.moves[0]]);
  const opened: string[] = [];
  const open = async (id: string) => {
    opened.push(id);
    if (id.startsWith('broken')) throw new Error('damaged');
    return id === live.id ? live : undefined;
  };
  const counting = startRatingWorker(own, { ...newRegistry(own), open });
  afterwards(t, () => counting.close());
  const add = (id: string, updatedAt: number, status = 'over', counted = 0) => addTable(storage.db, id, { status, counted, updated_at: updatedAt });
  const rest = () => timerWithin(10_000);
  const woken = async () => {
    counting.wake();
    await rest();
  };
  const counted = async (id: string) => (await storage.db.selectFrom('tables').select('counted').where('id', '=', id).executeTakeFirst())?.counted;
  return { counting, add, opened, lines, woken, rest, passQuietly, counted };
}

test('a match that cannot be counted is written down once and left alone; each is looked at once a look', async (t) => {
  const { add, opened, lines, woken, counted } = await place(t);
  await add('table', 3);
  await add('broken', 2);
  for (let i = 0; i < 20; i++) await add(`gone${i}`, 1);
  await add('running', 0, 'running');
  await add('known', 0, 'over', 1);
  await woken();
  assert.deepEqual([opened[0], opened.length, opened.at(-1)], ['broken', 22, 'table']);
  assert.deepEqual(
    lines.map(({ level, table, msg }) => [level, table, msg]),
    [[50, 'broken', 'a match cannot be counted']],
  );
  assert.deepEqual([await counted('table'), await counted('broken')], [1, 0]);
  await woken();
  assert.equal(opened.length, 42);
  assert.equal(lines.length, 1);
});

test('many that cannot be counted keep nobody back; whoever is not woken looks after ten seconds', async (t) => {
  const { add, opened, rest, woken, passQuietly, counted } = await place(t);
  for (let i = 0; i < 20; i++) await add(`broken${i}`, i);
  await add('table', 50);
  await woken();
  assert.deepEqual([opened.length, opened.at(-1), await counted('table')], [21, 'table', 1]);
  await add('later', 60);
  passQuietly(9_999);
  await rest();
  assert.equal(opened.length, 21);
  passQuietly(1);
  await rest();
  assert.deepEqual(opened.slice(21), ['later']);
});

test('whoever counts and is closed begins no other match', async (t) => {
  const { counting, add, opened } = await place(t);
  await add('broken', 1);
  await add('table', 2);
  counting.wake();
  await counting.close();
  assert.deepEqual(opened, []);
});

test('a match is kept with what it came to: whether it says how well people play, its steps and its scores; a second time changes nothing', async (t) => {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const own: Services = { ...services, storage };
  for (const id of ['ada', 'bo']) await addPerson(storage.db, id);
  const counted = async (id: string, people: readonly string[]) => {
    const { live, send } = carried(beginFold(tiny, { seats: 2, seed: id, options: { tip: 'none', rounds: '1' } }));
    for (let next = live.fold?.open[0]; next; next = live.fold?.open[0]) await send(next.seat, [next.moves[0]]);
    const seats = live.record.seats.map((one) => ({ ...one, person: people[one.seat] ?? null }));
    const over = { ...live, id, record: { ...live.record, id, seats } };
    await addTable(storage.db, id, { status: 'over' });
    await countMatch(own, over);
    await countMatch(own, over);
    const {
      rated,
      steps,
      scores,
      seats: many,
    } = await storage.db.selectFrom('results').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
    const { match } = live.fold ?? assert.fail();
    assert.deepEqual([steps, scores], [match.log.length, JSON.stringify(match.game.standing(match.state))]);
    return `${many} seats, ${rated ? 'rated' : 'not rated'}`;
  };
  assert.equal(await counted('fair', ['ada', 'bo']), '2 seats, rated');
  assert.equal(await counted('alone', ['ada', 'ada']), '2 seats, not rated');
  const ratings = await storage.db.selectFrom('ratings').select(['player', 'played']).orderBy('player').execute();
  assert.deepEqual(
    ratings.map(({ player, played }) => `${player}: ${played}`),
    ['person ada: 1', 'person bo: 1'],
  );
  assert.equal(await counted('left', ['ada', 'gone']), '2 seats, rated');
  const after = await storage.db.selectFrom('ratings').select(['player', 'played']).orderBy('player').execute();
  assert.deepEqual(
    after.map(({ player, played }) => `${player}: ${played}`),
    ['person ada: 2', 'person bo: 1'],
    'nothing is kept of whoever was deleted meanwhile',
  );
});
