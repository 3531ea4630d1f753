import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { TableAct } from '@madang/wire';
import type { Config } from '../../../index.ts';
import { onBothDatabases } from '../../support/databases.ts';
import type { Line } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, follow, playAny, standing, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIVE = { kind: 'live', minutes: 10, increment: 0, out: 'decision' } as const;

/** A table for three in a time of its own; two of them, and a way to give. */
async function clocked(t: TestContext, config: Partial<Config>, clock: object) {
  const time = handTime();
  const server = await serverFor(t, config, time.parts);
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 3, { clock });
  const [ada, bo] = guests;
  const [a, b, c] = lines;
  assert.ok(ada && bo && a && b && c);
  const act = (line: Line, seat: number, what: TableAct, name = command()) => line.ask({ type: 'act', table: id, seat, command: name, act: what });
  const code = async (line: Line, seat: number, what: TableAct, name?: string) => {
    const answer = await act(line, seat, what, name);
    return answer.type === 'refused' ? answer.problem.code : answer.repeated ? 'repeated' : 'done';
  };
  /** Milliseconds that a seat has left, as somebody sees who comes now. */
  const left = async (seat: number) => {
    const seen = await follow(ada, id);
    const { seats } = await seen.next('clocks');
    await seen.close();
    return seats[seat]?.left;
  };
  return { time, id, a, b, c, code, left };
}

const gift = (to: number, minutes = 5): TableAct => ({ kind: 'give-time', to, minutes });

onBothDatabases('time that players give is added exactly, each command once, and all of it where two give at once', async (t, config) => {
  const { time, a, b, c, code, left } = await clocked(t, config, LIVE);
  time.passQuietly(MINUTE);
  const name = command();
  assert.equal(await code(a, 0, gift(1), name), 'done');
  assert.equal(await code(a, 0, gift(1), name), 'repeated');
  const { acts } = await c.next('acts');
  assert.deepEqual(
    acts.map(({ seat, by, act }) => [seat, by, act]),
    [[0, 'player', gift(1)]],
  );
  assert.deepEqual([await left(0), await left(1)], [9 * MINUTE, 14 * MINUTE]);
  const at = await Promise.all([code(a, 0, gift(2)), code(b, 1, gift(2)), code(b, 1, gift(0, 30))]);
  assert.deepEqual(at, ['done', 'done', 'done']);
  assert.deepEqual([await left(0), await left(1), await left(2)], [39 * MINUTE, 14 * MINUTE, 19 * MINUTE]);
  // Time that ended a moment before runs on; nobody is played for before the new end.
  time.passQuietly(14 * MINUTE - 1);
  assert.equal(await code(c, 2, gift(1)), 'done');
  time.pass(MINUTE);
  assert.deepEqual([await left(1), a.received.some((one) => one.type === 'step')], [4 * MINUTE + 1, false]);
});

onBothDatabases('nobody gives to themselves, to whom a bot plays for, too much, too often, or where it was not agreed', async (t, config) => {
  const { a, b, c, code, left } = await clocked(t, config, LIVE);
  assert.deepEqual([await code(a, 0, gift(0)), await code(a, 0, gift(7)), await code(a, 0, gift(1, 31))], ['no-gift', 'no-clock', 'no-gift']);
  assert.equal(await code(a, 1, gift(2)), 'not-your-seat');
  await code(c, 2, { kind: 'sit-in', level: 'random' });
  assert.deepEqual([await code(a, 0, gift(2)), await code(c, 2, gift(0))], ['bot-plays', 'bot-plays']);
  for (let i = 0; i < 11; i++) assert.equal(await code(a, 0, gift(1)), 'done');
  // The last one is given once, though two ask for it.
  const last = await Promise.all([code(a, 0, gift(1)), code(a, 0, gift(1))]);
  assert.deepEqual(last.sort(), ['done', 'too-many']);
  assert.equal(await left(1), 70 * MINUTE);
  assert.equal(await code(b, 1, gift(0)), 'done');
  const strict = await clocked(t, config, { ...LIVE, gifts: false });
  assert.equal(await strict.code(strict.a, 0, gift(1)), 'no-gifts');
  const untimed = await clocked(t, config, { ...LIVE, gifts: true });
  assert.equal(await untimed.code(untimed.a, 0, gift(1)), 'done');
});

onBothDatabases('with days a decision that is waited for gets a day more, and no other', async (t, config) => {
  const { time, id, a, b, code, left } = await clocked(t, config, { kind: 'days', days: 1, bank: 1, out: 'decision' });
  time.passQuietly(30 * 60 * MINUTE);
  assert.equal(await left(1), 18 * 60 * MINUTE);
  assert.equal(await code(a, 0, gift(1, 1440)), 'done');
  assert.equal(await left(1), 18 * 60 * MINUTE + DAY);
  while (standing(b).decisions.length > 0) await playAny(b, id, chance(1));
  assert.equal(await code(a, 0, gift(1, 1440)), 'not-waited-for');
});
