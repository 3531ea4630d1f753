import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../components/decks/index.ts';
import type { Deed } from '../../components/effects.ts';
import { effectTask } from '../../rules/agenda/effect-tasks.ts';
import type { UnderwaterTask } from '../../rules/state.ts';
import { offeredOf, type PlayerSketch, play, playerAt, position, type Sketch } from '../position.ts';
import { AT_LEAST, type Case, cases, changes, type Delta, difference, type Likes, withPlayer } from './using.ts';

/** What happens in a turn, and what a claimed card adds to what it gives. */
interface Watched {
  readonly happens: Deed | readonly UnderwaterTask[];
  readonly adds: Delta | ((board: Case) => Delta | undefined);
  readonly likes?: Likes;
  /** A board of its own in the place of generated ones. */
  readonly board?: PlayerSketch;
  readonly played?: number;
}

const likes =
  (start: string): Likes =>
  (words) =>
    words.startsWith(start);
const perform: Deed = { do: 'performSlot', which: 'available', always: true };
const upgradeTwo: Deed = { do: 'upgrade', what: 'structure', count: 2, cost: 'usual' };
const build = (what: 'farm' | 'tunnel' | 'city' | 'laboratory' | 'desalination', count: number): Deed => ({
  do: 'build',
  what,
  count,
  cost: 'usual',
});
const goods = { credits: 12, kelp: 12, steelplast: 12, science: 12 };
const claim: readonly UnderwaterTask[] = [{ task: 'play', seat: 0, matched: true }];

/** Every permanent card by number, but the one that raises the hand limit. */
const WATCHED: Readonly<Record<number, Watched>> = {
  // UWC-GLOSS-10: of 2 credits off only 1 can be saved.
  11: { happens: build('tunnel', 1), adds: { credits: 1 } },
  12: { happens: upgradeTwo, adds: { credits: 1 } },
  13: { happens: build('city', 1), adds: { steelplast: 1 } },
  35: { happens: { do: 'advance', steps: 4 }, adds: ({ space }) => (space === 0 || space === 4 ? { credits: 1 } : {}) },
  36: { happens: build('desalination', 3), likes: likes('building desalination C33'), adds: { credits: 1 }, board: { board: '1', goods } },
  37: { happens: build('laboratory', 3), likes: likes('building laboratory C33'), adds: { credits: 1 }, board: { board: '1', goods } },
  38: { happens: build('tunnel', 3), adds: { points: 1, credits: 1 } },
  56: { happens: perform, likes: likes('perform always'), adds: { kelp: 1 } },
  // UWC-GLOSS-26: a third farm, for its usual cost.
  57: { happens: perform, likes: likes('perform p34-r1'), adds: { farm: 1, kelp: -1 } },
  58: { happens: { do: 'drawSpecial', count: 1 }, adds: { credits: 1 } },
  75: {
    happens: { do: 'upgrade', what: 'farm', count: 3, cost: 'usual' },
    adds: { points: 2, kelp: 1 },
    board: { board: '1', goods, buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm' } },
  },
  76: { happens: build('farm', 2), adds: { points: 1 } },
  77: { happens: { do: 'upgrade', what: 'tunnel', count: 2, cost: 'usual' }, adds: ({ plain }) => ({ points: Math.min(2, plain.tunnel) }) },
  94: { happens: perform, likes: likes('perform p34-r3'), adds: { points: 1 } },
  95: {
    happens: { do: 'upgrade', what: 'laboratory', count: 3, cost: 'usual' },
    adds: { points: 1, science: 1 },
    board: { board: '1', goods, buildings: { 'C33-a': 'laboratory', 'C33-b': 'laboratory', 'C33-c': 'laboratory' } },
  },
  96: { happens: build('tunnel', 1), likes: likes('tunnel C23-C33'), adds: { kelp: 1 }, board: { board: '1', goods, cities: ['C23'] } },
  // The site gives 1 kelp besides.
  113: { happens: build('farm', 1), likes: likes('building farm C32-a'), adds: { credits: 1 }, board: { board: '1', goods } },
  114: { happens: perform, likes: likes('perform p34-r3'), adds: { credits: 1 } },
  115: { happens: { do: 'advance', steps: 6 }, adds: ({ space }) => ({ points: space === 0 ? 2 : 7 - space }) },
  134: { happens: build('city', 1), adds: { points: 2 } },
  153: { happens: upgradeTwo, adds: { points: 1 } },
  172: { happens: perform, likes: likes('perform always'), adds: { points: 1 } },
  191: {
    happens: build('tunnel', 1),
    likes: likes('tunnel C13-MU'),
    adds: { credits: 2, points: 2 },
    board: { board: '1', goods, cities: ['C23', 'C13'], tunnels: ['C23-C33', 'C13-C23'] },
  },
  196: { happens: upgradeTwo, adds: { science: 1 } },
  201: { happens: { do: 'useAction', max: 1 }, adds: { credits: 1 } },
  205: { happens: claim, played: 63, adds: { cards: 1 } },
};

/** What the same happening gives with a card and without it. */
function addedBy(sketch: Sketch, me: PlayerSketch, card: number, { happens, likes: liked, played }: Watched): Delta | undefined {
  const tasks = 'do' in happens ? [effectTask(0, happens)] : happens;
  const of = (permanents: readonly number[]): Delta | undefined =>
    changes({ ...sketch, players: [{ ...me, permanents }] }, tasks, liked, (state) => {
      if (played !== undefined) playerAt(state).played = played;
    });
  const [without, withCard] = [of([]), of([card])];
  if (!without || !withCard) return undefined;
  const all = Object.fromEntries([...Object.keys(without), ...Object.keys(withCard)].map((name) => [name, withCard[name] ?? 0]));
  return difference(Object.fromEntries(Object.keys(all).map((name) => [name, without[name] ?? 0])), all);
}

/** How often a card showed what it should; throws where it did not. */
function shown(number: number, watched: Watched): number {
  let times = 0;
  for (const board of cases(`permanent ${number}`, 14)) {
    const adds = typeof watched.adds === 'function' ? watched.adds(board) : watched.adds;
    const me = withPlayer(board, watched.board ?? {}).players?.[0] ?? {};
    const found = addedBy(board.sketch, watched.board ?? me, number, watched);
    if (!found || !adds) continue;
    times += 1;
    assert.deepEqual(
      found,
      Object.fromEntries(Object.entries(adds).filter(([, n]) => n !== 0)),
      `card ${number}, board ${JSON.stringify(board.sketch)}`,
    );
  }
  return times;
}

test('every permanent card is expected to do something', () => {
  const permanents = DECKS[0]?.cards.filter((card) => card.kind === 'permanent').map((card) => card.number);
  assert.deepEqual(
    [14, 55, ...Object.keys(WATCHED).map(Number)].toSorted((a, b) => a - b),
    permanents,
  );
});

for (const [number, watched] of Object.entries(WATCHED)) {
  test(`permanent card ${number} adds what it says, on generated boards`, () => {
    assert.ok(shown(Number(number), watched) >= AT_LEAST, 'too few positions show it');
  });
}

test('permanent card 14 gives 1 steelplast for a coloured slot chosen with another colour, no more', () => {
  const steelplast = (slot: string, card: number, permanents: readonly number[]): number => {
    const state = position({ players: [{ hand: [card], permanents }] });
    play(state, `slot ${slot}`, `card ${card} after`);
    return playerAt(state).goods[2] ?? 0;
  };
  // Card 46 is yellow, card 23 red; slot p34-r3 gives 2 steelplast, p34-y1 gives 1.
  assert.deepEqual([steelplast('p34-r3', 46, []), steelplast('p34-r3', 46, [14])], [2, 3]);
  assert.deepEqual([steelplast('p34-y1', 46, []), steelplast('p34-y1', 46, [14])], [1, 1]);
  assert.deepEqual([steelplast('always', 46, []), steelplast('always', 46, [14])], [0, 0]);
});

test('permanent card 55 lets one keep four cards', () => {
  for (const [permanents, discards] of [
    [[], 2],
    [[55], 1],
  ] as const) {
    const state = position({ players: [{ hand: [3, 4, 23, 24, 46], permanents }], agenda: [{ task: 'discard', seat: 0 }] });
    let asked = 0;
    for (let answers = offeredOf(state, 'discard'); answers.length > 0 && asked < 5; answers = offeredOf(state, 'discard')) {
      asked += 1;
      const [first] = answers;
      assert.ok(first);
      if (asked === discards) break;
      play(state, first);
    }
    assert.equal(asked, discards);
  }
});
