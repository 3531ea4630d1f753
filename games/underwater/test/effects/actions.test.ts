import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../components/decks/index.ts';
import { effectTask } from '../../rules/agenda/effect-tasks.ts';
import { AT_LEAST, type Case, cases, changes, type Delta, plus, steps, withPlayer } from './using.ts';

/** What the user of an action card sees; undefined: the card cannot be used in this position. */
type Expected = Delta | ((board: Case) => Delta | undefined);

const farm = { kelp: -1, farm: 1 };
const advancing =
  (n: number, more: Delta) =>
  ({ space }: Case): Delta =>
    plus(steps(space, n), more);

/** Every action card by number; of several alternatives the first is used. */
const ACTIONS: Readonly<Record<number, Expected>> = {
  0: { credits: 1 },
  18: { steelplast: -1, tunnel: 1 },
  19: advancing(1, farm),
  20: { steelplast: 2 },
  21: { upgraded: 1 },
  33: { kelp: 1, credits: 1 },
  34: plus(farm, { cards: 1 }),
  39: advancing(1, { cards: 1 }),
  40: { credits: -1, science: 1, kelp: 1 },
  59: { kelp: 1 },
  60: { cards: 2 },
  61: { credits: -1, steelplast: 1, kelp: 1 },
  62: { credits: -1, desalination: 1 },
  78: { farm: 1 },
  79: { biomatter: 1, credits: 1 },
  80: advancing(2, { points: 1 }),
  97: { science: 1, cards: 1 },
  98: { kelp: -1, credits: 3 },
  99: plus(farm, { cards: 1 }),
  116: { credits: 1, cards: 1 },
  117: { kelp: -1, upgraded: 1 },
  118: ({ plain }) => (plain.desalination > 0 ? { credits: -1, upgraded: 1 } : undefined),
  135: { points: 3 },
  136: { farm: 1, credits: 1 },
  154: { points: 2 },
  155: { farm: 1, points: 1 },
  173: { credits: 1, kelp: 1 },
  174: { points: 1, credits: 1 },
  195: { credits: -1, tunnel: 1 },
  199: { steelplast: 1, kelp: 1, credits: 1 },
  203: advancing(1, { cards: 2 }),
};

const USE = effectTask(0, { do: 'useAction', max: 1 });

/** How often a card showed what it should; throws where it did not. */
function shown(number: number, expected: Expected): number {
  let times = 0;
  for (const board of cases(`action ${number}`, 14)) {
    const gives = typeof expected === 'function' ? expected(board) : expected;
    const found = changes(withPlayer(board, { ready: [number] }), [USE]);
    if (!found) continue;
    times += 1;
    assert.deepEqual(found, gives ? plus(gives, { used: 1 }) : {}, `card ${number}, board ${JSON.stringify(board.sketch)}`);
  }
  return times;
}

test('every action card is expected to do something', () => {
  const actions = DECKS[0]?.cards.filter((card) => card.kind === 'action').map((card) => card.number);
  assert.deepEqual(Object.keys(ACTIONS).map(Number), actions);
});

for (const [number, expected] of Object.entries(ACTIONS)) {
  test(`action card ${number} does what it says on generated boards, and is turned`, () => {
    assert.ok(shown(Number(number), expected) >= AT_LEAST, 'too few positions show it');
  });
}

test('UWC-CARD-15 the Personal Assistant gives 1 steelplast or 1 credit', () => {
  const [board] = cases('assistant', 1);
  assert.ok(board);
  for (const resource of ['credits', 'steelplast']) {
    const likes = (words: string): boolean => words === `gain ${resource}`;
    assert.deepEqual(changes(withPlayer(board, { ready: [0] }), [USE], likes), { [resource]: 1, used: 1 });
  }
});
