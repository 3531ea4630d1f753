import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Memory, type Offered, openDoor } from '@madang/bots/research';
import { type Expertise, type Game, type Moves, moveSpace, type Observation, rankByPoints, type State } from '@madang/kernel';
import { actionsOf } from '../research/action-space.ts';
import { type Bids, type BidsMove, bids, bidsExpertise } from './toys/bids.ts';
import { nim, nimExpertise } from './toys/nim.ts';

/** The cards that a seat sees, its own and those of others. */
const observation: Observation<Bids> = {
  seat: {
    names: ['card'],
    write({ view, seat }, out, at) {
      out[at] = (view.cards[seat] ?? 0) / 10;
    },
  },
  table: { names: [], write: () => undefined },
};
const seeing: Expertise<Bids, BidsMove> = { ...bidsExpertise, observation };

const GAMES: readonly Offered[] = [
  { game: nim, expertise: nimExpertise, describe: (view) => [`over: ${view.over}`] },
  { game: bids, expertise: seeing },
];

const NIM = { game: 'nim', seats: 2, options: { pile: '6' } } as const;
const [ONE, TWO, THREE] = nim.moves.table.map(({ id }) => id);

/** Memory that a test can look at. */
function newMemory(bytes: number) {
  const store = new Uint8Array(bytes);
  const memory: Memory = {
    read: (into, at) => into.set(store.subarray(at, at + into.length)),
    write: (from, at) => store.set(from, at),
  };
  return { store, memory };
}

/** Asks a door, which may share that memory. */
function newAsker(memory?: Memory) {
  const door = openDoor(GAMES, () => memory);
  return (request: unknown) => JSON.parse(door.answer(JSON.stringify(request)));
}

const floats = (text: string): number[] => [...new Float32Array(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer)];

test('a single match is played to its end, and a copy goes its own way', () => {
  const ask = newAsker();
  const { match, seat, offered } = ask({ ask: 'match', ...NIM });
  assert.deepEqual([match, seat, offered], [0, 0, [ONE, TWO, THREE]]);
  const copy = ask({ ask: 'copy', match }).match;
  assert.equal(ask({ ask: 'act', match, action: THREE }).seat, 1);
  assert.equal(ask({ ask: 'act', match: copy, action: ONE }).seat, 1);
  const end = ask({ ask: 'act', match, action: THREE });
  assert.deepEqual([end.seat, end.over, end.rewards, end.points], [null, true, [0, 1], [0, 1]]);
  assert.deepEqual(ask({ ask: 'act', match: copy, action: THREE }).rewards, null);
  assert.deepEqual(ask({ ask: 'act', match: copy, action: 0 }).problem, { code: 'not-offered', details: { move: 0, offered: [ONE, TWO] } });
  assert.deepEqual(ask({ ask: 'describe', match, seat: null }), { text: ['over: true'] });
  ask({ ask: 'forget', match });
  assert.equal(ask({ ask: 'act', match, action: ONE }).problem.code, 'no-match');
});

test('an observation begins with the seat that looks and tells what its view shows', () => {
  const ask = newAsker();
  const { match, names } = ask({ ask: 'match', game: 'bids', seats: 3 });
  assert.deepEqual(names.slice(0, 3), ['me: card', 'next 1: card', 'next 2: card']);
  for (const seat of [0, 1, 2]) {
    const seen = floats(ask({ ask: 'observe', match, seat }).observation);
    const { cards } = ask({ ask: 'view', match, seat }).view;
    assert.ok((seen[0] ?? 0) > 0);
    assert.deepEqual(
      seen.slice(0, 3).map((number) => Math.round(10 * number)),
      [cards[seat], cards[(seat + 1) % 3], cards[(seat + 2) % 3]],
    );
  }
});

test('a match is put into a world that a view allows: what that seat sees stays, what is hidden is drawn anew', () => {
  const ask = newAsker();
  const { match } = ask({ ask: 'match', game: 'bids', seats: 3 });
  const before = ask({ ask: 'view', match, seat: 0 }).view;
  const others = new Set<number>();
  for (let seed = 0; seed < 10; seed++) {
    const world = ask({ ask: 'copy', match }).match;
    assert.equal(ask({ ask: 'imagine', match: world, seat: 0, seed: `${seed}`, view: before }).seat, 0);
    assert.deepEqual(ask({ ask: 'view', match: world, seat: 0 }).view, before);
    others.add(ask({ ask: 'view', match: world, seat: 1 }).view.cards[1]);
  }
  assert.ok(others.size > 1);
  for (const view of [null, 7, {}, { ...before, random: 'x' }, { ...before, cards: 'none' }, { ...before, agenda: [1] }])
    assert.equal(ask({ ask: 'imagine', match, seat: 0, seed: '', view }).problem?.code, 'bad-view');
  assert.equal(ask({ ask: 'view', match, seat: 3 }).problem.code, 'wrong-seats');
});

test('a batch is told as arrays in memory; one that ends gives its place to the next', () => {
  const { store, memory } = newMemory(4096);
  const ask = newAsker(memory);
  const begun = ask({ ask: 'frames', ...NIM, matches: 2, file: 'any' });
  const sections = new Map<string, { readonly type: string; readonly at: number; readonly each: number }>();
  for (const section of begun.sections) sections.set(section.name, section);
  const read = (name: string): number[] => {
    const { type, at, each } = sections.get(name) ?? { type: 'int32', at: 0, each: 0 };
    const buffer = store.slice(at, at + 2 * each * 4).buffer;
    return [...(type === 'int32' ? new Int32Array(buffer) : new Float32Array(buffer))];
  };
  const step = (...actions: number[]) => {
    store.set(new Uint8Array(Int32Array.from(actions).buffer));
    return ask({ ask: 'step' });
  };
  assert.deepEqual(
    [read('seat'), read('count'), read('offered').slice(0, 6)],
    [
      [0, 0],
      [3, 3],
      [ONE, TWO, THREE, ONE, TWO, THREE],
    ],
  );
  assert.equal(step(THREE ?? 0, 0).problem.code, 'not-offered');
  assert.deepEqual(step(THREE ?? 0, -1), { ended: 0 });
  assert.deepEqual(
    [read('seat'), read('ended'), read('reward')],
    [
      [1, 0],
      [0, 0],
      [0, 0, 0, 0],
    ],
  );
  assert.deepEqual(step(THREE ?? 0, TWO ?? 0), { ended: 1 });
  assert.deepEqual(
    [read('seat'), read('ended'), read('reward')],
    [
      [0, 1],
      [1, 0],
      [0, 1, 0, 0],
    ],
  );
  assert.deepEqual([read('final').slice(0, 2), read('length')[0]], [[0, 1], 2]);
});

test('where players change seats a bot keeps its player, and rewards are told by player', () => {
  const { store, memory } = newMemory(4096);
  const ask = newAsker(memory);
  const { sections } = ask({ ask: 'frames', ...NIM, matches: 2, file: 'any', rotate: true, bots: { 1: 'random' } });
  const at = (name: string): number => sections.find((section: { readonly name: string }) => section.name === name).at;
  assert.deepEqual([...new Int32Array(store.slice(at('player'), at('player') + 8).buffer)], [0, 0]);
  assert.deepEqual([...new Int32Array(store.slice(at('seat'), at('seat') + 8).buffer)], [0, 1]);
});

test('no file is shared where the program may share none, and no step is taken before a batch', () => {
  const ask = newAsker();
  assert.deepEqual(ask({ ask: 'frames', ...NIM, matches: 2, file: 'any' }).problem, { code: 'no-file', details: { file: 'any' } });
  assert.equal(ask({ ask: 'step' }).problem.code, 'no-frames');
});

/** A game that only has a move space: two moves of a table, and a family of 4 × 3 × 5. */
type Fields = { readonly kind: 'wait' } | { readonly kind: 'go' } | { readonly kind: 'lay'; readonly n: number };
const space = moveSpace<Fields>(
  [{ kind: 'wait' }, { kind: 'go' }],
  [{ size: 60, digits: [4, 3, 5], make: (n) => ({ kind: 'lay', n }), pack: () => undefined }],
);
const spacious: Game<State, Moves<Fields>> = {
  name: 'spacious',
  version: '1',
  players: { min: 1, max: 1 },
  options: {},
  moves: space,
  rules: {},
  setup: (_options, _seats, random) => ({ agenda: [], random, over: true }),
  redact: (state) => state,
  imagine: (view) => view,
  clone: (state) => state,
  standing: () => rankByPoints([0]),
};

test('a move of a large family is chosen digit by digit, and a digit without a choice is skipped', () => {
  const actions = actionsOf(spacious);
  const first = 17 + 2;
  assert.equal(actions.size, first + 4 + 3 + 5);
  const lay = (a: number, b: number, c: number) => space.made(0, (a * 3 + b) * 5 + c);
  const [wait] = space.table;
  assert.ok(wait);
  const open = { moves: [wait, lay(0, 1, 2), lay(2, 0, 1), lay(2, 2, 1), lay(2, 2, 4)], digits: [] };
  assert.deepEqual(actions.offered(open), [wait.id, first, first + 2]);
  assert.deepEqual(actions.narrow(open, wait.id)?.moves, [wait]);
  assert.deepEqual(actions.narrow(open, first)?.moves, [lay(0, 1, 2)]);
  assert.equal(actions.narrow(open, first + 1), undefined);
  const second = actions.narrow(open, first + 2);
  assert.ok(second);
  assert.deepEqual(actions.offered(second), [first + 4, first + 6]);
  const third = actions.narrow(second, first + 6);
  assert.ok(third);
  assert.deepEqual(actions.offered(third), [first + 7 + 1, first + 7 + 4]);
  assert.deepEqual(actions.narrow(third, first + 7 + 4)?.moves, [lay(2, 2, 4)]);
  const alike = { moves: [lay(1, 1, 0), lay(1, 1, 3)], digits: [] };
  const skipped = actions.narrow(alike, first + 1);
  assert.ok(skipped);
  assert.deepEqual(actions.offered(skipped), [first + 7, first + 7 + 3]);
});
