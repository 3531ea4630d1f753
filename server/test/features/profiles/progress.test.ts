import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Campaign, Challenge, Puzzle } from '@madang/kernel';
import { OwnProgress, type Progress } from '@madang/wire';
import fc from 'fast-check';
import { onBothDatabases, ROUNDS, together } from '../../support/databases.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { serverFor, settings, TINY } from '../../support/server.ts';

const challenge = (id: string): Challenge => ({
  id,
  signs: [],
  options: {},
  seed: id,
  seat: 0,
  against: ['random'],
  from: 0,
  lasts: { span: 'match', count: 1 },
  measure: () => 0,
  stars: [1, 2, 3],
  hints: 1,
});
const campaign: Campaign = {
  catalogues: async () => ({}),
  version: '1.0.0',
  challenges: ['first', 'second'].map(challenge),
  starts: {},
  rounds: 'round-ended',
};
const puzzle: Puzzle = { id: 'knot', seats: 2, options: {}, seed: 'knot', played: [], seat: 0, lines: [], rest: [], rating: 1200 };
const SHELF = [
  { ...TINY, campaign: async () => campaign, puzzles: async () => ({ version: '1.0.0', puzzles: [puzzle] }) },
  { ...TINY, name: 'without' },
];
const PASSWORD = 'a quiet courtyard';

const put = (guest: Guest, progress: unknown) => guest.request('PUT', '/api/progress', { progress });
const progressOf = async (guest: Guest): Promise<Progress> => OwnProgress.parse((await guest.request('GET', '/api/progress')).body).progress;
const exported = async (guest: Guest): Promise<string> => JSON.stringify((await guest.request('GET', '/api/account/export')).body);

onBothDatabases('the highest grades stay, whatever is sent in which order and however often; the answer says all', async (t, config) => {
  const { url } = await serverFor(t, config, { shelf: SHELF });
  const told = fc.array(fc.record({ first: fc.integer({ min: 0, max: 3 }), second: fc.integer({ min: 0, max: 3 }) }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(told, async (all) => {
      const ada = await newGuest(url, 'Ada');
      for (const tiny of [...all, ...all.toReversed()]) assert.equal((await put(ada, { 'campaigns/tiny': tiny })).status, 200);
      const most = Object.entries({
        first: Math.max(...all.map(({ first }) => first)),
        second: Math.max(...all.map(({ second }) => second)),
      }).filter(([, stars]) => stars > 0);
      const kept = most.length > 0 ? { 'campaigns/tiny': Object.fromEntries(most) } : {};
      assert.deepEqual(await progressOf(ada), kept);
      assert.deepEqual((await put(ada, {})).body, { person: ada.id, guest: true, progress: kept });
    }),
    { numRuns: 10 },
  );
});

onBothDatabases('two devices at once lose nothing', async (t, config) => {
  const { url } = await serverFor(t, config, { shelf: SHELF });
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await newGuest(url, 'Ada');
    const answers = await together(6, (i) => put(ada, { 'campaigns/tiny': i % 2 === 0 ? { first: 3, second: i % 3 } : { second: 3, first: i % 3 } }));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.deepEqual(await progressOf(ada), { 'campaigns/tiny': { first: 3, second: 3 } });
  }
});

onBothDatabases('a person has no more rows than games have challenges and puzzles, whatever they send', async (t, config) => {
  const { url } = await serverFor(t, config, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const made = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`made-${i}`, 3]));
  const answer = await put(ada, {
    'campaigns/tiny': { ...made, first: 2 },
    'campaigns/without': made,
    'campaigns/unknown': { first: 3 },
    'puzzles/tiny': { ...made, knot: 2, other: 3 },
    tiny: { first: 3 },
    constructor: { first: 3 },
  });
  assert.deepEqual([answer.status, await progressOf(ada)], [200, { 'campaigns/tiny': { first: 2 }, 'puzzles/tiny': { knot: 2 } }]);
  assert.equal((await put(ada, { 'puzzles/tiny': { knot: 3 } })).status, 200);
  for (const wrong of [4, -1, 1.5, '3', null]) assert.equal((await put(ada, { 'campaigns/tiny': { second: wrong } })).status, 400, String(wrong));
  assert.equal((await put(ada, { 'campaigns/tiny': { ['x'.repeat(65)]: 1 } })).status, 400);
  assert.deepEqual(await progressOf(ada), { 'campaigns/tiny': { first: 2 }, 'puzzles/tiny': { knot: 2 } });
});

test('an address tells of progress only so often in a minute', async (t) => {
  const { limits } = settings();
  const { url } = await serverFor(t, { limits: { ...limits, newPerMinute: 2 } }, { shelf: SHELF });
  const ada = await newGuest(url, 'Ada');
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push((await put(ada, { 'campaigns/tiny': { first: 1 } })).status);
  assert.deepEqual(answers, [200, 200, 429]);
  assert.deepEqual(await progressOf(ada), { 'campaigns/tiny': { first: 1 } });
});

/** The browser of a guest signs in as Ada. `bring`: what the guest has goes along. */
async function signIn(url: string, guest: Guest, bring: boolean): Promise<Guest> {
  const { headers, status } = await guest.request('POST', '/api/account/sign-in', { login: 'ada', password: PASSWORD, bring });
  assert.equal(status, 200);
  return guestOf(url, guest.id, (headers.get('set-cookie') ?? '').split(';')[0] ?? '');
}

onBothDatabases('progress is its person’s alone, stands in their export, and follows an account to each device', async (t, config) => {
  const { url } = await serverFor(t, config, { shelf: SHELF });
  const [phone, laptop, other, bo] = [await newGuest(url), await newGuest(url), await newGuest(url), await newGuest(url)];
  await put(phone, { 'campaigns/tiny': { first: 2, second: 2 } });
  await put(laptop, { 'campaigns/tiny': { first: 3, second: 1 } });
  await put(other, { 'campaigns/tiny': { second: 3 } });
  assert.deepEqual([await progressOf(bo), (await exported(bo)).includes('first')], [{}, false]);
  assert.match(await exported(phone), /"progress":\[\{"collection":"campaigns\/tiny","item":"first","grade":2,"at":\d+\}/);
  assert.equal((await phone.request('POST', '/api/account', { login: 'ada', password: PASSWORD })).status, 200);
  const known = OwnProgress.parse((await phone.request('GET', '/api/progress')).body);
  assert.deepEqual(known, { person: phone.id, guest: false, progress: { 'campaigns/tiny': { first: 2, second: 2 } } });
  const signedIn = await signIn(url, laptop, true);
  const alone = await signIn(url, other, false);
  for (const device of [phone, signedIn, alone]) assert.deepEqual(await progressOf(device), { 'campaigns/tiny': { first: 3, second: 2 } });
});
