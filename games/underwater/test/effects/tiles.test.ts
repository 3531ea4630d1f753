import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../components/decks/index.ts';
import { type Contract, METROPOLISES, type Metropolis } from '../../components/words.ts';
import { effectTask } from '../../rules/agenda/effect-tasks.ts';
import type { UnderwaterTask } from '../../rules/state.ts';
import type { PlayerSketch } from '../position.ts';
import { cases, changes, type Delta, difference, plus, steps, withPlayer } from './using.ts';

/** What a blue metropolis gives when it is connected, for a marker below the track, and in each Production. */
const BLUE: Readonly<Partial<Record<Metropolis, readonly [instant: Delta, production: Delta]>>> = {
  'blue-1': [{ kelp: 1 }, { points: 2 }],
  'blue-2': [{ credits: 1 }, { credits: 2 }],
  'blue-3': [{ steelplast: 1 }, { science: 1, points: 1 }],
  'blue-4': [{ cards: 2 }, { biomatter: 1 }],
  'blue-5': [steps(3, 1), { kelp: 1, points: 1 }],
  'blue-6': [{ biomatter: 1 }, { steelplast: 1, credits: 1 }],
  'blue-7': [{ points: 4 }, {}],
  'blue-8': [{ credits: 3, science: 1, cards: 1 }, {}],
  'blue-9': [{ biomatter: 2, kelp: 1 }, {}],
  'blue-10': [{ upgraded: 2 }, {}],
  'blue-11': [plus(steps(3, 2), { points: 2 }), {}],
};
const goods = { credits: 5, kelp: 9, steelplast: 5, science: 5 };
/** One tunnel short of the upper right metropolis. */
const short: PlayerSketch = { board: '1', goods, cities: ['C23', 'C13'], tunnels: ['C23-C33', 'C13-C23'] };
const tunnel = effectTask(0, { do: 'build', what: 'tunnel', count: 1, cost: 'free' });
const toUpperRight = (words: string): boolean => words === 'tunnel C13-MU';
const produce: readonly UnderwaterTask[] = [{ task: 'produce', seat: 0, swaps: [], asked: [] }];

const isMetropolis = (word: string): word is Metropolis => METROPOLISES.some((tile) => tile === word);

test('every blue metropolis is expected to do something', () => {
  const blue = DECKS[0]?.metropolises.filter((tile) => tile.colour === 'blue').map((tile) => tile.id);
  assert.deepEqual(Object.keys(BLUE), blue);
});

for (const tile of Object.keys(BLUE).filter(isMetropolis)) {
  const [instant, production] = BLUE[tile] ?? [{}, {}];

  test(`metropolis ${tile} does what it says when the tunnel that connects it is built`, () => {
    const me = { ...short, metropolises: ['brown-1', tile, 'blue-7'] } as const;
    // All tunnel sites but the one to the metropolis stand, so that it is built.
    assert.deepEqual(changes({ players: [me], federation: [3] }, [tunnel], toUpperRight), plus({ tunnel: 1 }, instant));
  });

  test(`metropolis ${tile} yields what it says in Production once connected, on generated boards`, () => {
    for (const board of cases(`tile ${tile}`, 8)) {
      const of = (metropolis: Metropolis): Delta => {
        const gained: readonly Metropolis[] = [metropolis];
        return changes(withPlayer(board, { gained, metropolises: ['brown-1', 'blue-7', 'blue-8'] }), produce) ?? {};
      };
      // Blue-9 yields nothing.
      const [without, withTile] = [of('blue-9'), of(tile)];
      const names = [...new Set([...Object.keys(without), ...Object.keys(withTile)])];
      const full = (delta: Delta): Delta => Object.fromEntries(names.map((name) => [name, delta[name] ?? 0]));
      assert.deepEqual(difference(full(without), full(withTile)), production);
    }
  });
}

/** A board one step short of a contract, the step, and what it and the contract give together. */
interface Step {
  readonly me: PlayerSketch;
  readonly happens: UnderwaterTask;
  readonly likes?: (words: string) => boolean;
  readonly gives: Delta;
  readonly reward: Delta;
}

const free = (what: 'farm' | 'city' | 'symbioticCity' | 'tunnel' | 'desalination' | 'laboratory'): UnderwaterTask =>
  effectTask(0, { do: 'build', what, count: 1, cost: 'free' });
const upgrade = (what: 'tunnel' | 'laboratory'): UnderwaterTask => effectTask(0, { do: 'upgrade', what, count: 1, cost: 'free' });
const at = (words: string) => (answer: string) => answer === words;

const CONTRACTS: Readonly<Record<Contract, Step>> = {
  'contract-1': {
    me: { board: '1', cities: ['C23', 'C13', 'C12'], tunnels: ['C23-C33', 'C13-C23', 'C12-C13', 'C32-C33'] },
    happens: free('city'),
    likes: at('city nonsymbiotic C32'),
    gives: { nonsymbiotic: 1 },
    reward: { points: 4, cards: 1 },
  },
  'contract-2': {
    me: { board: '1', cities: ['C23*', 'C13*'], tunnels: ['C23-C33', 'C13-C23', 'C32-C33'] },
    happens: free('symbioticCity'),
    likes: at('city symbiotic C32'),
    gives: { symbiotic: 1 },
    reward: { points: 4, biomatter: 1 },
  },
  'contract-3': {
    me: { board: '1', cities: ['C23', 'C13'], tunnels: ['C23-C33+', 'C13-C23+', 'C12-C13+', 'C32-C33'] },
    happens: upgrade('tunnel'),
    gives: { upgraded: 1 },
    reward: { points: 3, credits: 2 },
  },
  'contract-4': {
    me: { board: '1', cities: ['C23', 'C13'], tunnels: ['C23-C33', 'C13-C23'], metropolises: ['brown-1', 'blue-7', 'blue-8'], gained: ['blue-9'] },
    happens: free('tunnel'),
    likes: toUpperRight,
    gives: { tunnel: 1, points: 4 },
    reward: { points: 3, science: 1 },
  },
  'contract-5': {
    me: {
      board: '1',
      cities: ['C23', 'C13'],
      tunnels: ['C23-C33', 'C13-C23'],
      buildings: {
        'C33-a': 'farm',
        'C33-b': 'desalination',
        'C33-c': 'laboratory',
        'C23-a': 'farm',
        'C23-b': 'desalination',
        'C23-c': 'laboratory+',
        'C13-b': 'farm',
        'C13-c': 'desalination+',
      },
    },
    happens: free('laboratory'),
    likes: at('building laboratory C13-a'),
    gives: { laboratory: 1 },
    reward: { points: 5 },
  },
  'contract-6': {
    me: { board: '1', cities: ['C23'], tunnels: ['C23-C33'], buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm+', 'C23-a': 'farm' } },
    happens: free('farm'),
    likes: at('building farm C23-c'),
    gives: { farm: 1 },
    reward: { points: 2, kelp: 2 },
  },
  'contract-7': {
    me: {
      board: '1',
      cities: ['C23'],
      tunnels: ['C23-C33'],
      buildings: { 'C33-a': 'desalination+', 'C33-b': 'desalination+', 'C33-c': 'laboratory+', 'C23-a': 'laboratory' },
    },
    happens: upgrade('laboratory'),
    gives: { upgraded: 1 },
    reward: { points: 4, steelplast: 1 },
  },
  'contract-8': {
    me: {
      board: '1',
      cities: ['C23', 'C13'],
      tunnels: ['C23-C33+', 'C13-C23', 'C22-C23', 'C32-C33', 'C12-C13'],
      buildings: { 'C33-a': 'farm+', 'C33-b': 'desalination+', 'C33-c': 'laboratory+' },
    },
    happens: free('tunnel'),
    // The metropolis is Festival port: 4 points.
    likes: toUpperRight,
    gives: { tunnel: 1, points: 4 },
    // A step from space 4 leads to space 3.
    reward: { points: 3, credits: 1 },
  },
};

const isContract = (word: string): word is Contract => Object.hasOwn(CONTRACTS, word);

for (const contract of Object.keys(CONTRACTS).filter(isContract)) {
  test(`UWC-VAR-02 ${contract} is taken at the step that meets its needs, with its reward, and not without it`, () => {
    const { me, happens, likes, gives, reward } = CONTRACTS[contract];
    const player = { ...me, goods, metropolises: me.metropolises ?? (['brown-1', 'blue-7', 'blue-8'] as const) };
    const of = (contracts: readonly Contract[]): Delta | undefined => changes({ players: [player], federation: [4], contracts }, [happens], likes);
    assert.deepEqual(of([]), gives);
    assert.deepEqual(of([contract]), plus(gives, reward));
  });

  test(`UWC-VAR-02 ${contract} is not taken by a step that leaves a need unmet`, () => {
    const advance = effectTask(0, { do: 'build', what: 'farm', count: 1, cost: 'free' });
    const found = changes({ players: [{ board: '1', goods }], contracts: [contract] }, [advance]);
    assert.deepEqual(found, { farm: 1 });
  });
}
