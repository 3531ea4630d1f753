import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { decisions, type Move, type State } from '@madang/kernel';
import { Profile, type TableAct } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import { leaversOf, ranksBy } from '../../../features/ratings/leavers.ts';
import { NEWCOMER, pointsOf, skillsAfter } from '../../../features/ratings/rating.ts';
import type { Fold } from '../../../matches/log/fold.ts';
import type { Guest } from '../../support/guest.ts';
import { chance, playAny, standing, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const act = (seq: number, seat: number, one: TableAct): Fold['acts'][number] => ({ seq, seat, by: 'player', at: 0, act: one });
const SIT: TableAct = { kind: 'sit-in', level: 'easy' };
const BACK: TableAct = { kind: 'back' };

/** The seats that left a match in which these seats made steps, by their seq. */
const left = (steps: Readonly<Record<number, number>>, acts: Fold['acts'], more: Partial<Pick<Fold, 'forced' | 'standIns' | 'resigned'>> = {}) => {
  const made = Object.entries(steps).map(([seq, by]) => ({ seq: Number(seq), by, heard: [] }));
  const log = [{ seq: 0, by: null, heard: [] }, ...made];
  return leaversOf({ log, acts, forced: [], standIns: [undefined, undefined], resigned: new Set(), ...more });
};

test('who gave up, and who was played for at the end or for more than half of their decisions, left', () => {
  const even = { 1: 0, 2: 1, 3: 0, 4: 1 };
  assert.deepEqual(left(even, []), [false, false]);
  assert.deepEqual(left(even, [], { resigned: new Set([1]) }), [false, true]);
  assert.deepEqual(left(even, [], { standIns: ['easy', undefined] }), [true, false]);
  // Steps 3 and 4 of seat 0 were a bot's, of four.
  const away = { 1: 0, 3: 0, 4: 0, 6: 0, 7: 1 };
  assert.deepEqual(left(away, [act(2, 0, SIT), act(5, 0, BACK)]), [false, false]);
  assert.deepEqual(left({ ...away, 1: 1 }, [act(2, 0, SIT), act(5, 0, BACK)]), [true, false]);
  assert.deepEqual(left({ ...away, 1: 1 }, [act(2, 0, SIT), act(5, 0, BACK)], { forced: [] }), [true, false]);
  assert.deepEqual(left(away, [], { forced: [3, 4, 6].map((seq) => ({ seq, seat: 0 })) }), [true, false], 'or by the clock');
});

test('whoever left is beaten by all who stayed, and equals who left as well; those who stayed stand as they played', () => {
  const scores = [1, 2, 3, 4].map((rank, seat) => ({ seat, rank, points: 0 }));
  assert.deepEqual(ranksBy(scores, [false, false, false, false]), [1, 2, 3, 4]);
  assert.deepEqual(ranksBy(scores, [true, false, false, false]), [4, 1, 2, 3]);
  assert.deepEqual(ranksBy(scores, [true, false, true, false]), [3, 1, 3, 2]);
});

test('a match against somebody who left never costs who stayed more than one against a bot', async () => {
  const pointsFor = (skills: Awaited<ReturnType<typeof skillsAfter>>) => pointsOf(skills.get('person a') ?? NEWCOMER);
  for (const own of [1, 2, 3]) {
    const others = [1, 2, 3].filter((rank) => rank !== own);
    const scores = [own, ...others].map((rank, seat) => ({ seat, rank, points: 0 }));
    const bots = await skillsAfter(
      ['person a', 'bot x', 'person c'],
      new Map(),
      scores.map(({ rank }) => rank),
    );
    const gone = await skillsAfter(['person a', 'person b', 'person c'], new Map(), ranksBy(scores, [false, true, false]));
    assert.ok(pointsFor(gone) >= pointsFor(bots), `rank ${own}`);
  }
});

/** The best move that there is for a bot, so that it wins: the last offered. */
const last: Thinker = {
  think: async ({ view, seat }) =>
    decisions<State, Move>(tiny, view)
      .find((one) => one.seat === seat)
      ?.moves.at(-1),
  close: async () => undefined,
};

test('who gives up at once gains nothing by the bot that plays on, and who stayed loses nothing', async (t) => {
  for (const seed of [1, 2, 3]) {
    const { url } = await serverFor(t, {}, { thinker: last });
    const { id, guests, lines } = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
    const [a, b] = lines;
    const [ada, bo] = guests;
    assert.ok(a && b && ada && bo);
    assert.equal((await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'resign' } })).type, 'done');
    const random = chance(seed);
    while (!standing(b).over) if ((await playAny(b, id, random)) === undefined && !standing(b).over) await b.next('step');
    const rating = async (guest: Guest) => {
      for (;;) {
        const [own] = Profile.parse((await bo.request('GET', `/api/users/${guest.id}`)).body).ratings;
        if (own) return [own.won, Math.sign(own.points - 1000)];
        await setTimeout(20);
      }
    };
    assert.deepEqual([await rating(ada), (await rating(bo))[0]], [[0, -1], 1]);
    assert.ok(((await rating(bo))[1] ?? -1) > 0, 'who stayed gained');
  }
});
