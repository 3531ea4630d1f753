import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Options, seedRandom } from '@madang/kernel';
import { MANAGEMENT_SPACES } from '../components/spaces.ts';
import { BASIC_TILES, SPECIFIC_BASIC_TILES } from '../components/technology.ts';
import { BONUS_TILES, COMPANIES, CONTRACTS, OFFICERS } from '../components/words.ts';
import { barrage } from '../rules/index.ts';
import type { Barrage } from '../rules/state.ts';
import { asks, offered, play, playerAt, position, refused, toAct } from './position.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `setup ${i}`);
const starts = (seats: number, options: Options = {}): Barrage[] => SEEDS.map((seed) => begin(barrage, { seats, seed, options }));
const EXPERT = { game: 'expert' };
const varied = (states: readonly Barrage[], what: (state: Barrage) => unknown): boolean =>
  new Set(states.map((state) => JSON.stringify(what(state)))).size > 3;
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

test('BAR-SETUP-01 four of eight headstream tiles, at random', () => {
  for (const state of starts(4)) assert.equal(new Set(state.headstreams).size, 4);
  assert.ok(varied(starts(4), (state) => state.headstreams));
});

test('BAR-SETUP-02, BAR-SETUP-03 five bonus tiles; in the beginner game never that for advanced tiles', () => {
  const advanced = BONUS_TILES.indexOf('bonus-advanced-tech');
  assert.ok(starts(4).every((state) => new Set(state.bonus).size === 5 && !state.bonus.includes(advanced)));
  const expert = starts(4, EXPERT);
  assert.ok(expert.some((state) => state.bonus.includes(advanced)) && expert.some((state) => !state.bonus.includes(advanced)));
});

test('BAR-SETUP-04 one objective', () => {
  assert.ok(starts(3).every((state) => state.objective >= 0 && state.objective < 6));
  assert.ok(varied(starts(3), (state) => state.objective));
});

test('BAR-SETUP-05 one national contract less than participants, as they are drawn', () => {
  for (const seats of [2, 3, 4])
    for (const state of starts(seats))
      assert.deepEqual([state.nationals.length, state.nationals.every((one) => one >= 4 && one < 10)], [seats - 1, true]);
  assert.ok(starts(3).some(({ nationals: [first = 0, second = 0] }) => first > second));
  assert.ok(starts(3).some(({ nationals: [first = 0, second = 0] }) => first < second));
});

test('BAR-SETUP-06 two private contracts of each colour lie face up, the rest in three piles', () => {
  for (const state of starts(2)) {
    assert.deepEqual(
      state.market.map((contract) => Math.floor((contract - 10) / 15)),
      [0, 0, 1, 1, 2, 2],
    );
    assert.deepEqual(state.piles.map(bits), [13, 13, 13]);
  }
});

test('BAR-SETUP-07, BAR-SETUP-08, BAR-SETUP-09 neutral dams of level 1, 2, 3 on lower sites with one drop', () => {
  for (const state of starts(4)) {
    const dams = state.damOwner.flatMap((owner, dam) => (owner === 4 ? [dam] : []));
    assert.deepEqual(
      dams.map((dam) => [dam & 1, state.damHeight[dam], state.drops[dam]]),
      [
        [1, 1, 1],
        [1, 2, 1],
        [1, 3, 1],
      ],
    );
    assert.deepEqual(
      dams.map((dam) => (dam < 8 ? 0 : dam < 14 ? 1 : 2)),
      [0, 1, 2],
    );
  }
  assert.ok(varied(starts(4), (state) => state.damOwner));
});

test('BAR-SETUP-10 beginner: no patent office, no advanced tiles', () => {
  const state = position({ options: { game: 'beginner' } });
  assert.equal(refused(state, 'space patentOffice-slot1-single'), 'BAR-SETUP-10 expert-only patentOffice-slot1-single');
  assert.ok(starts(4).every(({ patents, deck }) => patents.every((tile) => tile === -1) && deck === 0));
});

test('BAR-SETUP-11 expert: three tiles of deck I lie face up', () => {
  for (const state of starts(4, EXPERT)) assert.ok(state.patents.every((tile) => tile >= 5 && tile < 10) && bits(state.deck) === 12);
});

test('BAR-SETUP-12, BAR-SETUP-13 spaces marked 3+ and 4 are closed with fewer participants, left and right alike', () => {
  const closed = (most: number): string[] =>
    MANAGEMENT_SPACES.filter(({ minParticipants }) => minParticipants > most).map(({ section, row }) => `${section} ${row}`);
  assert.deepEqual([...new Set(closed(3))], ['turbine plus1', 'machineryShop choice', 'contractOffice one-b']);
  assert.deepEqual([...new Set(closed(2))], ['turbine plus1', 'turbine minus1', 'workshop rotate2', 'machineryShop choice', 'contractOffice one-b']);
  assert.equal(closed(2).length, 10);
  assert.equal(refused(position({ seats: 2 }), 'space workshop-rotate2-right'), 'BAR-SETUP-12 space-closed workshop-rotate2-right 3 2');
  const taken = position({ seats: 3, taken: { 'workshop-rotate2-right': 1 } });
  assert.equal(refused(taken, 'space workshop-rotate2-right'), 'BAR-ACT-03 space-taken workshop-rotate2-right 1', 'with three it is but taken');
  assert.ok(offered(position({ seats: 3 })).includes('space workshop-rotate2-left'));
});

test('BAR-SETUP-14, BAR-SETUP-16, BAR-SETUP-17, BAR-SETUP-18 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 points, no energy', () => {
  for (const { players } of starts(4)) {
    for (const me of players) assert.deepEqual([me.credits, me.excavators, me.mixers, me.engineers, me.vp, me.energy], [6, 6, 4, 12, 10, 0]);
  }
});

test('BAR-SETUP-15 Mahiri Sekibo starts with 9 credits', () => {
  const owners = starts(4, EXPERT).flatMap((state) => {
    finishDraft(state);
    return state.players.filter((me) => me.officer === OFFICERS.indexOf('mahiri-sekibo'));
  });
  assert.ok(owners.length > 0);
  assert.ok(owners.every((me) => me.credits === 9));
});

test('BAR-SETUP-19, BAR-SETUP-20 beginner seats and turn order', () => {
  for (const seats of [2, 3, 4]) {
    const [state] = starts(seats);
    assert.ok(state);
    assert.deepEqual(state.order, [0, 1, 2, 3].slice(0, seats));
    const who = state.players.map((me) => `${COMPANIES[me.company]} ${OFFICERS[me.officer]} ${me.held.map((contract) => CONTRACTS[contract])}`);
    assert.deepEqual(
      who,
      ['usa wilhelm-adler S1', 'germany jill-mcdowell S2', 'italy solomon-p-jordan S3', 'france viktor-fiesler S4'].slice(0, seats),
    );
  }
});

test('BAR-SETUP-21, BAR-EXPERT-05 all five basic tiles for beginners, no wild one for experts', () => {
  assert.ok(starts(4).every(({ players }) => players.every((me) => me.tiles === BASIC_TILES)));
  assert.ok(starts(4, EXPERT).every(({ players }) => players.every((me) => me.tiles === SPECIFIC_BASIC_TILES)));
});

/** Takes the first company and contract offered until the draft is over; gives the seats in picking order. */
function finishDraft(state: Barrage): number[] {
  const picks: number[] = [];
  while (asks(state) === 'draft company' || asks(state) === 'draft contract') {
    if (asks(state) === 'draft company') picks.push(toAct(state));
    play(state, offered(state)[0] ?? '');
  }
  return picks;
}

test('BAR-EXPERT-01, BAR-EXPERT-02 companies with an officer each and starting contracts, as many as participants', () => {
  for (const seats of [2, 3, 4]) {
    for (const { draft } of starts(seats, EXPERT)) {
      assert.deepEqual([new Set(draft.companies).size, new Set(draft.officers).size, new Set(draft.contracts).size], [seats, seats, seats]);
    }
  }
  assert.ok(varied(starts(3, EXPERT), (state) => state.draft));
});

test('BAR-EXPERT-03, BAR-EXPERT-04 a random player picks first, then clockwise; turn order is the reverse: example EX-10', () => {
  const firsts = new Set<number>();
  for (const state of starts(4, EXPERT)) {
    const first = toAct(state);
    firsts.add(first);
    const company = offered(state)[1] ?? '';
    const officer = state.draft.officers[state.draft.companies.indexOf(COMPANIES.findIndex((word) => company.endsWith(word)))];
    play(state, company);
    assert.equal(playerAt(state, first).officer, officer);
    assert.equal(refused(state, company), 'not-offered');
    assert.deepEqual([asks(state), toAct(state)], ['draft contract', first]);
    play(state, offered(state)[3] ?? '');
    assert.equal(toAct(state), (first + 1) % 4);
    finishDraft(state);
    const picked = [0, 1, 2, 3].map((i) => (first + i) % 4);
    assert.deepEqual(state.order, picked.toReversed());
    assert.equal(toAct(state), picked[3], 'the last to pick acts first');
    assert.ok(state.players.every((me) => me.held.length === 1 && me.company >= 0 && me.officer >= 0));
  }
  assert.ok(firsts.size > 1);
});

test('BAR-EXPERT-06 if Mahiri Sekibo is in play exactly three other officers can be copied', () => {
  for (const seats of [2, 3, 4]) {
    for (const state of starts(seats, EXPERT)) {
      finishDraft(state);
      const mahiri = OFFICERS.indexOf('mahiri-sekibo');
      const officers = state.players.map((me) => me.officer);
      if (!officers.includes(mahiri)) assert.deepEqual(state.copyable, []);
      else {
        assert.equal(new Set(state.copyable).size, 3);
        assert.ok(!state.copyable.includes(mahiri));
        for (const officer of officers) assert.ok(officer === mahiri || state.copyable.includes(officer));
      }
    }
  }
});

test('a drafted Anton Krylov brings his tile', () => {
  const anton = OFFICERS.indexOf('anton-krylov');
  const owners = starts(4, EXPERT).flatMap((state) => {
    finishDraft(state);
    return state.players;
  });
  for (const me of owners) assert.equal((me.tiles & (1 << 20)) !== 0, me.officer === anton);
  assert.ok(seedRandom('x').length === 4);
});

test('EX-11 companies first, then contracts, the same players in the same order', () => {
  const [state] = starts(4, { ...EXPERT, 'setup.expertDraft': 'twoPass' });
  assert.ok(state);
  const first = toAct(state);
  const seats: number[] = [];
  const tasks: string[] = [];
  while (asks(state).startsWith('draft')) {
    seats.push(toAct(state));
    tasks.push(asks(state));
    play(state, offered(state)[0] ?? '');
  }
  // The last of each pass takes what is left without being asked.
  const three = [0, 1, 2].map((i) => (first + i) % 4);
  assert.deepEqual(seats, [...three, ...three]);
  assert.deepEqual(tasks, [...three.map(() => 'draft company'), ...three.map(() => 'draft contract')]);
  assert.deepEqual(
    state.order,
    [0, 1, 2, 3].map((i) => (first + 3 - i) % 4),
  );
});
