import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../components/decks/index.ts';
import type { UnderwaterTask } from '../../rules/state.ts';
import { AT_LEAST, type Case, cases, changes, type Delta, difference, withPlayer } from './using.ts';

type Expected = Delta | ((board: Case) => Delta);

const PHASE: readonly UnderwaterTask[] = [
  { task: 'produce', seat: 0, swaps: [], asked: [] },
  { task: 'feed', seat: 0 },
];

/** What every production card adds to a Production phase with enough kelp for everybody. */
const PRODUCTIONS: Readonly<Record<number, Expected>> = {
  15: { biomatter: 1 },
  16: { science: 1, credits: 1 },
  17: ({ buildings: { farm } }) => ({ kelp: Math.floor(farm / 2) }),
  41: { science: 1 },
  42: ({ symbiotic }) => ({ kelp: 1, points: symbiotic > 0 ? 1 : 0 }),
  43: ({ buildings: { laboratory } }) => ({ kelp: Math.floor(laboratory / 3), credits: 1 }),
  63: { credits: 1 },
  64: ({ buildings: { laboratory } }): Delta => (laboratory > 0 ? { science: -1, steelplast: 1, kelp: 1 } : {}),
  65: { kelp: 1 },
  81: { points: 2 },
  82: ({ symbiotic }) => ({ kelp: 1, points: symbiotic }),
  83: { biomatter: 1, steelplast: 1 },
  100: ({ cities }) => ({ kelp: Math.floor(cities / 2) }),
  // UWC-GLOSS-12: only what Production yields can become points.
  101: ({ upgraded: { desalination } }): Delta => (desalination > 0 ? { biomatter: -1, points: 3 } : {}),
  102: { points: 1, credits: 1 },
  119: ({ buildings: { desalination } }) => ({ credits: desalination >= 3 ? 2 : 1 }),
  120: ({ buildings: { farm } }): Delta => (farm > 0 ? { kelp: -1, steelplast: 1, credits: 1 } : {}),
  // One city less eats 1 kelp less.
  121: { kelp: 1 },
  137: { points: 4 },
  156: ({ cities }) => ({ points: Math.floor(cities / 2) }),
  175: { points: 2 },
  197: { points: 1, biomatter: 1 },
  200: ({ cities }) => ({ points: Math.floor(cities / 2), credits: 1 }),
  204: { credits: 2 },
};

/** The phase with some production cards; who has a choice swaps. */
function phase(board: Case, productions: readonly number[]): Delta {
  const found = changes(withPlayer(board, { productions }), PHASE);
  assert.ok(found);
  return found;
}

test('every production card is expected to yield something', () => {
  const productions = DECKS[0]?.cards.filter((card) => card.kind === 'production').map((card) => card.number);
  assert.deepEqual(Object.keys(PRODUCTIONS).map(Number), productions);
});

for (const [number, expected] of Object.entries(PRODUCTIONS)) {
  test(`production card ${number} adds what it says to Production, on generated boards`, () => {
    const boards = cases(`production ${number}`, 12);
    assert.ok(boards.length >= AT_LEAST);
    for (const board of boards) {
      const [without, withCard] = [phase(board, []), phase(board, [Number(number)])];
      const names = [...new Set([...Object.keys(without), ...Object.keys(withCard)])];
      const full = (delta: Delta): Delta => Object.fromEntries(names.map((name) => [name, delta[name] ?? 0]));
      const adds = typeof expected === 'function' ? expected(board) : expected;
      assert.deepEqual(
        difference(full(without), full(withCard)),
        difference({}, Object.fromEntries(Object.entries(adds).filter(([, n]) => n !== 0))),
      );
    }
  });
}
